#include "core/edit/save_stream.h"

#include "core/base/limits.h"
#include "core/edit/save_ability.h"
#include "core/edit/save_plan.h"
#include "core/edit/verify_saved.h"
#include "core/files/stream_writer.h"

#include <algorithm>

namespace bloscope {

namespace {

Result<> checkStream(const Frame& frame, int descriptor)
{
    if (frame.header().sparse())
        return usageError("a sparse frame is a directory and goes down no stream");
    const auto target = identityOf(descriptor);
    const auto original = frame.source()->identity();
    if (target && original && target->isSameFile(*original))
        return usageError("the output is the file itself; it is not overwritten");
    return {};
}

Result<> copyPiece(const ByteSource& source, const SavePiece& piece, const StreamWriter& to)
{
    constexpr std::uint64_t copiedAtOnce = 1_MiB;
    for (std::uint64_t done = 0; done < piece.size; done += copiedAtOnce) {
        BLOSCOPE_TRY(const ByteBuffer bytes, readBytes(source, *piece.copiedFrom + done,
                                                       std::min(copiedAtOnce, piece.size - done)));
        BLOSCOPE_CHECK(to.write(bytes));
    }
    return {};
}

} // namespace

Result<> saveToStream(const EditSet& edits, int descriptor, const Job& job)
{
    const Frame& frame = *edits.frame();
    BLOSCOPE_CHECK(checkCanBeWritten(frame));
    BLOSCOPE_CHECK(checkStream(frame, descriptor));
    BLOSCOPE_CHECK(checkStillTheSame(frame));
    BLOSCOPE_TRY(const SavePlan plan,
                 planSave(edits, {.inPlace = false, .keepsValuesBefore = false}, job));
    const StreamWriter to(descriptor, job.stop);
    for (const SavePiece& piece : plan.pieces) { // in the order of their offsets, without gaps
        if (piece.copiedFrom) {
            BLOSCOPE_CHECK(copyPiece(*frame.source(), piece, to));
        } else {
            BLOSCOPE_CHECK(to.write(piece.view()));
        }
    }
    return checkStillTheSame(frame);
}

} // namespace bloscope
