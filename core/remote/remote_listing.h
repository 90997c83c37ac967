#pragma once

#include "core/base/result.h"
#include "core/remote/web_address.h"
#include "core/remote/web_transfers.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// One thing that lies below an address.
struct RemoteEntry {
    std::string name;                       // as it is called there, decoded: "a.b2nd", "grp"
    std::string address;                    // to open it; of a folder, to list it, with a slash
    bool isFolder = false;                  // also of a store and of a sparse frame
    std::optional<std::uint64_t> size = {}; // bytes, where it is told
};
struct RemoteList {
    std::vector<RemoteEntry> entries;       // by name, folders first
    bool isAll = true;                      // nothing is left out
    std::vector<std::string> problems = {}; // of lines that are no addresses, the first few
    bool isCut = false; // at so many, or at what fits into memory; not only a name that is odd
};

// Asks servers what is below an address: buckets of S3, Caterva2 servers, and others by the pages
// that they make of folders. Names are what a server says: none leads elsewhere, and none has a
// character that is not seen. One is for one list.
class RemoteLister {
 public:
    RemoteLister(WebTransfers& transfers, std::stop_token stop)
        : m_transfers(transfers), m_stop(std::move(stop))
    {
    }

    // What lies directly below it; no more than `most` of it. Errors: those of WebTransfers;
    // Unsupported for servers that do not list; Malformed for answers that are no lists.
    Result<RemoteList> list(const WebAddress& folder, std::size_t most);
    // The files at all levels, with names like "grp/a.b2nd", by name; all, or Limit.
    Result<RemoteList> listAll(const WebAddress& folder, std::size_t most);

    // What may help where it failed.
    const std::optional<RemoteQuestion>& question() const { return m_question; }

 private:
    enum class Depth { One, All };
    Result<RemoteList> bucket(const WebAddress& folder, std::size_t most, Depth depth);
    Result<RemoteList> caterva2(const WebAddress::Caterva2& place, const WebAddress& folder,
                                std::size_t most, Depth depth);
    Result<RemoteList> pageOrRoots(const WebAddress& folder, std::size_t most);
    Result<RemoteList> pages(const WebAddress& folder, std::size_t most);
    Result<std::string> document(const WebAddress& address);
    std::vector<Result<std::string>> documents(const std::vector<WebAddress>& addresses,
                                               std::uint64_t mostBytes);

    WebTransfers& m_transfers;
    std::stop_token m_stop;
    std::optional<RemoteQuestion> m_question;
};

// May a part of a path be called that, which a server says?
bool isPlainName(std::string_view name);

// An answer of S3 to ListObjectsV2. Errors: Malformed.
struct S3Page {
    struct Key {
        std::string key;
        std::optional<std::uint64_t> size;
    };
    std::vector<Key> keys;
    std::vector<std::string> prefixes;
    bool isTruncated = false;
    std::string next; // token for the page that follows
};
Result<S3Page> parseS3Page(std::string_view xml);

// A list of texts in JSON, of at most so many. Errors: Malformed, Limit.
Result<std::vector<std::string>> parseNameList(std::string_view json, std::size_t most);
// "@public" and others. Nothing where that is no answer of api/roots.
std::optional<std::vector<std::string>> parseRoots(std::string_view json);

// What the page of a folder links to that lies directly below it, decoded; folders end in a slash.
// Nothing where it is no such page.
std::optional<std::vector<std::string>> linksOfFolderPage(std::string_view html);

// A text with an address on each line, which may be relative to where it comes from. Errors: Usage
// with the line that is wrong, Limit.
Result<RemoteList> parseAddressList(std::string_view text, const std::optional<WebAddress>& from,
                                    std::size_t most);
// Is it called like such a text?
bool isCalledAddressList(std::string_view name);

} // namespace bloscope
