#!/usr/bin/env bash
# Makes every picture of docs/images again, from the sample, the corpus that the build unpacks, files
# that make-examples makes, and a large array of two dimensions or more:
#
#     docs/screenshots/make-all.sh LARGE.b2nd [BUILD]      # BUILD: build/dev, made by the preset dev
#
# Most have 1280 x 800 pixels: pictures of larger windows are larger files. ImageMagick, where it is
# installed, reduces them to a palette, which halves their size, and makes the small ones of the guide.
set -euo pipefail

cd "$(dirname "$0")/../.."
large=${1:?"which large array?"}
build=${2:-build/dev}
sample=resources/samples/air-temperature.b2nd
corpus=$build/corpus
export QT_QPA_PLATFORM=offscreen

cmake --build "$build" --target make-screenshots make-examples
examples=$(mktemp -d)
trap 'rm -rf "$examples"' EXIT
"$build/docs/screenshots/make-examples" "$examples"

# make NAME FILE SLICE WORD...
make() {
    local name=$1
    shift
    "$build/docs/screenshots/make-screenshots" "docs/images/$name.png" "$@"
    if command -v convert > /dev/null; then
        convert "docs/images/$name.png" -strip +dither -colors 256 "PNG8:docs/images/$name.png"
    fi
}

make overview "$sample" "5, 2, :, :" heatmap size=1440x900
make table "$sample" "3, :, 20, :" table size=1280x800
make curve "$sample" "5, 2, 20, :" curve size=1280x800
make dark "$sample" "5, 2, :, :" heatmap dark size=1280x800
make metadata "$sample" "" table 'units="C"' rounded_to=0.5 size=1280x800
make heatmap "$large" "" heatmap size=1280x800
make structure "$large" "" table chunk=17 size=1440x900
make bytes "$sample" "" bytes size=1280x800
make camera "$corpus/python/domain/xilens_stack_240.b2nd" "" heatmap size=1280x800
make medical "$corpus/python/domain/nnunet_lz4hc5_case_240.b2nd" "0, 13, :, :" heatmap \
    overlay profiles=20,18 size=1280x800
make damaged "$corpus/malformed/nd/one-chunk-spoilt.b2nd" "" heatmap size=1280x800
make store "$corpus/python/stores/tree.b2z" "" size=1280x800
make store-table "$corpus/python/tables/nulls_mask.b2d" "" size=1280x800
make labels "$examples/head.b2nd" "20, :, :" heatmap overlay map=grey size=1280x800
make painting "$examples/head.b2nd" "20, :, :" heatmap overlay map=grey do=Paint "stroke=3 from 100,60 to 150,110" size=1280x800
make label-sizes "$examples/head.b2nd" "20, :, :" heatmap overlay map=grey "do=Label Sizes" size=1280x800
make split "$examples/head.b2nd" "20, :, :" heatmap beside="$examples/head_seg.b2nd" map=grey size=1440x900
make complex "$examples/vortices.b2nd" "" heatmap part=phase size=1280x800
make structured "$examples/stars.b2nd" "" table size=1440x800
make statistics "$sample" "" statistics size=1280x800
make planes "$examples/head.b2nd" "20, :, :" planes map=grey size=1280x800
make chunks "$large" "" chunks size=1280x800
make export "$sample" "5, 2, :, :" heatmap export

# The guide shows these at the width of its page; resources/guide.qrc lists them.
if command -v convert > /dev/null; then
    for name in overview split planes painting metadata bytes damaged; do
        convert "docs/images/$name.png" -strip -resize 620x +dither -colors 128 \
            "PNG8:docs/images/guide-$name.png"
    done
fi
