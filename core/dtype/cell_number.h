#pragma once

#include "core/base/byte_view.h"
#include "core/dtype/dtype.h"

#include <cstdint>
#include <span>

namespace bloscope {

// Elements as float64 for pictures and curves: booleans as 0 and 1, complex numbers as their
// magnitude, times as their count with NaT as NaN. 64-bit integers may round; exact values come
// from CellText. `cells` holds numbers.size() elements of a numeric dtype (DType::isNumeric).
void readNumbers(const DType& dtype, ByteView cells, std::span<double> numbers);

// Palettes repeat after a number of colours that divides this one: 7 or 255.
inline constexpr std::uint64_t labelCycle = 7 * 255;

// A label as float64 for the colours of palettes: past 2^53, where float64 has gaps, the nearest
// one towards zero that leaves the same remainder by labelCycle. Labels of different colours are
// different numbers then.
double labelNumber(std::uint64_t label);
double labelNumber(std::int64_t label);

// As readNumbers(), but with 64-bit integers as labels.
void readLabels(const DType& dtype, ByteView cells, std::span<double> numbers);

// The element that stands for "no value" as far as its type has one: NaN, NaT, and of compound
// types each part by itself. Zero bytes for all others: integers, truth values, texts.
ByteBuffer missingElement(const DType& dtype);

// The element that a text means, the same in each part of a compound type, in the words of
// parseScalar(): "-5", "1e3", "nan", "True", "NaT", texts as they are. Errors: Usage for what the
// type cannot hold: no number, out of its range, too long.
Result<ByteBuffer> parseElement(std::string_view text, const DType& dtype);

} // namespace bloscope
