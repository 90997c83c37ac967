#include "ui/theme/drawings.h"

#include <QDir>
#include <algorithm>
#include <vector>

// A static library's resources are not there until they are asked for, outside of any namespace.
static void makePicturesAvailable()
{
    Q_INIT_RESOURCE(pictures);
}

namespace bloscope {

namespace {

constexpr auto pictures = ":/pictures";

// Each has a folder of its own.
const std::vector<int>& paintedSizes()
{
    static const std::vector<int> sizes = [] {
        makePicturesAvailable();
        std::vector<int> found;
        for (const QString& folder : QDir(pictures).entryList(QDir::Dirs))
            found.push_back(folder.toInt());
        std::ranges::sort(found);
        return found;
    }();
    return sizes;
}

QString pictureOf(const QString& name, int side)
{
    return QStringLiteral("%1/%2/%3.png").arg(pictures).arg(side).arg(name);
}

} // namespace

// Of a size that was not painted, the next larger one becomes smaller.
QPixmap linesOf(const QString& name, const QSize& size)
{
    const std::vector<int>& sizes = paintedSizes();
    const auto enough = std::ranges::lower_bound(sizes, std::max(size.width(), size.height()));
    const QPixmap painted(pictureOf(name, enough == sizes.end() ? sizes.back() : *enough));
    return painted.size() == size
               ? painted
               : painted.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

QIcon coloredIcon(const QString& name)
{
    QIcon icon;
    for (const int side : paintedSizes())
        icon.addFile(pictureOf(name, side));
    return icon;
}

} // namespace bloscope
