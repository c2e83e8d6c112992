#!/bin/sh
# Starts a browser in a network namespace, and on another day if DAYS says so: Playwright starts this in its place.
exec ip netns exec "$NAMESPACE" ${DAYS:+faketime --exclude-monotonic -f "+${DAYS}d"} "$BROWSER" "$@"
