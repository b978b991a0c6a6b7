"""Play that goes in circles: nobody beats what is led, and everybody leads an ace."""

from playing import At, at

POSITION = """
    peli: {}
    valtti: ♣
    hyökkääjä: Aino
    kaatuneet: ♣2 ♣3
    Aino: ♥A ♥2
    Eero: ♦A ♦2
    Liisa: ♠A ♠2
"""


def next_line(table: At, led: list[str]) -> str:
    """What is done next; `led` are the aces as they were led, and the one led longest ago leads."""
    state, name = table.state, table.turn.split()[0]
    if state.stage == "opening" and not state.table:
        aces = [card for card in table.hand(name).split() if card.endswith("A")]
        ace = min(aces, key=lambda card: led.index(card) if card in led else -1)
        if ace in led:
            led.remove(ace)
        led.append(ace)
        return f"{name} {ace}"
    if name == table.names[state.defender]:
        return f"{name} nosta"
    return f"{name} riittää"


def circle(game: str, times: int) -> tuple[At, str]:
    """The table before the move by which its first position is there so often, and that move."""
    table, led = at(POSITION.format(game)), []
    while True:
        line = next_line(table, led)
        trial = At(table.game, table.names, table.state).play(line)
        here = trial.state.seen
        if trial.state.result is not None or (len(here) > 1 and here.count(here[-1]) >= times):
            return table, line
        table.play(line)
