# fish completion for aircart 1.0.0; made by 'aircart completions fish'

function __aircart_offer
    set -l words (commandline -opc)
    set -l current (commandline -ct | string unescape)
    set -l start (string match -r -- '^--[^=]*=' "$current")
    for line in ($words[1] __complete words $words[2..] "$current" 2>/dev/null)
        switch $line
            case :files
                __fish_complete_path (string replace -- "$start" '' "$current") | string replace -r '^' -- "$start"
            case :folders
                __fish_complete_directories (string replace -- "$start" '' "$current") | string replace -r '^' -- "$start"
            case '*'
                echo $line
        end
    end
end
complete -c aircart -f -a '(__aircart_offer)'
