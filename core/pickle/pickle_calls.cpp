#include "core/pickle/pickle_stack.h"

#include "core/base/checked.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>

namespace bloscope::pickle {

namespace {

using Values = std::vector<Value>;
using Make = std::optional<Value> (*)(const Ids&, const Values&);

constexpr std::size_t mostDimensions = 64; // of NumPy 2

const Value* at(const Ids& ids, std::size_t i, const Values& values)
{
    return i < ids.size() ? &values[ids[i]] : nullptr;
}

template <class T>
const T* as(const Ids& ids, std::size_t i, const Values& values)
{
    const Value* value = at(ids, i, values);
    return value ? std::get_if<T>(value) : nullptr;
}

// "f8", "<i4", "|b1", "S12", "U3": the bytes of one element; nothing for types without a size.
std::optional<std::uint64_t> itemsize(std::string_view text)
{
    constexpr std::string_view orders = "<>|=";
    if (!text.empty() && orders.find(text.front()) != std::string_view::npos)
        text.remove_prefix(1);
    constexpr std::string_view kinds = "biufcSUV";
    if (text.size() < 2 || kinds.find(text.front()) == std::string_view::npos)
        return {};
    const auto size = parseNumber<std::uint32_t>(text.substr(1));
    if (!size || *size == 0)
        return {};
    constexpr std::uint64_t bytesOfCharacter = 4;
    return text.front() == 'U' ? *size * bytesOfCharacter : *size;
}

std::optional<std::vector<std::int64_t>> shapeIn(const Value* value, const Values& values)
{
    const auto* tuple = value ? std::get_if<Tuple>(value) : nullptr;
    if (!tuple || tuple->items.size() > mostDimensions)
        return {};
    std::vector<std::int64_t> shape;
    for (const ValueId id : tuple->items) {
        const auto* extent = std::get_if<std::int64_t>(&values[id]);
        if (!extent || *extent < 0)
            return {};
        shape.push_back(*extent);
    }
    return shape;
}

bool isFilledBy(const NumpyArray& array)
{
    const auto size = itemsize(array.dtype);
    const auto cells = checkedProduct<std::uint64_t>(array.shape);
    const auto bytes = size && cells ? checkedMultiply(*size, *cells) : std::nullopt;
    return bytes && *bytes == array.bytes.size();
}

// dtype("f8", False, True)
std::optional<Value> makeType(const Ids& arguments, const Values& values)
{
    const auto* text = as<Text>(arguments, 0, values);
    if (!text || !itemsize(text->bytes))
        return {};
    return NumpyType{text->bytes};
}

// scalar(dtype, bytes)
std::optional<Value> makeScalar(const Ids& arguments, const Values& values)
{
    const auto* type = as<NumpyType>(arguments, 0, values);
    const auto* bytes = as<Bytes>(arguments, 1, values);
    if (!type || !bytes)
        return {};
    NumpyArray scalar{type->text, {}, false, bytes->bytes};
    return isFilledBy(scalar) ? std::optional<Value>(std::move(scalar)) : std::nullopt;
}

// _reconstruct(ndarray, (0,), b"b"): an empty one, whose state tells all.
std::optional<Value> makeEmptyArray(const Ids& arguments, const Values& values)
{
    const auto* kind = as<Global>(arguments, 0, values);
    if (!kind || kind->name != "numpy.ndarray")
        return {};
    return NumpyArray{"|u1", {0}, false, {}};
}

// _frombuffer(buffer, dtype, shape, order)
std::optional<Value> makeArray(const Ids& arguments, const Values& values)
{
    const auto* bytes = as<Bytes>(arguments, 0, values);
    const auto* type = as<NumpyType>(arguments, 1, values);
    const auto shape = shapeIn(at(arguments, 2, values), values);
    const auto* order = as<Text>(arguments, 3, values);
    if (!bytes || !type || !shape || !order)
        return {};
    NumpyArray array{type->text, *shape, order->bytes == "F", bytes->bytes};
    return isFilledBy(array) ? std::optional<Value>(std::move(array)) : std::nullopt;
}

// _codecs.encode(text, "latin1"): how protocols 0 to 2 write bytes.
std::optional<Value> makeBytes(const Ids& arguments, const Values& values)
{
    const auto* text = as<Text>(arguments, 0, values);
    const auto* codec = as<Text>(arguments, 1, values);
    if (!text || !codec || codec->bytes != "latin1")
        return {};
    Bytes made;
    for (std::size_t i = 0; i < text->bytes.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text->bytes[i]);
        const bool isOfTwo = byte == 0xC2 || byte == 0xC3; // U+0080 to U+00FF
        if (byte >= 0x80 && (!isOfTwo || i + 1 == text->bytes.size()))
            return {};
        const unsigned next = isOfTwo ? static_cast<unsigned char>(text->bytes[++i]) : 0;
        made.bytes.push_back(std::byte(isOfTwo ? ((byte & 3U) << 6) | (next & 0x3FU) : byte));
    }
    return made;
}

std::optional<Value> makeSet(const Ids& arguments, const Values& values)
{
    const auto* items = as<List>(arguments, 0, values);
    return items && arguments.size() == 1 ? std::optional<Value>(Set{items->items}) : std::nullopt;
}

struct Known {
    std::string_view name;
    Make make;
};
constexpr std::array<Known, 12> knownGlobals = {
    {{"numpy.dtype", makeType},
     {"numpy.core.multiarray.scalar", makeScalar},
     {"numpy._core.multiarray.scalar", makeScalar},
     {"numpy.core.multiarray._reconstruct", makeEmptyArray},
     {"numpy._core.multiarray._reconstruct", makeEmptyArray},
     {"numpy.core.numeric._frombuffer", makeArray},
     {"numpy._core.numeric._frombuffer", makeArray},
     {"_codecs.encode", makeBytes},
     {"builtins.set", makeSet},
     {"builtins.frozenset", makeSet},
     {"__builtin__.set", makeSet},
     {"__builtin__.frozenset", makeSet}}};

// (3, "<", None, None, None, -1, -1, 0): of a structured type, more than its byte order.
std::optional<Value> withOrder(const NumpyType& type, const Tuple& state, const Values& values)
{
    const auto* order = as<Text>(state.items, 1, values);
    constexpr std::string_view orders = "<>|=";
    if (!order || order->bytes.size() != 1 || orders.find(order->bytes) == std::string_view::npos ||
        as<Tuple>(state.items, 3, values) || as<Tuple>(state.items, 2, values))
        return {};
    const bool hasOrder = orders.find(type.text.front()) != std::string_view::npos;
    return NumpyType{order->bytes + type.text.substr(hasOrder ? 1 : 0)};
}

// (1, shape, dtype, is Fortran, bytes)
std::optional<Value> withContent(const Tuple& state, const Values& values)
{
    const auto shape = shapeIn(at(state.items, 1, values), values);
    const auto* type = as<NumpyType>(state.items, 2, values);
    const auto* isFortran = as<bool>(state.items, 3, values);
    const auto* bytes = as<Bytes>(state.items, 4, values);
    if (!shape || !type || !isFortran || !bytes)
        return {};
    NumpyArray array{type->text, *shape, *isFortran, bytes->bytes};
    return isFilledBy(array) ? std::optional<Value>(std::move(array)) : std::nullopt;
}

constexpr std::size_t longestName = 200; // of a module or what is in it

void pushGlobal(std::string_view module, std::string_view name, PickleStack& stack)
{
    stack.push(
        Global{escapeForDisplay(module, longestName) + '.' + escapeForDisplay(name, longestName)});
}

void stackGlobal(PickleStack& stack)
{
    const auto name = stack.pop();
    const auto module = stack.pop();
    if (!name || !module)
        return;
    const auto* moduleText = std::get_if<Text>(&stack.value(*module));
    const auto* nameText = std::get_if<Text>(&stack.value(*name));
    if (!moduleText || !nameText)
        return stack.fail(ErrorKind::Malformed, "the name of a global is not a string");
    pushGlobal(moduleText->bytes, nameText->bytes, stack);
}

// The value of the fixed list, or one with a name and its arguments: nothing is called.
void call(const Ids& arguments, ValueId callable, PickleStack& stack)
{
    const auto* global = std::get_if<Global>(&stack.value(callable));
    if (!global)
        return stack.fail(ErrorKind::Malformed, "it calls something other than a global");
    if (auto made = madeBy(global->name, arguments, stack.values()))
        return stack.push(*std::move(made));
    stack.push(Opaque{global->name, arguments});
}

void reduce(PickleStack& stack)
{
    const auto arguments = stack.pop();
    const auto callable = stack.pop();
    if (!arguments || !callable)
        return;
    const auto* tuple = std::get_if<Tuple>(&stack.value(*arguments));
    if (!tuple)
        return stack.fail(ErrorKind::Malformed, "its arguments are not a tuple");
    call(Ids(tuple->items), *callable, stack);
}

void build(PickleStack& stack)
{
    const auto state = stack.pop();
    const auto to = stack.pop();
    if (!state || !to)
        return;
    Value& value = stack.value(*to);
    if (std::holds_alternative<Opaque>(value)) {
        stack.pushAgain(*to);
        return stack.add({*state}, PickleStack::Adding::Items);
    }
    auto built = withState(value, *state, stack.values());
    if (!built)
        return stack.fail(ErrorKind::Malformed, "its state does not match the object");
    stack.rebuild(*to, *std::move(built));
}

// Of INST and OBJ, whose class is named before the arguments, or is the first of them.
void instance(Ids parts, PickleStack& stack)
{
    if (parts.empty())
        return stack.fail(ErrorKind::Malformed, "it names no class");
    const ValueId kind = parts.front();
    parts.erase(parts.begin());
    call(parts, kind, stack);
}

} // namespace

std::optional<Value> madeBy(std::string_view name, const Ids& arguments, const Values& values)
{
    const auto known = std::ranges::find(knownGlobals, name, &Known::name);
    return known == knownGlobals.end() ? std::nullopt : known->make(arguments, values);
}

std::optional<Value> withState(const Value& value, ValueId state, const Values& values)
{
    const auto* tuple = std::get_if<Tuple>(&values[state]);
    if (!tuple)
        return {};
    if (const auto* type = std::get_if<NumpyType>(&value))
        return withOrder(*type, *tuple, values);
    return std::holds_alternative<NumpyArray>(value) ? withContent(*tuple, values) : std::nullopt;
}

bool followCall(Opcode code, PickleBytes& bytes, PickleStack& stack)
{
    switch (code) {
    case Opcode::Global: {
        const std::string_view module = bytes.line();
        pushGlobal(module, bytes.fields().ok() ? bytes.line() : std::string_view(), stack);
        return true;
    }
    case Opcode::StackGlobal:
        stackGlobal(stack);
        return true;
    case Opcode::Reduce:
    case Opcode::NewObj:
        reduce(stack);
        return true;
    case Opcode::NewObjEx: {
        const auto named = stack.pop();
        reduce(stack);
        if (named && !stack.error())
            stack.add({*named}, PickleStack::Adding::Items);
        return true;
    }
    case Opcode::Build:
        build(stack);
        return true;
    case Opcode::Obj:
        if (auto parts = stack.popToMark())
            instance(*std::move(parts), stack);
        return true;
    case Opcode::Inst: {
        auto parts = stack.popToMark();
        const std::string_view module = bytes.line();
        pushGlobal(module, bytes.fields().ok() ? bytes.line() : std::string_view(), stack);
        const auto kind = stack.pop();
        if (parts && kind)
            call(*parts, *kind, stack);
        return true;
    }
    default:
        return false;
    }
}

} // namespace bloscope::pickle
