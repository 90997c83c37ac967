#pragma once

#include "core/dtype/dtype.h"
#include "core/dtype/python_literal.h"

#include <optional>

namespace bloscope {

// Compound types as Python writes them (format.md 9.2): "[('a', '<i4'), ('b', '<f8', (2,))]",
// "{'names': ['a'], 'formats': ['<i4'], 'offsets': [4], 'itemsize': 8}", "('<i4', (2,))",
// "(numpy.record, [...])". Errors: Malformed, Unsupported and Limit, naming the field.
Result<DType> dtypeOf(const PythonLiteral& literal, const Limits& limits);

// The same of the `descr` of a .npy file: raw bytes without a name are gaps between its fields, as
// np.load() has it, where everything else makes them fields "f0", "f1".
Result<DType> dtypeOfDescr(const PythonLiteral& descr, const Limits& limits);

// The `descr` of a .npy file, which np.load() reads back: "'<f4'", or a list of fields in the order
// of their offsets with gaps as fields without a name. Nothing for what it cannot say: fields that
// overlap.
std::optional<std::string> descrOf(const DType& dtype);

// Raw items of the same size instead of nothing.
std::string descrOrRaw(const DType& dtype);

// What stands in the metadata of an array for it: "<f4", "[('a', '<i4')]"; the text of the type
// where a list of fields does not say all of it, as for gaps and for fields out of order, or else
// its fields with their offsets; raw bytes where no text does, and in place of objects.
std::string storedTextOf(const DType& dtype);

// What stands between quotes in the text of a structured type: a scalar type, or several between
// commas ("<i4, (2,3)f8", whose fields are f0 and f1), or one with a shape ("3i4"). Types without
// bytes ("S") are allowed. Errors: as parseDType().
Result<DType> parseFlatDType(std::string_view text, const Limits& limits);

// Type strings, names and one-letter codes of NumPy (format.md 9.1, conventions.md 4): "<f4",
// "float64", "?", "M8[25us]". Bytes, text and raw items may have no bytes ("S", "U0"), as they do
// inside of structured types. Errors: as parseDType().
Result<DType> parseScalarDType(std::string_view text);

Error unknownType(std::string_view text);

// The text of a type as sentences quote it: at most 80 bytes of it, safe to show.
std::string quotedType(std::string_view text);

} // namespace bloscope
