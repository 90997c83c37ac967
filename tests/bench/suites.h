#pragma once

// Each registers its pairs with Google Benchmark.
namespace bloscope::bench {

void registerDecoding();    // against the bare codec, against memcpy
void registerEncoding();    // against the bare codec, 1 thread against 2
void registerBlosc1();      // single chunks against Blosc 1.21, where that is installed
void registerBlosc2();      // whole arrays and planes against Blosc2, where that is installed
void registerSlices();      // 1 thread against 2, cold against warm
void registerQueries();     // filters against decoding, sorts against std::sort
void registerCsv();         // against a bare loop over std::to_chars
void registerOpening();     // reads and bytes read, whatever the number of chunks
void registerStatistics();  // against decoding
void registerProjections(); // against decoding
void registerExports();     // memory
void registerPictures();    // against number by number, where there is a window
void registerSaving();      // a cell against an attribute, both appended
void registerThreads();     // 1, 16 and 64 against 2
void registerRemote();      // against round trips to a server, where there is libcurl

} // namespace bloscope::bench
