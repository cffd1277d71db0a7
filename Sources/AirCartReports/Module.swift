// The module's first room is built in the next commits.
