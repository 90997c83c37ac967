#include "ui/curve/curve_readout.h"

#include "core/array/cell_source.h"
#include "core/cells/curve_slice.h"
#include "core/plane/curve_picture.h"
#include "ui/cells/cell_tile.h"
#include "ui/curve/curve_loader.h"
#include "ui/curve/curve_plot.h"
#include "ui/picture/heatmap_image.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QString>
#include <QStringList>

namespace bloscope {

namespace {

constexpr qsizetype longestValue = 40; // characters, beside the name of a line

QString shortened(const QString& text)
{
    return text.size() > longestValue ? text.left(longestValue) + u'…' : text;
}

// The exact values of all lines at one point, as the table shows them; long ones end in an
// ellipsis. For worker threads. Errors: Cancelled.
Result<QStringList> readLineValues(const CellSource& source, const CurveSlice& curve,
                                   std::int64_t point, const Job& job)
{
    QStringList values;
    for (std::int64_t line = 0; line < curve.lines(); ++line) {
        BLOSCOPE_TRY(const CellTile tile,
                     CellTile::read(source, curve.cell(line, point), {0, 0, 1, 1}, job));
        values << shortened(tile.textAt({0, 0}));
    }
    return values;
}

// What is said below curves: whether all points were looked at, which have no place on the axis,
// and whether there are more lines.
class CurveLegend {
    Q_DECLARE_TR_FUNCTIONS(CurveLegend)

 public:
    enum class Stage {
        Coarse, // better curves are on their way
        Final
    };
    static QString of(const CurvePicture& picture, Stage stage);

 private:
    static QString sampling(const CurvePicture& picture, Stage stage);
    static QString missing(const CurvePicture& picture);
};

QString CurveLegend::of(const CurvePicture& picture, Stage stage)
{
    QStringList parts = {sampling(picture, stage), missing(picture)};
    if (picture.curve.isCut())
        parts << tr("Only the first %1 lines are drawn.").arg(picture.curve.lines());
    if (picture.isRounded)
        parts << tr("Drawn to 16 significant digits; finer differences are not visible.");
    parts.removeAll(QString());
    return parts.join(QStringLiteral("   "));
}

QString CurveLegend::sampling(const CurvePicture& picture, Stage stage)
{
    if (!picture.isSampled())
        return {};
    return (stage == Stage::Coarse ? tr("Sampled: one point in %1. All points follow.")
                                   : tr("Sampled: one point in %1. Zoom in to see all."))
        .arg(countText(picture.step));
}

QString CurveLegend::missing(const CurvePicture& picture)
{
    QStringList shown;
    const auto add = [&shown](std::int64_t count, const QString& name) {
        if (count > 0)
            shown << QStringLiteral("%1: %2").arg(name, countText(count));
    };
    for (const SpecialCell kind : specialCells)
        add(countOf(picture.counts, kind), nameOf(kind, SpecialName::Legend));
    add(picture.offScale, tr("zero or less"));
    return shown.isEmpty() ? QString() : tr("Not drawn: %1").arg(shown.join(QStringLiteral(", ")));
}

} // namespace

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
