"""What can be wrong with a built site."""


class PublishingError(Exception):
    """The site cannot be published as it is, or a tool for it is missing."""
