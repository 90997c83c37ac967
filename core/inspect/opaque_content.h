#pragma once

#include "core/base/byte_view.h"
#include "core/frame/frame.h"
#include "core/msgpack/value.h"
#include "core/pickle/write_pickle.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// What bytes without a meaning of their own look like.
enum class OpaqueContent {
    Unknown,      // like nothing in particular
    Pickle,       // of Python, of one of the protocols 2 to 5
    PackedPickle, // the gzip of one (MLArray, conventions.md 10)
    Gzip,
    Frame // of Blosc2
};

// Of gzip at most `mostBytes` are unpacked, to see what it holds.
OpaqueContent opaqueContentOf(ByteView bytes, std::size_t mostBytes);

// "gzip of a Python pickle, read as data", "Blosc2 frame"; empty for Unknown.
std::string_view nameOf(OpaqueContent content);

inline bool isPickled(OpaqueContent content)
{
    return content == OpaqueContent::Pickle || content == OpaqueContent::PackedPickle;
}

// Text that names the language it is written in by the name it is stored under: "Python source,
// never run" for the sources of lazy functions (conventions.md 8); empty for all others.
std::string sourceName(std::string_view key);

// A pickle of Python's that tells of an array, read as data (core/pickle): nothing of it is run.
struct FoundPickle {
    std::string name;    // of the entry or the file, safe to show
    std::string meaning; // "Python pickle in a gzip, read as data"
    Result<msgpack_value::Value> tree;
};

// Entries of the metadata that are one (MLArray's), and what nnU-Net keeps beside `file`, which is
// empty for what is no file of its own. For worker threads.
std::vector<FoundPickle> picklesOf(const Frame& frame, const std::filesystem::path& file);

// A value of metadata that is bytes with a pickle in them, or the gzip of one, as MLArray's header
// is: as a msgpack value that can be changed and written back.
class PickledValue {
 public:
    static constexpr std::size_t mostBytes = 1 << 20; // of the pickle

    // `value` is msgpack. Nothing where it holds no pickle. Errors: those of
    // pickle::RewritablePickle::of().
    static std::optional<Result<PickledValue>> of(ByteView value);

    ByteBuffer tree() const; // msgpack
    // The value with another tree, which is msgpack, in it. Errors: those of writePickle().
    Result<ByteBuffer> with(ByteView tree) const;

 private:
    explicit PickledValue(pickle::RewritablePickle pickle) : m_pickle(std::move(pickle)) {}

    pickle::RewritablePickle m_pickle;
};

} // namespace bloscope
