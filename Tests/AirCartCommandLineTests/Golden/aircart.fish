# fish completion for aircart 1.0.0; made by 'aircart completions fish'

function __aircart_typed
    commandline -ct | string replace -r -- '^--[^=]*=' '' | string unescape
end

function __aircart_list
    set -l before (__aircart_typed | string match -r '^.*[=,]')
    printf '%s\n' "$before"$argv
end

function __aircart_has_key
    __aircart_typed | string match -q '*=*'
end

complete -c aircart -f
complete -c aircart -n __fish_use_subcommand -a plan -d 'Show which product goes in which tank of one cart.'
complete -c aircart -n __fish_use_subcommand -a sweep -d 'Compute a scenario\'s grid over field sizes, rates and carts.'
complete -c aircart -n __fish_use_subcommand -a fail -d 'End as told.'
complete -c aircart -n __fish_use_subcommand -a completions -d 'Write a completion script for a shell.'
complete -c aircart -n __fish_use_subcommand -a help -d 'Show help for aircart or for one subcommand.'
complete -c aircart -n __fish_use_subcommand -l version -d 'Show the version.'
complete -c aircart -n __fish_use_subcommand -s h -l help -d 'Show help information.'

complete -c aircart -n 'not __fish_use_subcommand' -l json -d 'Write results as JSON; the same as --format json.'
complete -c aircart -n 'not __fish_use_subcommand' -l format -x -a "(printf '%s\n' 'text' 'json' 'csv' 'markdown')" -d 'How results are written.'
complete -c aircart -n 'not __fish_use_subcommand' -s q -l quiet -d 'Write only errors to standard error.'
complete -c aircart -n 'not __fish_use_subcommand' -l threads -x -a "(printf '%s\n' 'auto')" -d 'Threads for long work; any number, same results.'
complete -c aircart -n 'not __fish_use_subcommand' -l color -x -a "(printf '%s\n' 'auto' 'always' 'never')" -d 'When to colour text for people.'
complete -c aircart -n 'not __fish_use_subcommand' -l units -x -a "(printf '%s\n' 'imperial' 'metric')" -d 'Units of bare numbers and of text for people.'
complete -c aircart -n 'not __fish_use_subcommand' -s h -l help -d 'Show help information.'

complete -c aircart -n '__fish_seen_subcommand_from plan' -s c -l cart -x -a "(printf '%s\n' '91300' 'L9950' '91300+L9650')" -d 'A cart to plan for.'
complete -c aircart -n '__fish_seen_subcommand_from plan' -s f -l field -x -d 'The size of the field.'
complete -c aircart -n '__fish_seen_subcommand_from plan' -l even -d 'Give every fill the same area.'
complete -c aircart -n '__fish_seen_subcommand_from plan' -l no-even -d 'Give every fill the same area.'
complete -c aircart -n '__fish_seen_subcommand_from plan' -s d -l details -d 'Show empty tanks and further lines.'
complete -c aircart -n '__fish_seen_subcommand_from plan' -l objective -x -a "(printf '%s\n' 'area-per-fill' 'least-unallocated')" -d 'What to make best.'
complete -c aircart -n '__fish_seen_subcommand_from plan' -l slope -x -d 'A number that may be negative.'
complete -c aircart -n '__fish_seen_subcommand_from plan' -a "(printf '%s\n' 'Wheat=' 'Canola=' 'Urea (46-0-0)=' 'Farmer\\'s own=')" -d 'Products with their rates.'

complete -c aircart -n '__fish_seen_subcommand_from sweep' -s o -l out -x -a '(__fish_complete_directories)' -d 'The folder of the reports.'
complete -c aircart -n '__fish_seen_subcommand_from sweep' -F -d 'The scenario file, or - for standard input.'
complete -c aircart -n '__fish_seen_subcommand_from sweep' -a "(printf '%s\n' 'draft' 'final')" -d 'A name for the run.'

complete -c aircart -n '__fish_seen_subcommand_from completions' -a "(printf '%s\n' 'bash' 'zsh' 'fish')" -d 'The shell to write it for.'

complete -c aircart -n '__fish_seen_subcommand_from help' -l man -d 'Write the manual page in roff.'
complete -c aircart -n '__fish_seen_subcommand_from help' -a "(printf '%s\n' 'plan' 'sweep' 'fail' 'completions' 'words')" -d 'The subcommand to show help for.'
