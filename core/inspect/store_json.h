#pragma once

#include "core/store/store.h"
#include "core/store/table.h"

#include <nlohmann/json_fwd.hpp>

namespace bloscope {

// A store as `bloscope info --json` prints it: its kind ("embedstore", "dictstore", "treestore",
// "ctable"), what it lies in, what is wrong with it, and its members by their keys: type, place and
// size, with shape and dtype of arrays. Opens every leaf, decodes none. Parts of the machinery are
// left out.
nlohmann::ordered_json storeJson(const Store& store, const StoreNode& from);

// A table: live rows and columns. Errors: those of Table::rowCount().
Result<nlohmann::ordered_json> tableJson(const Table& table, const Job& job = {});

// The type of a leaf, in Python's words: "NDArray", "SChunk", "ObjectArray", ...
std::string_view pythonTypeOf(ObjectKind kind);

} // namespace bloscope
