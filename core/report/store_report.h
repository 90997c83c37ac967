#pragma once

#include "core/array/array.h"
#include "core/report/report.h"
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

// What `bloscope info` prints for people of a store, from a group on: its leaves, what they are and
// where they lie. Opens every leaf, decodes none.
std::string storeText(const std::string& path, const Store& store, const StoreNode& from);

// The same in few words: "tree store in a zip archive, 7 leaves", "array (20, 30) <f4".
std::string shortText(const Store& store, const StoreNode& from);
std::string shortText(const Array& array);

// The columns of a table. Errors: those of Table::rowCount().
Result<std::string> tableText(const Table& table, const Job& job);

// What is wrong with a file, as far as it is known without decoding data.
ReportGroup problemGroup(std::span<const Problem> problems);

// What Python means by a frame: the recipe and its operands, the source of a cache and how much of
// it was fetched, the number of items, the name of a document. Without lines for plain arrays.
// `file` is what the frame is all of; empty where it is a part of something.
ReportGroup objectGroup(const FramePtr& frame, const std::filesystem::path& file);

} // namespace bloscope
