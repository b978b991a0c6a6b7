"""What a site gets when all its files are as they will be: a service worker, and response headers.

    python -m koirakoulu.publishing SITE

It comes after every step that changes files of the built site, because both hold hashes of them.
"""
