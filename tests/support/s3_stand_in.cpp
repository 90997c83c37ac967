#include "tests/support/s3_stand_in.h"

#include "core/base/text.h"
#include "tests/support/aws_signature.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <set>
#include <utility>

namespace bloscope::test {

namespace {

// As encoding-type=url has it.
std::string listed(std::string_view text)
{
    std::string made;
    for (const char c : text) {
        const bool isPlain = std::isalnum(static_cast<unsigned char>(c)) ||
                             std::string_view("-._*/").find(c) != std::string_view::npos;
        if (c == ' ')
            made += '+';
        else
            made +=
                isPlain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return made;
}

std::string hexText(std::string_view text)
{
    std::string hex;
    for (const char c : text)
        hex += fmt::format("{:02x}", static_cast<unsigned char>(c));
    return hex;
}

WebReply failure(const char* status, const char* code)
{
    return {.status = status, .body = fmt::format("<Error><Code>{}</Code></Error>", code)};
}

} // namespace

S3StandIn::S3StandIn(std::string key, std::string secret)
    : m_key(std::move(key)), m_secret(std::move(secret))
{
    m_server.setHandler([this](const WebCall& call) { return answer(call); });
}

void S3StandIn::put(const std::string& bucketAndKey, ByteBuffer bytes)
{
    m_server.put("/" + bucketAndKey, std::move(bytes));
}

std::vector<std::string> S3StandIn::refused() const
{
    const std::lock_guard lock(m_mutex);
    return m_refused;
}

std::optional<WebReply> S3StandIn::answer(const WebCall& call)
{
    const std::string problem =
        m_key.empty() ? std::string() : problemOfSignature(call, m_key, m_secret);
    if (!problem.empty()) {
        const std::lock_guard lock(m_mutex);
        m_refused.push_back(problem);
        return failure("403 Forbidden", "SignatureDoesNotMatch");
    }
    if (call.method == "PUT")
        return take(call);
    const std::string path = call.path();
    if (call.query().contains("list-type"))
        return list(path.substr(1, path.find('/', 1) - 1), call);
    return std::nullopt;
}

WebReply S3StandIn::list(const std::string& bucket, const WebCall& call) const
{
    auto query = call.query();
    const std::string prefix = query["prefix"];
    const auto token = bytesOfHex(query["continuation-token"]);
    const std::string after(textOf(token.value_or(ByteBuffer()))); // the page before ends with it
    const bool hasDelimiter = query["delimiter"] == "/";
    std::string entries, last;
    std::set<std::string> prefixes;
    std::size_t count = 0;
    bool isTruncated = false;
    for (const auto& [path, size] : m_server.sizes()) {
        const std::string begin = "/" + bucket + "/";
        if (!path.starts_with(begin + prefix))
            continue;
        const std::string key = path.substr(begin.size());
        const std::size_t slash = key.find('/', prefix.size());
        const bool isFolded = hasDelimiter && slash != key.npos;
        const std::string name = isFolded ? key.substr(0, slash + 1) : key;
        if ((!after.empty() && name <= after) || prefixes.contains(name))
            continue;
        if (count == m_pageSize) {
            isTruncated = true;
            break;
        }
        ++count;
        last = name;
        if (isFolded)
            prefixes.insert(name);
        else
            entries += fmt::format("<Contents><Key>{}</Key><ETag>&quot;x&quot;</ETag>"
                                   "<Size>{}</Size></Contents>",
                                   listed(name), size);
    }
    for (const std::string& each : prefixes)
        entries +=
            fmt::format("<CommonPrefixes><Prefix>{}</Prefix></CommonPrefixes>", listed(each));
    return {.body = fmt::format(
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                "<ListBucketResult xmlns=\"http://s3.amazonaws.com/doc/2006-03-01/\">"
                "<Name>{}</Name><Prefix>{}</Prefix><EncodingType>url</EncodingType>"
                "<IsTruncated>{}</IsTruncated>{}{}</ListBucketResult>",
                bucket, listed(prefix), isTruncated,
                isTruncated ? fmt::format("<NextContinuationToken>{}</NextContinuationToken>",
                                          hexText(last))
                            : std::string(),
                entries),
            .headers = {"Content-Type: application/xml"}};
}

WebReply S3StandIn::take(const WebCall& call)
{
    const std::string path = call.path();
    const std::string tag = m_server.tagOf(path);
    const bool isWrong = (call.header("if-none-match") == "*" && !tag.empty()) ||
                         (!call.header("if-match").empty() && call.header("if-match") != tag);
    if (isWrong)
        return failure("412 Precondition Failed", "PreconditionFailed");
    const ByteView body = bytesOf(call.body);
    m_server.put(path, ByteBuffer(body.begin(), body.end()));
    return {.headers = {"ETag: " + m_server.tagOf(path)}};
}

} // namespace bloscope::test
