#pragma once

#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/edit/save_ability.h"
#include "core/system/file_calls.h"
#include "core/table_edit/table_edits.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

struct TableSaveReport {
    std::vector<std::string> files;   // of the store, that were written, in their order
    std::vector<std::string> leftOut; // of a store that was copied, see copyStore()
    std::optional<Error> unconfirmed; // it is saved, but the disk did not say that it will last
};

// Saves the edits of a table where it is: `path` is the directory (.b2d) or the archive (.b2z) that
// its store was opened from. Links are followed, mode, owner and attributes kept.
//
// An archive is replaced by a new one with all other members as they were: it is the complete old
// or the complete new one. In a directory each leaf is a file, and no two files change at once. So
// first of all each of them is written beside its place and read back; what fails until then leaves
// everything as it was. Then they take their places, in an order in which a table that is left
// half-way still opens:
// 1. its description, which makes all indexes stale and says nothing of the number of rows, so that
//    no reader relies on what is no longer true;
// 2. companions: masks, words of dictionaries, bytes of texts;
// 3. columns. Rows that are added are not seen yet, and those that are deleted still are;
// 4. the flags of live rows;
// 5. the description with the number of rows.
// A cell that becomes null is that from step 2 on, a code never stands for a word that is not
// there; only texts (utf8) that change their length are read at wrong places between steps 2 and 3.
//
// Errors: Changed where another program has written to the table in the meantime, Unsupported for
// leaves that cannot be written, Io, Cancelled. After a failure of steps 2 to 4 the error says
// which files have the new content already.
Result<TableSaveReport> saveTable(const TableEdits& edits, const std::filesystem::path& path,
                                  FileCalls& calls, WorkerPool& pool, const Job& job = {});

// Saves to another place: a new directory, or an archive, which may replace one. All else in the
// store of the table goes with it: see copyStore(). Errors: those of copyStore().
Result<TableSaveReport> saveTableAs(const TableEdits& edits, const std::filesystem::path& path,
                                    const std::filesystem::path& target, FileCalls& calls,
                                    const Job& job = {});

// The file that says whether another program has changed a table at `path`: the archive, or in a
// directory the file that describes it, which every edit changes.
std::filesystem::path fileOfTable(const Table& table, const std::filesystem::path& path);

// What would be in the way of saving there, for a word of warning before somebody edits; see
// SaveAbility. Changes nothing.
SaveAbility tableSaveAbility(const Table& table, const std::filesystem::path& path);

} // namespace bloscope
