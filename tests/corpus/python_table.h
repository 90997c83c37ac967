#pragma once

#include "core/store/store.h"
#include "tests/corpus/differences.h"

namespace bloscope::test {

// "nrows", "col_names" and "columns" of a table: its texts, nulls and numbers.
Differences differencesInPythonTable(const StorePtr& store, std::string_view key,
                                     const Json& facts);

} // namespace bloscope::test
