#include "ui/plot/color_map_box.h"

#include "ui/picture/color_map.h"

#include <QComboBox>
#include <QImage>
#include <QPixmap>

namespace bloscope {

namespace {

constexpr QSize pictureSize(28, 14);

QIcon iconOf(const ColorMap& map)
{
    QImage colors(static_cast<int>(map.colors.size()), 1, QImage::Format_RGB32);
    for (int x = 0; x < colors.width(); ++x)
        colors.setPixel(x, 0, map.colors[static_cast<std::size_t>(x)]);
    return QIcon(QPixmap::fromImage(colors.scaled(pictureSize)));
}

} // namespace

void fillWithColorMaps(QComboBox& box)
{
    box.setIconSize(pictureSize);
    for (const ColorMap& map : colorMaps())
        box.addItem(iconOf(map), QString::fromStdString(map.name));
}

} // namespace bloscope
