"""The words on signs that only Koira needs."""

PHASES = {"collecting": "Keräysvaihe", "shedding": "Luopumisvaihe", "presidency": "Presidentti"}
GIVES = "antaa kortin"
NAPOLEON = "Napoleonin koira"

# Cards on their way from the table.
SHARED = "Kortit arvottiin"
CLEARED = "Muut passasivat"
PASSED = "passasi"
RETURNED = "Kortit palautettiin"


def won_by(name: str) -> str:
    """Why cards leave the table: "Tikin vei Eero"."""
    return f"Tikin vei {name}"
