"""The lines `avain: arvo` of a fence that is no widget."""

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from koirakoulu.finnish.ruled import RULED, Ruled
from koirakoulu.markdown_ext.problems import nearest_hint
from koirakoulu.views import WidgetError
from korttipelit.problems import quoted


class Setting(NamedTuple):
    """A value, and the line of the fence it stands on; 0 where it was left out."""

    line: int
    value: str

    @property
    def words(self) -> list[str]:
        """The value as a list."""
        return [word.strip() for word in self.value.split(",") if word.strip()]


LEFT_OUT = Setting(0, "")


def read_settings(source: str, known: Collection[str]) -> dict[str, Setting]:
    """The settings of a fence. Raises `WidgetError` for what is none of them."""
    found: dict[str, Setting] = {}
    for number, line in enumerate(source.split("\n"), start=1):
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not line.strip():
            continue
        if not colon or key not in known:
            hint = nearest_hint(key, known)
            raise WidgetError(number, f"there is no setting {quoted(key)}{hint}")
        if key in found:
            raise WidgetError(number, f"the setting {key} is given twice")
        found[key] = Setting(number, value)
    return found


def game_of(settings: Mapping[str, Setting], otherwise: str = "") -> Ruled:
    """The game a fence is about when it names none: that of its page, or the first of all."""
    setting = settings.get("peli", Setting(0, otherwise or next(iter(RULED))))
    known(setting, [setting.value], RULED, "game")
    return RULED[setting.value]


def known(setting: Setting, words: Iterable[str], choices: Collection[str], what: str) -> None:
    """Raises `WidgetError` for the first word that is none of these."""
    for word in words:
        if word not in choices:
            message = f"there is no {what} {quoted(word)}{nearest_hint(word, choices)}"
            raise WidgetError(setting.line, message)
