#include "core/objects/address.h"

#include <algorithm>
#include <array>

namespace bloscope {

namespace {

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
