#include "ui/measure/region_set.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <algorithm>
#include <functional>
#include <utility>

namespace bloscope {

namespace {

constexpr std::size_t mostSteps = 200; // that can be undone

// "Liver 2" is a number of "Liver".
QString withoutNumber(const QString& name)
{
    static const QRegularExpression number(QStringLiteral("^(.*\\S)\\s+\\d+$"));
    const QRegularExpressionMatch match = number.match(name);
    return match.hasMatch() ? match.captured(1) : name;
}

QString wordFor(Region::Kind kind)
{
    switch (kind) {
    case Region::Kind::Line:
        return RegionSet::tr("Line");
    case Region::Kind::Angle:
        return RegionSet::tr("Angle");
    case Region::Kind::Rectangle:
        return RegionSet::tr("Rectangle");
    case Region::Kind::Ellipse:
        return RegionSet::tr("Ellipse");
    case Region::Kind::Polygon:
        return RegionSet::tr("Polygon");
    }
    return {};
}

} // namespace

std::vector<Region> RegionSet::copies() const
{
    std::vector<Region> copies;
    for (const RegionPtr& region : m_regions)
        copies.push_back(*region);
    return copies;
}

RegionPtr RegionSet::selectedRegion() const
{
    return m_selected ? m_regions[*m_selected] : nullptr;
}

void RegionSet::select(std::optional<std::size_t> which)
{
    if (which && *which >= m_regions.size())
        which.reset();
    if (which == m_selected)
        return;
    m_selected = which;
    emit selectionChanged();
}

void RegionSet::selectNext(int steps)
{
    if (m_regions.empty())
        return;
    const auto count = static_cast<int>(m_regions.size());
    const int before = m_selected ? static_cast<int>(*m_selected) : steps > 0 ? -1 : count;
    select(static_cast<std::size_t>((before + steps % count + count) % count));
}

// "Line 3": the first number that no other has; "Liver" is the first of its name.
QString RegionSet::freeName(const QString& word) const
{
    const auto isTaken = [this](const QString& name) {
        return std::ranges::any_of(m_regions,
                                   [wanted = name.toStdString()](const RegionPtr& region) {
                                       return region->name == wanted;
                                   });
    };
    int number = isTaken(word) ? 2 : 1;
    while (isTaken(QStringLiteral("%1 %2").arg(word).arg(number)))
        ++number;
    return QStringLiteral("%1 %2").arg(word).arg(number);
}

void RegionSet::beginStep()
{
    m_future.clear();
    if (m_past.size() == mostSteps)
        m_past.erase(m_past.begin());
    m_past.push_back(m_regions);
}

bool RegionSet::addCopy(Region region)
{
    const QString word = withoutNumber(QString::fromStdString(region.name));
    region.name.clear();
    return add(std::move(region), word);
}

bool RegionSet::add(Region region, const QString& word)
{
    if (m_regions.size() >= mostRegions)
        return false;
    beginStep();
    if (region.name.empty())
        region.name = freeName(word.isEmpty() ? wordFor(region.kind) : word).toStdString();
    m_regions.push_back(std::make_shared<const Region>(std::move(region)));
    emit changed();
    select(m_regions.size() - 1);
    emit stepMade();
    return true;
}

void RegionSet::endMoving()
{
    m_isMoving = false;
    emit stepMade();
}

void RegionSet::beginMoving()
{
    beginStep();
    m_isMoving = true;
}

void RegionSet::replace(std::size_t which, Region region)
{
    if (*m_regions[which] == region)
        return;
    if (!m_isMoving)
        beginStep();
    m_regions[which] = std::make_shared<const Region>(std::move(region));
    emit changed();
    if (!m_isMoving)
        emit stepMade();
}

void RegionSet::remove(std::vector<std::size_t> which)
{
    std::ranges::sort(which, std::greater());
    if (which.empty() || which.front() >= m_regions.size())
        return;
    beginStep();
    for (const std::size_t place : which)
        m_regions.erase(m_regions.begin() + static_cast<std::ptrdiff_t>(place));
    m_selected.reset();
    emit changed();
    emit selectionChanged();
    emit stepMade();
}

void RegionSet::setAll(const std::vector<Region>& regions)
{
    m_past.clear();
    m_future.clear();
    m_regions.clear();
    for (const Region& region : regions)
        m_regions.push_back(std::make_shared<const Region>(region));
    m_selected.reset();
    emit changed();
    emit selectionChanged();
}

QJsonObject RegionSet::toJson() const
{
    if (isEmpty())
        return {};
    const std::string text = regionsToJson(copies()).dump();
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

void RegionSet::restore(const QJsonObject& json, const Shape& shape)
{
    if (json.isEmpty())
        return;
    const QByteArray text = QJsonDocument(json).toJson(QJsonDocument::Compact);
    if (const auto regions =
            regionsFromJson(nlohmann::json::parse(text.begin(), text.end(), nullptr, false), shape))
        setAll(*regions);
}

void RegionSet::take(std::vector<Regions>& from, std::vector<Regions>& to)
{
    if (from.empty())
        return;
    m_isMoving = false;
    to.push_back(std::exchange(m_regions, std::move(from.back())));
    from.pop_back();
    if (m_selected && *m_selected >= m_regions.size())
        m_selected.reset();
    emit changed();
    emit selectionChanged();
    emit stepMade();
}

void RegionSet::undo()
{
    take(m_past, m_future);
}

void RegionSet::redo()
{
    take(m_future, m_past);
}

} // namespace bloscope
