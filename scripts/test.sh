#!/usr/bin/env bash
# Installs what is missing, builds and runs every test.
#   scripts/test.sh [--preset dev|asan|tsan|fuzz]
# dev: all tests; asan: all of them under AddressSanitizer and UndefinedBehaviorSanitizer; tsan: core
# under ThreadSanitizer; fuzz: the fuzz targets over their seeds and past crashes (needs clang).
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

usage() {
    fail "usage: scripts/test.sh [--preset dev|asan|tsan|fuzz]"
}

preset=dev
while [ $# -gt 0 ]; do
    case $1 in
    --preset)
        preset=${2:-}
        shift 2 || usage
        ;;
    *) usage ;;
    esac
done

needs=(build)
case $preset in
dev | asan | tsan) ;;
fuzz) needs+=(fuzz) ;;
*) usage ;;
esac

install_packages "${needs[@]}"
say "Building the tests ($preset)"
build "$preset"
say "Running the tests ($preset)"
ctest --preset "$preset" --parallel "$(getconf _NPROCESSORS_ONLN)"
