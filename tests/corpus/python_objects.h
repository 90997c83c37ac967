#pragma once

#include "tests/corpus/opened_entry.h"

// Entries of python/manifest.json that hold other things than one array: lists of items, stores,
// tables.
namespace bloscope::test {

bool holdsItems(const Json& facts);
bool isStoreEntry(const Json& facts);

// "items", "batches", "rows", "len", "raw_items_hex", "payloads".
Differences differencesInPythonItems(const FramePtr& frame, const Json& facts);

// "members" and where they are, "zip", "keys", attributes of groups, tables.
Differences differencesInPythonStore(const CorpusEntry& entry);

// "fetched_chunks" of a proxy: all others are absent.
Differences differencesInFetchedChunks(const OpenedEntry& opened);

} // namespace bloscope::test
