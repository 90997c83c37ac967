#include "core/frame/file_marks.h"
#include "core/saving/save_plan.h"
#include "core/saving/verify_saved.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/support/calm_pool.h"
#include "tests/support/canonical.h"

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

using Of = MetadataSectionOf;

constexpr Limits limits{
    .chunkBytes = 1 << 20, .frameHeaderBytes = 1 << 20, .metadataValueBytes = 1 << 16};

Result<FramePtr> open(const ByteBuffer& bytes)
{
    if (const auto header = parseFrameHeader(bytes); header && header->sparse())
        return Frame::openSparse(memoryFolder({{sparseFrameName, bytes}}), limits);
    return Frame::open(memorySource(bytes), limits);
}

// One edit of a few bytes of the input. It may be refused; then nothing may have changed.
void edit(EditSet& edits, Input& input)
{
    const auto kind = input.number<std::uint8_t>();
    const Of of = input.number<std::uint8_t>() % 2 == 0 ? Of::Header : Of::Trailer;
    const std::size_t count = edits.entries(of).size();
    const std::size_t place = input.number<std::uint8_t>() % (count + 1);
    const ByteView bytes = input.bytes(input.number<std::uint8_t>() % 48);
    const EditSet before = edits;
    Result<> done;
    if (kind % 6 == 0)
        done = edits.add(of, std::string(textOf(bytes)), ByteBuffer(bytes.size()), place);
    else if (place == count)
        return;
    else if (kind % 6 == 1)
        done = edits.setValue(of, place, {bytes.begin(), bytes.end()});
    else if (kind % 6 == 2)
        done = edits.rename(of, place, std::string(textOf(bytes)));
    else if (kind % 6 == 3)
        done = edits.remove(of, place);
    else if (kind % 6 == 4)
        done = edits.move(of, place, input.number<std::uint8_t>() % count);
    else
        edits.unlock(of, edits.entries(of)[place].name);
    require(done || edits == before);
}

// The file that the plan says, made of the old one.
ByteBuffer carriedOut(const SavePlan& plan, const ByteBuffer& old)
{
    const bool appends = plan.way == SaveWay::Append;
    ByteBuffer file = appends ? old : ByteBuffer();
    file.resize(plan.fileSize);
    for (const SavePiece& piece : plan.pieces) {
        require(piece.offset <= file.size() && piece.size <= file.size() - piece.offset);
        const std::uint64_t from = piece.copiedFrom.value_or(0);
        const ByteView bytes = piece.copiedFrom ? ByteView(old) : piece.view();
        require(from <= bytes.size() && piece.size <= bytes.size() - from);
        std::ranges::copy(bytes.subspan(from, piece.size),
                          file.begin() + static_cast<std::ptrdiff_t>(piece.offset));
    }
    require(appends || plan.newBytes() + plan.copiedBytes() == plan.fileSize);
    return file;
}

void requireEntries(const EditSet& edits, const Frame& saved)
{
    for (const Of of : {Of::Header, Of::Trailer}) {
        const auto& entries =
            (of == Of::Header ? saved.metalayers() : saved.vlMetalayers()).entries;
        require(entries.size() == edits.entries(of).size());
        for (std::size_t i = 0; i < entries.size(); ++i)
            require(entries[i].name == edits.entries(of)[i].name);
    }
}

void checkSave(const EditSet& edits, const ByteBuffer& old, const SaveOptions& options)
{
    const auto plan = planSave(edits, test::calmPool(), options);
    if (!plan)
        return;
    const ByteBuffer file = carriedOut(*plan, old);
    const auto source = memorySource(file);
    require(verifySaved(*source, edits).has_value());
    require(verifyCopies(*source, *edits.frame()->source(), plan->pieces).has_value());
    const Result<FramePtr> saved = open(file);
    require(saved && (*saved)->header().frameLen == plan->frameLen);
    require((*saved)->chunkCount() == edits.frame()->chunkCount());
    requireEntries(edits, **saved);

    const auto oldLen = static_cast<std::size_t>(edits.frame()->header().frameLen);
    const auto newLen = static_cast<std::size_t>(plan->frameLen);
    if (plan->way == SaveWay::Replace && test::whyNotCanonical(ByteView(old).first(oldLen)).empty())
        require(test::whyNotCanonical(ByteView(file).first(newLen)).empty());
}

} // namespace

// A frame, and edits of its metadata: whatever can be planned gives a frame with these metadata and
// the old chunks, in canonical form where the old one was.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    const auto editCount = input.number<std::uint8_t>() % 8;
    const ByteView script = input.bytes(input.number<std::uint8_t>());
    const ByteBuffer old(input.rest().begin(), input.rest().end());
    const Result<FramePtr> frame = open(old);
    if (!frame)
        return 0;
    EditSet edits(*frame);
    Input steps(reinterpret_cast<const std::uint8_t*>(script.data()), script.size());
    for (int i = 0; i < editCount; ++i)
        edit(edits, steps);
    for (const std::uint64_t appendFrom : {std::uint64_t(0), std::uint64_t(1) << 60})
        checkSave(edits, old, {.appendFromBytes = appendFrom});
    checkSave(edits, old, {.inPlace = false});
    return 0;
}
