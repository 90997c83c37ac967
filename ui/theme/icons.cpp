#include "ui/theme/icons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

// A static library's resources are not there until they are asked for, outside of any namespace.
static void makeResourcesAvailable()
{
    Q_INIT_RESOURCE(resources);
}

namespace bloscope {

namespace {

QString pathOf(const QString& name)
{
    static const bool available = (makeResourcesAvailable(), true);
    Q_UNUSED(available);
    return QStringLiteral(":/icons/%1.svg").arg(name);
}

QColor colorFor(QIcon::Mode mode)
{
    const QPalette palette = QGuiApplication::palette();
    if (mode == QIcon::Disabled)
        return palette.color(QPalette::Disabled, QPalette::WindowText);
    return palette.color(mode == QIcon::Selected ? QPalette::HighlightedText
                                                 : QPalette::WindowText);
}

// Draws the lines of an SVG in the palette's colour of the moment.
class LineIconEngine : public QIconEngine {
 public:
    explicit LineIconEngine(QString name) : m_name(std::move(name)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal scale = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, scaledPixmap(rect.size() * scale, mode, state, scale));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override
    {
        QPixmap drawn(size);
        drawn.fill(Qt::transparent);
        QPainter painter(&drawn);
        QSvgRenderer(pathOf(m_name)).render(&painter, QRectF(QPointF(), QSizeF(size)));
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(drawn.rect(), colorFor(mode));
        return drawn;
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state,
                         qreal scale) override
    {
        QPixmap drawn = pixmap(size, mode, state);
        drawn.setDevicePixelRatio(scale);
        return drawn;
    }

    QIconEngine* clone() const override { return new LineIconEngine(m_name); }

 private:
    QString m_name;
};

} // namespace

QIcon lineIcon(const QString& name)
{
    return QIcon(new LineIconEngine(name));
}

QIcon applicationIcon()
{
    return QIcon(pathOf(QStringLiteral("bloscope")));
}

} // namespace bloscope
