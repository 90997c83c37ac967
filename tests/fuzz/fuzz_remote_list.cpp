#include "core/remote/remote_listing.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>

using namespace bloscope;
using namespace bloscope::fuzz;

// What servers answer when they are asked what they have: every way of reading it.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::size_t most = 100;
    static const WebAddress folder = *WebAddress::parseFolder("https://example.org/a/");
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto page = parseS3Page(text))
        require(page->keys.size() + page->prefixes.size() <= size);
    if (const auto names = parseNameList(text, most))
        require(names->size() <= most);
    if (const auto roots = parseRoots(text))
        for (const std::string& root : *roots)
            require(isPlainName(root) && root.starts_with('@'));
    if (const auto links = linksOfFolderPage(text))
        for (std::string name : *links) {
            if (name.ends_with('/'))
                name.pop_back();
            require(isPlainName(name));
            const WebAddress below = folder.below(name);
            require(below.isBelow(folder) && *WebAddress::parse(below.text()) == below);
        }
    for (const auto& from : {std::optional<WebAddress>(), std::optional(folder)})
        if (const auto list = parseAddressList(text, from, most))
            for (const RemoteEntry& entry : list->entries)
                require(WebAddress::parseFolder(entry.address).has_value());
    return 0;
}
