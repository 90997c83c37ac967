#include "ui/brush/brush_strokes.h"

#include "core/dtype/cell_number.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <utility>

namespace bloscope {

namespace {

// The cells of one run after the other, of which there are as many as the brush has rows.
class PaintedSlices {
 public:
    PaintedSlices(const PaintedCells& painted, const BrushTarget::CellsOf& cellsOf, const Job& job)
        : m_painted(painted), m_cellsOf(cellsOf), m_job(job), m_row(painted.cells.rows().begin())
    {
        m_job.start(static_cast<std::uint64_t>(painted.cells.cellCount()));
    }

    std::optional<Slice> next()
    {
        if (m_row == m_painted.cells.rows().end())
            return {};
        const auto& [row, runs] = *m_row;
        const CellRuns::Run& run = runs[m_run++];
        const CellRect cells{row, run.begin, 1, run.end - run.begin};
        if (m_run == runs.size()) {
            ++m_row;
            m_run = 0;
        }
        m_job.advance(static_cast<std::uint64_t>(cells.columns));
        return m_cellsOf(m_painted.plane, cells);
    }

 private:
    const PaintedCells& m_painted;
    const BrushTarget::CellsOf& m_cellsOf;
    const Job& m_job;
    CellRuns::Rows::const_iterator m_row;
    std::size_t m_run = 0; // of those of the row
};

} // namespace

ValueChanges::Write paintingOf(std::shared_ptr<const PaintedCells> painted, const BrushPaint& paint,
                               std::shared_ptr<PaintingOutcome> outcome)
{
    return [painted = std::move(painted), paint, outcome = std::move(outcome)](
               const SliceReader&, ValueEditor& editor, const Job& job) -> Result<> {
        const ValueEdits::Chunks before = editor.chunks();
        PaintedSlices slices(*painted, paint.cellsOf, job);
        Result<> filled =
            editor.fillAll([&slices] { return slices.next(); }, paint.part, paint.element, job);
        if (!filled && filled.error().kind() == ErrorKind::Cancelled)
            return filled;
        if (!filled)
            outcome->leftOut = std::move(filled).error();
        if (outcome->leftOut && editor.chunks() == before)
            return *outcome->leftOut;
        outcome->isWritten = true;
        return {};
    };
}

BrushStrokes::EveryMotion::EveryMotion()
    : m_wereCompressed(QCoreApplication::testAttribute(Qt::AA_CompressHighFrequencyEvents))
{
    QCoreApplication::setAttribute(Qt::AA_CompressHighFrequencyEvents, false);
}

BrushStrokes::EveryMotion::~EveryMotion()
{
    QCoreApplication::setAttribute(Qt::AA_CompressHighFrequencyEvents, m_wereCompressed);
}

BrushStrokes::BrushStrokes(const BrushTargets& targets, const PlanePane& pane, BrushLayer& layer,
                           QObject* parent)
    : QObject(parent), m_targets(targets), m_pane(pane), m_layer(layer)
{
    connect(&targets, &BrushTargets::currentChanged, this, &BrushStrokes::takeTarget);
    connect(&targets, &BrushTargets::changed, this, &BrushStrokes::connectChanges);
    connect(&targets, &BrushTargets::pictureArrived, this, &BrushStrokes::pictureArrived);
    connect(&pane.plot(), &QCustomPlot::beforeReplot, this, &BrushStrokes::leaveToPicture);
    connectChanges();
}

// What is under way to the values of another target comes to its end there.
void BrushStrokes::takeTarget()
{
    end();
    forget();
    connectChanges();
}

void BrushStrokes::connectChanges()
{
    ValueChanges* const now = target().changes();
    if (now == m_changes)
        return;
    if (m_changes)
        m_changes->disconnect(this);
    m_changes = now;
    // The file was read again: what it shows now has it.
    std::erase_if(m_written, [](const Written& written) { return written.isInValues; });
    if (!now)
        return;
    connect(now, &ValueChanges::settling, this, &BrushStrokes::end);
    connect(now, &ValueChanges::cellChecked, this, &BrushStrokes::cellChecked);
    connect(now, &ValueChanges::changed, this, &BrushStrokes::changeEnded);
    connect(now, &ValueChanges::failed, this, [this](const QString& sentence) {
        forget();
        emit failed(sentence);
    });
    connect(now, &ValueChanges::ended, this, [this] {
        if (!m_written.empty() && !m_written.back().isInValues)
            forget(); // it was cancelled
    });
}

void BrushStrokes::begin(const ByteBuffer& element, const QString& name, const PlanePlace& place)
{
    auto gesture = m_changes ? m_changes->begin(name) : nullptr;
    if (gesture)
        m_stroke = Stroke{std::move(gesture), BrushPaint::of(target(), element),
                          colorOf(numberOf(element)), place, std::make_unique<EveryMotion>()};
}

double BrushStrokes::numberOf(const ByteBuffer& element) const
{
    double number = 0;
    readLabels(target().dtype(), element, {&number, 1});
    return number;
}

bool BrushStrokes::isUnseen() const
{
    return m_stroke && m_stroke->color.alpha() == 0 && numberOf(m_stroke->paint.element) != 0;
}

QColor BrushStrokes::colorOf(double number) const
{
    QColor color(target().colorOf(number));
    color.setAlpha(target().opacityOf(number));
    return color;
}

void BrushStrokes::paintTo(const PlanePlace& place, const BrushShape& shape)
{
    if (!m_stroke)
        return;
    if (!m_painted)
        m_painted =
            std::make_shared<PaintedCells>(PaintedCells{m_pane.plane(), {}, m_stroke->color});
    m_painted->cells.add(brushAlong(m_stroke->place, place, shape, m_pane.plane().all()));
    m_stroke->place = place;
    showPainted();
    m_layer.drawSoon();
    if (m_written.empty() || m_written.back().isInValues)
        write(); // otherwise all that gathers until then is written together
}

void BrushStrokes::end()
{
    if (!m_stroke)
        return;
    write();
    const auto ended = std::move(m_stroke); // which may become a step at once
    m_stroke.reset();
}

void BrushStrokes::write()
{
    const std::shared_ptr<const PaintedCells> cells = std::move(m_painted);
    m_painted.reset();
    if (!cells || cells->cells.isEmpty())
        return;
    const auto outcome = std::make_shared<PaintingOutcome>();
    m_written.push_back({cells, outcome});
    m_stroke->gesture->add(paintingOf(cells, m_stroke->paint, outcome));
}

// The document shows the values with it by now; the picture will.
void BrushStrokes::changeEnded()
{
    for (Written& written : m_written) {
        if (written.isInValues || !written.outcome->isWritten)
            continue;
        written.isInValues = true;
        if (const auto& leftOut = written.outcome->leftOut)
            emit notice(errorSentence(tr("Some cells cannot be painted"), *leftOut));
    }
    const bool isBusy = !m_written.empty() && !m_written.back().isInValues;
    if (m_stroke && m_painted && !isBusy)
        write();
}

void BrushStrokes::forget()
{
    const auto ended = std::move(m_stroke);
    m_stroke.reset();
    m_painted.reset();
    m_written.clear();
    showPainted();
    m_layer.drawSoon();
}

void BrushStrokes::pictureArrived()
{
    if (target().isDrawn())
        for (Written& written : m_written)
            written.isInPicture = written.isInValues;
    m_hasArrived = true;
}

// Together with the picture: the layer may be drawn by itself before the plot is, and would lack
// what the old picture below does not have yet.
void BrushStrokes::leaveToPicture()
{
    if (!std::exchange(m_hasArrived, false))
        return;
    std::erase_if(m_written, [](const Written& written) { return written.isInPicture; });
    showPainted();
}

void BrushStrokes::showPainted()
{
    std::vector<std::shared_ptr<const PaintedCells>> painted;
    for (const Written& written : m_written)
        painted.push_back(written.cells);
    if (m_painted)
        painted.push_back(m_painted);
    m_layer.setPainted(std::move(painted));
}

} // namespace bloscope
