#pragma once

#include "tests/corpus/opened_entry.h"

// The entries of python/manifest.json, which python-blosc2 described in its own terms: its
// `json_conventions` and python/README.md say what they mean.
namespace bloscope::test {

Differences differencesInPythonLayout(const OpenedEntry& opened);   // shape, chunks, dtype, sizes
Differences differencesInPythonMetadata(const OpenedEntry& opened); // "meta", "vlmeta": their bytes
Differences differencesInPythonContent(const OpenedEntry& opened);  // "sha256", "sha256_c_order"
Differences differencesInPythonValues(const OpenedEntry& opened);   // "values"

} // namespace bloscope::test
