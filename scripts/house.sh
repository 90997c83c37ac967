#!/usr/bin/env bash
# Prints how large the house is and how it is cut: what should not grow without a reason.
#   scripts/house.sh [COMMIT]     of the checkout, or of a commit beside it
# Lines are all lines. A header with one user is included by one file besides its own source.
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

if [ $# -gt 0 ]; then
    other=$(mktemp -d)
    trap 'rm -rf "$other"' EXIT
    git archive "$1" | tar -x -C "$other"
    cd "$other"
fi

mapfile -t production < <(find app core ui -name '*.cpp' -o -name '*.h' | sort)
mapfile -t tests < <(find tests -name '*.cpp' -o -name '*.h' | sort)

row() {
    printf '%-42s %s\n' "$@"
}

lines_of() {
    cat "$@" | wc -l
}

short_files() {
    wc -l "${production[@]}" | awk '$2 != "total" && $1 < 40' | wc -l
}

# Each include of the project by production files as "header user", without the header's own source.
headers_with_one_user() {
    grep -Ho '^#include "[^"]*"' "${production[@]}" |
        sed 's/^\([^:]*\):#include "\(.*\)"/\2 \1/' |
        awk '{ own = $1; sub(/\.h$/, ".cpp", own); if (own != $2) users[$1]++ }
             END { for (header in users) if (users[header] == 1) count++; print count + 0 }'
}

folders() {
    find app core ui -mindepth 1 -maxdepth 1 -type d | wc -l
}

# The levels of includes in tests/rules: of core and of ui.
levels() {
    sed -n "/const Levels.* $1/,/^};\\?/p" tests/rules/levels.cpp tests/rules/tst_rules.cpp 2>/dev/null |
        grep -o '", *[0-9]*' | grep -o '[0-9]*' | sort -un | wc -l
}

files_with() {
    grep -lE "$1" "${@:2}" | wc -l
}

mapfile -t of_core < <(printf '%s\n' "${production[@]}" | grep '^core/')
mapfile -t of_ui < <(printf '%s\n' "${production[@]}" | grep '^ui/')
mapfile -t headers_of_ui < <(printf '%s\n' "${of_ui[@]}" | grep '\.h$')

row "production files" "${#production[@]}"
row "production lines" "$(lines_of "${production[@]}")"
row "lines of core" "$(lines_of "${of_core[@]}")"
row "lines of ui" "$(lines_of "${of_ui[@]}")"
row "test files" "${#tests[@]}"
row "test lines" "$(lines_of "${tests[@]}")"
row "files of fewer than 40 lines" "$(short_files)"
row "headers with one user" "$(headers_with_one_user)"
row "folders" "$(folders)"
row "levels of core, of ui" "$(levels coreLevels), $(levels uiLevels)"
row "headers with setPlane() or takePlane()" "$(files_with '(setPlane|takePlane)\(' "${headers_of_ui[@]}")"
row "files of core with a word of Qt" "$(files_with '#include <Q[A-Z]' "${of_core[@]}")"
doors='class (CellSource|ElementSource|ExportCells|SlicePieces|SliceScan|BlockWalk|SliceReader)\b.*\{'
row "doors for reading cells" "$(grep -hoE "$doors" "${production[@]}" | sort -u | wc -l)"
