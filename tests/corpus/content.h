#pragma once

#include "tests/corpus/differences.h"
#include "tests/corpus/opened_entry.h"

// What an entry decodes to, compared with its manifest (corpus/README.md).
namespace bloscope::test {

Differences differencesInChunks(const OpenedEntry& opened);  // "chunks": sha256 of those listed
Differences differencesInContent(const OpenedEntry& opened); // "sha256" and "nbytes"
Differences differencesInSlices(const OpenedEntry& opened);  // "slices": their bytes
Differences differencesInCells(const OpenedEntry& opened);   // "cells": their bytes
Differences differencesInTexts(const OpenedEntry& opened);   // the texts of both

} // namespace bloscope::test
