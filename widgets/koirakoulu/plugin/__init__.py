"""The MkDocs plugin: what only a whole site can do.

The work on a page is the Markdown extension's. This tells it where on the site the page stands,
adds the browser bundle, and checks at the end that rules and links agree.
"""

from pathlib import Path
from urllib.parse import urlsplit

from mkdocs.config import config_options as c
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from koirakoulu.bundle import BundleError, Manifest, build_bundle
from koirakoulu.finnish.ruled import RULED
from koirakoulu.markdown_ext import PageError
from koirakoulu.plugin.addresses import first_line, game_of, page_address, rules_address
from koirakoulu.plugin.aside import Aside
from koirakoulu.plugin.assets import ASSETS, with_assets
from koirakoulu.plugin.questions import structured_data
from koirakoulu.plugin.rule_links import RuleLinks

__all__ = ["KoirakouluPlugin"]

EXTENSION = "koirakoulu"


class KoirakouluConfig(Config):  # type: ignore[no-untyped-call]
    """The plugin's settings."""

    rules_pages = c.Type(dict, default={})
    """For each game the page that holds its rule paragraphs."""
    faq_pages = c.Type(list, default=[])
    """Pages of questions and answers: search engines are told of each."""
    bundle = c.Type(bool, default=True)
    """Whether the site gets what makes widgets alive in a browser."""
    offline = c.Type(bool, default=False)
    """Whether the site is to be read without a network, and from a disk.

    Its pages look for a service worker, which `python -m koirakoulu.publishing` makes.
    """


class KoirakouluPlugin(BasePlugin[KoirakouluConfig]):  # type: ignore[no-untyped-call]
    """See the module."""

    def __init__(self) -> None:
        super().__init__()
        self.manifest: Manifest | None = None
        self.rule_links = RuleLinks()
        self.aside = Aside()
        self.questions: dict[str, str] = {}

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Refuses settings under which pages would be printed as they are."""
        if EXTENSION not in config.markdown_extensions:
            raise PluginError(f"the plugin needs the extension: markdown_extensions: [{EXTENSION}]")
        for game in self.config.rules_pages:
            if game not in RULED:
                raise PluginError(f"rules_pages: there is no game {game}")
        return config

    def on_files(self, files: Files, config: MkDocsConfig) -> Files:
        """Builds the bundle: its names carry hashes of what is in it, and pages need the names."""
        self.rule_links = RuleLinks()
        for game, page in self.config.rules_pages.items():
            if files.get_file_from_path(page) is None:
                raise PluginError(f"rules_pages: the page {page} of {game} does not exist")
        for page in self.config.faq_pages:
            if files.get_file_from_path(page) is None:
                raise PluginError(f"faq_pages: the page {page} does not exist")
        if self.config.bundle:
            try:
                self.manifest = build_bundle(Path(config.site_dir) / ASSETS)
            except BundleError as problem:
                raise PluginError(str(problem)) from problem
        return files

    def on_page_markdown(
        self, markdown: str, page: Page, config: MkDocsConfig, files: Files
    ) -> str:
        """Tells the extension which page it is at."""
        pages = self.config.rules_pages
        game = game_of(pages, page.file)
        rules = {
            known: {
                "links": rules_address(files.src_uris[uri], page.file),
                "page": uri,
                "file": files.src_uris[uri].abs_src_path or "",
            }
            for known, uri in pages.items()
        }
        own = rules.pop(game, {"links": "", "page": "", "file": ""})
        config.mdx_configs[EXTENSION] = {
            **config.mdx_configs.get(EXTENSION, {}),
            "page": page.file.src_uri,
            "first_line": first_line(page.file.content_string, markdown),
            "game": game,
            "links": own["links"],
            "rules_page": own["page"],
            "rules_file": own["file"],
            "other_rules": rules,
            "assets": page_address(page.file, self._pictures()),
        }
        return markdown

    def on_page_content(self, html: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG002
        """Takes the questions of a page of questions, and puts widgets aside."""
        if page.file.src_uri in self.config.faq_pages:
            self.questions[page.file.src_uri] = structured_data(html)
            if not self.questions[page.file.src_uri]:
                raise PluginError(f"faq_pages: {page.file.src_uri} has no heading “## …?”")
        return self.aside.take(html, page.file.src_uri)

    def on_post_page(self, output: str, page: Page, config: MkDocsConfig) -> str:
        """Adds script and style to pages that have a use for them."""
        output = self.aside.put_back(output, page.file.src_uri)
        self.rule_links.read(output, page.file.src_uri, page.url)
        if language := page.meta.get("lang"):
            output = output.replace('<html lang="fi"', f'<html lang="{language}"', 1)
        if data := self.questions.get(page.file.src_uri):
            output = output.replace("</head>", f"{data}\n</head>", 1)
        if self.manifest is None:
            return output
        base = page_address(page.file, f"{ASSETS}/")
        return with_assets(
            output,
            base,
            self.manifest,
            everywhere=_instant(config),
            offline=self.config.offline,
        )

    def on_post_template(self, output: str, template_name: str, config: MkDocsConfig) -> str:
        """The same for the 404 page, which is shown at any depth and so needs whole addresses."""
        if self.manifest is None or template_name != "404.html":
            return output
        base = urlsplit(config.site_url or "/").path.rstrip("/")
        return with_assets(output, f"{base}/{ASSETS}/", self.manifest, offline=self.config.offline)

    def on_post_build(self, config: MkDocsConfig) -> None:  # noqa: ARG002
        """Every rule has its paragraph and every link its rule, or there is no site."""
        if problems := self.rule_links.problems(self.config.rules_pages):
            raise PluginError("\n".join(problems))

    def on_build_error(self, error: Exception) -> None:
        """A bad page ends the build with its message, not with a traceback."""
        if isinstance(error, PageError):
            raise PluginError(str(error)) from None

    def _pictures(self) -> str:
        return f"{ASSETS}/{self.manifest.browser}/" if self.manifest is not None else ""


def _instant(config: MkDocsConfig) -> bool:
    """Whether Material brings pages into the one that is open."""
    return "navigation.instant" in config.theme.get("features", [])
