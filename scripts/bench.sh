#!/usr/bin/env bash
# Installs what is missing, builds with optimisation and prints one table of ratios: Bloscope against
# bare codecs, memcpy, std::to_chars, Blosc 1.21 and itself with fewer threads (docs/performance.md).
#   scripts/bench.sh [OPTION...]        options of Google Benchmark: --benchmark_filter=CSV
#   scripts/bench.sh --window [WHAT]    what is seen while sliders are moved ("scrubbing") or a plane of
#                                       50 000 x 50 000 is zoomed ("zooming"), without a display
# Without a ../shared/bench, or $BLOSCOPE_BENCH_FILE, only files of its own making are measured.
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

install_packages build bench
say "Building the benchmarks"
if [[ "${1-}" == --window ]]; then
    build bench --target bloscope-bench-window
    build/bench/tests/bench/bloscope-bench-window "${@:2}"
else
    build bench --target bloscope-bench
    build/bench/tests/bench/bloscope-bench "$@"
fi
