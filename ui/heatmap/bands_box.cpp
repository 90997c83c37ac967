#include "ui/heatmap/bands_box.h"

#include "ui/picture/channel_colors.h"

#include <QSignalBlocker>
#include <algorithm>
#include <utility>

namespace bloscope {

QString bandsName(const ColorBands& bands, const DimensionLabels& labels)
{
    QStringList indices;
    for (const std::int64_t index : bands.indices)
        indices << QString::number(index);
    return BandsBox::tr("%1 = %2", "dimension and indices")
        .arg(labels.name(bands.dimension), indices.join(QStringLiteral(", ")));
}

BandsBox::BandsBox(ArrayPtr array, const DimensionLabels& labels, QWidget* parent)
    : QComboBox(parent), m_array(std::move(array)), m_labels(labels)
{
    setAccessibleName(tr("Colour bands"));
    setToolTip(tr("Which indices of a dimension are red, green and blue"));
    addChoices();
    connect(this, &QComboBox::activated, this, &BandsBox::take);
}

void BandsBox::addChoices()
{
    addChoice(tr("none"), std::nullopt);
    for (std::size_t d = 0; d < m_array->shape().size(); ++d) {
        const auto bands = bandsIn(m_array->shape(), {d});
        if (!bands || !canBeChannels(*m_array, d))
            continue;
        const QString name = m_labels.name(d);
        const bool isOpaque = bands->indices.size() == 3;
        addChoice((isOpaque ? tr("RGB along %1") : tr("RGBA along %1")).arg(name), bands);
        addChoice((isOpaque ? tr("BGR along %1") : tr("BGRA along %1")).arg(name),
                  swappedBands(*bands));
    }
    m_usual = m_choices.size();
    addItem(tr("Other bands…"));
}

void BandsBox::addChoice(const QString& text, const std::optional<ColorBands>& bands)
{
    insertItem(int(m_choices.size()), text);
    m_choices.push_back(bands);
}

bool BandsBox::hasChoice() const
{
    return m_usual > 1 || m_bands;
}

void BandsBox::setBands(const std::optional<ColorBands>& bands)
{
    auto found = bands ? bandsIn(m_array->shape(), *bands) : std::nullopt;
    if (found && !canHaveBands(*m_array, found->dimension))
        found.reset();
    if (std::exchange(m_bands, found) == found)
        return;
    showBands();
    emit bandsChanged();
}

void BandsBox::showBands()
{
    while (m_choices.size() > m_usual) {
        m_choices.pop_back();
        removeItem(int(m_choices.size()));
    }
    auto at = std::ranges::find(m_choices, m_bands);
    if (at == m_choices.end()) {
        addChoice(bandsName(*m_bands, m_labels), m_bands);
        at = std::prev(m_choices.end());
    }
    setCurrentIndex(int(at - m_choices.begin()));
    if (parentWidget())
        setVisible(hasChoice());
}

void BandsBox::take(int item)
{
    if (item < std::ssize(m_choices)) {
        setBands(m_choices[std::size_t(item)]);
        emit chosen();
    } else {
        showBands();
        emit otherWanted();
    }
}

} // namespace bloscope
