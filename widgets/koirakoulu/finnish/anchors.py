"""The addresses of rules: one place says where on the site a rule's paragraph stands."""


def anchor(rule: str) -> str:
    """The anchor of a rule's paragraph on its page: the rule's id itself."""
    return rule


def book_anchor(book: str, rule: str) -> str:
    """The anchor of the same rule on the page of one rule book."""
    return f"{book}-{anchor(rule)}"


def rule_link(rule: str, links: str = "") -> str:
    """The address of a rule's paragraph; ``links`` leads from the page to the rules page."""
    return f"{links}#{anchor(rule)}"


def rule_number(rule: str) -> str:
    """The number people read: "4.4" of ``K4.4``; the letter only tells games apart."""
    return rule.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
