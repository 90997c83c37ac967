#pragma once

#include "core/export/slice_code.h"
#include "core/query/query_lists.h"
#include "core/store/table_source.h"

#include <span>
#include <string>
#include <vector>

namespace bloscope {

// What is asked of a table, or of the slice of an array, by the names of its columns.
struct QueryRequest {
    FrameAddress address;   // of the table: in a store its key, empty for its root
    std::string slice = {}; // of an array, as NumPy has it; empty: all of it
    std::string where = {}; // docs/queries.md; empty: all rows
    std::vector<SortName> sort = {};
    std::vector<std::string> select = {}; // empty: all columns
    std::vector<KeyName> group = {};      // instead of the two above
    std::vector<FigureName> figures = {};
    bool keepsNullKeys = false;
};

// Of a table, Python with python-blosc2; `rows`, or `groups`, is the answer in the end. `columns`
// are those of the table. What python-blosc2 has no words for is rewritten, or else left out with a
// comment that says so.
std::string pythonCode(const QueryRequest& wanted, std::span<const TableColumn> columns);

// Of the fields of an array, with NumPy; `rows` is the answer in the end. `source` is the slice
// that is asked, of whole elements; `columns` are its fields, in the order of leavesOf(). What
// NumPy has no words for is left out with a comment that says so.
std::string pythonCode(const QueryRequest& wanted, std::span<const TableColumn> columns,
                       const CodeRequest& source);

// A line for a POSIX shell: `bloscope query`, to the file `output`, or to the terminal if it is
// empty.
std::string shellCommand(const QueryRequest& wanted, const std::string& output = {});

} // namespace bloscope
