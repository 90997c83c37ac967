// The vlmetalayer `__pack_tensor__`: (kind, shape, dtype), conventions.md 3, 4 and 10.
#include "core/array/interpretation.h"

#include "core/dtype/python_literal.h"
#include "core/frame/frame.h"
#include "core/msgpack/read.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

using msgpack_value::Value;
using Items = msgpack_value::Array;

const std::string* textIn(const Value& value)
{
    const auto* text = std::get_if<msgpack_value::Text>(&value.data);
    return text ? &text->bytes : nullptr;
}

bool isTupleMark(const Value& value)
{
    const std::string* text = textIn(value);
    return text && *text == msgpack_value::tupleMarker;
}

// The items of a tuple or list, and which of them it is; null for other values.
struct Sequence {
    const Items* items = nullptr;
    std::size_t first = 0; // behind the mark of a tuple

    bool isTuple() const { return first == 1; }
    std::size_t size() const { return items ? items->size() - first : 0; }
    const Value& operator[](std::size_t i) const { return (*items)[first + i]; }
};

Sequence sequenceIn(const Value& value)
{
    const auto* items = std::get_if<Items>(&value.data);
    return {items, items && !items->empty() && isTupleMark(items->front()) ? 1U : 0U};
}

// A list of fields as Python writes it, for parseDType() to judge.
Result<> appendLiteral(const Value& value, std::size_t depth, std::string& to)
{
    constexpr std::size_t mostDepth = 64;
    const Sequence sequence = sequenceIn(value);
    if (const std::string* text = textIn(value)) {
        appendPythonText(*text, to);
    } else if (const auto* number = std::get_if<std::int64_t>(&value.data)) {
        to += std::to_string(*number);
    } else if (sequence.items && depth < mostDepth) {
        to += sequence.isTuple() ? '(' : '[';
        for (std::size_t i = 0; i < sequence.size(); ++i) {
            BLOSCOPE_CHECK(appendLiteral(sequence[i], depth + 1, to));
            to += ", ";
        }
        to += sequence.isTuple() ? ')' : ']';
    } else {
        return malformedError("its dtype is neither a string nor a list of fields");
    }
    return {};
}

// "<f4", and "torch.float32" as some write it; a list of fields as text.
Result<std::string> dtypeTextIn(const Value& value)
{
    std::string text;
    if (const std::string* plain = textIn(value)) {
        const bool hasModule = plain->starts_with("torch.") || plain->starts_with("tf.");
        return hasModule ? plain->substr(plain->find('.') + 1) : *plain;
    }
    BLOSCOPE_CHECK(appendLiteral(value, 0, text));
    return text;
}

Result<Shape> shapeIn(const Value& value)
{
    const Sequence extents = sequenceIn(value);
    if (!extents.items)
        return malformedError("its shape is not a list");
    Shape shape;
    for (std::size_t i = 0; i < extents.size(); ++i) {
        const auto* extent = std::get_if<std::int64_t>(&extents[i].data);
        if (!extent || *extent < 0)
            return malformedError("its shape is not a list of sizes");
        shape.push_back(*extent);
    }
    return shape;
}

Result<Interpretation> interpretationIn(const Value& value)
{
    const Sequence parts = sequenceIn(value);
    if (parts.size() != 3)
        return malformedError("it does not consist of a kind, a shape and a dtype");
    Interpretation how;
    BLOSCOPE_TRY(how.shape, shapeIn(parts[1]));
    BLOSCOPE_TRY(how.dtype, dtypeTextIn(parts[2]));
    return how;
}

} // namespace

Result<std::optional<Interpretation>> packedTensorOf(const Frame& frame)
{
    constexpr const char* name = "__pack_tensor__";
    const MetadataEntry* entry = frame.vlMetalayers().find(name);
    if (!entry)
        return std::optional<Interpretation>();
    const auto read = [&]() -> Result<Interpretation> {
        BLOSCOPE_TRY(const ByteBuffer bytes, frame.readVlMetadata(*entry));
        BLOSCOPE_TRY(const auto value, msgpack_value::readValue(bytes, frame.limits()));
        return interpretationIn(value.value);
    };
    auto how = read();
    if (!how)
        return std::move(how).error().within(name);
    return std::optional(*std::move(how));
}

} // namespace bloscope
