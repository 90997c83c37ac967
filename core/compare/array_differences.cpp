#include "core/compare/array_differences.h"

#include "core/base/text.h"
#include "core/inspect/describe.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace bloscope {

namespace {

void compare(std::string name, std::string a, std::string b, std::vector<NamedDifference>& to)
{
    if (a != b)
        to.push_back({std::move(name), std::move(a), std::move(b)});
}

std::string textOf(const Field& field)
{
    std::string value =
        field.value.is_string()
            ? field.value.get<std::string>()
            : field.value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    if (!field.meaning.empty())
        value += " (" + field.meaning + ")";
    return escapeForDisplay(value);
}

std::string textOfField(const std::string& name, const std::vector<Field>& fields)
{
    const auto field = std::ranges::find(fields, name, &Field::name);
    return field == fields.end() ? std::string() : textOf(*field);
}

void compareFields(const std::vector<Field>& a, const std::vector<Field>& b,
                   std::vector<NamedDifference>& to)
{
    for (const Field& field : a)
        compare(field.name, textOf(field), textOfField(field.name, b), to);
    for (const Field& field : b)
        if (textOfField(field.name, a).empty())
            compare(field.name, {}, textOf(field), to);
}

std::vector<NamedDifference> storageDifferences(const Array& a, const Array& b)
{
    std::vector<NamedDifference> found;
    compare("kind", std::string(codeOf(a.frame()->kind())), std::string(codeOf(b.frame()->kind())),
            found);
    if (a.layout() && b.layout()) {
        compare("chunks", tupleText(a.layout()->chunkshape), tupleText(b.layout()->chunkshape),
                found);
        compare("blocks", tupleText(a.layout()->blockshape), tupleText(b.layout()->blockshape),
                found);
    }
    compareFields(describeHeader(*a.frame()).fields, describeHeader(*b.frame()).fields, found);
    return found;
}

} // namespace

ArrayDifferences compareArrays(const Array& a, const Array& b)
{
    ArrayDifferences found;
    compare("shape", tupleText(a.shape()), tupleText(b.shape()), found.form);
    if (!(a.dtype() == b.dtype()))
        compare("dtype", escapeForDisplay(a.dtype().text), escapeForDisplay(b.dtype().text),
                found.form);
    found.metadata = compareMetadata(EditSet(a.frame()), b.frame());
    std::erase_if(found.metadata, [&](const MetadataDifference& entry) {
        return entry.of == MetadataSectionOf::Header && a.isNd() && b.isNd() &&
               (entry.name == a.metadataName() || entry.name == b.metadataName());
    });
    found.storage = storageDifferences(a, b);
    return found;
}

} // namespace bloscope
