#include "core/base/result.h"

#include <fmt/format.h>
#include <system_error>

namespace bloscope {

Error systemError(const std::string& what, int number)
{
    return {ErrorKind::Io, what + ": " + std::generic_category().message(number)};
}

Error Error::within(std::string place) &&
{
    m_places.push_back(std::move(place));
    return std::move(*this);
}

std::string Error::text() const
{
    std::string text;
    for (auto place = m_places.rbegin(); place != m_places.rend(); ++place)
        text += *place + ": ";
    text += m_what;
    if (m_offset)
        text += fmt::format(" (at byte {})", *m_offset);
    return text;
}

std::string numberedPlace(std::string_view part, std::int64_t number)
{
    return fmt::format("{} {}", part, number);
}

Error usageError(std::string what)
{
    return {ErrorKind::Usage, std::move(what)};
}

Error malformedError(std::string what)
{
    return {ErrorKind::Malformed, std::move(what)};
}

Error cancelled()
{
    return {ErrorKind::Cancelled, "cancelled"};
}

} // namespace bloscope
