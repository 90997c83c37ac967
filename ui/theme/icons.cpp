#include "ui/theme/icons.h"

#include "ui/theme/drawings.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>

// A static library's resources are not there until they are asked for, outside of any namespace.
static void makeResourcesAvailable()
{
    Q_INIT_RESOURCE(resources);
}

namespace bloscope {

namespace {

const QString& available(const QString& name)
{
    static const bool areAvailable = (makeResourcesAvailable(), true);
    Q_UNUSED(areAvailable);
    return name;
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
        QPixmap drawn = linesOf(available(m_name), size);
        QPainter painter(&drawn);
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
    return coloredIcon(available(QStringLiteral("bloscope")));
}

} // namespace bloscope
