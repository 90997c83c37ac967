# bash completion for bloscope. tests/cli/tst_completions.cpp compares it with the program.

# The options of a subcommand, or of none.
_bloscope_options() {
    local interpretation="--dtype --shape --skip"
    local text="--delimiter --header --precision --na --decimal --eol --long"
    local picture="--size --colormap --range --scale"
    case $1 in
    "") echo "-h --help --version --slice --new-window --safe-mode" ;;
    info) echo "-h --help --key --json --chunks --offset $interpretation" ;;
    export) echo "-h --help --key --slice --rows --columns --chunk --format -o --offset $interpretation $text $picture" ;;
    verify) echo "-h --help --offset --key --json" ;;
    stats) echo "-h --help --key --slice --percentiles --json --offset $interpretation" ;;
    meta) echo "-h --help --key --fixed --json --plain --raw --json-file --unlock -o --offset" ;;
    render) echo "-h --help -o --size" ;;
    esac
}

# What may follow an option. Nothing is offered for "none": it is a text or a number of its own.
_bloscope_values() {
    case $1 in
    --format) echo "csv tsv npy raw png jsonl" ;;
    --header) echo "none index names" ;;
    --decimal) echo ". ," ;;
    --eol) echo "lf crlf" ;;
    --delimiter) echo ", tab" ;;
    --precision) echo "shortest" ;;
    --colormap) echo "viridis cividis magma inferno plasma turbo grey coolwarm rdbu cyclic okabe labels" ;;
    --range) echo "auto minmax 1% 3sigma symmetric:minmax" ;;
    --scale) echo "linear log symlog sqrt gamma gamma=2" ;;
    -o | --raw | --json-file) echo "file" ;;
    --key | --slice | --percentiles | --rows | --columns | --chunk | --offset | --dtype | --shape | --skip | --na | --size) echo "none" ;;
    esac
}

_bloscope() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local command="" action="" word values
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in
        info | export | verify | stats | meta | render) [ -n "$command" ] || command=$word ;;
        list | get | set | remove | rename) [ "$command" != meta ] || action=$word ;;
        esac
    done
    COMPREPLY=()
    values=$(_bloscope_values "$before")
    if [ "$values" = none ]; then
        return
    elif [ -n "$values" ] && [ "$values" != file ]; then
        mapfile -t COMPREPLY < <(compgen -W "$values" -- "$current")
    elif [ -z "$values" ] && [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_bloscope_options "$command")" -- "$current")
    else
        [ -z "$values" ] || command="-"
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
        if [ -z "$command" ] && [ "$COMP_CWORD" -eq 1 ]; then
            mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -W "info export verify stats meta render" -- "$current")
        elif [ "$command" = meta ] && [ -z "$action" ] && [ "$COMP_CWORD" -gt 2 ]; then
            mapfile -t COMPREPLY < <(compgen -W "list get set remove rename" -- "$current")
        fi
    fi
}

complete -F _bloscope bloscope
