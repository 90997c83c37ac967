#include "core/array/slice_reader.h"
#include "core/doctor/check_frame.h"
#include "core/frame/file_marks.h"
#include "core/frame/find_frames.h"
#include "core/inspect/describe.h"
#include "core/report/info_report.h"
#include "tests/fuzz/fuzz_target.h"

#include <nlohmann/json.hpp>

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

constexpr Limits limits{
    .chunkBytes = 1 << 20, .frameHeaderBytes = 1 << 20, .metadataValueBytes = 1 << 16};
constexpr std::int64_t mostChunks = 50;

void lookAtChunks(const Frame& frame)
{
    for (std::int64_t n = 0; n < std::min(frame.chunkCount(), mostChunks); ++n) {
        const Description description = describeChunk(frame, n);
        const Result<ChunkPtr> chunk = frame.chunk(n);
        require(chunk || description.problem); // odd chunks may open and have one
        if (!chunk)
            continue;
        const Result<ByteBuffer> bytes = (*chunk)->decode();
        require(!bytes || bytes->size() == static_cast<std::size_t>((*chunk)->header().nbytes));
        describeBlocks(**chunk, 0, std::min((*chunk)->blocks().count(), 20));
    }
}

// The same cells, whether or not blocks are kept.
void readSlice(const ArrayPtr& array, const Slice& slice)
{
    WorkerPool alone(1);
    BlockCache large;
    BlockCache none(0);
    const Result<Cells> cells = SliceReader(array, large, alone).read(slice);
    const Result<Cells> again = SliceReader(array, none, alone).read(slice);
    require(bool(cells) == bool(again));
    if (!cells)
        return;
    require(cells->bytes == ByteView(again->bytes) && cells->states == again->states);
    require(cells->bytes.size() == static_cast<std::size_t>(*slice.cellCount()) * cells->itemsize);
    require(cells->states.empty() || cells->states.size() * cells->itemsize == cells->bytes.size());
}

void readSlices(const ArrayPtr& array)
{
    if (array->itemsize() > 1 << 10)
        return;
    const Slice plane = Slice::firstPlane(array->shape());
    readSlice(array, plane.window(0, 16, 0, 16));
    readSlice(array, plane.window(plane.rows() - 3, 3, plane.columns() - 3, 3));
    Slice backwards = Slice::whole(array->shape());
    for (std::size_t d = 0; d < array->shape().size(); ++d) {
        const std::int64_t extent = array->shape()[d];
        if (extent > 0)
            backwards.set(d, DimensionSlice::range(extent - 1, extent > 2 ? 2 : 1, -2));
    }
    readSlice(array, backwards);
}

// A sparse frame: its index file, and what is left of the input as every one of its first chunk
// files.
Result<FramePtr> openSparse(ByteView bytes, const FrameHeader& header)
{
    const auto room = static_cast<std::int64_t>(bytes.size());
    const ByteView index = bytes.first(static_cast<std::size_t>(std::min(header.frameLen, room)));
    const ByteView chunk = bytes.subspan(index.size());
    std::map<std::string, ByteBuffer> files{{sparseFrameName, {index.begin(), index.end()}}};
    for (std::int64_t id = 0; id < 4; ++id)
        files[chunkFileName(id)] = {chunk.begin(), chunk.end()};
    return Frame::openSparse(memoryFolder(std::move(files)), limits);
}

Result<FramePtr> openWhatItIs(ByteView bytes)
{
    if (const auto header = parseFrameHeader(bytes); header && header->sparse())
        return openSparse(bytes, *header);
    ByteSourcePtr source = memorySource({bytes.begin(), bytes.end()});
    if (looksLikeAFrame(bytes))
        return Frame::open(std::move(source), limits);
    return Frame::openBareChunk(std::move(source), limits);
}

void lookForFrames(ByteView bytes)
{
    const auto frames = findFrames(*memorySource({bytes.begin(), bytes.end()}));
    require(frames.has_value());
    for (const std::uint64_t offset : *frames)
        require(parseFrameHeader(bytes.subspan(offset)).has_value());
}

} // namespace

// A whole file: a frame with its chunks or without them, or a chunk alone; opened, described, read
// and checked in every part.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const ByteView bytes = std::as_bytes(std::span(data, size));
    lookForFrames(bytes);
    const Result<FramePtr> frame = openWhatItIs(bytes);
    if (!frame)
        return 0;
    describeFrame(**frame);
    lookAtChunks(**frame);
    const ArrayPtr array = Array::of(*frame);
    infoJson(*array).dump();
    readSlices(array);
    if ((*frame)->chunkCount() <= mostChunks) {
        WorkerPool alone(1);
        CheckTools tools(alone);
        FindingLog log([](const Finding& finding) { require(!finding.text.empty()); },
                       tools.mostFindings);
        require(checkFrame(*array, tools, log).has_value());
    }
    return 0;
}
