#include "ui/slice/slice_view.h"

#include "ui/document/document.h"
#include "ui/plot/figure.h"
#include "ui/plot/plot_navigator.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"

#include <QCoreApplication>
#include <QLabel>
#include <QStackedWidget>
#include <QStringList>
#include <QVBoxLayout>

namespace bloscope {

namespace {

struct UndrawnText {
    Q_DECLARE_TR_FUNCTIONS(UndrawnText)
};

} // namespace

QString arraySummary(const Array& array)
{
    QStringList extents;
    for (const std::int64_t extent : array.shape())
        extents << countText(extent);
    const QString shape = extents.isEmpty() ? QCoreApplication::translate("ArraySummary", "scalar")
                                            : extents.join(" × ");
    const QString bytes = sizeText(static_cast<std::uint64_t>(array.logicalBytes()));
    return shape + "   " + dtypeText(array.dtype()) + "   " + bytes;
}

QString whyEmpty(const Slice& slice)
{
    if (!slice.isEmpty())
        return {};
    return UndrawnText::tr("The slice %1 is empty: there are no cells to show.")
        .arg(QString::fromStdString(slice.text()));
}

QString whyNotDrawn(const Slice& slice, const DType& dtype)
{
    if (!dtype.isNumeric())
        return UndrawnText::tr(
                   "Elements of type %1 are not numbers and cannot be drawn. The table shows them.")
            .arg(dtypeText(dtype));
    if (slice.isEmpty())
        return whyEmpty(slice);
    if (!slice.rowDimension())
        return UndrawnText::tr("The slice %1 is a single value. The table shows it.")
            .arg(QString::fromStdString(slice.text()));
    return {};
}

void SliceView::loadWhileShown(const Document& document)
{
    connect(&document, &Document::sliceChanged, this, &SliceView::loadIfShown);
    connect(&document, &Document::valuesChanged, this, &SliceView::loadIfShown);
}

void SliceView::loadIfShown()
{
    if (isVisible())
        load();
}

void SliceView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    load();
}

void SliceView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    leave();
}

void SliceView::setContent(QWidget* content)
{
    m_why = new QLabel;
    m_why->setAlignment(Qt::AlignCenter);
    m_why->setWordWrap(true);
    m_pages = new QStackedWidget;
    m_pages->addWidget(content);
    m_pages->addWidget(m_why);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_pages);
}

bool SliceView::showsContent(const QString& whyNot)
{
    m_why->setText(whyNot);
    m_pages->setCurrentIndex(whyNot.isEmpty() ? 0 : 1);
    if (QWidget* controls = bar())
        controls->setVisible(showsContent());
    return showsContent();
}

bool SliceView::showsContent() const
{
    return m_pages->currentIndex() == 0;
}

ExportOffer FigureView::exportOffer() const
{
    ExportOffer offer = SliceView::exportOffer();
    if (showsContent())
        offer.figure = &figure();
    return offer;
}

void FigureView::copy()
{
    if (!showsContent())
        return;
    copyFigure(figure());
    emit notice(copied());
}

QString FigureView::copied() const
{
    return tr("Copied the picture.");
}

void FigureView::zoomIn()
{
    navigator().zoomIn();
}

void FigureView::zoomOut()
{
    navigator().zoomOut();
}

void FigureView::zoomReset()
{
    navigator().showAll();
}

} // namespace bloscope
