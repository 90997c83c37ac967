#include "ui/labels/shown_labels.h"

#include "ui/overlay/heatmap_overlay.h"
#include "ui/overlay/label_file.h"
#include "ui/plot/heatmap_look.h"
#include "ui/text/file_path.h"

namespace bloscope {

namespace {

const ColorMap* paletteOf(const ColorMap* map)
{
    return map && map->isPalette() ? map : nullptr;
}

bool holdsWholeNumbers(const Array& array)
{
    const DTypeKind kind = array.dtype().kind;
    return kind == DTypeKind::Boolean || kind == DTypeKind::Signed || kind == DTypeKind::Unsigned;
}

std::filesystem::path fileOf(const DocumentAddress& address)
{
    return address.inside.isEmpty() ? filePath(address.path) : std::filesystem::path();
}

LabelSubject subjectOf(const OverlayArray& overlay, const ColorMap& map)
{
    LabelSubject subject;
    subject.name = overlay.address.name();
    subject.reader = overlay.reader;
    subject.file = fileOf(overlay.address);
    subject.map = paletteOf(&map);
    subject.areSurely = true;
    return subject;
}

LabelSubject subjectOf(const Document& document, const HeatmapLook& look)
{
    LabelSubject subject;
    subject.name = document.name();
    subject.reader = document.reader();
    subject.file = fileOf(document.address());
    subject.map = paletteOf(look.options().map);
    subject.areSurely = subject.map || !imagePathOf(document.path()).isEmpty();
    return subject;
}

} // namespace

LabelSubject shownLabels(const Document& document, const HeatmapLook& look,
                         const HeatmapOverlay& overlay)
{
    LabelSubject subject;
    if (const auto& above = overlay.array(); above && above->holdsLabels())
        subject = subjectOf(*above, *overlay.look().colors.map);
    else if (holdsWholeNumbers(*document.array()))
        subject = subjectOf(document, look);
    subject.volume = cellVolumeOf(*document.geometry());
    return subject;
}

} // namespace bloscope
