# bash completion for aircart 1.0.0; made by 'aircart completions bash'

__aircart_offer() {
    local candidate quoted
    # What follows a 'key=' is offered by assignments, which take the key away.
    [[ $key ]] && return
    for candidate in "$@"; do
        printf -v quoted '%q' "$candidate"
        if [[ $quoted == "$current"* || $candidate == "$current"* ]]; then
            COMPREPLY+=("$quoted")
            # Something is typed right after an equals sign.
            [[ $candidate == *= ]] && compopt -o nospace 2>/dev/null
        fi
    done
}

__aircart_list() {
    local before=""
    [[ $current == *,* ]] && before="${current%,*},"
    local current="${current##*,}"
    __aircart_offer "$@"
    COMPREPLY=("${COMPREPLY[@]/#/$before}")
}

__aircart_lines() {
    local line
    while IFS= read -r line; do
        __aircart_offer "$line"
    done < <(aircart "$@" 2>/dev/null)
}

__aircart_paths() {
    local path
    [[ $key ]] && return
    compopt -o filenames 2>/dev/null
    while IFS= read -r path; do
        COMPREPLY+=("$path")
    done < <(compgen "$1" -- "$current")
}

__aircart_takes_value() {
    case "$1" in
    --cart | --color | --field | --format | --objective | --out | --slope | --threads | --units | -c | -f | -o) return 0 ;;
    *) return 1 ;;
    esac
}

__aircart_global_value() {
    case "$previous" in
    --format) __aircart_offer text json csv markdown; return 0 ;;
    --threads) __aircart_offer auto; return 0 ;;
    --color) __aircart_offer auto always never; return 0 ;;
    --units) __aircart_offer imperial metric; return 0 ;;
    *) return 1 ;;
    esac
}

_aircart_plan() {
    case "$previous" in
    -c | --cart) __aircart_offer 91300 L9950 '91300+L9650'; return 0 ;;
    -f | --field) :; return 0 ;;
    --objective) __aircart_offer area-per-fill least-unallocated; return 0 ;;
    --slope) :; return 0 ;;
    *) __aircart_global_value && return ;;
    esac
    if [[ $current == -* ]]; then
        __aircart_offer -c --cart -f --field --even --no-even -d --details --objective --slope --json --format -q --quiet --threads --color --units -h --help
        return
    fi
    __aircart_offer 'Wheat=' 'Canola=' 'Urea (46-0-0)=' 'Farmer'\''s own='
}

_aircart_sweep() {
    case "$previous" in
    -o | --out) __aircart_paths -d; return 0 ;;
    *) __aircart_global_value && return ;;
    esac
    if [[ $current == -* ]]; then
        __aircart_offer -o --out --json --format -q --quiet --threads --color --units -h --help
        return
    fi
    case "$place" in
    0) __aircart_paths -f ;;
    *) __aircart_offer draft final ;;
    esac
}

_aircart_fail() {
    case "$previous" in
    *) __aircart_global_value && return ;;
    esac
    if [[ $current == -* ]]; then
        __aircart_offer --json --format -q --quiet --threads --color --units -h --help
        return
    fi
    :
}

_aircart_completions() {
    case "$previous" in
    *) __aircart_global_value && return ;;
    esac
    if [[ $current == -* ]]; then
        __aircart_offer --json --format -q --quiet --threads --color --units -h --help
        return
    fi
    __aircart_offer bash zsh fish
}

_aircart_help() {
    case "$previous" in
    *) __aircart_global_value && return ;;
    esac
    if [[ $current == -* ]]; then
        __aircart_offer --man --json --format -q --quiet --threads --color --units -h --help
        return
    fi
    __aircart_offer plan sweep fail completions words
}

_aircart() {
    local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
    local verb="" first="" key="" place=0 index=$COMP_CWORD word
    COMPREPLY=()
    # Bash makes a word of the '=' in --name=value, in Wheat=100 and in --pin Wheat=1.
    if [[ $current == "=" ]]; then
        current=""
    elif [[ $previous == "=" ]]; then
        (( index-- ))
    else
        index=0
    fi
    if (( index )); then
        previous="${COMP_WORDS[index-1]}"
        if [[ $previous != --* ]]; then
            key="$previous"
            previous="${COMP_WORDS[index-2]}"
            [[ $previous == "=" ]] && previous="${COMP_WORDS[index-3]}"
            __aircart_takes_value "$previous" || return
        fi
    fi
    for (( index = 1; index < COMP_CWORD; index++ )); do
        word="${COMP_WORDS[index]}"
        if __aircart_takes_value "$word"; then
            [[ ${COMP_WORDS[index+1]} == "=" ]] && (( index++ ))
            (( index++ ))
        elif [[ $word == "=" ]]; then
            (( index++ ))
        elif [[ $word != -* && -z $verb ]]; then
            verb="$word"
        elif [[ $word != -* ]]; then
            (( place++ )) || first="$word"
        fi
    done
    case "$verb" in
    '') __aircart_offer plan sweep fail completions help --version --help ;;
    plan) _aircart_plan ;;
    sweep) _aircart_sweep ;;
    fail) _aircart_fail ;;
    completions) _aircart_completions ;;
    help) _aircart_help ;;
    esac
}

complete -F _aircart aircart
