#include "core/base/result.h"
#include "core/export/parts_of_input.h"
#include "core/export/sink.h"
#include "core/files/target_path.h"
#include "core/files/temporary_file.h"
#include "core/system/file_attributes.h"
#include "core/system/streams.h"

#include <cerrno>
#include <optional>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

constexpr FileMode newFileMode = 0666; // less the umask

class DescriptorSink final : public Sink {
 public:
    DescriptorSink(int descriptor, std::stop_token stop)
        : m_descriptor(descriptor), m_to(descriptor, std::move(stop))
    {
    }

    Result<> expect(std::uint64_t leastBytes) override
    {
        SystemFileCalls calls;
        return checkFreeSpace(calls, m_descriptor, leastBytes);
    }

    Result<> write(ByteView bytes) override { return m_to.write(bytes); }
    Result<> commit() override { return {}; }

 private:
    int m_descriptor;
    StreamWriter m_to;
};

// Writes to a temporary file that takes its target's place when it is complete.
class FileSink final : public Sink {
 public:
    FileSink(std::unique_ptr<FileCalls> calls, fs::path target, TemporaryFile temporary,
             std::stop_token stop)
        : m_calls(std::move(calls)),
          m_target(std::move(target)),
          m_temporary(std::move(temporary)),
          m_to(descriptorSink(m_temporary.descriptor(), std::move(stop)))
    {
    }

    Result<> expect(std::uint64_t leastBytes) override
    {
        return m_to->expect(leastBytes).within(m_target.string());
    }

    Result<> write(ByteView bytes) override { return m_to->write(bytes).within(m_target.string()); }

    Result<> commit() override
    {
        BLOSCOPE_CHECK(m_temporary.sync().within(m_target.string()));
        return m_temporary.publish().within(m_target.string());
    }

 private:
    std::unique_ptr<FileCalls> m_calls; // lives longer than the temporary file
    fs::path m_target;
    TemporaryFile m_temporary;
    std::unique_ptr<Sink> m_to;
};

// Writes to a device or a pipe, over which nothing can be renamed.
class DeviceSink final : public Sink {
 public:
    DeviceSink(fs::path target, Descriptor descriptor, std::stop_token stop)
        : m_target(std::move(target)),
          m_descriptor(std::move(descriptor)),
          m_to(descriptorSink(m_descriptor.number(), std::move(stop)))
    {
    }

    Result<> write(ByteView bytes) override { return m_to->write(bytes).within(m_target.string()); }
    Result<> commit() override { return {}; }

 private:
    fs::path m_target;
    Descriptor m_descriptor;
    std::unique_ptr<Sink> m_to;
};

Result<std::unique_ptr<Sink>> openDevice(const fs::path& target, std::stop_token stop)
{
    auto descriptor = openStream(target, stop);
    if (!descriptor)
        return std::move(descriptor).error().within(target.string());
    return std::unique_ptr<Sink>(
        std::make_unique<DeviceSink>(target, *std::move(descriptor), std::move(stop)));
}

Result<std::unique_ptr<Sink>>
openReplacement(const fs::path& target, std::optional<fs::perms> oldMode, std::stop_token stop)
{
    if (oldMode) {
        BLOSCOPE_CHECK(checkFileIsWritable(target).within(target.string()));
    }
    auto calls = std::make_unique<SystemFileCalls>();
    auto temporary = TemporaryFile::create(*calls, target, newFileMode);
    if (!temporary)
        return std::move(temporary).error().within(target.string());
    if (oldMode && calls->setMode(temporary->descriptor(), static_cast<FileMode>(*oldMode)) != 0)
        return systemError("cannot preserve the file's mode", errno).within(target.string());
    return std::unique_ptr<Sink>(std::make_unique<FileSink>(
        std::move(calls), target, *std::move(temporary), std::move(stop)));
}

class MemorySink final : public Sink {
 public:
    explicit MemorySink(std::string& text) : m_text(text) {}

    Result<> write(ByteView bytes) override
    {
        m_text += textOf(bytes);
        return {};
    }

    Result<> commit() override { return {}; }

 private:
    std::string& m_text;
};

} // namespace

Result<std::unique_ptr<Sink>> fileSink(const fs::path& target, const fs::path& source,
                                       std::stop_token stop)
{
    if (isPartOf(target, source))
        return Error{ErrorKind::Usage,
                     "this is part of the exported data, which cannot be overwritten"}
            .within(target.string());

    if (isStream(target))
        return openDevice(target, std::move(stop));
    std::error_code none;
    const fs::path real = withoutLinks(target);
    const fs::file_status status = fs::status(real, none);
    if (!fs::exists(status))
        return openReplacement(real, {}, std::move(stop));
    if (fs::is_directory(status))
        return Error{ErrorKind::Io, "this is a directory"}.within(target.string());
    return openReplacement(real, status.permissions(), std::move(stop));
}

std::unique_ptr<Sink> descriptorSink(int descriptor, std::stop_token stop)
{
    return std::make_unique<DescriptorSink>(descriptor, std::move(stop));
}

std::unique_ptr<Sink> memorySink(std::string& text)
{
    return std::make_unique<MemorySink>(text);
}

} // namespace bloscope
