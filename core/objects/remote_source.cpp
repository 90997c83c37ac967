#include "core/objects/remote_source.h"

#include "core/base/text.h"
#include "core/objects/address.h"
#include "core/objects/metadata_value.h"

#include <fmt/format.h>

namespace bloscope {

std::string RemoteSource::text() const
{
    if (address.empty())
        return "a source that is not named";
    std::string text = escapeForDisplay(withoutSecrets(address));
    if (!dataset.empty())
        text += ", data set " + escapeForDisplay(dataset);
    return format.empty() ? text : fmt::format("{} ({})", text, escapeForDisplay(format));
}

RemoteSource remoteSourceOf(const msgpack_value::Value& source)
{
    const auto member = [&](std::string_view key) {
        return textOf(memberOf(source, key)).value_or("");
    };
    RemoteSource remote{member("kind"), member("urlpath"), member("dataset")};
    if (remote.address.empty()) { // caterva2: a server and a path on it
        const std::string server = member("urlbase");
        remote.address = server.empty() ? member("path") : server + " " + member("path");
    }
    return remote;
}

} // namespace bloscope
