#include "ui/table/table_colors.h"

#include "core/plane/value_ticks.h"
#include "ui/table/slice_table_model.h"
#include "ui/text/number_text.h"
#include "ui/theme/contrast.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr int steps = 32;         // of the blend
constexpr int strongestStep = 24; // more would be a picture with numbers in it

bool isReadable(const QColor& text, const ColorMap& map, const QColor& base, qreal strength)
{
    return std::ranges::all_of(map.colors, [&](QRgb color) {
        return contrastOf(text, blended(base, QColor(color), strength)) >= leastContrast;
    });
}

qreal strengthFor(const QColor& text, const ColorMap& map, const QColor& base)
{
    int step = strongestStep;
    while (step > 0 && !isReadable(text, map, base, qreal(step) / steps))
        --step;
    return qreal(step) / steps;
}

bool isSame(const std::vector<std::optional<ValueRange>>& one,
            const std::vector<std::optional<ValueRange>>& other)
{
    return std::ranges::equal(one, other, [](const auto& a, const auto& b) {
        return a.has_value() == b.has_value() && (!a || (a->low == b->low && a->high == b->high));
    });
}

} // namespace

CellShading::CellShading(const ColorMap& map, const QPalette& palette) : m_map(map)
{
    const QColor base = palette.color(QPalette::Base);
    const qreal strength = strengthFor(palette.color(QPalette::Text), map, base);
    for (QRgb& color : m_map.colors)
        color = blended(base, QColor(color), strength).rgb();
}

std::optional<QColor> CellShading::colorOf(double number, const ValueRange& range) const
{
    if (!std::isfinite(number))
        return {};
    if (m_map.isPalette())
        return QColor(m_map.ofLabel(number));
    const double width = range.high - range.low;
    return QColor(m_map.at(width > 0 ? (number - range.low) / width : 0.5));
}

TableColors::TableColors(const SliceTableModel& model, QObject* parent)
    : QObject(parent), m_model(model), m_map(&colorMaps().front())
{
}

void TableColors::setShown(bool shown)
{
    if (shown == m_shading.has_value())
        return;
    m_shading = shown ? std::optional(CellShading(*m_map, m_palette)) : std::nullopt;
    lookAgain();
    emit changed();
}

void TableColors::setColorMap(const ColorMap& map)
{
    m_map = &map;
    shade();
}

void TableColors::setPalette(const QPalette& palette)
{
    m_palette = palette;
    shade();
}

void TableColors::shade()
{
    if (!m_shading)
        return;
    m_shading.emplace(*m_map, m_palette);
    emit changed();
}

void TableColors::lookAt(const CellRect& inSight)
{
    m_inSight = inSight;
    if (!m_shading)
        return;
    auto ranges = rangesInSight();
    if (isSame(ranges, m_ranges))
        return;
    m_ranges = std::move(ranges);
    emit changed();
}

std::vector<std::optional<ValueRange>> TableColors::rangesInSight() const
{
    std::vector<std::optional<ValueRange>> ranges(
        static_cast<std::size_t>(m_model.columns().perCell()));
    const CellRect cells = intersected(m_inSight, m_model.window());
    for (std::int64_t row = cells.row; row < cells.endRow(); ++row) {
        for (std::int64_t column = cells.column; column < cells.endColumn(); ++column) {
            const double number = m_model.numberAt({row, column});
            if (!std::isfinite(number))
                continue;
            auto& range = ranges[m_model.columns().partOf(column)];
            if (!range)
                range = ValueRange{number, number};
            range->low = std::min(range->low, number);
            range->high = std::max(range->high, number);
        }
    }
    return ranges;
}

std::optional<QColor> TableColors::colorOf(const QModelIndex& index) const
{
    if (!m_shading)
        return {};
    const CellPosition cell = m_model.positionOf(index);
    const std::size_t part = m_model.columns().partOf(cell.column);
    if (part >= m_ranges.size() || !m_ranges[part])
        return {};
    const double number = m_map->isPalette() ? m_model.labelAt(cell) : m_model.numberAt(cell);
    return m_shading->colorOf(number, *m_ranges[part]);
}

QString TableColors::rangeText() const
{
    const bool isOne = m_shading && m_ranges.size() == 1 && m_ranges.front() && !m_map->isPalette();
    const DType& dtype = m_model.columns().leafOf(0).dtype;
    if (!isOne)
        return {};
    const bool isWhole = dtype.kind == DTypeKind::Signed || dtype.kind == DTypeKind::Unsigned;
    const ValueText times(dtype);
    const auto text = [&](double number) {
        return times.areTimes() ? QString::fromStdString(times.of(number))
               : isWhole        ? QString::number(number, 'f', 0)
                                : numberText(number);
    };
    return tr("%1 to %2").arg(text(m_ranges.front()->low), text(m_ranges.front()->high));
}

} // namespace bloscope
