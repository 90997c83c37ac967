#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

enum class DTypeKind {
    Boolean,    // b1: 0 is false, anything else true
    Signed,     // i1 i2 i4 i8
    Unsigned,   // u1 u2 u4 u8
    Float,      // f2 f4 f8, and the long doubles of x86: f12 f16
    Complex,    // c8 c16, c24 c32
    Bytes,      // S: padded with NULs
    Text,       // U: UCS-4, padded with NULs
    DateTime,   // M8: i64 count of units since 1970
    TimeDelta,  // m8: i64 count of units
    Raw,        // V, and whatever has no better reading: shown as 0x..
    Structured, // fields with names, at any offsets
    SubArray,   // a fixed number of elements of another type
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

struct DTypeField;

// How to read the bytes of one element: NumPy's dtype (format.md 9).
struct DType {
    DTypeKind kind = DTypeKind::Raw;
    ByteOrder order = ByteOrder::Little;
    std::size_t itemsize = 1; // bytes of one element; inside of Structured ones also 0
    TimeUnit unit = {};
    std::string text = {}; // as it stands in the file, or as rawDType() names it

    // Of Structured: in the order of the type; they may overlap and leave gaps. Of SubArray: one,
    // without a name, for its elements, which follow one another in row-major order of `shape`.
    std::vector<DTypeField> fields; // no initializer: clang 14 would want it complete here
    std::vector<std::int64_t> shape = {};

    const DType& element() const; // of a SubArray

    // Is there a number in it that a heatmap can colour? (bool to complex, and the times)
    bool isNumeric() const;
    bool isTime() const { return kind == DTypeKind::DateTime || kind == DTypeKind::TimeDelta; }

    // Has it columns of its own in a table?
    bool isCompound() const { return kind == DTypeKind::Structured || kind == DTypeKind::SubArray; }

    // Do both read the same bytes in the same way? Spelling does not count.
    bool operator==(const DType& other) const;
};

struct DTypeField {
    std::string name;
    std::string title = {}; // another name of it, or none
    std::size_t offset = 0; // in bytes, from the beginning of the element
    DType dtype;            // offset + dtype.itemsize lies inside of the element

    bool operator==(const DTypeField& other) const = default;
};

inline const DType& DType::element() const
{
    return fields.front().dtype;
}

// Parses the `dtype` of a b2nd metalayer: typestrings, dtype names and one-letter codes, types
// between commas, and structured types as Python writes them (format.md 9.2). Errors: Malformed
// "unknown element type '...'" (also for types without bytes, as "S0"), Unsupported for types that
// exist but are not decoded here (bfloat16), Limit for texts past the limits.
Result<DType> parseDType(std::string_view text, const Limits& limits);

// "V<itemsize>": raw bytes.
DType rawDType(std::size_t itemsize);

// NumPy's array-interface typestring: "<f4", "|S5", ">M8[25us]", "|V12". Compound types and objects
// count as raw bytes: dtype_descr.h has the others.
std::string typestringOf(const DType& dtype);

// How compound types are put together. Every sum and product is checked. Errors: Malformed.

// Fields at their offsets in elements of `itemsize` bytes.
Result<DType> structuredDType(std::vector<DTypeField> fields, std::size_t itemsize);

// One field behind the other.
Result<DType> packedDType(std::vector<DTypeField> fields);

// `element` in that shape. No dimension at all is the element itself; a sub-array of sub-arrays is
// one of more dimensions.
Result<DType> subArrayDType(DType element, std::vector<std::int64_t> shape);

// A part of an element that has a value of its own: a column of a table.
struct DTypeLeaf {
    std::string path;       // "a.b[1].c", "m[0,1]"; empty for the element itself
    std::size_t offset = 0; // in bytes, in the element
    DType dtype;
    std::vector<std::string> parts = {}; // of the path, from the outside in: "a", "b", "[1]", "c"
};

// Sub-arrays with more leaves than this are one leaf.
inline constexpr std::int64_t mostLeavesOfSubArray = 64;

// The parts of an element in the order of its type; itself when it has none. At most 64 for each
// of the fields that a type may have (Limits::dtypeFields).
std::vector<DTypeLeaf> leavesOf(const DType& dtype);

// Is a Python object in it: a pointer of the process that wrote it, which means nothing here?
bool holdsObjects(const DType& dtype);

// The type of the real and of the imaginary half of complex elements.
DType halfOf(const DType& complex);

// The part of an element that a path leads to: "a", "a.b[1]", "m[0,1]", and of complex numbers
// "real" and "imag", "z.imag". Also parts that have parts of their own, as "a" of "a.b[1]". Nothing
// when there is none of that name.
std::optional<DTypeLeaf> partNamed(const DType& dtype, std::string_view path);

// The leaves of a part, with their paths in the whole element and their offsets in the part.
std::vector<DTypeLeaf> leavesOf(const DTypeLeaf& part);

// Every scalar type of NumPy whose elements have `itemsize` bytes: booleans and numbers in both
// byte orders, times in nanoseconds, then text, bytes and raw items of that length.
std::vector<DType> dtypesOfSize(std::size_t itemsize);

} // namespace bloscope
