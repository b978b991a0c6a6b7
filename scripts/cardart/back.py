"""The card back: our own design, in plain shapes only.

Some browsers drop patterns, clips and gradients when a sprite is used from
another file, so the lattice is drawn line by line.
"""

GREEN = "#0d474d"
LINE = "#24706f"
CREAM = "#f4ead3"
EAR = "#d98e2b"

# The lattice fills this box, in diamonds; both counts are whole, so it ends in half diamonds.
HALF_WIDTH, HALF_HEIGHT = 98, 147
ACROSS, DOWN = 8, 12

# A dog's head about its own middle, 80 wide and 76 high.
_SKULL = (
    "M-25 -25C-14 -42 14 -42 25 -25C30 -10 27 8 21 20"
    "C16 31 9 38 0 38S-16 31 -21 20C-27 8 -30 -10 -25 -25Z"
)
_EAR = (
    "M-19 -32C-33 -39 -43 -26 -43 -7C-43 8 -38 19 -31 19"
    "C-23 19 -22 5 -21 -6C-20 -17 -16 -25 -19 -32Z"
)
_NOSE = "M0 27C-5 22 -10 18 -10 13C-10 8 -3 7 0 11C3 7 10 8 10 13C10 18 5 22 0 27Z"


def back() -> str:
    """Draw the back: a lattice, a medallion, a dog looking out of either end."""
    dog = _dog()
    return (
        f'<rect x="-108" y="-157" width="216" height="314" rx="8" fill="{GREEN}"/>'
        f'<path d="{_lattice()}" fill="none" stroke="{LINE}" stroke-width="1.6"/>'
        f'<path d="{_dots()}" fill="none" stroke="{CREAM}" stroke-width="3.4" '
        'stroke-linecap="round"/>'
        f'<rect x="-{HALF_WIDTH}" y="-{HALF_HEIGHT}" width="{2 * HALF_WIDTH}" '
        f'height="{2 * HALF_HEIGHT}" rx="3" fill="none" stroke="{CREAM}" stroke-width="2"/>'
        f'<ellipse rx="68" ry="112" fill="{GREEN}" stroke="{CREAM}" stroke-width="3"/>'
        f'<ellipse rx="62.5" ry="106.5" fill="none" stroke="{LINE}" stroke-width="1.6"/>'
        f'<path d="M-50 0H-9M9 0H50" stroke="{CREAM}" stroke-width="2" stroke-linecap="round"/>'
        f'<path d="M0 -6.5L5 0L0 6.5L-5 0Z" fill="{EAR}"/>'
        f"{dog}"
        f'<g transform="scale(-1)">{dog}</g>'
    )


def _dog() -> str:
    ears = f'<path d="{_EAR}"/><path d="{_EAR}" transform="scale(-1 1)"/>'
    return (
        '<g transform="translate(0 -52)">'
        f'<path d="{_SKULL}" fill="{CREAM}"/>'
        f'<g fill="{EAR}" stroke="{GREEN}" stroke-width="2.5">{ears}</g>'
        f'<path d="{_NOSE}" fill="{GREEN}"/>'
        f'<path d="M-11.5 -6V-5.9M11.5 -6V-5.9" stroke="{GREEN}" stroke-width="7.4" '
        'stroke-linecap="round"/>'
        "</g>"
    )


def _lattice() -> str:
    """Lines from border to border in both directions, through every half diamond."""
    step_x, step_y = 2 * HALF_WIDTH / ACROSS, 2 * HALF_HEIGHT / DOWN
    lines = []
    for start in range(-DOWN, ACROSS):
        # In diamonds from the top left corner: the line x - y = start.
        first, last = max(start, 0), min(start + DOWN, ACROSS)
        if first == last:
            continue
        ends = [(first, first - start), (last, last - start)]
        for mirror in (1, -1):
            (x1, y1), (x2, y2) = (
                (mirror * (column * step_x - HALF_WIDTH), row * step_y - HALF_HEIGHT)
                for column, row in ends
            )
            lines.append(f"M{x1:g} {y1:g}L{x2:g} {y2:g}")
    return "".join(lines)


def _dots() -> str:
    """A round dot in every other diamond, written as a line without length."""
    step_x, step_y = 2 * HALF_WIDTH / ACROSS, 2 * HALF_HEIGHT / DOWN
    return "".join(
        f"M{column * step_x - HALF_WIDTH:g} {row * step_y - HALF_HEIGHT:g}h0"
        for row in range(1, DOWN)
        for column in range(1, ACROSS)
        if (row + column) % 2 == 1
    )
