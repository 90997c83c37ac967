#include "core/dtype/dtype_descr.h"

#include "core/base/text.h"
#include "core/dtype/dtype.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Kind = PythonLiteral::Kind;

Error expected(std::string_view what, const PythonLiteral& found)
{
    constexpr std::size_t most = 40;
    return {ErrorKind::Malformed, fmt::format("{} is expected, not {}", what,
                                              escapeForDisplay(found.source.substr(0, most)))};
}

std::string fieldPlace(std::string_view name)
{
    return fmt::format("field '{}'", escapeForDisplay(name));
}

// "(2, 3)", "2"; Python takes 1 for no shape at all.
Result<std::vector<std::int64_t>> shapeOf(const PythonLiteral& literal)
{
    if (literal.kind == Kind::Integer)
        return literal.integer == 1 ? std::vector<std::int64_t>() : std::vector{literal.integer};
    if (literal.kind != Kind::Tuple)
        return expected("a shape", literal);
    std::vector<std::int64_t> shape;
    for (const PythonLiteral& extent : literal.items) {
        if (extent.kind != Kind::Integer)
            return expected("an extent", extent);
        shape.push_back(extent.integer);
    }
    return shape;
}

// What raw bytes without a name in a list of fields are.
enum class Unnamed { Field, Gap };

class DescrReader {
 public:
    DescrReader(Unnamed unnamed, const Limits& limits) : m_unnamed(unnamed), m_limits(limits) {}

    Result<DType> read(const PythonLiteral& literal, std::size_t depth);

 private:
    Result<DType> readCompound(const PythonLiteral& literal, std::size_t depth);
    Result<DType> readList(const PythonLiteral& list, std::size_t depth);
    Result<DType> readTuple(const PythonLiteral& tuple, std::size_t depth);
    Result<DType> readDict(const PythonLiteral& dict, std::size_t depth);
    Result<DTypeField> readField(const PythonLiteral& field, std::size_t depth);
    Result<> countFields(std::size_t more);
    bool isGap(const DTypeField& field) const;

    Unnamed m_unnamed;
    const Limits& m_limits;
    std::size_t m_fields = 0;
};

Result<DType> DescrReader::read(const PythonLiteral& literal, std::size_t depth)
{
    if (depth > m_limits.dtypeDepth)
        return Error{ErrorKind::Limit,
                     fmt::format("it is nested deeper than {} levels", m_limits.dtypeDepth)};
    if (literal.isText()) {
        BLOSCOPE_TRY(DType dtype, parseFlatDType(literal.text, m_limits));
        BLOSCOPE_CHECK(countFields(dtype.fields.size()));
        return dtype;
    }
    BLOSCOPE_TRY(DType dtype, readCompound(literal, depth));
    dtype.text = literal.source;
    return dtype;
}

Result<DType> DescrReader::readCompound(const PythonLiteral& literal, std::size_t depth)
{
    switch (literal.kind) {
    case Kind::List:
        return readList(literal, depth);
    case Kind::Dict:
        return readDict(literal, depth);
    case Kind::Tuple:
        return readTuple(literal, depth);
    default:
        return expected("a type", literal);
    }
}

Result<> DescrReader::countFields(std::size_t more)
{
    m_fields += more;
    if (m_fields > m_limits.dtypeFields)
        return Error{ErrorKind::Limit,
                     fmt::format("it has more than {} fields", m_limits.dtypeFields)};
    return {};
}

// NumPy calls fields without a name "f0", "f1" by their place.
Result<DType> DescrReader::readList(const PythonLiteral& list, std::size_t depth)
{
    BLOSCOPE_CHECK(countFields(list.items.size()));
    std::vector<DTypeField> fields;
    std::size_t end = 0;
    for (std::size_t i = 0; i < list.items.size(); ++i) {
        BLOSCOPE_TRY(DTypeField field, readField(list.items[i], depth));
        field.offset = end;
        end += field.dtype.itemsize;
        if (isGap(field))
            continue;
        if (field.name.empty())
            field.name = fmt::format("f{}", i);
        fields.push_back(std::move(field));
    }
    return structuredDType(std::move(fields), end);
}

bool DescrReader::isGap(const DTypeField& field) const
{
    return m_unnamed == Unnamed::Gap && field.name.empty() && field.dtype.kind == DTypeKind::Raw;
}

// (name, type) or (name, type, shape); the name may be (title, name).
Result<DTypeField> DescrReader::readField(const PythonLiteral& literal, std::size_t depth)
{
    if (literal.kind != Kind::Tuple || literal.items.size() < 2 || literal.items.size() > 3)
        return expected("a field", literal);
    const PythonLiteral& name = literal.items[0];
    const bool hasTitle = name.kind == Kind::Tuple && name.items.size() == 2 &&
                          name.items[0].isText() && name.items[1].isText();
    if (!hasTitle && !name.isText())
        return expected("the name of a field", name);
    DTypeField field;
    field.name = hasTitle ? name.items[1].text : name.text;
    field.title = hasTitle ? name.items[0].text : "";
    auto dtype = read(literal.items[1], depth + 1);
    if (dtype && literal.items.size() == 3) {
        BLOSCOPE_TRY(std::vector<std::int64_t> shape, shapeOf(literal.items[2]));
        const std::string text(literal.source);
        dtype = subArrayDType(*std::move(dtype), std::move(shape));
        if (dtype && dtype->kind == DTypeKind::SubArray)
            dtype->text = text;
    }
    if (!dtype)
        return std::move(dtype).error().within(fieldPlace(field.name));
    field.dtype = *std::move(dtype);
    return field;
}

// (type, shape), or (numpy.record, type).
Result<DType> DescrReader::readTuple(const PythonLiteral& tuple, std::size_t depth)
{
    if (tuple.items.size() != 2)
        return expected("a type", tuple);
    if (tuple.items[0].kind == Kind::Word)
        return read(tuple.items[1], depth + 1);
    BLOSCOPE_TRY(DType element, read(tuple.items[0], depth + 1));
    BLOSCOPE_TRY(std::vector<std::int64_t> shape, shapeOf(tuple.items[1]));
    return subArrayDType(std::move(element), std::move(shape));
}

// What the dict form says, by its keys.
struct DictForm {
    const PythonLiteral* names = nullptr;
    const PythonLiteral* formats = nullptr;
    const PythonLiteral* offsets = nullptr;
    const PythonLiteral* titles = nullptr;
    const PythonLiteral* itemsize = nullptr;
};

Result<DictForm> dictFormOf(const PythonLiteral& dict)
{
    DictForm form;
    for (std::size_t i = 0; i + 1 < dict.items.size(); i += 2) {
        const std::string& key = dict.items[i].text;
        const PythonLiteral** part = key == "names"      ? &form.names
                                     : key == "formats"  ? &form.formats
                                     : key == "offsets"  ? &form.offsets
                                     : key == "titles"   ? &form.titles
                                     : key == "itemsize" ? &form.itemsize
                                                         : nullptr;
        if (part)
            *part = &dict.items[i + 1];
        else if (key != "aligned")
            return expected("'names', 'formats', 'offsets', 'titles', 'itemsize' or 'aligned'",
                            dict.items[i]);
    }
    if (!form.names || !form.formats)
        return expected("'names' and 'formats'", dict);
    const std::size_t count = form.names->items.size();
    for (const PythonLiteral* list : {form.names, form.formats, form.offsets, form.titles})
        if (list && (list->kind != Kind::List || list->items.size() != count))
            return expected(fmt::format("a list of length {}", count), *list);
    return form;
}

Result<std::size_t> byteCountOf(const PythonLiteral& literal)
{
    if (literal.kind != Kind::Integer || literal.integer < 0 ||
        literal.integer > format::maxTypesize)
        return expected("a number of bytes", literal);
    return static_cast<std::size_t>(literal.integer);
}

// What stands at place `i` of the lists, the offset only when there is one.
Result<DTypeField> placedField(const DictForm& form, std::size_t i, DType dtype)
{
    DTypeField field;
    field.name = form.names->items[i].text;
    field.dtype = std::move(dtype);
    if (form.titles && form.titles->items[i].isText())
        field.title = form.titles->items[i].text;
    if (form.offsets) {
        BLOSCOPE_TRY(field.offset, byteCountOf(form.offsets->items[i]));
    }
    return field;
}

Result<DType> DescrReader::readDict(const PythonLiteral& dict, std::size_t depth)
{
    BLOSCOPE_TRY(const DictForm form, dictFormOf(dict));
    BLOSCOPE_CHECK(countFields(form.names->items.size()));
    std::vector<DTypeField> fields;
    std::size_t end = 0;
    for (std::size_t i = 0; i < form.names->items.size(); ++i) {
        if (!form.names->items[i].isText())
            return expected("the name of a field", form.names->items[i]);
        auto dtype = read(form.formats->items[i], depth + 1);
        if (!dtype)
            return std::move(dtype).error().within(fieldPlace(form.names->items[i].text));
        BLOSCOPE_TRY(DTypeField field, placedField(form, i, *std::move(dtype)));
        if (!form.offsets)
            field.offset = end;
        end = std::max(end, field.offset + field.dtype.itemsize);
        if (!form.offsets && end > static_cast<std::size_t>(format::maxTypesize))
            return Error{ErrorKind::Malformed, "it is impossibly large"};
        fields.push_back(std::move(field));
    }
    if (form.itemsize) {
        BLOSCOPE_TRY(end, byteCountOf(*form.itemsize));
    }
    return structuredDType(std::move(fields), end);
}

} // namespace

Result<DType> dtypeOf(const PythonLiteral& literal, const Limits& limits)
{
    return DescrReader(Unnamed::Field, limits).read(literal, 0);
}

Result<DType> dtypeOfDescr(const PythonLiteral& descr, const Limits& limits)
{
    return DescrReader(Unnamed::Gap, limits).read(descr, 0);
}

} // namespace bloscope
