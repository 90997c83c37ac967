#include "core/doctor/check_frame.h"

#include "core/doctor/check_chunks.h"
#include "core/doctor/check_metadata.h"
#include "core/doctor/check_space.h"

namespace bloscope {

namespace {

struct PartBytes {
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
};

// Where the parts lie that opening a frame names, as far as their ends are known.
std::optional<PartBytes> bytesOf(const Array& array, const std::string& part)
{
    const Frame& frame = *array.frame();
    if (frame.kind() == FrameKind::Chunk)
        return {};
    if (part == "header")
        return PartBytes{frame.fileOffset(), static_cast<std::uint64_t>(frame.header().headerLen)};
    if (part == "metalayers")
        return PartBytes{frame.metalayers().offset, frame.metalayers().size};
    if (part == "trailer" && frame.trailer())
        return PartBytes{frame.trailer()->offset, frame.trailer()->size};
    if (part == "index" && frame.index())
        return PartBytes{frame.indexOffset(),
                         static_cast<std::uint64_t>(frame.index()->chunk()->header().cbytes)};
    if (const MetadataEntry* entry = frame.metalayers().find(array.metadataName());
        entry && part == "array")
        return PartBytes{entry->valueOffset, entry->value.size()};
    return {};
}

bool endsEarly(const Frame& frame)
{
    return frame.kind() == FrameKind::Contiguous &&
           static_cast<std::uint64_t>(frame.header().frameLen) > frame.source()->size();
}

Remedy remedyOf(const Problem& problem, const Frame& frame)
{
    if (problem.severity == Problem::Severity::Note)
        return problem.part == "directory" ? Remedy::RemoveStrays : Remedy::None;
    if (problem.part == "index")
        return endsEarly(frame) ? Remedy::CopyAgain : Remedy::FindChunks;
    if (problem.part == "trailer")
        return Remedy::FindMetadata;
    if (problem.part == "metalayers")
        return Remedy::WriteEntryAnew;
    return Remedy::FitArray;
}

// What opening found.
void tellProblems(const Array& array, FindingLog& log)
{
    for (const auto& problems : {array.frame()->problems(), array.problems()})
        for (const Problem& problem : problems) {
            Finding finding{
                problem.severity, {problem.part}, problem.text, remedyOf(problem, *array.frame())};
            if (const auto bytes = bytesOf(array, problem.part)) {
                finding.place.offset = bytes->offset;
                finding.place.size = bytes->size;
            }
            log.tell(finding);
        }
}

} // namespace

Result<> checkFrame(const Array& array, CheckTools& tools, FindingLog& log, const Job& job)
{
    tellProblems(array, log);
    checkMetadata(*array.frame(), log);
    BLOSCOPE_TRY(CheckedChunks chunks, checkChunks(array, tools, log, job));
    checkSpace(*array.frame(), std::move(chunks), log);
    return {};
}

} // namespace bloscope
