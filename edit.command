#!/bin/sh
# Double-click this file on a Mac: it opens the site in your browser, to be edited. It works on Linux, too.
cd "$(dirname "$0")" || exit 1

stop() {
  echo "$1 Then open this file again. (Press Enter to close this window.)"
  read -r _
  exit 1
}

command -v npm >/dev/null || stop 'Node is missing. Install the version marked LTS from https://nodejs.org.'
git --version >/dev/null 2>&1 || stop 'Git is missing. Install it from https://git-scm.com.'
# npm writes this file last, and a new version of the project may need other packages.
[ node_modules/.package-lock.json -nt package-lock.json ] || npm ci || stop 'The tools of this project could not be installed. Check your connection.'
npm run dev -- --open || stop 'The site has stopped. If you did not stop it, correct what the lines above say.'
