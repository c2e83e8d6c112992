#!/bin/sh
# Starts a browser in a network namespace: Playwright starts this in its place.
exec ip netns exec "$NAMESPACE" "$BROWSER" "$@"
