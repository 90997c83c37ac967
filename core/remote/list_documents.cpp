#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/remote/remote_listing.h"
#include "core/remote/remote_reading.h"
#include "core/system/path_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <utility>

// What servers send to say what they have.
namespace bloscope {

namespace {

constexpr std::size_t longestName = 1024; // as in S3

// Takes an array of texts and nothing else, and no more of them than that.
class NameSax : public nlohmann::json_sax<nlohmann::json> {
 public:
    explicit NameSax(std::size_t most) : m_most(most) {}

    std::vector<std::string> names;
    bool hasTooMany = false;

    bool null() override { return false; }
    bool boolean(bool) override { return false; }
    bool number_integer(number_integer_t) override { return false; }
    bool number_unsigned(number_unsigned_t) override { return false; }
    bool number_float(number_float_t, const string_t&) override { return false; }
    bool string(string_t& text) override
    {
        hasTooMany = names.size() >= m_most;
        if (!m_isInside || hasTooMany)
            return false;
        names.push_back(std::move(text));
        return true;
    }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return false; }
    bool key(string_t&) override { return false; }
    bool end_object() override { return false; }
    bool start_array(std::size_t) override { return !std::exchange(m_isInside, true); }
    bool end_array() override { return true; }
    bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception&) override
    {
        return false;
    }

 private:
    std::size_t m_most;
    bool m_isInside = false;
};

// "a&amp;b", as far as servers write it.
std::string withoutEntities(std::string_view text)
{
    using Pair = std::pair<std::string_view, char>;
    constexpr std::array<Pair, 8> entities{
        Pair{"&amp;", '&'},  Pair{"&lt;", '<'},    Pair{"&gt;", '>'},    Pair{"&quot;", '"'},
        Pair{"&#39;", '\''}, Pair{"&#x27;", '\''}, Pair{"&apos;", '\''}, Pair{"&#34;", '"'}};
    std::string plain;
    while (!text.empty()) {
        const auto found = std::ranges::find_if(
            entities, [&](const Pair& each) { return text.starts_with(each.first); });
        plain += found == entities.end() ? text.front() : found->second;
        text.remove_prefix(found == entities.end() ? 1 : found->first.size());
    }
    return plain;
}

// What an href attribute says that `rest` begins with, "= "a b.b2nd">"; nothing where that is none.
std::optional<std::string_view> valueAt(std::string_view rest)
{
    rest.remove_prefix(std::min(rest.find_first_not_of(blanks), rest.size()));
    if (!rest.starts_with('='))
        return std::nullopt;
    rest.remove_prefix(1);
    rest.remove_prefix(std::min(rest.find_first_not_of(blanks), rest.size()));
    if (rest.empty())
        return std::nullopt;
    const char quote = rest.front();
    if (quote != '"' && quote != '\'')
        return rest.substr(0, rest.find_first_of(" \t\r\n>"));
    rest.remove_prefix(1);
    const std::size_t end = rest.find(quote);
    return end == rest.npos ? std::nullopt : std::optional(rest.substr(0, end));
}

// "a b.b2nd" or "grp/", of "./a%20b.b2nd" or "grp/"; nothing for what lies elsewhere.
std::optional<std::string> nameOfLink(std::string_view reference)
{
    std::string link = withoutEntities(reference.substr(0, 4 * longestName));
    if (link.starts_with("./"))
        link.erase(0, 2);
    link.erase(std::min(link.find('#'), link.size()));
    const bool isFolder = link.ends_with('/');
    if (isFolder)
        link.pop_back();
    if (link.empty() || link.find_first_of("/?:\\") != link.npos)
        return std::nullopt;
    std::string name = decodedPart(link);
    if (!isPlainName(name))
        return std::nullopt;
    return isFolder ? name + "/" : name;
}

Result<WebAddress> addressOfLine(std::string_view line, const std::optional<WebAddress>& from)
{
    if (isAddress(utf8Path(line)))
        return line.ends_with('/') ? WebAddress::parseFolder(line) : WebAddress::parse(line);
    if (!from || line.find(':') != line.npos)
        return usageError(fmt::format("\"{}\" is not an address", escapeForDisplay(line, 200)));
    if (from->isS3())
        return from->below(line);
    BLOSCOPE_TRY(WebAddress address, from->resolved(line));
    if (address.isFleeting())
        return usageError("addresses that carry a secret are not opened");
    return address;
}

} // namespace

bool isPlainName(std::string_view name)
{
    const auto isPlain = [](char c) {
        return static_cast<unsigned char>(c) >= 0x20 && c != '\x7f' && c != '/';
    };
    return !name.empty() && name.size() <= longestName && name != "." && name != ".." &&
           std::ranges::all_of(name, isPlain);
}

Result<std::vector<std::string>> parseNameList(std::string_view json, std::size_t most)
{
    NameSax sax(most);
    if (nlohmann::json::sax_parse(json, &sax))
        return std::move(sax.names);
    if (sax.hasTooMany)
        return Error{ErrorKind::Limit, fmt::format("there are more than {} files", most)};
    return malformedError("what the server sends is not a list of names");
}

std::optional<std::vector<std::string>> parseRoots(std::string_view json)
{
    constexpr std::size_t mostBytes = 1 << 20;
    if (json.size() > mostBytes)
        return std::nullopt;
    const auto roots = nlohmann::json::parse(json, nullptr, false);
    if (!roots.is_object() || roots.empty())
        return std::nullopt;
    std::vector<std::string> names;
    for (const auto& [name, ignored] : roots.items()) {
        if (!name.starts_with('@') || !isPlainName(name) || name.find('\\') != name.npos)
            return std::nullopt;
        names.push_back(name);
    }
    return names;
}

std::optional<std::vector<std::string>> linksOfFolderPage(std::string_view html)
{
    constexpr std::size_t whereTitlesAre = 4096;
    const std::string lower = lowerCase(std::string(html));
    const std::string_view begin = std::string_view(lower).substr(0, whereTitlesAre);
    if (begin.find("index of") == begin.npos && begin.find("directory listing") == begin.npos)
        return std::nullopt;
    constexpr std::string_view attribute = "href";
    std::vector<std::string> names;
    for (std::size_t at = lower.find(attribute); at != lower.npos;
         at = lower.find(attribute, at + attribute.size()))
        if (const auto value = valueAt(html.substr(at + attribute.size())))
            if (auto name = nameOfLink(*value))
                names.push_back(*std::move(name));
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

bool isCalledAddressList(std::string_view name)
{
    const std::string lower = lowerCase(std::string(name));
    return lower.ends_with(".txt") || lower.ends_with(".lst");
}

Result<RemoteList> parseAddressList(std::string_view text, const std::optional<WebAddress>& from,
                                    std::size_t most)
{
    constexpr std::size_t mostLines = 64 * 1024, mostProblems = 8;
    RemoteList list;
    for (std::int64_t n = 1; !text.empty(); ++n) {
        if (n > std::int64_t(mostLines))
            return Error{ErrorKind::Limit, fmt::format("it has more than {} lines", mostLines)};
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty() || line.starts_with('#'))
            continue;
        if (list.entries.size() >= most) {
            list.isAll = false;
            list.isCut = true;
            break;
        }
        const auto address = addressOfLine(line, from).within(numberedPlace("line", n));
        if (address) {
            list.entries.push_back({address->name(), address->text(), line.ends_with('/'), {}});
        } else {
            list.isAll = false;
            if (list.problems.size() < mostProblems)
                list.problems.push_back(address.error().text());
        }
    }
    if (list.entries.empty() && !list.problems.empty())
        return usageError(list.problems.front());
    return list;
}

} // namespace bloscope
