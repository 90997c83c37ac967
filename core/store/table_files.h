#pragma once

#include "core/frame/frame.h"
#include "core/store/store.h"

#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// The files of a table in a directory, where each leaf is one: the state that they were in when the
// table was opened, and what of them is open. A file that another has replaced can still be read
// where it is open. There are none for other containers. Usable from any thread.
class TableFiles {
 public:
    // Of the table below `key`, and embed.b2e, which may hold some of its leaves.
    TableFiles(const Store& store, std::string_view key);

    // The file of that name, which stays open for as long as the table.
    void keepOpen(const std::string& name, const Frame& frame);

    struct File {
        FileIdentity identity;
        ByteSourcePtr open = nullptr; // null where it is not, or not in that state
    };
    std::map<std::string, File> all() const; // by names

 private:
    mutable std::mutex m_mutex;
    std::map<std::string, File> m_files;
};

} // namespace bloscope
