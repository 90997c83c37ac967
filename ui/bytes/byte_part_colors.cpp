#include "ui/bytes/byte_part_colors.h"

#include "ui/theme/contrast.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace bloscope {

namespace {

constexpr qreal most = 0.5; // of the hue in a colour
constexpr qreal stepsOfLightness = 50;

QColor hueOf(BytePart part)
{
    switch (part) {
    case BytePart::Header:
        return {0x1f, 0x77, 0xd0}; // blue
    case BytePart::Metadata:
        return {0x8e, 0x44, 0xc8}; // violet
    case BytePart::ChunkHeader:
        return {0x00, 0x9e, 0x73}; // green
    case BytePart::Data:
        return {0xe6, 0x9f, 0x00}; // amber
    case BytePart::Index:
        return {0x00, 0xa5, 0xb5}; // cyan
    case BytePart::Trailer:
        return {0xd0, 0x4f, 0x7a}; // rose
    case BytePart::Unused:
        break;
    }
    return {0x80, 0x80, 0x80};
}

struct BytePartText {
    Q_DECLARE_TR_FUNCTIONS(BytePartText)
};

QString bytePartName(BytePart part)
{
    switch (part) {
    case BytePart::Header:
        return BytePartText::tr("Header");
    case BytePart::Metadata:
        return BytePartText::tr("Metadata");
    case BytePart::ChunkHeader:
        return BytePartText::tr("Chunk headers");
    case BytePart::Data:
        return BytePartText::tr("Blocks");
    case BytePart::Index:
        return BytePartText::tr("Index");
    case BytePart::Trailer:
        return BytePartText::tr("Trailer");
    case BytePart::Unused:
        break;
    }
    return BytePartText::tr("Unused");
}

bool isReadable(const QColor& background, const QPalette& palette)
{
    return std::min(contrastOf(palette.color(QPalette::Text), background),
                    contrastOf(palette.color(QPalette::PlaceholderText), background)) >=
           leastContrast;
}

// As much of the hue as leaves everything readable.
qreal shareOfHue(const QColor& hue, const QPalette& palette)
{
    const QColor base = palette.color(QPalette::Base);
    qreal share = most;
    while (share > 0 && !isReadable(blended(base, hue, share), palette))
        share -= 1 / stepsOfLightness;
    return std::max<qreal>(share, 0);
}

} // namespace

QColor bytePartColor(BytePart part, const QPalette& palette, ByteTone tone)
{
    constexpr qreal weights[] = {0.4, 0.65, 1};
    const QColor hue = hueOf(part);
    return blended(palette.color(QPalette::Base), hue,
                   shareOfHue(hue, palette) * weights[static_cast<int>(tone)]);
}

QString bytePartLegend()
{
    QStringList entries;
    for (const BytePart part :
         {BytePart::Header, BytePart::Metadata, BytePart::ChunkHeader, BytePart::Data,
          BytePart::Index, BytePart::Trailer, BytePart::Unused})
        entries << QStringLiteral("<span style=\"color:%1\">&#9632;</span>&nbsp;%2")
                       .arg(hueOf(part).name(), bytePartName(part).replace(' ', "&nbsp;"));
    return entries.join(QStringLiteral(" &nbsp;"));
}

} // namespace bloscope
