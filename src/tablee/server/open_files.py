"""The limit on open files, which every connection counts against."""

import sys
from contextlib import suppress

MAX_FILES = 2**16
"""Files that the server asks for, connections among them."""

if sys.platform == "win32":  # pragma: no cover

    def raise_file_limit() -> None:
        """Do nothing: there is no such limit."""

else:
    import resource

    def raise_file_limit() -> None:
        """Allow as many open files as the system lets us have.

        Most systems begin with 1024, which one address alone could use up; nobody else would be
        let in then.
        """
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(OSError, ValueError):  # some systems allow less than they say
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
