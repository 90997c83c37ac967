#pragma once

#include "core/base/job.h"
#include "core/base/result.h"
#include "core/bytes/byte_source.h"
#include "core/store/table.h"
#include "core/system/file_calls.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// The store of a table with other bytes in some of its files.
struct ChangedStore {
    struct File {
        ByteSourcePtr now;
        ByteSourcePtr before; // which it was made from; null for one that is new
    };
    const Table& table;                // as it was read
    std::filesystem::path path;        // of its directory (.b2d) or archive (.b2z)
    std::map<std::string, File> files; // that change, by their names in the store
};

struct StoreCopyReport {
    std::vector<std::string> leftOut; // links, and what is no regular file
    std::optional<Error> unconfirmed; // it is there, but the disk did not say that it will last
};

// Writes the store to another place, or an archive over itself. A target called .b2z becomes an
// archive, one called .b2d a directory, any other what the store is. All files that do not change
// are copied byte for byte, also those that are no part of the store. In an archive made of a
// directory they are stored without compression, the largest first and embed.b2e last, as
// python-blosc2 does it; members of an archive stay as they are.
//
// The target is written under another name and synced, the changed files are read back, and then it
// takes its place at once. After an error nothing is left behind. An archive replaces a file; a
// directory replaces nothing.
//
// Not copied from a directory: lock files and what killed writers left, which belong to processes,
// and symbolic links, which stores never follow.
//
// Of the files of the table, those that are copied are the ones it was read from. One that another
// file has replaced since then is copied from what the table has open. What another program has
// changed in place, or replaced while it was not open, cannot be had any more: that is an error
// (Changed) which names the file. Other parts of the store are copied as they are now.
//
// Errors: Changed, Usage for a target inside of the directory, Unsupported for chunks in files of
// their own, which archives cannot hold, Io, Cancelled.
Result<StoreCopyReport> copyStore(const ChangedStore& store, const std::filesystem::path& target,
                                  FileCalls& calls, const Job& job);

// What is open of a store is no longer what its file holds.
Error changedMeanwhile(const std::string& file);

} // namespace bloscope
