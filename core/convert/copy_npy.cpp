#include "core/convert/copy_npy.h"

#include "core/base/checked.h"
#include "core/convert/complete_cells.h"
#include "core/export/npy_writer.h"
#include "core/export/slice_bands.h"
#include "core/files/file_io.h"
#include "core/files/target_path.h"
#include "core/frame_writing/frame_target.h"

#include <algorithm>
#include <fmt/format.h>
#include <libdeflate.h>

namespace bloscope {

namespace {

// How many bytes the elements are.
Result<std::uint64_t> bytesOfElements(const CellSource& from)
{
    const auto count = checkedProduct<std::int64_t>(from.shape());
    const auto bytes =
        count ? checkedMultiply(*count, static_cast<std::int64_t>(from.dtype().itemsize))
              : std::nullopt;
    if (!bytes)
        return Error{ErrorKind::Limit, "the elements have too many bytes"};
    return static_cast<std::uint64_t>(*bytes);
}

// One copy on its way: a header, and behind it the elements in pieces.
class NpyCopy {
 public:
    NpyCopy(const CellSource& from, FileCalls& calls, const Job& job)
        : m_from(from), m_calls(calls), m_job(job), m_header(npyHeader(from.dtype(), from.shape()))
    {
    }

    // To a file that is empty. Answers how many bytes it has then.
    Result<std::uint64_t> write(int descriptor);
    // With what was written.
    Result<> compare(const ByteSource& written) const;

 private:
    struct Piece {
        std::size_t bytes;
        std::uint32_t checksum;
    };

    ByteView header() const { return bytesOf(m_header); }

    const CellSource& m_from;
    FileCalls& m_calls;
    const Job& m_job;
    std::string m_header;
    std::vector<Piece> m_pieces; // one behind the other
};

Result<std::uint64_t> NpyCopy::write(int descriptor)
{
    BLOSCOPE_CHECK(writeAt(m_calls, descriptor, 0, header()));
    std::uint64_t end = header().size();
    const auto itemsize = static_cast<std::int64_t>(m_from.dtype().itemsize);
    SliceBands bands(Slice::whole(m_from.shape()), std::max<std::int64_t>(1, itemsize), {});
    while (const auto band = bands.next()) {
        BLOSCOPE_TRY(const Cells cells, readComplete(m_from, band->slice, m_job));
        const HeapBytes& elements = cells.bytes;
        if (m_job.stopped())
            return cancelled();
        BLOSCOPE_CHECK(writeAt(m_calls, descriptor, end, elements));
        m_pieces.push_back(
            {elements.size(), libdeflate_crc32(0, elements.data(), elements.size())});
        end += elements.size();
        m_job.advance(elements.size());
    }
    return end;
}

Result<> NpyCopy::compare(const ByteSource& written) const
{
    BLOSCOPE_TRY(const ByteBuffer start, readBytes(written, 0, header().size()));
    if (!std::ranges::equal(start, header()))
        return Error{ErrorKind::Io, "its header differs"};
    std::uint64_t at = header().size();
    HeapBytes elements;
    for (const Piece& piece : m_pieces) {
        if (m_job.stopped())
            return cancelled();
        if (elements.size() != piece.bytes)
            elements = HeapBytes::toBeFilled(piece.bytes);
        BLOSCOPE_CHECK(written.readAt(at, elements));
        if (libdeflate_crc32(0, elements.data(), elements.size()) != piece.checksum)
            return Error{ErrorKind::Io,
                         fmt::format("the {} bytes at byte {} differ", piece.bytes, at)};
        at += piece.bytes;
        m_job.advance(piece.bytes);
    }
    if (at != written.size())
        return Error{ErrorKind::Io,
                     fmt::format("it has {} bytes instead of {}", written.size(), at)};
    return {};
}

Result<> compareFile(const NpyCopy& copy, const std::filesystem::path& path)
{
    BLOSCOPE_TRY(const ByteSourcePtr written, openFile(path));
    return copy.compare(*written);
}

} // namespace

Result<CopyReport> copyToNpy(const CellSource& from, const std::filesystem::path& target,
                             FileCalls& calls, const Job& job)
{
    CopyReport report;
    BLOSCOPE_TRY(report.elementBytes, bytesOfElements(from));
    BLOSCOPE_TRY(TemporaryFile file, replacementOf(withoutLinks(target), calls));
    BLOSCOPE_CHECK(checkFreeSpace(calls, file.descriptor(), report.elementBytes));
    job.start(2 * report.elementBytes);
    NpyCopy copy(from, calls, job);
    BLOSCOPE_TRY(report.fileBytes, copy.write(file.descriptor()));
    BLOSCOPE_CHECK(file.sync());
    BLOSCOPE_CHECK(compareFile(copy, file.path()).within("the written file could not be verified"));
    if (job.stopped())
        return cancelled();
    BLOSCOPE_TRY(report.unconfirmed, publish(file));
    return report;
}

} // namespace bloscope
