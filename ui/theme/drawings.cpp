#include "ui/theme/drawings.h"

#include <QPainter>
#include <QSvgRenderer>

namespace bloscope {

static QString drawingOf(const QString& name)
{
    return QStringLiteral(":/icons/%1.svg").arg(name);
}

QPixmap linesOf(const QString& name, const QSize& size)
{
    QPixmap drawn(size);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    QSvgRenderer(drawingOf(name)).render(&painter, QRectF(QPointF(), QSizeF(size)));
    return drawn;
}

QIcon coloredIcon(const QString& name)
{
    return QIcon(drawingOf(name));
}

} // namespace bloscope
