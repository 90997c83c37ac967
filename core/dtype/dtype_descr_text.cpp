#include "core/dtype/dtype_descr.h"

#include "core/dtype/dtype.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

bool appendDescr(const DType& dtype, std::string& to);

void appendGap(std::size_t bytes, std::string& to)
{
    if (bytes > 0)
        to += fmt::format("('', '|V{}'), ", bytes);
}

void appendName(const DTypeField& field, std::string& to)
{
    if (field.title.empty())
        return appendPythonText(field.name, to);
    to += '(';
    appendPythonText(field.title, to);
    to += ", ";
    appendPythonText(field.name, to);
    to += ')';
}

void appendShape(const std::vector<std::int64_t>& shape, std::string& to)
{
    to += fmt::format(", ({}{})", fmt::join(shape, ", "), shape.size() == 1 ? "," : "");
}

bool appendField(const DTypeField& field, std::string& to)
{
    to += '(';
    appendName(field, to);
    to += ", ";
    const bool isArray = field.dtype.kind == DTypeKind::SubArray;
    if (!appendDescr(isArray ? field.dtype.element() : field.dtype, to))
        return false;
    if (isArray)
        appendShape(field.dtype.shape, to);
    to += "), ";
    return true;
}

bool appendFields(const DType& dtype, std::string& to)
{
    std::vector<const DTypeField*> inOrder;
    for (const DTypeField& field : dtype.fields)
        inOrder.push_back(&field);
    std::ranges::stable_sort(inOrder, {}, &DTypeField::offset);
    std::size_t end = 0;
    to += '[';
    for (const DTypeField* field : inOrder) {
        if (field->offset < end)
            return false;
        appendGap(field->offset - end, to);
        if (!appendField(*field, to))
            return false;
        end = field->offset + field->dtype.itemsize;
    }
    appendGap(dtype.itemsize - end, to);
    if (to.ends_with(", "))
        to.resize(to.size() - 2);
    to += ']';
    return true;
}

bool appendDescr(const DType& dtype, std::string& to)
{
    if (dtype.kind == DTypeKind::SubArray)
        return false; // stands in fields only
    if (dtype.kind == DTypeKind::Structured)
        return !dtype.fields.empty() && appendFields(dtype, to);
    // objects would be unpickled by those who load them: what is there are bytes
    const bool isObject = dtype.kind == DTypeKind::Object;
    to += fmt::format("'{}'", typestringOf(isObject ? rawDType(dtype.itemsize) : dtype));
    return true;
}

void appendPlaced(const DType& dtype, std::string& to);

void appendFormat(const DType& dtype, std::string& to)
{
    if (dtype.kind == DTypeKind::Structured)
        return appendPlaced(dtype, to);
    if (dtype.kind != DTypeKind::SubArray) {
        to += fmt::format("'{}'", typestringOf(dtype));
        return;
    }
    to += '(';
    appendFormat(dtype.element(), to);
    appendShape(dtype.shape, to);
    to += ')';
}

void appendTitle(const DTypeField& field, std::string& to)
{
    if (field.title.empty())
        to += "None";
    else
        appendPythonText(field.title, to);
}

// "'names': ['a', 'b'], ", with what `append` says of each field.
template <class Append>
void appendList(std::string_view key, const DType& dtype, std::string& to, const Append& append)
{
    to += fmt::format("'{}': [", key);
    for (const DTypeField& field : dtype.fields) {
        to += &field == dtype.fields.data() ? "" : ", ";
        append(field, to);
    }
    to += "], ";
}

// Every field with its offset, which says all of a structured type.
void appendPlaced(const DType& dtype, std::string& to)
{
    to += '{';
    appendList("names", dtype, to, [](const DTypeField& field, std::string& text) {
        appendPythonText(field.name, text);
    });
    appendList("formats", dtype, to,
               [](const DTypeField& field, std::string& text) { appendFormat(field.dtype, text); });
    appendList("offsets", dtype, to, [](const DTypeField& field, std::string& text) {
        text += fmt::format("{}", field.offset);
    });
    const auto hasTitle = [](const DTypeField& field) { return !field.title.empty(); };
    if (std::ranges::any_of(dtype.fields, hasTitle))
        appendList("titles", dtype, to, appendTitle);
    to += fmt::format("'itemsize': {}}}", dtype.itemsize);
}

std::string placedText(const DType& dtype)
{
    std::string text;
    appendFormat(dtype, text);
    return text;
}

bool readsAs(std::string_view text, const DType& dtype)
{
    const auto read = parseDType(text, Limits());
    return read && *read == dtype;
}

} // namespace

std::optional<std::string> descrOf(const DType& dtype)
{
    std::string text;
    return appendDescr(dtype, text) ? std::optional(std::move(text)) : std::nullopt;
}

std::string descrOrRaw(const DType& dtype)
{
    return descrOf(dtype).value_or(fmt::format("'{}'", typestringOf(rawDType(dtype.itemsize))));
}

std::string storedTextOf(const DType& dtype)
{
    if (!dtype.isCompound())
        return typestringOf(dtype);
    const bool hasObjects = holdsObjects(dtype);
    const auto fields = descrOf(dtype);
    if (fields && (hasObjects || readsAs(*fields, dtype)))
        return *fields;
    if (hasObjects)
        return typestringOf(dtype);
    for (const std::string& text : {dtype.text, placedText(dtype)})
        if (readsAs(text, dtype))
            return text;
    return typestringOf(dtype);
}

} // namespace bloscope
