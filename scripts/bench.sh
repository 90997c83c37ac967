#!/usr/bin/env bash
# Installs what is missing, builds with optimisation and prints one table of ratios: Bloscope against
# bare codecs, memcpy, std::to_chars, Blosc2 or Blosc 1.21 and itself with fewer threads (docs/performance.md).
#   scripts/bench.sh [OPTION...]        options of Google Benchmark: --benchmark_filter=CSV
#   scripts/bench.sh --window [WHAT]    what is seen while the program starts ("starting"), a window is used
#                                       ("handling"), sliders are moved ("scrubbing"), large planes are zoomed
#                                       ("zooming"), regions are dragged ("measuring") or a table is filtered and
#                                       sorted ("tables [TABLE]"), without a display
#   scripts/bench.sh --quick            a little of both, to see that they work
# Without a ../shared/bench, or $BLOSCOPE_BENCH_FILE, only files of its own making are measured.
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

table=build/release/tests/bench/bloscope-bench
window=build/release/tests/bench/bloscope-bench-window

install_packages build bench
say "Building the benchmarks"
case ${1-} in
--window)
    build bench 6 --target bloscope-bench-window
    "$window" "${@:2}"
    ;;
--quick)
    build bench 6 --target bloscope-bench bloscope-bench-window
    "$table" --benchmark_filter='^open'
    "$window" quick
    ;;
*)
    build bench 6 --target bloscope-bench
    "$table" "$@"
    ;;
esac
