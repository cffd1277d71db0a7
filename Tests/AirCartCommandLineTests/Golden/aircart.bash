# bash completion for aircart 1.0.0; made by 'aircart completions bash'

_aircart() {
    local current="${COMP_WORDS[COMP_CWORD]}" kind word
    COMPREPLY=()
    [[ $current == "=" ]] && current=""
    while IFS= read -r word; do
        word="${word%%$'\t'*}"
        case "$word" in
        :files | :folders)
            compopt -o filenames 2>/dev/null
            [[ $word == :files ]] && kind=-f || kind=-d
            while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen "$kind" -- "$current")
            ;;
        *)
            # Something is typed right after an equals sign.
            [[ $word == *= ]] && compopt -o nospace 2>/dev/null
            # Inside quotes, bash quotes by itself.
            [[ $current == [\"\']* ]] || printf -v word '%q' "$word"
            COMPREPLY+=("$word")
            ;;
        esac
    done < <("${1/#\~/$HOME}" __complete line "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
}
complete -F _aircart aircart
