#include "core/export/spilled_file.h"

#include "core/files/file_io.h"
#include "core/files/spill_store.h"

#include <cerrno>

namespace bloscope {

Result<SpilledFile> SpilledFile::create(const UseOfName& use)
{
    auto file = createNamelessFile(SpillStore::spillFolder(), use);
    if (!file)
        return error(file.error());
    return SpilledFile(*std::move(file));
}

Error SpilledFile::error(const Error& error)
{
    return error.within("a temporary file in " + SpillStore::spillFolder().string());
}

Result<> SpilledFile::writeTo(Sink& to, const Job& job) const
{
    constexpr std::size_t copiedAtOnce = 1 << 20;
    const ::off_t size = ::lseek(descriptor(), 0, SEEK_END);
    if (size < 0)
        return error(systemError("cannot be read", errno));
    BLOSCOPE_CHECK(to.expect(static_cast<std::uint64_t>(size)));
    ByteBuffer piece(copiedAtOnce);
    for (::off_t at = 0; at < size;) {
        if (job.stopped())
            return cancelled();
        const std::size_t read = readAvailable(descriptor(), std::uint64_t(at), piece);
        if (read == 0)
            return error(systemError("cannot be read", EIO));
        BLOSCOPE_CHECK(to.write(ByteView(piece).first(read)));
        at += static_cast<::off_t>(read);
    }
    return {};
}

} // namespace bloscope
