#pragma once

#include "tests/support/flat_buffer.h"

#include <cstdint>
#include <initializer_list>
#include <string>

// Arrow streams put together by hand, after the description of the format
// (https://arrow.apache.org/docs/format/Columnar.html): what BatchArray writes into its blocks.
namespace bloscope::test {

// The numbers of types in Schema.fbs.
namespace arrow_type {
constexpr std::uint8_t null = 1, integer = 2, floating = 3, binary = 4, text = 5, boolean = 6,
                       decimal = 7, date = 8, time = 9, timestamp = 10, interval = 11, list = 12,
                       structure = 13, unionOf = 14, fixedBinary = 15, fixedList = 16, map = 17,
                       duration = 18, largeBinary = 19, largeText = 20, largeList = 21;
} // namespace arrow_type

// A field of a schema and what a batch holds of it.
struct ArrowColumn {
    std::string name;
    std::uint8_t typeNumber = arrow_type::null;
    FlatPart type = FlatPart::table();
    std::int64_t length = 0;
    std::vector<ByteBuffer> buffers = {}; // its own: validity first
    std::vector<ArrowColumn> children = {};
    std::vector<FlatPart> dictionary = {}; // its DictionaryEncoding, or nothing
};

// Type tables: Int, FloatingPoint, and others of one number in field 0.
FlatPart arrowInteger(std::int32_t bits, bool isSigned = true);
template <class T>
FlatPart arrowTypeOf(T number)
{
    return FlatPart::table().number(0, number);
}

// Bits, the first in the lowest: "1011" says that the second of four values is missing; "" that all
// are there.
ByteBuffer bitsOf(std::string_view bits);

template <class T>
ByteBuffer numbersOf(std::initializer_list<T> values)
{
    const auto bytes = std::as_bytes(std::span(values.begin(), values.size()));
    return {bytes.begin(), bytes.end()};
}

ArrowColumn arrowNumbers(std::string name, std::initializer_list<std::int32_t> values,
                         std::string_view valid = "");
ArrowColumn arrowTexts(std::string name, const std::vector<std::string>& values,
                       std::string_view valid = "");
ArrowColumn arrowList(std::initializer_list<std::int32_t> offsets, ArrowColumn items,
                      std::string_view valid = "");
ArrowColumn arrowStruct(std::string name, std::int64_t length, std::vector<ArrowColumn> members,
                        std::string_view valid = "");
// Numbers of values in a dictionary of these.
ArrowColumn arrowNumbered(std::string name, std::int64_t dictionary, ArrowColumn values,
                          std::initializer_list<std::int8_t> numbers);

// Messages.
ByteBuffer arrowSchema(const std::vector<ArrowColumn>& columns);
ByteBuffer arrowBatch(const ArrowColumn& column);
ByteBuffer arrowDictionary(std::int64_t id, const ArrowColumn& values, bool addsToOther = false);
ByteBuffer arrowMessage(std::uint8_t kind, const FlatPart& header, const ByteBuffer& body);
ByteBuffer arrowEnd();

// Schema, batch and end, as a block of a batch array is.
ByteBuffer arrowStream(const ArrowColumn& column);

ByteBuffer joined(std::initializer_list<ByteBuffer> parts);

} // namespace bloscope::test
