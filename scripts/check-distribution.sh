#!/usr/bin/env bash
# Walks the README on a fresh system of another release: puts a clone of what is committed into it and runs there, one
# after the other, scripts/run.sh, scripts/test.sh, scripts/package.sh and scripts/check-package.sh. Prints how long
# each took. Ends with exit code 1 when one failed or a compiler warned.
#   scripts/check-distribution.sh SUITE [FOLDER]      # SUITE: bookworm, trixie, ...
# FOLDER (build/systems/SUITE when left out) becomes the system, of some 6 GB; its log is FOLDER.log. Needs root.
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
# shellcheck source=scripts/system.sh
source scripts/system.sh

[ $# -eq 1 ] || [ $# -eq 2 ] || fail "usage: scripts/check-distribution.sh SUITE [FOLDER]"
suite=$1
system=$(from_start "${2:-$PWD/build/systems/$suite}")
log=$system.log

# step NAME COMMAND...: in the new system, timed; all it prints goes to the log.
step() {
    local name=$1 begin=$SECONDS
    shift
    printf '\n===== %s\n' "$name" >>"$log"
    if inside "$system" "$@" >>"$log" 2>&1; then
        say "$(printf '%-28s %5d s' "$name" $((SECONDS - begin)))"
    else
        tail -n 30 "$log"
        fail "$name failed on $suite after $((SECONDS - begin)) s; all of it is in $log"
    fi
}

unset DISPLAY
make_system "$suite" "$system"
: >"$log"
git clone --quiet --no-hardlinks . "$system/bloscope"
say "On $(. "$system/etc/os-release" && printf %s "$PRETTY_NAME"), $(nproc) processors, $(git rev-parse --short HEAD):"
for script in run.sh test.sh package.sh check-package.sh; do
    step "scripts/$script" "/bloscope/scripts/$script"
done
warnings=$(grep -c 'warning:' "$log" || true)
say "$warnings warnings of compilers; the log is $log"
[ "$warnings" -eq 0 ]
