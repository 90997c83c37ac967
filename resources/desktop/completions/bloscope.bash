# bash completion for bloscope. tests/cli/tst_completions.cpp compares it with the program.

# The options of a subcommand, or of none.
_bloscope_options() {
    local interpretation="--dtype --shape --skip"
    local text="--delimiter --header --precision --floats --integers --bytes --na --decimal --eol --long --coordinates --with-vectors"
    local servers="--cache --timeout --login --follow --whole"
    local picture="--size --colormap --range --scale --bands --hot-pixels --transparent-nan"
    case $1 in
    "") echo "-h --help --version --key --slice --view --colormap --range --scale --bands --new-window --safe-mode" ;;
    info) echo "-h --help --key --json --chunks --offset $interpretation $servers" ;;
    export) echo "-h --help --key --slice --rows --columns --field --project --chunk --where --fill --table --format -o --overwrite --offset $interpretation $text $picture $servers" ;;
    convert) echo "-h --help --sparse --overwrite --key --slice --field --fill --no-metadata --as --rounding --offset --header --delimiter --decimal --na $interpretation --codec --filters --chunks --blocks --for-slices $servers" ;;
    advise) echo "-h --help --key --slice --goal --for-slices --json --offset $interpretation $servers" ;;
    verify) echo "-h --help --offset --key --json --csv $servers" ;;
    diff) echo "-h --help --key --key-b --labels --slice --rtol --atol --nan-differs --places --json -q --quiet $servers" ;;
    repair) echo "-h --help --compact --fill --note --sparse --overwrite --json $servers" ;;
    stats) echo "-h --help --key --column --slice --where --percentiles --json --offset $interpretation $servers" ;;
    query) echo "-h --help --key --slice --where --select --sort --group --agg --null-keys --limit --format --table -o --overwrite --row-numbers --explain --no-index --offset $servers" ;;
    labels) echo "-h --help --key --image --image-key --json --offset $interpretation $servers" ;;
    report) echo "-h --help -o --overwrite" ;;
    meta) echo "-h --help --key --fixed --json --plain --raw --json-file --unlock -o --overwrite --offset $servers" ;;
    set) echo "-h --help --key --slice --value --from --where --field --column --row --null --delete-rows --append --append-from -o --overwrite --offset $servers" ;;
    render) echo "-h --help --key -o --size $servers" ;;
    list) echo "-h --help --json $servers" ;;
    movie) echo "-h --help --key --slice --along --every --fps --size --colormap --range --scale --bands --hot-pixels -o --overwrite --offset $interpretation $servers" ;;
    esac
}

# What may follow an option: words, or "choice" (the program knows which), "key", "file"; "other" for texts and numbers,
# for which nothing is offered; nothing for options that stand alone.
_bloscope_values() {
    case $1 in
    --format | --header | --floats | --integers | --bytes | --decimal | --eol | --goal | --rounding) echo choice ;;
    --delimiter) echo ", tab" ;;
    --precision) echo "shortest" ;;
    --codec) echo "blosclz:5 lz4:5 lz4hc:9 zlib:5 zstd:5" ;;
    --filters) echo "none shuffle bitshuffle shuffle,bytedelta delta,shuffle" ;;
    --chunks) [ "${COMP_WORDS[1]}" != convert ] || echo other ;;
    --colormap) echo "viridis cividis magma inferno plasma turbo grey jet rainbow hot afmhot gist_heat copper bone cubehelix cmrmap terrain blues greens oranges purples reds bugn bupu gnbu orrd pubu pubugn purd rdpu ylgn ylgnbu ylorbr ylorrd coolwarm rdbu brbg piyg prgn puor rdgy rdylbu rdylgn spectral cyclic twilight twilight_shifted okabe labels tab10 tab20 set1 set2 set3 dark2 paired" ;;
    --range) echo "auto minmax 1% 3sigma symmetric:minmax" ;;
    --scale) echo "linear log symlog asinh sqrt gamma gamma=2" ;;
    --view) echo "table heatmap curve statistics planes chunks bytes query" ;;
    -o | --raw | --json-file | --from | --append-from | --image | --cache) echo file ;;
    --key | --key-b | --image-key) echo key ;;
    --along | --every | --fps | --slice | --percentiles | --rtol | --atol | --places | --rows | --columns | --column | --field | --project | --chunk | --fill | --offset | --dtype | --shape | --skip | --na | --size | --bands | --hot-pixels | --as | --blocks | --for-slices | --where | --select | --sort | --group | --agg | --limit | --row | --append | --table | --timeout | --login | --follow) echo other ;;
    esac
}

# What the program that is being called answers.
_bloscope_ask() {
    "${COMP_WORDS[0]/#\~/$HOME}" __complete "$@" 2>/dev/null
}

# The words behind the subcommand that are neither options nor their values: FILE first of all.
_bloscope_arguments() {
    local i word
    for ((i = 2; i < ${#COMP_WORDS[@]}; i++)); do
        word=${COMP_WORDS[i]}
        if [ "$i" -eq "$COMP_CWORD" ] || [[ $word == -* ]] || [ -n "$(_bloscope_values "${COMP_WORDS[i - 1]}")" ]; then
            continue
        fi
        word=${word#[\"\']}
        word=${word%[\"\']}
        printf '%s\n' "${word//\\/}"
    done
}

_bloscope_offer_words() {
    mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -W "$1" -- "$current")
}

_bloscope_offer_files() {
    compopt -o filenames 2>/dev/null
    mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$current")
}

_bloscope_offer_keys() {
    local key
    while IFS= read -r key; do
        [[ $key != "${current//\\/}"* ]] || COMPREPLY+=("$(printf %q "$key")")
    done < <(_bloscope_ask keys "$1")
}

_bloscope() {
    local current=${COMP_WORDS[COMP_CWORD]} command="" values arguments
    local commands="info export convert advise verify diff repair stats query labels report meta set render movie list"
    [ "$COMP_CWORD" -lt 2 ] || [[ " $commands " != *" ${COMP_WORDS[1]} "* ]] || command=${COMP_WORDS[1]}
    COMPREPLY=()
    values=$(_bloscope_values "${COMP_WORDS[COMP_CWORD - 1]}")
    mapfile -t arguments < <(_bloscope_arguments)
    case $values in
    other) ;;
    choice) _bloscope_offer_words "$(_bloscope_ask words "$command" "${COMP_WORDS[COMP_CWORD - 1]#--}")" ;;
    file) _bloscope_offer_files ;;
    key) [ ${#arguments[@]} -eq 0 ] || _bloscope_offer_keys "${arguments[0]}" ;;
    ?*) _bloscope_offer_words "$values" ;;
    *)
        if [[ $current == -* ]]; then
            _bloscope_offer_words "$(_bloscope_options "$command")"
            return
        fi
        case $command,${#arguments[@]} in
        ,* | info,* | convert,* | verify,* | diff,1 | repair,* | *,0) _bloscope_offer_files ;;
        meta,1) _bloscope_offer_words "list get set remove rename" ;;
        esac
        [ "$COMP_CWORD" -ne 1 ] || _bloscope_offer_words "$commands"
        ;;
    esac
}

complete -F _bloscope bloscope
