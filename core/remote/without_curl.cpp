#include "core/remote/remote_reading.h"
#include "core/remote/web_address.h"

// In place of everything else in this folder where there is no libcurl.
namespace bloscope {

struct RemoteMeans {};

namespace {

Error madeWithout()
{
    return {ErrorKind::Unsupported,
            "this build cannot read addresses: it was made without libcurl"};
}

} // namespace

Result<WebAddress> WebAddress::parse(std::string_view)
{
    return madeWithout();
}

std::string WebAddress::name() const
{
    return {};
}

RemoteReading& RemoteReading::ofThisProcess()
{
    static RemoteReading reading;
    return reading;
}

void RemoteReading::configure(RemoteSettings settings)
{
    m_settings = std::move(settings);
}

RemoteSettings RemoteReading::settings() const
{
    return m_settings;
}

Result<ByteSourcePtr> RemoteReading::open(const std::filesystem::path&)
{
    return madeWithout();
}

Result<ByteFolderPtr> RemoteReading::openFolder(const std::filesystem::path&)
{
    return madeWithout();
}

Result<RemoteList> RemoteReading::list(const std::filesystem::path&, std::size_t)
{
    return madeWithout();
}

Result<RemoteList> RemoteReading::filesBelow(const ByteFolder&, std::size_t)
{
    return madeWithout();
}

bool RemoteReading::isOnServer(const ByteFolder&)
{
    return false;
}

std::optional<RemoteQuestion> RemoteReading::questionOf(const std::filesystem::path&) const
{
    return std::nullopt;
}

void RemoteReading::setAnswerer(Answerer answerer)
{
    m_answerer = std::move(answerer);
}

void RemoteReading::allow(const std::filesystem::path&, const RemoteQuestion&) {}

Result<> RemoteReading::logIn(const std::filesystem::path&, const std::string&, const std::string&)
{
    return madeWithout();
}

Result<> RemoteReading::upload(const std::filesystem::path&, const std::filesystem::path&,
                               const RemoteUpload&)
{
    return madeWithout();
}

std::string RemoteReading::tagOf(const ByteSource&)
{
    return {};
}

bool RemoteReading::isOffline(const ByteSource&)
{
    return false;
}

std::vector<std::string> RemoteReading::notices() const
{
    return {};
}

RemoteReading::Counts RemoteReading::counts() const
{
    return {};
}

std::uint64_t RemoteReading::keptBytes() const
{
    return 0;
}

void RemoteReading::forgetKept() {}

void RemoteReading::giveUp() {}

} // namespace bloscope
