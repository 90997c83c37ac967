#!/usr/bin/env bash
# Installs what is missing, builds and runs every test.
#   scripts/test.sh [--preset dev|asan|tsan|fuzz|apart] [--corpus]
# dev: all tests; asan: all of them under AddressSanitizer and UndefinedBehaviorSanitizer; tsan: what
# several threads do at once, under ThreadSanitizer; fuzz: the fuzz targets over their seeds and past
# crashes (needs clang).
# apart: runs nothing; compiles every source and every header by itself, with clang.
# --corpus: only the files of the corpus, the broken ones among them, and what edits and saves files.
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

usage() {
    fail "usage: scripts/test.sh [--preset dev|asan|tsan|fuzz|apart] [--corpus]"
}

# What --corpus runs: classes of these programs.
programs=(corpus_tests malformed_tests edit_tests files_tests msgpack_tests)
chosen=(corpus corpus_edit corpus_python malformed
    edit_set file_attributes file_io frame_lock item_convert item_edit
    save_as save_conflicts save_faults save_file save_permissions temporary_file)

# What runs under ThreadSanitizer.
concurrent_programs=(base_tests bytes_tests array_tests statistics_tests worker_tests picture_tests)
concurrent=(worker_pool block_slabs spare_mappings block_cache slice_reader nd_read scrubbing read_ahead
    statistics slice_scan exact_statistics slice_percentiles find_cell scheduler
    plane_pyramid pyramid_picture pyramid_store shown_blocks tile_builder tile_reading tile_reduction
    plane_picture)

# one_of WORD...: them as a regular expression.
one_of() {
    local IFS='|'
    printf '(%s)' "$*"
}

preset=dev
targets=()
tests=()
while [ $# -gt 0 ]; do
    case $1 in
    --preset)
        preset=${2:-}
        shift 2 || usage
        ;;
    --corpus)
        targets=(--target "${programs[@]}")
        tests=(--tests-regex "^$(one_of "${chosen[@]}")(-.*)?$")
        shift
        ;;
    *) usage ;;
    esac
done

needs=(build)
case $preset in
dev) minutes=10 needs+=(check) ;;
asan) minutes=20 needs+=(check) ;;
tsan)
    minutes=8
    targets=(--target "${concurrent_programs[@]}")
    tests=(--tests-regex "^$(one_of "${concurrent[@]}")$")
    ;;
fuzz)
    minutes=5 needs+=(clang fuzz)
    targets=(--target fuzz-targets)
    tests=(--tests-regex '^fuzz_')
    ;;
apart) minutes=15 needs+=(clang bench) ;;
*) usage ;;
esac

install_packages "${needs[@]}"
say "Building the tests ($preset)"
build "$preset" "$minutes" "${targets[@]}"
if [ "$preset" = apart ]; then
    say "Every source and every header compiles by itself"
    exit
fi
say "Running the tests ($preset)"
ctest --preset "$preset" --parallel "$(getconf _NPROCESSORS_ONLN)" "${tests[@]}"
