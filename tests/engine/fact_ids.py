"""Writes many fact ids in little room."""


def fact_ids(*groups: str) -> frozenset[str]:
    """`KOIRA-A 2.1 2.2` is KOIRA-A-2.1 and KOIRA-A-2.2."""
    found = []
    for group in groups:
        head, *numbers = group.split()
        found += (f"{head}-{number}" for number in numbers)
    return frozenset(found)
