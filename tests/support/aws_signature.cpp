#include "tests/support/aws_signature.h"

#include "core/base/text.h"
#include "core/bytes/sha256.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <map>
#include <string_view>
#include <vector>

namespace bloscope::test {

namespace {

// RFC 2104; the key and the answer as bytes.
std::string hmac(std::string key, std::string_view text)
{
    constexpr std::size_t blockBytes = 64;
    const auto hash = [](std::string_view bytes) {
        const ByteBuffer sum = *bytesOfHex(sha256Of(bytesOf(bytes)));
        return std::string(textOf(sum));
    };
    if (key.size() > blockBytes)
        key = hash(key);
    key.resize(blockBytes, '\0');
    std::string inner, outer;
    for (const char c : key) {
        inner += static_cast<char>(c ^ 0x36);
        outer += static_cast<char>(c ^ 0x5c);
    }
    return hash(outer + hash(inner + std::string(text)));
}

std::string hexOf(std::string_view bytes)
{
    std::string hex;
    for (const char c : bytes)
        hex += fmt::format("{:02x}", static_cast<unsigned char>(c));
    return hex;
}

// As Amazon encodes: all but letters, digits and four others.
std::string encoded(std::string_view text, std::string_view kept = "")
{
    std::string made;
    for (const char c : text) {
        const bool isPlain = std::isalnum(static_cast<unsigned char>(c)) ||
                             std::string_view("-._~").find(c) != std::string_view::npos ||
                             kept.find(c) != kept.npos;
        made += isPlain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return made;
}

std::string queryOf(const WebCall& call)
{
    std::map<std::string, std::string> parts; // by what is sorted
    for (const auto& [name, value] : call.query())
        parts[encoded(name)] = encoded(value);
    std::string text;
    for (const auto& [name, value] : parts)
        text += (text.empty() ? "" : "&") + name + "=" + value;
    return text;
}

std::string between(std::string_view text, std::string_view begin, std::string_view end)
{
    const std::size_t at = text.find(begin);
    if (at == text.npos)
        return {};
    const std::string_view rest = text.substr(at + begin.size());
    return std::string(rest.substr(0, rest.find(end)));
}

} // namespace

std::optional<AwsSignature> AwsSignature::of(const WebCall& call)
{
    const std::string line = call.header("authorization");
    if (!line.starts_with("AWS4-HMAC-SHA256 "))
        return std::nullopt;
    const std::string credential = between(line, "Credential=", ",");
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= credential.size();) {
        const std::size_t end = std::min(credential.find('/', begin), credential.size());
        parts.push_back(credential.substr(begin, end - begin));
        begin = end + 1;
    }
    if (parts.size() != 5 || parts[3] != "s3" || parts[4] != "aws4_request")
        return std::nullopt;
    return AwsSignature{parts[0], parts[1], parts[2], between(line, "SignedHeaders=", ","),
                        between(line, "Signature=", "\r")};
}

std::string awsSignatureOf(const WebCall& call, const AwsSignature& told, const std::string& secret)
{
    std::string headers;
    for (std::size_t begin = 0; begin < told.signedHeaders.size();) {
        const std::size_t end =
            std::min(told.signedHeaders.find(';', begin), told.signedHeaders.size());
        const std::string name = told.signedHeaders.substr(begin, end - begin);
        headers += name + ":" + call.header(name) + "\n";
        begin = end + 1;
    }
    const std::string canonical =
        fmt::format("{}\n{}\n{}\n{}\n{}\n{}", call.method, encoded(call.path(), "/"), queryOf(call),
                    headers, told.signedHeaders, call.header("x-amz-content-sha256"));
    const std::string scope = fmt::format("{}/{}/s3/aws4_request", told.date, told.region);
    const std::string toSign =
        fmt::format("AWS4-HMAC-SHA256\n{}\n{}\n{}", call.header("x-amz-date"), scope,
                    sha256Of(bytesOf(canonical)));
    std::string key = hmac("AWS4" + secret, told.date);
    for (const std::string_view part :
         {std::string_view(told.region), std::string_view("s3"), std::string_view("aws4_request")})
        key = hmac(key, part);
    return hexOf(hmac(key, toSign));
}

std::string problemOfSignature(const WebCall& call, const std::string& key,
                               const std::string& secret)
{
    const auto told = AwsSignature::of(call);
    if (!told)
        return "it is not signed";
    if (told->key != key)
        return "another key";
    for (const char* name : {"host", "x-amz-content-sha256", "x-amz-date"})
        if ((";" + told->signedHeaders + ";").find(";" + std::string(name) + ";") ==
            std::string::npos)
            return std::string(name) + " is not signed";
    if (!call.header("x-amz-date").starts_with(told->date))
        return "two dates";
    if (call.header("x-amz-content-sha256") != sha256Of(bytesOf(call.body)))
        return "the body is another one";
    if (awsSignatureOf(call, *told, secret) != told->signature)
        return "the signature is wrong";
    return {};
}

} // namespace bloscope::test
