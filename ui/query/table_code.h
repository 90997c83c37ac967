#pragma once

#include "core/export/query_code.h"
#include "ui/query/table_question.h"
#include "ui/slice/code_menu.h"

#include <array>

namespace bloscope {

// What a table is asked can be copied as code: for Python, and as a command.
inline constexpr std::array queryLanguages{CodeLanguage::Python, CodeLanguage::CommandLine};

// The question by the names of the columns; the address is the caller's business. All columns in
// the order of the table are none.
QueryRequest requestOf(const TableQuestion& question, const std::vector<TableColumn>& columns);

// In one of queryLanguages.
QString codeFor(const QueryRequest& wanted, const std::vector<TableColumn>& columns,
                CodeLanguage language);

} // namespace bloscope
