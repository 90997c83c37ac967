#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"
#include "core/system/file_calls.h"

#include <filesystem>
#include <memory>
#include <stop_token>

namespace bloscope {

class TemporaryFolder;

// Where exported bytes go. What was written counts only after commit(): a sink that is destroyed
// without it leaves nothing behind, as far as that can be (what went down a pipe is gone). Used by
// one thread at a time.
//
// Those that are given a stop token end with Cancelled when it is requested, even while the reader
// of a pipe makes them wait.
class Sink {
 public:
    virtual ~Sink() = default;

    // So many bytes will be written at least, all in all. Said before the first write(), if at all.
    // Errors: Io when there is no room for them.
    virtual Result<> expect(std::uint64_t /*leastBytes*/) { return {}; }

    // Appends. Errors: Io in the words of the system, Cancelled.
    virtual Result<> write(ByteView bytes) = 0;

    // The folder of a folderSink(), which takes files in place of bytes. Errors: Usage for other
    // sinks; those of folderSink(), said late.
    virtual Result<TemporaryFolder*> folder();

    // Makes what was written final. Called once, after the last write().
    virtual Result<> commit() = 0;
};

// A file written under a temporary name beside `target` and renamed over it by commit(), so that
// `target` is always complete; what a killed export left there is removed. Symbolic links are
// followed, the mode of a file that was there is kept, devices and pipes (which cannot be replaced)
// are written directly; a pipe is waited for until somebody reads it. Errors: Io for directories
// and what the system refuses, Usage when `target` is a part of what is exported, the file or
// directory `source` (isPartOf()).
Result<std::unique_ptr<Sink>> fileSink(const std::filesystem::path& target,
                                       const std::filesystem::path& source,
                                       std::stop_token stop = {});

// A folder with files, under a temporary name beside `target` until commit() gives it that name;
// what a killed export left there is removed. What exists is never replaced. Errors: Io when
// something is there, and what the system refuses; Usage as fileSink().
Result<std::unique_ptr<Sink>>
folderSink(const std::filesystem::path& target, const std::filesystem::path& source,
           std::unique_ptr<FileCalls> calls = std::make_unique<SystemFileCalls>());

// An open descriptor, which stays the caller's.
std::unique_ptr<Sink> descriptorSink(int descriptor, std::stop_token stop = {});

// How what is written is packed.
enum class Packing { None, Gzip, Zstd };

// Packs all that is written on its way to `to`, in bounded memory; `to` itself for Packing::None.
std::unique_ptr<Sink> packingSink(std::unique_ptr<Sink> to, Packing packing);

// Appends to `text`, which lives longer than the sink.
std::unique_ptr<Sink> memorySink(std::string& text);

} // namespace bloscope
