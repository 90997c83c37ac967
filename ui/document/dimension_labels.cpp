#include "ui/document/dimension_labels.h"

#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace bloscope {

namespace {

struct WrittenUnit {
    std::string_view stored;
    const char16_t* shown;
};

// CF conventions 4.1 and 4.2.
constexpr std::array<WrittenUnit, 7> writtenUnits = {{{"degrees_north", u"°N"},
                                                      {"degree_north", u"°N"},
                                                      {"degrees_N", u"°N"},
                                                      {"degrees_east", u"°E"},
                                                      {"degree_east", u"°E"},
                                                      {"degrees_E", u"°E"},
                                                      {"degrees", u"°"}}};

// Degrees north that are negative lie south, as CF has it: "37.5°S" for -37.5.
QString withDirection(const QString& number, const QString& unit)
{
    const bool isNegative = number.size() > 1 && number[0] == u'-' && number[1].isDigit();
    if (isNegative && unit == u"°N")
        return number.mid(1) + QStringLiteral("°S");
    if (isNegative && unit == u"°E")
        return number.mid(1) + QStringLiteral("°W");
    return number + unit;
}

} // namespace

QString unitText(const std::string& unit)
{
    const auto found = std::ranges::find(writtenUnits, unit, &WrittenUnit::stored);
    return found == writtenUnits.end() ? displayText(unit) : QString::fromUtf16(found->shown);
}

QString powerUnitText(const std::string& unit)
{
    return QString::fromStdString(unit).replace(u'2', u'²').replace(u'3', u'³');
}

const Coordinates* DimensionLabels::coordinates(std::size_t dimension) const
{
    if (!m_geometry || !m_geometry->dimensions[dimension].coordinates)
        return nullptr;
    return &*m_geometry->dimensions[dimension].coordinates;
}

QString DimensionLabels::unit(std::size_t dimension) const
{
    return coordinates(dimension) ? unitText(m_geometry->dimensions[dimension].unit) : QString();
}

QString DimensionLabels::title(std::size_t dimension) const
{
    const QString unit = this->unit(dimension);
    return unit.isEmpty() ? name(dimension) : name(dimension) + " (" + unit + ')';
}

QString DimensionLabels::text(std::size_t dimension, std::int64_t index) const
{
    const Coordinates* all = coordinates(dimension);
    return all && index >= 0 && index < all->count() ? displayText(all->textAt(index))
                                                     : QString::number(index);
}

QString DimensionLabels::coordinateText(std::size_t dimension, std::int64_t index) const
{
    if (!coordinates(dimension))
        return {};
    const QString unit = this->unit(dimension);
    const bool isApart = !unit.isEmpty() && !unit.startsWith(u'°');
    return isApart ? text(dimension, index) + ' ' + unit
                   : withDirection(text(dimension, index), unit);
}

QString DimensionLabels::indexWithCoordinate(std::size_t dimension, std::int64_t index) const
{
    const QString coordinate = coordinateText(dimension, index);
    const QString number = QString::number(index);
    return coordinate.isEmpty() ? number : number + " (" + coordinate + ')';
}

} // namespace bloscope
