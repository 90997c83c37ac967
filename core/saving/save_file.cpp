#include "core/saving/save_file.h"

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/edit/save_ability.h"
#include "core/files/file_io.h"
#include "core/files/target_path.h"
#include "core/files/temporary_file.h"
#include "core/frame_writing/frame_lock.h"
#include "core/frame_writing/frame_target.h"
#include "core/saving/chunk_file_writer.h"
#include "core/saving/save_plan.h"
#include "core/saving/verify_saved.h"
#include "core/system/file_attributes.h"
#include "core/system/streams.h"

#include <algorithm>
#include <cerrno>
#include <span>

namespace bloscope {

namespace {

Result<> checkStream(const Frame& frame, int descriptor)
{
    if (frame.header().sparse())
        return usageError("a sparse frame is a directory and cannot be written to a stream");
    const auto target = identityOf(descriptor);
    const auto original = frame.source()->identity();
    if (target && original && target->isSameFile(*original))
        return usageError("the output is the file itself, which cannot be overwritten");
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

class PatchedSource final : public ByteSource {
 public:
    PatchedSource(ByteSourcePtr source, std::uint64_t offset, ByteBuffer bytes)
        : m_source(std::move(source)), m_offset(offset), m_bytes(std::move(bytes))
    {
    }
    std::uint64_t size() const override { return m_source->size(); }

 private:
    Result<> readInside(std::uint64_t offset, ByteSpan to) const override
    {
        BLOSCOPE_CHECK(m_source->readAt(offset, to));
        const std::uint64_t begin = std::max(offset, m_offset);
        const std::uint64_t end = std::min(offset + to.size(), m_offset + m_bytes.size());
        if (begin < end)
            std::ranges::copy(ByteView(m_bytes).subspan(begin - m_offset, end - begin),
                              to.begin() + static_cast<std::ptrdiff_t>(begin - offset));
        return {};
    }

    ByteSourcePtr m_source;
    std::uint64_t m_offset;
    ByteBuffer m_bytes;
};

namespace fs = std::filesystem;

Error changedByOthers()
{
    return {ErrorKind::Changed, "the file was changed by another program after it was read"};
}

constexpr FileMode replacementMode = 0600; // until it has the attributes of the old file

SaveReport reportOf(const SavePlan& plan)
{
    return {.way = plan.way,
            .newBytes = plan.newBytes(),
            .copiedBytes = plan.copiedBytes(),
            .unconfirmed = {},
            .rewrittenChunks = plan.rewrittenChunks,
            .valuesBefore = plan.valuesBefore,
            .rounded = plan.rounded};
}

// That are written or copied.
std::uint64_t bytesToWrite(const SavePlan& plan)
{
    return plan.newBytes() + plan.copiedBytes();
}

// Saves over the file that was read.
class InPlaceSave {
 public:
    InPlaceSave(const EditSet& edits, fs::path file, FileCalls& calls, WorkerPool& pool,
                const Job& job)
        : m_edits(edits), m_file(std::move(file)), m_calls(calls), m_pool(pool), m_job(job)
    {
    }

    Result<SaveReport> run(const SaveOptions& options)
    {
        BLOSCOPE_CHECK(checkHasFileOfItsOwn(*m_edits.frame()));
        BLOSCOPE_CHECK(checkPath()); // before anything of it is read
        BLOSCOPE_TRY(const SavePlan plan, planSave(m_edits, m_pool, options, m_job));
        BLOSCOPE_TRY(const FrameLock lock, FrameLock::acquire(m_calls, m_file, m_job));
        BLOSCOPE_CHECK(openOld());
        BLOSCOPE_CHECK(checkUnchanged());
        BLOSCOPE_CHECK(checkStillTheSame(*m_edits.frame()));
        m_job.start(bytesToWrite(plan));
        return plan.way == SaveWay::Append ? append(plan) : replace(plan);
    }

 private:
    // Locked as well, so that two that save the same file without a lock file take turns.
    Result<> openOld()
    {
        BLOSCOPE_CHECK(checkFileIsWritable(m_file));
        m_old =
            openDescriptor(m_calls, m_file, {.change = true}); // some file systems lock no others
        if (!m_old.isOpen())
            return systemError("cannot open the file", errno);
        return lockFile(m_calls, m_old.number(), LockPlace::WholeFile, m_job);
    }

    Result<FileIdentity> checkSameFile() const
    {
        BLOSCOPE_TRY(const FileIdentity now, identityNow(m_file));
        if (!now.isSameFile(*m_edits.frame()->source()->identity()))
            return Error{ErrorKind::Changed,
                         "the file was replaced by another file after it was read"};
        return now;
    }

    Result<> checkPath() const
    {
        BLOSCOPE_TRY(const FileIdentity now, checkSameFile());
        return now == *m_edits.frame()->source()->identity() ? Result<>() : changedByOthers();
    }

    // Why something failed while the file should be the old one: perhaps because it is not.
    Error reasonFor(Error failure) const
    {
        if (failure.kind() != ErrorKind::Io)
            return failure;
        if (auto same = checkSameFile(); !same)
            return std::move(same).error();
        const auto unchanged = checkStillTheSame(*m_edits.frame());
        return unchanged ? failure : unchanged.error();
    }

    Result<> checkUnchanged() const
    {
        BLOSCOPE_CHECK(checkPath());
        const auto read = m_edits.frame()->source()->identity();
        return identityOf(m_old.number()) == read ? Result<>() : changedByOthers();
    }

    Result<SaveReport> replace(const SavePlan& plan);
    Result<> writeNew(const SavePlan& plan, TemporaryFile& file) const;
    Result<SaveReport> append(const SavePlan& plan);
    Result<> appendPieces(const SavePlan& plan);
    Result<> switchTo(const SavePlan& plan);
    void takeBack(const SavePlan& plan);

    const EditSet& m_edits;
    fs::path m_file;
    FileCalls& m_calls;
    WorkerPool& m_pool;
    const Job& m_job;
    Descriptor m_old;
};

// Writes a whole new frame; `old` is the descriptor of the file with the copied pieces, or -1.
Result<> writePieces(const SavePlan& plan, const ByteSource& source, int old, int to,
                     FileCalls& calls, const Job& job)
{
    for (const SavePiece& piece : plan.pieces) {
        if (piece.copiedFrom) {
            BLOSCOPE_CHECK(copyPart(calls, {source, old, *piece.copiedFrom, piece.size}, to,
                                    piece.offset, job));
        } else {
            BLOSCOPE_CHECK(writeAt(calls, to, piece.offset, piece.view(), job));
        }
    }
    return resizeFile(calls, to, plan.fileSize); // holes at the end take no writing
}

Result<> verifyPiece(const ByteSource& written, const SavePiece& piece)
{
    if (piece.copiedFrom)
        return {};
    BLOSCOPE_TRY(const ByteBuffer bytes, readBytes(written, piece.offset, piece.size));
    if (!std::ranges::equal(bytes, piece.view()))
        return Error{ErrorKind::Io,
                     "the written file could not be verified: it differs in the " + piece.what};
    return {};
}

Result<> verifyFile(const fs::path& path, const SavePlan& plan, const EditSet& edits)
{
    BLOSCOPE_TRY(const ByteSourcePtr written, openFile(path));
    if (written->size() != plan.fileSize)
        return Error{ErrorKind::Io, "the written file could not be verified: its length differs"};
    for (const SavePiece& piece : plan.pieces)
        BLOSCOPE_CHECK(verifyPiece(*written, piece));
    BLOSCOPE_CHECK(verifySaved(*written, edits));
    return verifyCopies(*written, *edits.frame()->source(), plan.pieces);
}

Result<> InPlaceSave::writeNew(const SavePlan& plan, TemporaryFile& file) const
{
    BLOSCOPE_CHECK(keepAttributes(m_calls, m_old.number(), file.descriptor()));
    BLOSCOPE_CHECK(writePieces(plan, *m_edits.frame()->source(), m_old.number(), file.descriptor(),
                               m_calls, m_job));
    BLOSCOPE_CHECK(file.sync());
    return verifyFile(file.path(), plan, m_edits);
}

Result<SaveReport> InPlaceSave::replace(const SavePlan& plan)
{
    ChunkFileJournal journal(m_calls, m_file);
    if (m_edits.frame()->header().sparse())
        if (auto noted = journal.note(plan.addedFiles, plan.removedFiles); !noted)
            return reasonFor(std::move(noted).error());
    ChunkFileWriter chunkFiles(m_calls, m_file.parent_path());
    if (auto written = chunkFiles.write(plan.addedFiles, m_old.number(), m_job); !written)
        return reasonFor(std::move(written).error());
    BLOSCOPE_TRY(TemporaryFile file, TemporaryFile::create(m_calls, m_file, replacementMode));
    if (auto written = writeNew(plan, file); !written)
        return reasonFor(std::move(written).error());
    if (m_job.stopped())
        return cancelled();
    BLOSCOPE_CHECK(checkUnchanged());
    SaveReport report = reportOf(plan);
    BLOSCOPE_TRY(report.unconfirmed, publish(file));
    chunkFiles.keep();
    if (report.unconfirmed)
        journal.leave(); // the old index may come back
    else
        journal.removeUnknown();
    return report;
}

Result<SaveReport> InPlaceSave::append(const SavePlan& plan)
{
    if (auto appended = appendPieces(plan); !appended) {
        takeBack(plan);
        return reasonFor(std::move(appended).error());
    }
    BLOSCOPE_CHECK(switchTo(plan));
    return reportOf(plan);
}

// Everything but what makes it count: until then the file is the old frame with something behind.
Result<> InPlaceSave::appendPieces(const SavePlan& plan)
{
    const std::span behind(plan.pieces.begin(), plan.pieces.end() - 1);
    const SavePiece& fields = plan.pieces.back();
    for (const SavePiece& piece : behind)
        BLOSCOPE_CHECK(writeAt(m_calls, m_old.number(), piece.offset, piece.view(), m_job));
    BLOSCOPE_CHECK(resizeFile(m_calls, m_old.number(), plan.fileSize));
    BLOSCOPE_CHECK(syncFile(m_calls, m_old.number()));
    BLOSCOPE_TRY(const ByteSourcePtr written, openFile(m_file));
    for (const SavePiece& piece : behind)
        BLOSCOPE_CHECK(verifyPiece(*written, piece));
    BLOSCOPE_CHECK(verifySaved(*patchedSource(written, fields.offset, fields.bytes), m_edits));
    if (m_job.stopped())
        return cancelled();
    return checkStillTheSame(*m_edits.frame());
}

// One small write within the header; undone when the disk does not take it.
Result<> InPlaceSave::switchTo(const SavePlan& plan)
{
    const SavePiece& fields = plan.pieces.back();
    BLOSCOPE_TRY(const ByteBuffer before,
                 readBytes(*m_edits.frame()->source(), fields.offset, fields.size));
    Result<> done = writeAt(m_calls, m_old.number(), fields.offset, fields.bytes);
    if (done)
        done = syncFile(m_calls, m_old.number());
    if (!done && writeAt(m_calls, m_old.number(), fields.offset, before) &&
        syncFile(m_calls, m_old.number()))
        takeBack(plan);
    return done;
}

// Removes what was appended, unless somebody has written behind it meanwhile.
void InPlaceSave::takeBack(const SavePlan& plan)
{
    const auto now = identityOf(m_old.number());
    if (now && now->size <= plan.fileSize && checkStillTheSame(*m_edits.frame()))
        static_cast<void>(resizeFile(m_calls, m_old.number(), m_edits.frame()->source()->size()));
}

} // namespace

Result<> saveToStream(const EditSet& edits, int descriptor, WorkerPool& pool, const Job& job)
{
    const Frame& frame = *edits.frame();
    BLOSCOPE_CHECK(checkCanBeWritten(frame));
    BLOSCOPE_CHECK(checkStream(frame, descriptor));
    BLOSCOPE_CHECK(checkStillTheSame(frame));
    BLOSCOPE_TRY(const SavePlan plan,
                 planSave(edits, pool, {.inPlace = false, .keepsValuesBefore = false}, job));
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

ByteSourcePtr patchedSource(ByteSourcePtr source, std::uint64_t offset, ByteBuffer bytes)
{
    return std::make_shared<PatchedSource>(std::move(source), offset, std::move(bytes));
}

Result<SaveReport> saveFile(const EditSet& edits, const fs::path& path, FileCalls& calls,
                            WorkerPool& pool, const Job& job, const SaveOptions& options)
{
    return InPlaceSave(edits, frameFileOf(path), calls, pool, job).run(options);
}

Result<SaveReport> saveFileAs(const EditSet& edits, const fs::path& target, FileCalls& calls,
                              WorkerPool& pool, const Job& job, SaveOptions options)
{
    const fs::path file = withoutLinks(target);
    const auto there = identityOf(file);
    const auto original = edits.frame()->source()->identity();
    if (there && original && there->isSameFile(*original))
        return saveFile(edits, file, calls, pool, job, options);
    if (edits.frame()->header().sparse())
        return Error{ErrorKind::Unsupported, "a sparse frame can only be saved in place"};
    BLOSCOPE_CHECK(checkStillTheSame(*edits.frame()));
    options.inPlace = false;
    BLOSCOPE_TRY(const SavePlan plan, planSave(edits, pool, options, job));
    BLOSCOPE_TRY(FrameTarget to, FrameTarget::open(file, calls, job));
    job.start(bytesToWrite(plan));
    BLOSCOPE_CHECK(
        writePieces(plan, *edits.frame()->source(), -1, to.file().descriptor(), calls, job));
    BLOSCOPE_CHECK(to.file().sync());
    BLOSCOPE_CHECK(verifyFile(to.file().path(), plan, edits));
    SaveReport report = reportOf(plan);
    BLOSCOPE_TRY(report.unconfirmed, to.publish(job));
    return report;
}

Result<SaveReport> saveNewFile(const EditSet& edits, const fs::path& target, FileCalls& calls,
                               WorkerPool& pool, const Job& job, const SaveOptions& options)
{
    std::error_code failed;
    if (fs::exists(fs::symlink_status(target, failed)))
        return Error{ErrorKind::Changed, "another program has created this file in the meantime"};
    return saveFileAs(edits, target, calls, pool, job, options);
}

} // namespace bloscope
