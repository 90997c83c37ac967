#include "core/base/text.h"
#include "core/geometry/sources.h"
#include "core/geometry/time_coordinates.h"

#include <algorithm>
#include <array>
#include <set>

namespace bloscope {

namespace {

namespace msgpack = msgpack_value;
using Names = std::vector<std::string>; // as stored

constexpr std::array<std::string_view, 8> nameEntries = {
    "dims", "dimensions", "dimension_names", "dim_names", "_ARRAY_DIMENSIONS",
    "axes", "axis_names", "axes_names"};
constexpr std::array<std::string_view, 2> coordinateEntries = {"coordinates", "coords"};
constexpr std::array<std::string_view, 3> unitEntries = {"coordinate_units", "coordinates_units",
                                                         "units"};
constexpr std::array<std::string_view, 3> usualCalendars = {"standard", "gregorian",
                                                            "proleptic_gregorian"};

bool isLetter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

// "ZYX"
Names lettersOf(std::string_view text)
{
    Names names;
    for (const char c : text) {
        if (!isLetter(c))
            return {};
        names.emplace_back(1, c);
    }
    return names;
}

bool nameAll(const Names& names, std::size_t dimensions)
{
    const auto isName = [](const std::string& name) {
        return !name.empty() && name.size() <= longestLabel;
    };
    return names.size() == dimensions && std::ranges::all_of(names, isName) &&
           std::set<std::string>(names.begin(), names.end()).size() == dimensions;
}

// What is told of one dimension, before it is known to fit.
struct Told {
    const msgpack::Value* list = nullptr; // of its coordinates
    std::string unit;
    std::string calendar;
};

// A plain list, or what xarray's to_dict() makes of it: {"data": [...], "attrs": {"units": ...}}.
Told toldBy(const msgpack::Value* value)
{
    if (listIn(value))
        return {value, {}, {}};
    Told told;
    for (const std::string_view key : {"data", "values"})
        if (const msgpack::Value* list = memberNamed(value, key); listIn(list))
            told.list = list;
    for (const msgpack::Value* place : {value, memberNamed(value, "attrs")}) {
        if (const auto unit = textIn(memberNamed(place, "units")))
            told.unit = labelOf(unit);
        if (const auto calendar = textIn(memberNamed(place, "calendar")))
            told.calendar = labelOf(calendar);
    }
    return told;
}

Coordinates::Texts shownTexts(const std::vector<std::string>& texts)
{
    Coordinates::Texts shown;
    shown.reserve(texts.size());
    for (const std::string& text : texts)
        shown.push_back(escapeForDisplay(text, longestLabel));
    return shown;
}

std::optional<Coordinates::Dates> datesToldBy(const Told& told, const std::vector<double>& numbers)
{
    const bool isUsual = told.calendar.empty() || std::ranges::count(usualCalendars, told.calendar);
    return isUsual ? datesSince(numbers, told.unit) : std::nullopt;
}

std::optional<Coordinates> coordinatesOf(const Told& told)
{
    if (auto numbers = numbersIn(told.list)) {
        if (auto dates = datesToldBy(told, *numbers))
            return Coordinates(std::move(*dates));
        return Coordinates(std::move(*numbers));
    }
    const auto texts = textsIn(told.list);
    if (!texts)
        return {};
    if (auto dates = datesOf(*texts))
        return Coordinates(std::move(*dates));
    return Coordinates(shownTexts(*texts));
}

// Dates say by themselves what they count.
void takeTold(const Told& told, std::int64_t extent, const std::string& place,
              DimensionGeometry& to)
{
    std::optional<Coordinates> coordinates = coordinatesOf(told);
    if (!coordinates || coordinates->count() != extent || extent == 0)
        return;
    to.unit = coordinates->areDates() ? std::string() : told.unit;
    to.coordinates = std::move(coordinates);
    to.place = place;
}

// The entries in which coordinates stand, read once for all dimensions.
class LabelEntries {
 public:
    explicit LabelEntries(const Frame& frame) : m_frame(frame)
    {
        for (const std::string_view name : coordinateEntries)
            for (StoredEntry& entry : entriesNamed(frame, name))
                m_coordinates.push_back(std::move(entry));
        for (const std::string_view name : unitEntries)
            for (StoredEntry& entry : entriesNamed(frame, name))
                m_units.push_back(std::move(entry));
        if (const auto calendar = entryNamed(frame, "calendar"))
            m_calendar = labelOf(textIn(&calendar->value));
    }

    // An item of `coordinates`, or else an entry with the dimension's own name.
    void take(const std::string& name, std::int64_t extent, DimensionGeometry& to) const
    {
        for (const StoredEntry& entry : m_coordinates)
            if (const msgpack::Value* value = memberNamed(&entry.value, name); value)
                takeTold(completed(toldBy(value), name), extent, entry.place, to);
        if (to.coordinates)
            return;
        for (const StoredEntry& entry : entriesNamed(m_frame, name))
            if (!to.coordinates)
                takeTold(completed(toldBy(&entry.value), name), extent, entry.place, to);
    }

 private:
    Told completed(Told told, const std::string& name) const
    {
        for (const StoredEntry& entry : m_units)
            if (told.unit.empty())
                told.unit = labelOf(textIn(memberNamed(&entry.value, name)));
        if (told.calendar.empty())
            told.calendar = m_calendar;
        return told;
    }

    const Frame& m_frame;
    std::vector<StoredEntry> m_coordinates;
    std::vector<StoredEntry> m_units;
    std::string m_calendar;
};

} // namespace

Names namesOfDimensions(const Frame& frame, std::size_t dimensions)
{
    for (const std::string_view entryName : nameEntries)
        for (const StoredEntry& entry : entriesNamed(frame, entryName)) {
            const auto text = textIn(&entry.value);
            Names names = text ? lettersOf(*text) : textsIn(&entry.value).value_or(Names());
            if (nameAll(names, dimensions))
                return names;
        }
    return {};
}

bool namesDimensions(std::string_view entryName)
{
    return std::ranges::find(nameEntries, entryName) != nameEntries.end();
}

bool holdsCoordinates(std::string_view entryName)
{
    return std::ranges::find(coordinateEntries, entryName) != coordinateEntries.end();
}

void addLabels(const Array& array, Geometry& to)
{
    const Frame& frame = *array.frame();
    const Names names = namesOfDimensions(frame, to.dimensions.size());
    if (names.empty())
        return;
    const LabelEntries entries(frame);
    for (std::size_t d = 0; d < names.size(); ++d) {
        to.dimensions[d].name = escapeForDisplay(names[d]);
        entries.take(names[d], array.shape()[d], to.dimensions[d]);
    }
}

} // namespace bloscope
