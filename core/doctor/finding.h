#pragma once

#include "core/doctor/remedy.h"
#include "core/frame/frame.h"

#include <functional>
#include <optional>
#include <string>

namespace bloscope {

// Where in a file something was found.
struct FindingPlace {
    std::string part;                         // "chunk 17, block 3", "index", "vlmetalayer \"a\""
    std::optional<std::int64_t> chunk = {};   // 17
    std::optional<std::int64_t> block = {};   // 3; of chunks without blocks a part of 1 MiB
    std::string file = {};                    // "0000001F.chunk" of a sparse frame; else empty
    std::optional<std::uint64_t> offset = {}; // of its first byte in the file, where that is known
    std::uint64_t size = 0;                   // bytes; 0 when nobody knows where it ends
};

// One thing that is not as it should be, for people: "chunk 17, block 3: zstd: ...".
struct Finding {
    // Note: odd, or not to be checked by this program, but nothing is known to be lost.
    using Severity = Problem::Severity;

    Severity severity = Severity::Damage;
    FindingPlace place;
    std::string text; // one sentence without a full stop
    Remedy remedy = Remedy::None;
    bool isUnchecked = false; // this program cannot read it; it may be in order
};

// Called for one finding at a time, though perhaps from different threads.
using FindingListener = std::function<void(const Finding&)>;

// Note, or Damage with what `error` says. An Unsupported one is a note: it is unchecked.
Finding noteAt(FindingPlace place, std::string text, Remedy remedy = Remedy::None);
Finding damageAt(FindingPlace place, const Error& error, Remedy remedy);

} // namespace bloscope
