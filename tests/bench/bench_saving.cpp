// Saving one cell of a large file against saving an attribute of it: both append.

#include "core/chunk/chunk_header.h"
#include "core/edit/value_editor.h"
#include "core/files/file_io.h"
#include "core/frame/open_path.h"
#include "core/frame_writing/frame_parts.h"
#include "core/saving/save_file.h"
#include "tests/bench/files.h"
#include "tests/bench/or_exit.h"
#include "tests/bench/pairs.h"
#include "tests/bench/suites.h"

#include "tests/support/calm_pool.h"
#include <fcntl.h>
#include <fmt/format.h>

namespace bloscope::bench {

namespace {

constexpr std::int32_t chunkBytes = 4 << 20;
constexpr std::int32_t chunkCount = 2560;

SystemFileCalls& calls()
{
    static SystemFileCalls posix;
    return posix;
}

void write(const Descriptor& file, std::uint64_t offset, ByteView bytes)
{
    orExit(writeAt(calls(), file.number(), offset, bytes));
}

// A frame of plain copies of zeros, which are holes: 10 GiB that take no room.
std::filesystem::path largeFile()
{
    const std::filesystem::path path = scratchFolder() / "large.b2frame";
    const FrameSettings settings{.defaults = {.typesize = 4, .blocksize = 1 << 18, .codec = 5},
                                 .chunksize = chunkBytes};
    FrameHeader header = headerOf(settings, chunkBytes);
    ChunkHeader chunk = orExit(headerFor(chunkBytes, settings.defaults));
    chunk.flags |= 0x02; // a plain copy
    chunk.cbytes = extendedHeaderBytes + chunkBytes;
    ByteWriter start;
    writeChunkHeader(chunk, start);
    ByteWriter top;
    top.zeros(fixedHeaderBytes);
    writeMetadata({}, MetadataSectionOf::Header, top);
    header.headerLen = static_cast<std::int32_t>(top.size());
    header.nbytes = std::int64_t(chunkCount) * chunkBytes;
    header.cbytes = std::int64_t(chunkCount) * chunk.cbytes;
    std::vector<std::int64_t> entries;
    const Descriptor file(::open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC, 0600));
    for (std::int64_t n = 0; n < chunkCount; ++n) {
        entries.push_back(n * chunk.cbytes);
        write(file, static_cast<std::uint64_t>(header.headerLen + entries.back()), start.view());
    }
    const ByteBuffer index = orExit(encodeEntries(entries));
    const ByteBuffer trailer = writeTrailer({});
    const auto indexAt = static_cast<std::uint64_t>(header.headerLen + header.cbytes);
    header.frameLen = static_cast<std::int64_t>(indexAt + index.size() + trailer.size());
    ByteWriter fixed;
    writeFrameHeader(header, fixed);
    write(file, indexAt, index);
    write(file, indexAt + index.size(), trailer);
    write(file, 0, top.view());
    write(file, 0, fixed.view());
    return path;
}

void saveAnAttribute(const std::filesystem::path& path)
{
    EditSet edits(orExit(openPath(path)));
    static std::uint8_t value = 0;
    const ByteBuffer bytes(20, static_cast<std::byte>(++value));
    if (const auto place = edits.find(MetadataSectionOf::Trailer, "note"))
        orExit(edits.setValue(MetadataSectionOf::Trailer, *place, bytes));
    else
        orExit(edits.add(MetadataSectionOf::Trailer, "note", bytes, 0));
    orExit(saveFile(edits, path, calls(), test::calmPool()));
}

void saveACell(const std::filesystem::path& path)
{
    EditSet edits(orExit(openPath(path)));
    static std::int32_t value = 0;
    ++value;
    const ArrayPtr array = Array::of(edits.frame());
    ValueEditor editor(array, {}, SpillStore::create(calls()), test::calmPool());
    orExit(editor.fill(orExit(Slice::parse("12345678", array->shape())), {0, sizeof value},
                       std::as_bytes(std::span(&value, 1))));
    edits.setValues(editor.edits());
    orExit(saveFile(edits, path, calls(), test::calmPool()));
}

// The chunk alone: decoded, encoded, decoded again, as a save does it.
void rewriteTheChunk(const std::filesystem::path& path)
{
    const FramePtr frame = orExit(openPath(path));
    const auto store = SpillStore::create(calls());
    static std::int32_t value = 0;
    ++value;
    const auto edits =
        orExit(ChunkEdits::over(nullptr, {{400, std::as_bytes(std::span(&value, 1))}}, *store));
    orExit(ChunkRewriter(frame).rewrite(11, *edits, UniformChunks::Unstored, nullptr));
}

void addSaving(const char* name, const char* against, double target,
               void (*ours)(const std::filesystem::path&),
               void (*peer)(const std::filesystem::path&))
{
    registerPair({.name = name,
                  .against = against,
                  .target = target,
                  .clock = Clock::Wall,
                  .sides = [=]() -> Sides {
                      const std::filesystem::path path = largeFile();
                      return {[=] { ours(path); }, [=] { peer(path); }, 0,
                              fmt::format("{} chunks of 4 MiB, with holes", chunkCount)};
                  }});
}

} // namespace

void registerSaving()
{
    addSaving("save one cell of 10 GiB", "saving an attribute", 0.33, saveACell, saveAnAttribute);
    addSaving("encode the chunk of a cell", "saving an attribute", 0, rewriteTheChunk,
              saveAnAttribute);
}

} // namespace bloscope::bench
