#include "ui/actions/finding_way.h"

#include "core/array/chunk_plane.h"
#include "ui/document/byte_focus.h"
#include "ui/pages/array_page.h"
#include "ui/structure/frame_structure.h"

#include <array>

namespace bloscope {

namespace {

struct StructurePart {
    const char* place; // of a finding: how its text begins
    const char* name;  // of the part that holds it
};

constexpr std::array<StructurePart, 6> structureParts = {
    {{"header", "Header"},
     {"metalayer", "Metalayers"},
     {"array", "Metalayers"},
     {"index", "Chunk index"},
     {"trailer", "Trailer"},
     {"vlmetalayer", "Variable-length metalayers"}}};

// What is told of the file as a whole stands among its problems, if anywhere.
QString structurePartOf(const FindingPlace& place)
{
    for (const StructurePart& part : structureParts)
        if (place.part.starts_with(part.place))
            return QString::fromLatin1(part.name);
    return problemsPartName();
}

// Whether there are such cells.
bool showCellsOf(ArrayPage& page, const FindingPlace& place)
{
    const Array& array = *page.document().array();
    const auto index = place.block ? firstIndexOf(array, *place.chunk, *place.block)
                                   : firstIndexOf(array, *place.chunk);
    if (!index || !page.currentView())
        return false;
    page.showCell(*index);
    return true;
}

} // namespace

void showFinding(DocumentPage& page, const Finding& finding)
{
    if (!finding.place.chunk) {
        emit page.structurePartWanted(structurePartOf(finding.place));
        return;
    }
    auto* array = qobject_cast<ArrayPage*>(&page);
    const bool isShown = array && showCellsOf(*array, finding.place);
    if (isShown)
        emit page.structureChunkShown(*finding.place.chunk);
    else
        emit page.structureChunkWanted(*finding.place.chunk);
}

void showBytesOf(DocumentPage& page, const Finding& finding)
{
    auto* focus = page.findChild<ByteFocus*>();
    if (!focus)
        return;
    const FindingPlace& place = finding.place;
    const bool isOfFrame = place.offset && place.file.empty();
    focus->choose({isOfFrame ? -1 : place.chunk.value_or(-1), place.offset.value_or(0),
                   place.offset ? place.size : 0});
    emit focus->bytesWanted();
}

} // namespace bloscope
