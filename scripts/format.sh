#!/usr/bin/env bash
# Installs clang-format if it is missing and formats the sources as .clang-format says.
#   scripts/format.sh [--check] [FILE...]
# --check: changes nothing, and fails where something would change.
# Without FILE: all sources of the project. Other versions than that of Debian 12 (14) format some lines differently.
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

options=(-i)
if [ "${1:-}" = --check ]; then
    options=(--dry-run -Werror)
    shift
fi
files=()
for file in "$@"; do
    files+=("$(from_start "$file")")
done
[ ${#files[@]} -gt 0 ] || mapfile -t files < <(git ls-files '*.h' '*.cpp')

install_packages format
printf '%s\0' "${files[@]}" | xargs -0 -n 200 clang-format "${options[@]}"
