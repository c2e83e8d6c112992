@echo off
rem Double-click this file on Windows: it opens the site in your browser, to be edited.
cd /d "%~dp0"
where /q npm || (echo Node is missing. Install the version marked LTS from https://nodejs.org, then open this file again. & goto stop)
where /q git || (echo Git is missing. Install it from https://git-scm.com, then open this file again. & goto stop)
if not exist node_modules\.package-lock.json call npm ci || (echo The tools of this project could not be installed. Check your connection. & goto stop)
call npm run dev -- --open
:stop
pause
