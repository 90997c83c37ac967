#include "core/store/member_name.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr char tooDeep[] = "its name has too many parts";

} // namespace

std::string problemOfName(std::string_view name)
{
    if (name.empty())
        return "its name is empty";
    if (name.front() == '/')
        return "its name is an absolute path";
    if (name.find('\0') != name.npos)
        return "its name has a NUL in it";
    std::size_t parts = 0;
    for (std::size_t begin = 0; begin <= name.size(); ++parts) {
        const std::size_t end = std::min(name.find('/', begin), name.size());
        const std::string_view part = name.substr(begin, end - begin);
        if (part == "..")
            return "its name leads out of the store";
        if (part.empty() || part == ".")
            return "its name has an empty part";
        begin = end + 1;
    }
    return parts > mostNameParts ? tooDeep : "";
}

bool isNestedTooDeeply(std::string_view name)
{
    return problemOfName(name) == tooDeep;
}

std::string_view firstParts(std::string_view name, std::size_t count)
{
    std::size_t end = 0;
    for (std::size_t part = 0; part < count && end < name.size(); ++part)
        end = std::min(name.find('/', end + (part > 0 ? 1 : 0)), name.size());
    return name.substr(0, end);
}

std::string keyOfName(std::string_view name)
{
    const std::size_t slash = name.rfind('/');
    const std::size_t dot = name.rfind('.');
    const std::size_t nameBegin = slash == name.npos ? 0 : slash + 1;
    const bool hasExtension = dot != name.npos && dot > nameBegin;
    return "/" + std::string(hasExtension ? name.substr(0, dot) : name);
}

bool isLeafName(std::string_view name)
{
    return name.ends_with(".b2nd") || name.ends_with(".b2f") || name.ends_with(".b2b");
}

bool isIgnoredName(std::string_view name)
{
    return name.ends_with(".b2lock") || name.ends_with(".tmp");
}

} // namespace bloscope
