#pragma once

#include "app/command_line/text_group.h"
#include "core/array/array.h"
#include "core/store/table.h"

namespace bloscope {

// What `bloscope info` prints for people of a store, from a group on: its leaves, what they are and
// where they lie. Opens every leaf, decodes none.
std::string storeText(const std::string& path, const Store& store, const StoreNode& from);

// The same in few words: "tree store in a zip archive, 7 leaves", "array (20, 30) <f4".
std::string shortText(const Store& store, const StoreNode& from);
std::string shortText(const Array& array);

// The columns of a table. Errors: those of Table::rowCount().
Result<std::string> tableText(const Table& table, const Job& job);

// What Python means by a frame: the recipe and its operands, the source of a cache and how much of
// it was fetched, the number of items, the name of a document. Without lines for plain arrays.
// `file` is what the frame is all of; empty where it is a part of something.
TextGroup objectGroup(const FramePtr& frame, const std::filesystem::path& file);

} // namespace bloscope
