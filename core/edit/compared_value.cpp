#include "core/edit/compared_value.h"

#include "core/edit/changes.h"

namespace bloscope {

namespace {

constexpr std::size_t longestComparedValue = 200; // bytes of its line

} // namespace

ComparedValue comparedValue(const EditSet& version, MetadataSectionOf of, const std::string& name)
{
    const auto i = version.find(of, name);
    return i ? ComparedValue(version.value(of, *i)) : ComparedValue();
}

bool areEqual(const ComparedValue& a, const ComparedValue& b)
{
    if (!a || !b)
        return !a && !b;
    if (!*a || !*b)
        return !*a && !*b && a->error().text() == b->error().text();
    return ***a == ***b;
}

std::optional<std::string> lineOf(const ComparedValue& value)
{
    if (!value)
        return {};
    return *value ? valueLine(***value, longestComparedValue) : "(" + value->error().text() + ")";
}

} // namespace bloscope
