#include "ui/heatmap/difference_pane.h"

#include "core/plane/color_map.h"
#include "core/plane/plane_shape.h"
#include "ui/plane/heatmap_look.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"
#include "ui/slice/slice_view.h"

#include <QLabel>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr char divergingMap[] = "coolwarm";
constexpr QSize smallestPicture{240, 120};

} // namespace

DifferencePane::DifferencePane(Document& document, Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_scheduler(scheduler),
      m_caption(new QLabel),
      m_column(new QVBoxLayout(this))
{
    m_caption->setWordWrap(true);
    m_caption->setTextFormat(Qt::PlainText);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->addWidget(m_caption);
    connect(&document, &Document::sliceChanged, this, &DifferencePane::showSlice);
    hide();
}

void DifferencePane::show(const CellSourcePtr& differences, double largest)
{
    m_hasPicture = differences != nullptr;
    setVisible(m_hasPicture);
    if (!m_hasPicture)
        return;
    if (m_pane)
        m_pane->shown().setSource(differences);
    else
        makePane(differences);
    HeatmapOptions options;
    options.map = findColorMap(divergingMap);
    options.range.kind = RangeChoice::Kind::Manual;
    options.range.manual = {-largest, largest};
    m_pane->shown().setOptions(options);
    showSlice();
}

void DifferencePane::makePane(const CellSourcePtr& differences)
{
    m_pane = new PlanePane(m_document, differences, m_document.dimensionLabels(), m_scheduler);
    m_pane->setMinimumSize(smallestPicture);
    m_column->addWidget(m_pane, 1);
    HeatmapPlot& plot = m_pane->plot();
    plot.setAccessibleName(tr("Picture of the differences"));
    connect(&plot, &HeatmapPlot::markChosen, this, [this, &plot] {
        if (plot.mark())
            emit cellChosen(m_pane->plane().indexAt(*plot.mark()));
    });
}

void DifferencePane::showSlice()
{
    if (!m_hasPicture)
        return;
    const Slice& slice = m_document.slice();
    const QString whyNot = whyNotDrawn(slice, m_pane->source()->dtype());
    m_caption->setText(
        whyNot.isEmpty() ? tr("A − B in %1").arg(QString::fromStdString(slice.text())) : whyNot);
    m_pane->setVisible(whyNot.isEmpty());
    if (!whyNot.isEmpty())
        return;
    const PicturePlane plane(slice);
    m_pane->shown().setPlane(plane);
    const auto height = trueHeight(plane, m_document.geometry()->spacing()); // as in the heatmap
    m_pane->plot().navigator().setCellHeight(cellHeight(aspectFor(plane, height), height));
}

} // namespace bloscope
