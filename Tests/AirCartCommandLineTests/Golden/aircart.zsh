#compdef aircart
# zsh completion for aircart 1.0.0; made by 'aircart completions zsh'

__aircart_subcommands() {
  local -a subcommands
  subcommands=(
    'plan:Show which product goes in which tank of one cart.'
    'sweep:Compute a scenario'\''s grid over field sizes, rates and carts.'
    'fail:End as told.'
    'completions:Write a completion script for a shell.'
    'help:Show help for aircart or for one subcommand.'
  )
  _describe -t commands subcommand subcommands
}

__aircart_option_format() {
  local -a names
  names=('text' 'json' 'csv' 'markdown')
  compadd "$@" -a names
}

__aircart_option_threads() {
  local -a names
  names=('auto')
  compadd "$@" -a names
}

__aircart_option_color() {
  local -a names
  names=('auto' 'always' 'never')
  compadd "$@" -a names
}

__aircart_option_units() {
  local -a names
  names=('imperial' 'metric')
  compadd "$@" -a names
}

_aircart_plan_option_cart() {
  local -a names
  names=('91300' 'L9950' '91300+L9650')
  compadd "$@" -a names
}

_aircart_plan_option_objective() {
  local -a names
  names=('area-per-fill' 'least-unallocated')
  compadd "$@" -a names
}

_aircart_plan_argument_products() {
  local -a names
  names=('Wheat=' 'Canola=' 'Urea (46-0-0)=' 'Farmer'\''s own=')
  compadd "$@" -S '' -a names
}

_aircart_plan() {
  _arguments -s -S \
    '*'{-c+,--cart=}'[A cart to plan for.]:name:_aircart_plan_option_cart' \
    '(-f --field)'{-f+,--field=}'[The size of the field.]:area: ' \
    '(--even --no-even)--even[Give every fill the same area.]' \
    '(--even --no-even)--no-even[Give every fill the same area.]' \
    '(-d --details)'{-d,--details}'[Show empty tanks and further lines.]' \
    '--objective=[What to make best.]:objective:_aircart_plan_option_objective' \
    '--slope=[A number that may be negative.]:number: ' \
    '--json[Write results as JSON; the same as --format json.]' \
    '--format=[How results are written.]:format:__aircart_option_format' \
    '(-q --quiet)'{-q,--quiet}'[Write only errors to standard error.]' \
    '--threads=[Threads for long work; any number, same results.]:count:__aircart_option_threads' \
    '--color=[When to colour text for people.]:when:__aircart_option_color' \
    '--units=[Units of bare numbers and of text for people.]:system:__aircart_option_units' \
    '(-h --help)'{-h,--help}'[Show help information.]' \
    '*:products:_aircart_plan_argument_products'
}

_aircart_sweep_argument_label() {
  local -a names
  names=('draft' 'final')
  compadd "$@" -a names
}

_aircart_sweep() {
  _arguments -s -S \
    '(-o --out)'{-o+,--out=}'[The folder of the reports.]:folder:_files -/' \
    '--json[Write results as JSON; the same as --format json.]' \
    '--format=[How results are written.]:format:__aircart_option_format' \
    '(-q --quiet)'{-q,--quiet}'[Write only errors to standard error.]' \
    '--threads=[Threads for long work; any number, same results.]:count:__aircart_option_threads' \
    '--color=[When to colour text for people.]:when:__aircart_option_color' \
    '--units=[Units of bare numbers and of text for people.]:system:__aircart_option_units' \
    '(-h --help)'{-h,--help}'[Show help information.]' \
    '1:scenario:_files' \
    '2::label:_aircart_sweep_argument_label'
}

_aircart_fail() {
  _arguments -s -S \
    '--json[Write results as JSON; the same as --format json.]' \
    '--format=[How results are written.]:format:__aircart_option_format' \
    '(-q --quiet)'{-q,--quiet}'[Write only errors to standard error.]' \
    '--threads=[Threads for long work; any number, same results.]:count:__aircart_option_threads' \
    '--color=[When to colour text for people.]:when:__aircart_option_color' \
    '--units=[Units of bare numbers and of text for people.]:system:__aircart_option_units' \
    '(-h --help)'{-h,--help}'[Show help information.]' \
    '1:way: '
}

_aircart_completions_argument_shell() {
  local -a names
  names=('bash' 'zsh' 'fish')
  compadd "$@" -a names
}

_aircart_completions() {
  _arguments -s -S \
    '--json[Write results as JSON; the same as --format json.]' \
    '--format=[How results are written.]:format:__aircart_option_format' \
    '(-q --quiet)'{-q,--quiet}'[Write only errors to standard error.]' \
    '--threads=[Threads for long work; any number, same results.]:count:__aircart_option_threads' \
    '--color=[When to colour text for people.]:when:__aircart_option_color' \
    '--units=[Units of bare numbers and of text for people.]:system:__aircart_option_units' \
    '(-h --help)'{-h,--help}'[Show help information.]' \
    '1:shell:_aircart_completions_argument_shell'
}

_aircart_help_argument_subcommand() {
  local -a names
  names=('plan' 'sweep' 'fail' 'completions' 'words')
  compadd "$@" -a names
}

_aircart_help() {
  _arguments -s -S \
    '--man[Write the manual page in roff.]' \
    '--json[Write results as JSON; the same as --format json.]' \
    '--format=[How results are written.]:format:__aircart_option_format' \
    '(-q --quiet)'{-q,--quiet}'[Write only errors to standard error.]' \
    '--threads=[Threads for long work; any number, same results.]:count:__aircart_option_threads' \
    '--color=[When to colour text for people.]:when:__aircart_option_color' \
    '--units=[Units of bare numbers and of text for people.]:system:__aircart_option_units' \
    '(-h --help)'{-h,--help}'[Show help information.]' \
    '1::subcommand:_aircart_help_argument_subcommand'
}

_aircart() {
  local context state state_descr line
  typeset -A opt_args
  _arguments -C \
    '--version[Show the version.]' \
    '(-h --help)'{-h,--help}'[Show help information.]' \
    '(-): :__aircart_subcommands' \
    '(-)*:: :->arguments' && return
  [[ $state == arguments ]] || return
  case $words[1] in
    plan) _aircart_plan ;;
    sweep) _aircart_sweep ;;
    fail) _aircart_fail ;;
    completions) _aircart_completions ;;
    help) _aircart_help ;;
  esac
}

if [ "$funcstack[1]" = "_aircart" ]; then
  _aircart "$@"
else
  compdef _aircart aircart
fi
