#!/usr/bin/env bash
# Installs what is missing, builds and runs every test.
#   scripts/test.sh [--preset dev|asan|tsan|fuzz] [--corpus]
#   scripts/test.sh --preset apart [--since COMMIT]
# dev: all tests; asan: all of them under AddressSanitizer and UndefinedBehaviorSanitizer; tsan: what several threads do at
# once, under ThreadSanitizer; fuzz: the fuzz targets over their seeds and past crashes, under the sanitizers of asan (needs
# clang).
# --corpus: the files of the corpus, the broken ones among them, and what edits and saves files; all else is left out but
# the fuzz targets.
# apart: runs nothing; compiles every source and every header by itself, with clang.
# --since: only the files that changed since that commit.
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

usage() {
    fail "usage: scripts/test.sh [--preset dev|asan|tsan|fuzz] [--corpus] | --preset apart [--since COMMIT]"
}

# What --corpus runs: classes of these programs.
corpus_programs=(corpus_tests malformed_tests edit_tests saving_tests frame_writing_tests system_tests files_tests
    msgpack_tests)
corpus_classes=(corpus corpus_edit corpus_python malformed
    edit_set file_attributes file_io frame_lock item_convert item_edit
    save_as save_conflicts save_faults save_file save_permissions temporary_file)

# What runs under ThreadSanitizer.
concurrent_programs=(base_tests bytes_tests array_tests scan_tests find_tests statistics_tests plane_tests query_tests worker_tests
    picture_tests)
concurrent_classes=(worker_pool block_slabs spare_mappings block_cache slice_reader nd_read scrubbing read_ahead
    statistics slice_scan exact_statistics slice_percentiles find_cell scheduler
    plane_pyramid pyramid_reading pyramid_store shown_blocks tile_builder tile_reading tile_reduction
    plane_picture
    full_index index_pruning query_rows random_conditions row_plots row_sort)

# one_of WORD...: them as a regular expression.
one_of() {
    local IFS='|'
    printf '(%s)' "$*"
}

# changed_since COMMIT: what to build of the files that changed since, in ninja's words: with ^ a file stands for what is
# made of it. For a header without a source, tests/headers has made one. Sources for other systems are left out.
changed_since() {
    local file source
    git diff --name-only --diff-filter=d "$1" -- '*.cpp' '*.h' | while read -r file; do
        source=${file%.*}.cpp
        [ -f "$source" ] || source=build/apart/tests/headers/$source
        if grep -qF "\"$PWD/$source\"" build/apart/compile_commands.json; then
            printf '%s^\n' "$PWD/$source"
        fi
    done | sort -u
}

preset=dev
since=
programs=()
classes=()
while [ $# -gt 0 ]; do
    case $1 in
    --preset | --since)
        [ $# -ge 2 ] || usage
        declare "${1#--}=$2"
        shift 2
        ;;
    --corpus)
        programs+=("${corpus_programs[@]}")
        classes+=("${corpus_classes[@]}")
        shift
        ;;
    *) usage ;;
    esac
done
[ -z "$since" ] || [ "$preset" = apart ] || usage
[ ${#programs[@]} -eq 0 ] || [ "$preset" != apart ] || usage

needs=(build)
case $preset in
dev) minutes=14 needs+=(check) ;;
asan) minutes=20 needs+=(check) ;;
tsan)
    minutes=8
    programs=("${concurrent_programs[@]}")
    classes=("${concurrent_classes[@]}")
    ;;
fuzz)
    minutes=9 needs+=(clang fuzz)
    programs+=(fuzz-targets)
    classes+=('fuzz_.*')
    ;;
apart) minutes=30 needs+=(clang bench) ;;
*) usage ;;
esac

install_packages "${needs[@]}"
if [ -n "$since" ]; then
    git rev-parse --verify --quiet "$since^{commit}" >/dev/null || fail "There is no commit $since here."
    configure apart "$minutes"
    mapfile -t programs < <(changed_since "$since")
    if [ ${#programs[@]} -eq 0 ]; then
        say "No source and no header changed since $since"
        exit
    fi
fi
say "Building the tests ($preset)"
build "$preset" "$minutes" ${programs:+--target "${programs[@]}"}
if [ "$preset" = apart ]; then
    say "Every ${since:+changed }source and header compiles by itself"
    exit
fi
say "Running the tests ($preset)"
ctest --preset "$preset" --parallel "$(getconf _NPROCESSORS_ONLN)" ${classes:+--tests-regex "^$(one_of "${classes[@]}")(-.*)?$"}
