#include "core/export/spilled_file.h"

#include "core/files/file_io.h"
#include "core/system/file_status.h"
#include "core/system/nameless_file.h"

#include <cerrno>

namespace bloscope {

Result<SpilledFile> SpilledFile::create(const UseOfName& use)
{
    auto file = createNamelessFile(temporaryFolder(), use);
    if (!file)
        return error(file.error());
    return SpilledFile(*std::move(file));
}

Error SpilledFile::error(const Error& error)
{
    return error.within("a temporary file in " + temporaryFolder().string());
}

Result<> SpilledFile::writeTo(Sink& to, const Job& job) const
{
    constexpr std::size_t copiedAtOnce = 1 << 20;
    const auto status = statusOf(descriptor());
    if (!status)
        return error(systemError("cannot be read", errno));
    const std::uint64_t size = status->identity.size;
    BLOSCOPE_CHECK(to.expect(size));
    ByteBuffer piece(copiedAtOnce);
    for (std::uint64_t at = 0; at < size;) {
        if (job.stopped())
            return cancelled();
        const std::size_t read = readAvailable(descriptor(), at, piece);
        if (read == 0)
            return error(systemError("cannot be read", EIO));
        BLOSCOPE_CHECK(to.write(ByteView(piece).first(read)));
        at += read;
    }
    return {};
}

} // namespace bloscope
