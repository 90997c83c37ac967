#include "core/remote/s3_access.h"

#include "core/base/text.h"
#include "core/system/path_text.h"

#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <map>

namespace bloscope {

namespace {

constexpr std::size_t mostLines = 10'000;

std::string variable(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

// What the first of these says that says anything.
std::string firstOf(std::initializer_list<std::string> texts)
{
    for (const std::string& text : texts)
        if (!text.empty())
            return text;
    return {};
}

std::filesystem::path fileOf(const char* variableName, const char* usual)
{
    const std::string named = variable(variableName);
    const std::string home = variable("HOME");
    if (!named.empty() || home.empty())
        return utf8Path(named);
    return utf8Path(home) / ".aws" / usual;
}

// What a section of such a file says: "name = value" below "[section]".
using Section = std::map<std::string, std::string>;
Section sectionOf(const std::filesystem::path& path, const std::string& section)
{
    Section said;
    std::ifstream file(path);
    bool isIn = false;
    std::string line;
    for (std::size_t n = 0; n < mostLines && std::getline(file, line); ++n) {
        const std::string_view text = trimmed(line);
        const std::size_t equals = text.find('=');
        if (text.starts_with('['))
            isIn = text == "[" + section + "]";
        else if (isIn && equals != text.npos && !text.starts_with('#'))
            said[std::string(trimmed(text.substr(0, equals)))] = trimmed(text.substr(equals + 1));
    }
    return said;
}

} // namespace

std::string S3Access::addressOf(const std::string& bucket) const
{
    if (!endpoint.empty()) {
        const std::size_t end = endpoint.find_last_not_of('/');
        return fmt::format("{}/{}", endpoint.substr(0, end + 1), bucket);
    }
    // Certificates are for names without a full stop.
    if (bucket.find('.') != bucket.npos)
        return fmt::format("https://s3.{}.amazonaws.com/{}", region, bucket);
    return fmt::format("https://{}.s3.{}.amazonaws.com", bucket, region);
}

S3Access s3AccessHere()
{
    const std::string profile = firstOf({variable("AWS_PROFILE"), "default"});
    Section keys = sectionOf(fileOf("AWS_SHARED_CREDENTIALS_FILE", "credentials"), profile);
    Section config = sectionOf(fileOf("AWS_CONFIG_FILE", "config"),
                               profile == "default" ? profile : "profile " + profile);
    S3Access access;
    access.endpoint = firstOf(
        {variable("AWS_ENDPOINT_URL_S3"), variable("AWS_ENDPOINT_URL"), config["endpoint_url"]});
    access.region = firstOf(
        {variable("AWS_REGION"), variable("AWS_DEFAULT_REGION"), config["region"], "us-east-1"});
    if (!variable("AWS_NO_SIGN_REQUEST").empty())
        return access;
    access.key = variable("AWS_ACCESS_KEY_ID");
    access.secret = variable("AWS_SECRET_ACCESS_KEY");
    access.token = variable("AWS_SESSION_TOKEN");
    if (access.isAnonymous()) { // all of one origin
        access.key = firstOf({keys["aws_access_key_id"], config["aws_access_key_id"]});
        access.secret = firstOf({keys["aws_secret_access_key"], config["aws_secret_access_key"]});
        access.token = firstOf({keys["aws_session_token"], config["aws_session_token"]});
    }
    return access;
}

} // namespace bloscope
