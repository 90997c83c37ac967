#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"

#include <string>
#include <string_view>

namespace bloscope {

enum class DTypeKind {
    Boolean,    // b1: 0 is false, anything else true
    Signed,     // i1 i2 i4 i8
    Unsigned,   // u1 u2 u4 u8
    Float,      // f2 f4 f8
    Complex,    // c8 c16
    Bytes,      // S: padded with NULs
    Text,       // U: UCS-4, padded with NULs
    DateTime,   // M8: i64 count of units since 1970
    TimeDelta,  // m8: i64 count of units
    Raw,        // V, and whatever has no better reading: shown as 0x..
    Structured, // recognised by its text; shown as raw bytes
    Object      // pointers of the writing process: meaningless
};

enum class ByteOrder { Little, Big };

// The unit of a DateTime or TimeDelta: `multiple` times `base` (format.md 9.1).
struct TimeUnit {
    enum class Base {
        Generic,
        Year,
        Month,
        Week,
        Day,
        Hour,
        Minute,
        Second,
        Milli,
        Micro,
        Nano,
        Pico,
        Femto,
        Atto
    };
    Base base = Base::Generic;
    std::int64_t multiple = 1;

    bool operator==(const TimeUnit&) const = default;
};

// "ns", "D", "generic"
std::string_view abbreviationOf(TimeUnit::Base base);

// How to read the bytes of one element: NumPy's dtype (format.md 9).
struct DType {
    DTypeKind kind = DTypeKind::Raw;
    ByteOrder order = ByteOrder::Little;
    std::size_t itemsize =
        1; // bytes of one element; 0 for Structured, whose size is not computed yet
    TimeUnit unit = {};
    std::string text; // as it stands in the file, or as rawDType() names it

    // Is there a number in it that a heatmap can colour? (bool to complex, and the times)
    bool isNumeric() const;

    // Do both read the same bytes in the same way? Spelling does not count.
    bool operator==(const DType& other) const;
};

// Parses the `dtype` of a b2nd metalayer: typestrings, dtype names and one-letter codes; structured
// texts are recognised by their looks only. Errors: Malformed "unknown element type '...'" (also
// for types without bytes, as "S0"), Unsupported for types that exist but are not decoded here
// (long double, bfloat16), Limit for texts past the limits.
Result<DType> parseDType(std::string_view text, const Limits& limits);

// "V<itemsize>": raw bytes.
DType rawDType(std::size_t itemsize);

// NumPy's array-interface typestring for a .npy header: "<f4", "|S5", ">M8[25us]", "|V12". What is
// not decoded (Structured, Object) counts as raw bytes.
std::string typestringOf(const DType& dtype);

} // namespace bloscope
