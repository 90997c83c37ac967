#include "ui/curve/curve_readout.h"

#include "ui/curve/curve_legend.h"
#include "ui/curve/curve_loader.h"
#include "ui/curve/curve_plot.h"
#include "ui/curve/line_values.h"

#include <QHBoxLayout>
#include <QLabel>

namespace bloscope {

CurveReadout::CurveReadout(DimensionLabels labels, CurvePlot& plot, const CurveLoader& loader,
                           Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_labels(std::move(labels)),
      m_plot(plot),
      m_loader(loader),
      m_scheduler(scheduler),
      m_legend(new QLabel),
      m_marked(new QLabel)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 0, 8, 4);
    row->addWidget(m_legend, 1);
    row->addWidget(m_marked);
    connect(&m_loader, &CurveLoader::asked, this, [this] { m_legend->setText(legend()); });
    connect(&m_loader, &CurveLoader::isSlow, this, &CurveReadout::describeReading);
    connect(&m_plot, &CurvePlot::marked, this, [this] { readMarkedPoint(m_curve); });
}

QString CurveReadout::legend() const
{
    const CurvePicture* picture = m_plot.picture();
    if (!picture)
        return {};
    return CurveLegend::of(*picture, m_loader.isReading() ? CurveLegend::Stage::Coarse
                                                          : CurveLegend::Stage::Final);
}

void CurveReadout::describeReading()
{
    const QString reading = tr("Reading, %1 %").arg(m_loader.percent());
    m_legend->setText(QStringList{legend(), reading}.join(QStringLiteral("   ")).trimmed());
}

// The exact values of every line, as the table shows them.
void CurveReadout::readMarkedPoint(const CurveSlice& curve)
{
    m_curve = curve;
    const std::int64_t point = m_plot.markedPoint();
    if (point < 0) {
        m_reading.cancel();
        return showMarkedPoint({});
    }
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_loader.source(), curve, point](std::stop_token stop) {
            return readLineValues(*source, curve, point, {std::move(stop)});
        },
        [this](const Result<QStringList>& values) {
            if (values)
                showMarkedPoint(*values);
        });
}

void CurveReadout::showMarkedPoint(const QStringList& values)
{
    m_plot.setValues(values);
    if (values.isEmpty()) {
        m_marked->clear();
        return m_plot.setAccessibleValue(m_plot, {});
    }
    const QString name = m_labels.name(m_curve.along());
    const QString index =
        m_labels.indexWithCoordinate(m_curve.along(), m_curve.indexOf(m_plot.markedPoint()));
    m_marked->setText(m_curve.lines() == 1 ? tr("%1 = %2: %3").arg(name, index, values.value(0))
                                           : tr("%1 = %2").arg(name, index));
    m_plot.setAccessibleValue(m_plot, tr("%1 = %2: %3").arg(name, index, values.join(", ")));
}

} // namespace bloscope
