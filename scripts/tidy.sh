#!/usr/bin/env bash
# Installs clang-tidy if it is missing and runs it as .clang-tidy says, with the build tree of the preset apart.
#   scripts/tidy.sh [--since COMMIT] [FILE...]
# Without FILE: the sources that changed since COMMIT (HEAD: what is not committed yet).
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

since=HEAD
if [ "${1:-}" = --since ]; then
    [ $# -ge 2 ] || fail "usage: scripts/tidy.sh [--since COMMIT] [FILE...]"
    since=$2
    shift 2
fi
files=()
for file in "$@"; do
    files+=("$(from_start "$file")")
done
[ ${#files[@]} -gt 0 ] || mapfile -t files < <(git diff --name-only --diff-filter=d "$since" -- '*.cpp')
if [ ${#files[@]} -eq 0 ]; then
    say "No source changed since $since"
    exit
fi

install_packages build clang bench tidy
configure apart 30
printf '%s\0' "${files[@]}" |
    xargs -0 -n 1 -P "$(getconf _NPROCESSORS_ONLN)" clang-tidy --quiet -p build/apart
