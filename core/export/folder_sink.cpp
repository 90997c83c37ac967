#include "core/base/result.h"
#include "core/export/parts_of_input.h"
#include "core/export/sink.h"
#include "core/files/target_path.h"
#include "core/files/temporary_file.h"

namespace bloscope {

namespace {

namespace fs = std::filesystem;

// "x.b2d" of "x.b2d/"
fs::path withoutSlash(const fs::path& path)
{
    return path.has_filename() ? path : path.parent_path();
}

class FolderSink final : public Sink {
 public:
    FolderSink(std::unique_ptr<FileCalls> calls, fs::path target, TemporaryFolder temporary)
        : m_calls(std::move(calls)), m_target(std::move(target)), m_temporary(std::move(temporary))
    {
    }

    Result<> write(ByteView) override
    {
        return usageError("this is written as a directory of files, not as one file")
            .within(m_target.string());
    }

    Result<TemporaryFolder*> folder() override { return &m_temporary; }

    Result<> commit() override
    {
        BLOSCOPE_CHECK(m_temporary.sync().within(m_target.string()));
        BLOSCOPE_CHECK(checkIsFree(m_target).within(m_target.string()));
        return m_temporary.publish().within(m_target.string());
    }

 private:
    std::unique_ptr<FileCalls> m_calls; // lives longer than the temporary folder
    fs::path m_target;
    TemporaryFolder m_temporary;
};

} // namespace

Result<TemporaryFolder*> Sink::folder()
{
    return usageError("a table in a directory cannot be written into one file or stream");
}

Result<std::unique_ptr<Sink>> folderSink(const fs::path& target, const fs::path& source,
                                         std::unique_ptr<FileCalls> calls)
{
    if (isPartOf(target, source))
        return Error{ErrorKind::Usage,
                     "this is part of the exported data, which cannot be overwritten"}
            .within(target.string());
    const fs::path real = withoutLinks(withoutSlash(target));
    BLOSCOPE_CHECK(checkIsFree(real).within(target.string()));
    auto temporary = TemporaryFolder::create(*calls, real, newFolderMode);
    if (!temporary)
        return std::move(temporary).error().within(target.string());
    return std::unique_ptr<Sink>(
        std::make_unique<FolderSink>(std::move(calls), real, *std::move(temporary)));
}

} // namespace bloscope
