#include "core/objects/address.h"

#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/objects/metadata_value.h"
#include "core/objects/object_kind.h"
#include "core/system/path_text.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace bloscope {

namespace {

// Marks that name plain chunks as parts of something else.
bool isMarked(const Frame& frame)
{
    constexpr std::array<std::string_view, 2> marks = {"b2remote_array", "b2remote_ctable"};
    return hasVlMetalayer(frame, "_ftype") ||
           std::ranges::any_of(marks,
                               [&](std::string_view mark) { return hasMetalayer(frame, mark); });
}

bool isOfEvenChunks(const Frame& frame)
{
    const std::int64_t bytes = frame.header().nbytes;
    const std::int64_t chunk = frame.header().chunksize;
    if (bytes <= 0 || chunk <= 0)
        return bytes == 0 && frame.chunkCount() == 0;
    return frame.chunkCount() == ceilDivide(bytes, chunk);
}

constexpr std::string_view schemeEnd = "://";
constexpr std::string_view notInAddresses = " \t\r\n\"'<>";

std::string lowered(std::string_view text)
{
    std::string low(text);
    for (char& character : low)
        if (character >= 'A' && character <= 'Z')
            character = static_cast<char>(character - 'A' + 'a');
    return low;
}

// The end of what begins at `begin`: where one of these characters is, or the text ends.
std::size_t endOf(std::string_view text, std::size_t begin, std::string_view ends)
{
    return std::min(text.find_first_of(ends, begin), text.size());
}

// Names in queries are held against more words than those of metadata, where "key" means much.
bool namesSecretOfQuery(std::string_view name)
{
    constexpr std::array<std::string_view, 4> words = {"key", "sig", "auth", "expires"};
    const std::string low = lowered(name);
    return namesSecret(low) || std::ranges::any_of(words, [&](std::string_view word) {
               return low.find(word) != low.npos;
           });
}

void addQuery(std::string_view text, std::size_t begin, std::size_t end,
              std::vector<SecretPlace>& to)
{
    while (begin < end) {
        const std::size_t partEnd = std::min(endOf(text, begin, "&;"), end);
        const std::size_t equals = std::min(text.find('=', begin), partEnd);
        if (equals + 1 < partEnd && namesSecretOfQuery(text.substr(begin, equals - begin)))
            to.push_back({equals + 1, partEnd - equals - 1});
        begin = partEnd + 1;
    }
}

} // namespace

std::optional<std::string> documentNameOf(const std::filesystem::path& path)
{
    const std::filesystem::path name = path.filename();
    std::string ending = name.extension().string();
    std::ranges::transform(ending, ending.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    const std::string document = name.stem().string();
    const bool hasEnding = utf8Path(document).extension().string().size() > 1;
    return ending == ".b2" && hasEnding ? std::optional(document) : std::nullopt;
}

std::optional<std::string> documentNameOf(const std::filesystem::path& path, const Frame& frame)
{
    if (classify(frame) != ObjectKind::Chunks || isMarked(frame) || !isOfEvenChunks(frame))
        return {};
    return documentNameOf(path);
}

std::string RemoteSource::text() const
{
    if (address.empty())
        return "an unnamed source";
    std::string text = escapeForDisplay(withoutSecrets(address));
    if (!dataset.empty())
        text += ", data set " + escapeForDisplay(dataset);
    return format.empty() ? text : fmt::format("{} ({})", text, escapeForDisplay(format));
}

std::optional<RemotePlace> RemoteSource::place() const
{
    if (address.empty() || format == "hdf5" || format == "zarr" || format == "parquet")
        return std::nullopt;
    if (format == "b2z" && !dataset.empty())
        return RemotePlace{address, "/" + dataset};
    std::string whole = address;
    if (const std::size_t space = whole.find(' '); format == "caterva2" && space != whole.npos)
        whole.replace(space, 1, whole.find('/', space - 1) == space - 1 ? "" : "/");
    if (!dataset.empty())
        whole += "/" + dataset;
    return RemotePlace{whole};
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

std::vector<SecretPlace> secretsInAddress(std::string_view text)
{
    std::vector<SecretPlace> secrets;
    for (std::size_t at = text.find(schemeEnd); at != text.npos;) {
        const std::size_t host = at + schemeEnd.size();
        at = text.find(schemeEnd, host);
        const std::size_t end = std::min(endOf(text, host, notInAddresses), at);
        const std::size_t hostEnd = std::min(endOf(text, host, "/?#"), end);
        const std::size_t sign = text.substr(host, hostEnd - host).rfind('@');
        if (sign != text.npos && sign > 0)
            secrets.push_back({host, sign});
        const std::size_t query = endOf(text, hostEnd, "?#");
        if (query < end)
            addQuery(text, query + 1, end, secrets);
    }
    return secrets;
}

std::string withoutSecrets(std::string_view address)
{
    std::string shown;
    std::size_t begin = 0;
    for (const SecretPlace& secret : secretsInAddress(address)) {
        shown += address.substr(begin, secret.begin - begin);
        shown += "(hidden)";
        begin = secret.begin + secret.size;
    }
    return shown += address.substr(begin);
}

bool namesSecret(std::string_view name)
{
    constexpr std::array<std::string_view, 5> words = {"token", "password", "passwd", "secret",
                                                       "credential"};
    const std::string low = lowered(name);
    return std::ranges::any_of(words,
                               [&](std::string_view word) { return low.find(word) != low.npos; });
}

} // namespace bloscope
