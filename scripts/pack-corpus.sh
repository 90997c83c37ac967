#!/usr/bin/env bash
# Packs the test corpus into tests/corpus/corpus.tar.zst, without the files of other people (`wild`),
# which may not be shipped with anything. The same corpus always gives the same archive.
#   scripts/pack-corpus.sh CORPUS        (needs tar and zstd)
corpus=$(realpath "${1:?usage: scripts/pack-corpus.sh CORPUS}")
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

packed=$(mktemp -d)
trap 'rm -rf "$packed"' EXIT

# One entry a line: the wild ones go, and so does the comma that then stands before a closing bracket.
without_wild() {
    sed '/^ *"wild": [0-9]*$/d; /^ *{"path": "wild\//d' "$1" | sed -z 's/,\n\( *[]}]\)/\n\1/g'
}

cp -r "$corpus/." "$packed"
chmod -R u+w "$packed"
rm -rf "$packed/wild"
without_wild "$corpus/manifest.json" >"$packed/manifest.json"
find "$packed" -type d -exec chmod 755 {} + -o -type f -exec chmod 644 {} +

tar --create --directory "$packed" --format ustar --sort name --mtime @0 --owner 0 --group 0 \
    --numeric-owner . | zstd -19 --ultra --long=27 --force --quiet -o tests/corpus/corpus.tar.zst
say "tests/corpus/corpus.tar.zst holds $(stat -c %s tests/corpus/corpus.tar.zst) bytes"
