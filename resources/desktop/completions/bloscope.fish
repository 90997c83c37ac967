# fish completion for bloscope. tests/cli/tst_completions.cpp compares it with the program.

set -l commands info export convert advise verify diff repair stats query labels report meta set render movie list
set -l actions list get set remove rename

function __bloscope_in --description 'Is this the subcommand?'
    contains -- $argv[1] (commandline -opc)[2]
end

function __bloscope_ask --description 'What the program answers'
    set -l words (commandline -opc)
    command $words[1] __complete $argv 2>/dev/null
end

function __bloscope_keys --description 'The keys of the store that is named first'
    set -l words (commandline -opc)
    for i in (seq 3 (count $words))
        if test -e $words[$i]; and not contains -- $words[(math $i - 1)] -o --raw --from
            __bloscope_ask keys $words[$i]
            return
        end
    end
end

complete -c bloscope -s h -l help -d 'Print a help message'

complete -c bloscope -n "not __fish_seen_subcommand_from $commands" -l version -d 'Print the versions of the program and its libraries'
complete -c bloscope -n "not __fish_seen_subcommand_from $commands" -l slice -x -d 'Slice to show, in NumPy notation'
complete -c bloscope -n "not __fish_seen_subcommand_from $commands" -l key -x -a '(__bloscope_keys)' -d 'The part of a store'
complete -c bloscope -n "not __fish_seen_subcommand_from $commands" -l view -x -a 'table heatmap curve statistics planes chunks bytes query' -d 'View to open'
complete -c bloscope -n "not __fish_seen_subcommand_from $commands" -l colormap -x -a 'viridis cividis magma inferno plasma turbo grey jet rainbow hot afmhot gist_heat copper bone cubehelix cmrmap terrain blues greens oranges purples reds bugn bupu gnbu orrd pubu pubugn purd rdpu ylgn ylgnbu ylorbr ylorrd coolwarm rdbu brbg piyg prgn puor rdgy rdylbu rdylgn spectral cyclic twilight twilight_shifted okabe labels tab10 tab20 set1 set2 set3 dark2 paired' -d 'Colour map of the heatmap'
complete -c bloscope -n "not __fish_seen_subcommand_from $commands" -l range -x -a 'auto minmax 1% 3sigma symmetric:minmax' -d 'Value range of the colours'
complete -c bloscope -n "not __fish_seen_subcommand_from $commands" -l scale -x -a 'linear log symlog asinh sqrt gamma gamma=2' -d 'Scale of the colours'
complete -c bloscope -n "not __fish_seen_subcommand_from $commands" -l bands -x -d 'Indices used as red, green and blue'
complete -c bloscope -n "not __fish_seen_subcommand_from $commands" -l new-window -d 'Open the files in a separate window'
complete -c bloscope -n "not __fish_seen_subcommand_from $commands" -l safe-mode -d 'Start without settings and session'
complete -c bloscope -n __fish_is_first_token -a info -d 'Show everything known without decoding data'
complete -c bloscope -n __fish_is_first_token -a export -d 'Write a slice as text, numbers or a picture'
complete -c bloscope -n __fish_is_first_token -a convert -d 'Write arrays to new files'
complete -c bloscope -n __fish_is_first_token -a advise -d 'Test storage options on a sample of an array'
complete -c bloscope -n __fish_is_first_token -a verify -d 'Report the damaged parts'
complete -c bloscope -n __fish_is_first_token -a diff -d 'Compare two arrays or stores'
complete -c bloscope -n __fish_is_first_token -a repair -d 'Write the readable parts of a file to a new one'
complete -c bloscope -n __fish_is_first_token -a stats -d 'Print exact statistics of a slice'
complete -c bloscope -n __fish_is_first_token -a query -d 'Filter, sort and group the rows of a table'
complete -c bloscope -n __fish_is_first_token -a labels -d 'Count the cells of each label'
complete -c bloscope -n __fish_is_first_token -a report -d 'Write a page about every file in a folder'
complete -c bloscope -n __fish_is_first_token -a meta -d 'Show and change metadata'
complete -c bloscope -n __fish_is_first_token -a set -d 'Change values of an array or a table'
complete -c bloscope -n __fish_is_first_token -a render -d 'Draw a thumbnail'
complete -c bloscope -n __fish_is_first_token -a movie -d 'Write a movie of the planes along a dimension'
complete -c bloscope -n __fish_is_first_token -a list -d 'List what is below an address on a server'

for command in info export convert advise stats labels movie
    complete -c bloscope -n "__bloscope_in $command" -l dtype -x -d 'Element type'
    complete -c bloscope -n "__bloscope_in $command" -l shape -x -d 'Shape, such as 3,-1'
    complete -c bloscope -n "__bloscope_in $command" -l skip -x -d 'Bytes before the first element'
end
for command in info export convert advise verify diff stats query labels meta set render movie
    complete -c bloscope -n "__bloscope_in $command" -l key -x -a '(__bloscope_keys)' -d 'The part of a store'
end
for command in info export convert advise verify stats query labels meta set movie
    complete -c bloscope -n "__bloscope_in $command" -l offset -x -d 'Byte at which the frame begins'
end
for command in info advise verify diff repair stats labels list
    complete -c bloscope -n "__bloscope_in $command" -l json -d 'Print one JSON object'
end
complete -c bloscope -n '__bloscope_in info' -l chunks -d 'Print a row for each chunk'

complete -c bloscope -n '__bloscope_in export' -l slice -x -d 'What to write, in NumPy notation'
complete -c bloscope -n '__bloscope_in export' -l rows -x -d 'Dimension to write as rows'
complete -c bloscope -n '__bloscope_in export' -l columns -x -d 'Dimension to write as columns'
complete -c bloscope -n '__bloscope_in export' -l field -x -d 'One part of each element'
complete -c bloscope -n '__bloscope_in export' -l project -x -d 'One number for all indices of a dimension'
complete -c bloscope -n '__bloscope_in export' -l chunk -x -d 'Write one decoded chunk'
complete -c bloscope -n '__bloscope_in export' -l where -x -d 'Condition of the rows'
complete -c bloscope -n '__bloscope_in export' -l fill -x -d 'Value for cells that have none'
complete -c bloscope -n '__bloscope_in export' -l table -x -d 'Name of the table in a database'
complete -c bloscope -n '__bloscope_in export' -l format -x -a '(__bloscope_ask words export format)' -d 'Output format'
complete -c bloscope -n '__bloscope_in export' -s o -r -F -d 'Output file'
complete -c bloscope -n '__bloscope_in export' -l overwrite -d 'Replace a file that already exists'
complete -c bloscope -n '__bloscope_in export' -l delimiter -x -a ', tab' -d 'Separator between cells'
complete -c bloscope -n '__bloscope_in export' -l header -x -a '(__bloscope_ask words export header)' -d 'Header of the text'
complete -c bloscope -n '__bloscope_in export' -l precision -x -a shortest -d 'Digits after the point'
complete -c bloscope -n '__bloscope_in export' -l floats -x -a '(__bloscope_ask words export floats)' -d 'How floats are written'
complete -c bloscope -n '__bloscope_in export' -l integers -x -a '(__bloscope_ask words export integers)' -d 'How integers are written'
complete -c bloscope -n '__bloscope_in export' -l bytes -x -a '(__bloscope_ask words export bytes)' -d 'How byte strings are written'
complete -c bloscope -n '__bloscope_in export' -l na -x -d 'Text for NaN and for cells without a value'
complete -c bloscope -n '__bloscope_in export' -l decimal -x -a '(__bloscope_ask words export decimal)' -d 'Decimal point'
complete -c bloscope -n '__bloscope_in export' -l eol -x -a '(__bloscope_ask words export eol)' -d 'Line ending'
complete -c bloscope -n '__bloscope_in export' -l long -d 'One line per cell'
complete -c bloscope -n '__bloscope_in export' -l coordinates -d 'Coordinates instead of indices'
complete -c bloscope -n '__bloscope_in export' -l with-vectors -d 'Metadata of the frame of each cell'
complete -c bloscope -n '__bloscope_in export' -l size -x -d 'Size in pixels, such as 640x480'
complete -c bloscope -n '__bloscope_in export' -l colormap -x -a 'viridis cividis magma inferno plasma turbo grey jet rainbow hot afmhot gist_heat copper bone cubehelix cmrmap terrain blues greens oranges purples reds bugn bupu gnbu orrd pubu pubugn purd rdpu ylgn ylgnbu ylorbr ylorrd coolwarm rdbu brbg piyg prgn puor rdgy rdylbu rdylgn spectral cyclic twilight twilight_shifted okabe labels tab10 tab20 set1 set2 set3 dark2 paired' -d 'Colour map'
complete -c bloscope -n '__bloscope_in export' -l range -x -a 'auto minmax 1% 3sigma symmetric:minmax' -d 'Value range of the colours'
complete -c bloscope -n '__bloscope_in export' -l bands -x -d 'Indices used as red, green and blue'
complete -c bloscope -n '__bloscope_in export' -l hot-pixels -x -d 'Replace pixels that stick out'
complete -c bloscope -n '__bloscope_in export' -l transparent-nan -d 'Draw NaN transparent'
complete -c bloscope -n '__bloscope_in export' -l scale -x -a 'linear log symlog asinh sqrt gamma gamma=2' -d 'Scale of the colours'

complete -c bloscope -n '__bloscope_in convert' -l sparse -d 'Write a directory with a file for each chunk'
complete -c bloscope -n '__bloscope_in convert' -l overwrite -d 'Replace a file that already exists'
complete -c bloscope -n '__bloscope_in convert' -l slice -x -d 'Slice of it, in NumPy notation'
complete -c bloscope -n '__bloscope_in convert' -l field -x -d 'One part of each element'
complete -c bloscope -n '__bloscope_in convert' -l fill -x -d 'Value for cells that cannot be read'
complete -c bloscope -n '__bloscope_in convert' -l no-metadata -d 'Do not copy the metadata of the user'
complete -c bloscope -n '__bloscope_in convert' -l as -x -d 'Type to convert the numbers to'
complete -c bloscope -n '__bloscope_in convert' -l rounding -x -a '(__bloscope_ask words convert rounding)' -d 'Rounding of values that the new type cannot represent'
complete -c bloscope -n '__bloscope_in convert' -l header -x -a '(__bloscope_ask words convert header)' -d 'Whether the first line of a text contains names'
complete -c bloscope -n '__bloscope_in convert' -l delimiter -x -a ', tab' -d 'Separator between values of a text'
complete -c bloscope -n '__bloscope_in convert' -l decimal -x -a '(__bloscope_ask words convert decimal)' -d 'Decimal point of a text'
complete -c bloscope -n '__bloscope_in convert' -l na -x -d 'Text of a missing value'
complete -c bloscope -n '__bloscope_in convert' -l codec -x -a 'blosclz:5 lz4:5 lz4hc:9 zlib:5 zstd:5' -d 'Codec and level'
complete -c bloscope -n '__bloscope_in convert' -l filters -x -a 'none shuffle bitshuffle shuffle,bytedelta delta,shuffle' -d 'Filters in order of application'
complete -c bloscope -n '__bloscope_in convert' -l chunks -x -d 'Shape of the chunks'
complete -c bloscope -n '__bloscope_in convert' -l blocks -x -d 'Shape of the blocks'
complete -c bloscope -n '__bloscope_in convert' -l for-slices -x -d 'Dimensions that are read one index at a time'

complete -c bloscope -n '__bloscope_in repair' -l compact -d 'Only drop bytes that belong to no chunk'
complete -c bloscope -n '__bloscope_in repair' -l fill -x -d 'Value for lost elements: nan, zero or a number'
complete -c bloscope -n '__bloscope_in repair' -l note -d 'Store the report in the new file'
complete -c bloscope -n '__bloscope_in repair' -l sparse -d 'Write a directory with a file for each chunk'
complete -c bloscope -n '__bloscope_in repair' -l overwrite -d 'Replace a file that already exists'

complete -c bloscope -n '__bloscope_in advise' -l slice -x -d 'Slice of it, in NumPy notation'
complete -c bloscope -n '__bloscope_in advise' -l goal -x -a '(__bloscope_ask words advise goal)' -d 'What to optimise for'
complete -c bloscope -n '__bloscope_in advise' -l for-slices -x -d 'Dimensions that are read one index at a time'

complete -c bloscope -n '__bloscope_in diff' -l key-b -x -d 'The part of the second file'
complete -c bloscope -n '__bloscope_in diff' -l labels -d 'Compare two segmentations label by label'
complete -c bloscope -n '__bloscope_in diff' -l slice -x -d 'Slice of both, in NumPy notation'
complete -c bloscope -n '__bloscope_in diff' -l rtol -x -d 'Relative tolerance'
complete -c bloscope -n '__bloscope_in diff' -l atol -x -d 'Absolute tolerance'
complete -c bloscope -n '__bloscope_in diff' -l nan-differs -d 'Treat NaN as unequal to itself'
complete -c bloscope -n '__bloscope_in diff' -l places -x -d 'How many differing cells to print'
complete -c bloscope -n '__bloscope_in diff' -s q -l quiet -d 'Print nothing'

complete -c bloscope -n '__bloscope_in verify' -l csv -d 'Print a table with a row for each file'

complete -c bloscope -n '__bloscope_in labels' -l image -r -d 'An image under the labels'
complete -c bloscope -n '__bloscope_in labels' -l image-key -x -d 'The part of a store to use as the image'
complete -c bloscope -n '__bloscope_in report' -s o -r -F -d 'The HTML file to write'
complete -c bloscope -n '__bloscope_in report' -l overwrite -d 'Replace a file that already exists'

complete -c bloscope -n '__bloscope_in stats' -l column -x -d 'Table column to use'
complete -c bloscope -n '__bloscope_in stats' -l slice -x -d 'Slice, in NumPy notation'
complete -c bloscope -n '__bloscope_in stats' -l where -x -d 'Condition of the rows'
complete -c bloscope -n '__bloscope_in stats' -l percentiles -x -d 'Percentiles, such as 1,50,99.9'

complete -c bloscope -n '__bloscope_in query' -l slice -x -d 'Slice of an array, in NumPy notation'
complete -c bloscope -n '__bloscope_in query' -l where -x -d 'Condition of the rows'
complete -c bloscope -n '__bloscope_in query' -l select -x -d 'Columns to write'
complete -c bloscope -n '__bloscope_in query' -l sort -x -d 'Columns to sort by'
complete -c bloscope -n '__bloscope_in query' -l group -x -d 'Columns to group by'
complete -c bloscope -n '__bloscope_in query' -l agg -x -d 'Figures of each group'
complete -c bloscope -n '__bloscope_in query' -l null-keys -d 'A group for rows without a value'
complete -c bloscope -n '__bloscope_in query' -l limit -x -d 'Number of rows at most'
complete -c bloscope -n '__bloscope_in query' -l format -x -a '(__bloscope_ask words query format)' -d 'Output format'
complete -c bloscope -n '__bloscope_in query' -l table -x -d 'Name of the table in a database'
complete -c bloscope -n '__bloscope_in query' -s o -r -F -d 'Output file'
complete -c bloscope -n '__bloscope_in query' -l overwrite -d 'Replace a file that already exists'
complete -c bloscope -n '__bloscope_in query' -l row-numbers -d 'Write the number of each row'
complete -c bloscope -n '__bloscope_in query' -l explain -d 'Print what indexes skipped'
complete -c bloscope -n '__bloscope_in query' -l no-index -d 'Test all rows'

complete -c bloscope -n '__bloscope_in meta' -l fixed -d Metalayers
complete -c bloscope -n '__bloscope_in meta' -l json -d 'list: print one JSON object'
complete -c bloscope -n '__bloscope_in meta' -l plain -d 'get: print without quotes and types'
complete -c bloscope -n '__bloscope_in meta' -l raw -r -F -d 'Raw bytes in a file instead of JSON'
complete -c bloscope -n '__bloscope_in meta' -l json-file -r -F -d 'set: read the JSON from a file'
complete -c bloscope -n '__bloscope_in meta' -l unlock -d 'Also change entries that libraries manage'
complete -c bloscope -n '__bloscope_in meta' -s o -r -F -d 'Save to OUT'
complete -c bloscope -n '__bloscope_in meta' -l overwrite -d 'Replace a file that already exists'
complete -c bloscope -n '__bloscope_in set' -l slice -x -d 'Cells, in NumPy notation'
complete -c bloscope -n '__bloscope_in set' -l value -x -d 'New value of each cell'
complete -c bloscope -n '__bloscope_in set' -l from -r -F -d '.npy file with the new values'
complete -c bloscope -n '__bloscope_in set' -l where -x -d 'Only cells whose current value matches'
complete -c bloscope -n '__bloscope_in set' -l field -x -d 'One part of each element'
complete -c bloscope -n '__bloscope_in set' -l column -x -d 'Column of a table'
complete -c bloscope -n '__bloscope_in set' -l row -x -d 'Row of a table, from 0 on'
complete -c bloscope -n '__bloscope_in set' -l null -d 'The cells become null'
complete -c bloscope -n '__bloscope_in set' -l delete-rows -d 'Delete rows of a table'
complete -c bloscope -n '__bloscope_in set' -l append -x -d 'Add a row to a table'
complete -c bloscope -n '__bloscope_in set' -l append-from -r -F -d 'CSV with rows to add'
complete -c bloscope -n '__bloscope_in set' -s o -r -F -d 'Save to OUT'
complete -c bloscope -n '__bloscope_in set' -l overwrite -d 'Replace a file that already exists'
complete -c bloscope -n "__bloscope_in meta; and not __fish_seen_subcommand_from $actions" -a "$actions"

complete -c bloscope -n '__bloscope_in render' -s o -r -F -d 'The PNG file to write'
complete -c bloscope -n '__bloscope_in render' -l size -x -d 'Maximum pixels per side'

complete -c bloscope -n '__bloscope_in movie' -l colormap -x -a 'viridis cividis magma inferno plasma turbo grey jet rainbow hot afmhot gist_heat copper bone cubehelix cmrmap terrain blues greens oranges purples reds bugn bupu gnbu orrd pubu pubugn purd rdpu ylgn ylgnbu ylorbr ylorrd coolwarm rdbu brbg piyg prgn puor rdgy rdylbu rdylgn spectral cyclic twilight twilight_shifted okabe labels tab10 tab20 set1 set2 set3 dark2 paired' -d 'Colour map'
complete -c bloscope -n '__bloscope_in movie' -l range -x -a 'auto minmax 1% 3sigma symmetric:minmax' -d 'Value range of the colours'
complete -c bloscope -n '__bloscope_in movie' -l scale -x -a 'linear log symlog asinh sqrt gamma gamma=2' -d 'Scale of the colours'
complete -c bloscope -n '__bloscope_in movie' -l bands -x -d 'Indices used as red, green and blue'
complete -c bloscope -n '__bloscope_in movie' -l hot-pixels -x -d 'Replace pixels that stick out'
complete -c bloscope -n '__bloscope_in movie' -l slice -x -d 'Slice, in NumPy notation'
complete -c bloscope -n '__bloscope_in movie' -l along -x -d 'Dimension whose indices are the frames'
complete -c bloscope -n '__bloscope_in movie' -l every -x -d 'Use only every N-th index'
complete -c bloscope -n '__bloscope_in movie' -l fps -x -d 'Frames per second'
complete -c bloscope -n '__bloscope_in movie' -l size -x -d 'Size of a frame in pixels'
complete -c bloscope -n '__bloscope_in movie' -s o -r -F -d 'The file to write'
complete -c bloscope -n '__bloscope_in movie' -l overwrite -d 'Replace a file that already exists'

for command in (string match -v report $commands)
    complete -c bloscope -n "__bloscope_in $command" -l cache -r -d 'Folder for what is read of addresses, or off'
    complete -c bloscope -n "__bloscope_in $command" -l timeout -x -d 'How long to wait for a silent server'
    complete -c bloscope -n "__bloscope_in $command" -l login -x -d 'User of the server'
    complete -c bloscope -n "__bloscope_in $command" -l follow -x -d 'Another server that may be redirected to'
    complete -c bloscope -n "__bloscope_in $command" -l whole -d 'Fetch whole files from servers that do not send parts'
end
