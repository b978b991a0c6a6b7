"""Finnish steps on a built site: `finnish.py improve SITE`, `finnish.py spelling SITE`.

The first makes the site's search find inflected words and links words of the game to the glossary.
scripts/dev.py runs them in the virtual environment; see scripts/finnishsite/. Exit status: 0 fine,
1 there are misspellings, 3 Voikko is not on this machine.
"""

import sys
from pathlib import Path

NO_VOIKKO = 3
GLOSSARY = "koira/sanasto/"


def main(step: str, site: Path) -> int:
    from finnishsite.words import NoVoikko, Words, read_own_words

    try:
        words = Words(read_own_words())
    except NoVoikko as problem:
        print(problem, file=sys.stderr)
        return NO_VOIKKO
    if step == "improve":
        from finnishsite.glossary import link_site
        from finnishsite.search import improve

        forms = improve(site / "search" / "search_index.json", words)
        links = link_site(site, GLOSSARY, words) if (site / GLOSSARY).is_dir() else 0
        print(f"{forms} forms, {links} links")
        return 0
    from finnishsite.spelling import check_site

    problems = check_site(site, words)
    print("\n".join(problems))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
