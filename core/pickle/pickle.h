#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

// Pickles of Python, protocols 0 to 5, as data. A pickle is a program that builds a value; only the
// steps that build plain values are followed, and nothing that it names is ever looked up, loaded
// or called. What it would make by calling something stays a value that has a name and no meaning.
namespace bloscope::pickle {

// How much one pickle may make us hold.
struct Limits {
    std::size_t values = 1'000'000;        // made, memo included; each takes some 60 bytes
    std::size_t steps = 20'000'000;        // opcodes followed
    std::uint64_t bytes = 64ULL << 20;     // of the pickle itself
    std::size_t depth = 200;               // of what is made of it: see toMsgpack()
    std::uint64_t textBytes = 64ULL << 20; // of all texts and bytes that are made of it
};

// A value by its place in Pickle::values. Several can hold the same one, and one can hold itself.
using ValueId = std::uint32_t;
using Ids = std::vector<ValueId>;

struct None {};
struct Integer {      // beyond 64 bits
    std::string text; // digits, or "0x..." of the two's complement
};
struct Text {
    std::string bytes; // UTF-8 in all that Python writes, not checked
};
struct Bytes {
    ByteBuffer bytes;
    bool isArray = false; // a bytearray, which can be changed
};
struct List {
    Ids items;
};
struct Tuple {
    Ids items;
};
struct Set {
    Ids items;
};
struct Dict {
    Ids items; // key, value, key, value, ... as they were set; a key may come twice
};
struct Global {
    std::string name; // "module.name"; never looked up
};
// What calling a global would have made.
struct Opaque {
    std::string name; // of that global
    Ids parts;        // arguments, state and items, in the order of the pickle
};
struct NumpyType {
    std::string text; // "<f8", as NumPy spells it; structured types are opaque
};
struct NumpyArray { // also a scalar: no shape
    std::string dtype;
    std::vector<std::int64_t> shape;
    bool isFortran = false; // the first index runs fastest
    ByteBuffer bytes;       // as many as shape and dtype say
};

using Value = std::variant<None, bool, std::int64_t, double, Integer, Text, Bytes, List, Tuple, Set,
                           Dict, Global, Opaque, NumpyType, NumpyArray>;

struct Pickle {
    std::vector<Value> values;
    ValueId root = 0;
    std::size_t used = 0; // bytes up to the end of the pickle; what follows is not part of it

    const Value& top() const { return values[root]; }
};

// Follows the steps of the first pickle of `bytes`. Errors name the step with its byte: Malformed
// for what is no pickle, Unsupported for steps that would need something from outside (persistent
// ids, the registry of extensions, buffers that were passed beside), Limit.
Result<Pickle> readPickle(ByteView bytes, const Limits& limits = {});

} // namespace bloscope::pickle
