#pragma once

#include "tests/corpus/differences.h"
#include "tests/corpus/opened_entry.h"

// What can be said of an entry without decoding its data: `info --json` compared with its manifest,
// member by member (corpus/README.md). Members of ours that the manifest does not have are not
// looked at.
namespace bloscope::test {

Differences differencesInFacts(const OpenedEntry& opened);        // "frame", "b2nd", "codec", ...
Differences differencesInMetadata(const OpenedEntry& opened);     // "meta" and "vlmeta"
Differences differencesInChunkHeaders(const OpenedEntry& opened); // "chunks", all but their content
Differences differencesInBareChunkHeader(const CorpusEntry& entry); // "chunk"

} // namespace bloscope::test
