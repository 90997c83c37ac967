#include "ui/heatmap/legend_line.h"

#include <QEvent>
#include <QTextDocument>

namespace bloscope {

namespace {

constexpr int leastLetters = 12;

QString joinedPieces(const QStringList& pieces)
{
    return pieces.join(QStringLiteral(" &nbsp; "));
}

} // namespace

LegendLine::LegendLine(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void LegendLine::setPieces(const QStringList& richTexts)
{
    QStringList pieces = richTexts;
    pieces.removeAll(QString());
    if (pieces == m_pieces)
        return;
    m_pieces = pieces;
    fit();
}

double LegendLine::widthOf(const QString& richText) const
{
    QTextDocument text;
    text.setDefaultFont(font());
    text.setDocumentMargin(0);
    text.setHtml(richText);
    return text.idealWidth();
}

// The first ones, since what matters most stands there.
void LegendLine::fit()
{
    const double room = contentsRect().width();
    qsizetype count = m_pieces.size();
    QString shown = joinedPieces(m_pieces);
    while (count > 0 && widthOf(shown) > room)
        shown = joinedPieces(m_pieces.first(--count) << QStringLiteral("…"));
    setText(shown);
    setToolTip(count < m_pieces.size() ? joinedPieces(m_pieces) : QString());
}

void LegendLine::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    fit();
}

void LegendLine::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

QSize LegendLine::sizeHint() const
{
    const QMargins margins = contentsMargins();
    return {fontMetrics().averageCharWidth() * leastLetters,
            fontMetrics().height() + margins.top() + margins.bottom()};
}

QSize LegendLine::minimumSizeHint() const
{
    return sizeHint();
}

} // namespace bloscope
