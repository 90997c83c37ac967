#include "ui/heatmap/channel_box.h"

#include "ui/picture/channel_colors.h"

namespace bloscope {

ChannelBox::ChannelBox(const Array& array, const QStringList& names, QWidget* parent)
    : QComboBox(parent)
{
    setAccessibleName(tr("Dimension of the colour channels"));
    setToolTip(tr("A dimension of three or four may be red, green, blue and opacity"));
    addItem(tr("none"));
    const Shape& shape = array.shape();
    for (std::size_t d = 0; d < shape.size(); ++d)
        if (canBeChannels(array, d))
            addItem((shape[d] == 3 ? tr("RGB along %1") : tr("RGBA along %1"))
                        .arg(names.value(qsizetype(d))),
                    qulonglong(d));
}

std::optional<std::size_t> ChannelBox::dimension() const
{
    const QVariant dimension = currentData();
    return dimension.isValid() ? std::optional(std::size_t(dimension.toULongLong())) : std::nullopt;
}

void ChannelBox::setDimension(std::optional<std::size_t> dimension)
{
    const int item = dimension ? findData(qulonglong(*dimension)) : 0;
    setCurrentIndex(std::max(0, item));
}

} // namespace bloscope
