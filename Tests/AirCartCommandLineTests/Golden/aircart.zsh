#compdef aircart
# zsh completion for aircart 1.0.0; made by 'aircart completions zsh'

_aircart() {
  local line word
  local -a asked closed open
  asked=("${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}")
  for line in "${(@f)$(${~${(Q)words[1]}} __complete words "${(@)asked}" 2>/dev/null)}"; do
    word=${line%%$'\t'*}
    case $word in
      '') ;;
      :files) compset -P '*='; _files ;;
      :folders) compset -P '*='; _files -/ ;;
      *=) open+=("${word//:/\:}") ;;
      $line) closed+=("${word//:/\:}") ;;
      *) closed+=("${word//:/\:}:${line#*$'\t'}") ;;
    esac
  done
  (( $#closed )) && _describe -t words word closed -M 'm:{a-z}={A-Z}'
  (( $#open )) && _describe -t words word open -M 'm:{a-z}={A-Z}' -S ''
}
if [ "$funcstack[1]" = "_aircart" ]; then
  _aircart "$@"
else
  compdef _aircart aircart
fi
