#include "ui/brush/brush_strokes.h"

#include "core/dtype/cell_number.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

// The planes that were painted, one after the other. Both live longer.
NextCells planesOf(const PaintedCells& painted, const Job& job)
{
    const PlaneStack& stack = painted.stack;
    const std::int64_t reach = painted.way ? painted.way->brush.reach() : 0;
    const std::int64_t first = std::max<std::int64_t>(0, stack.index() - reach);
    const std::int64_t last = std::min(stack.count() - 1, stack.index() + reach);
    job.start(static_cast<std::uint64_t>(last - first + 1));
    return [&painted, &job, next = first, last]() mutable -> Result<std::optional<PlaneCells>> {
        if (next > last)
            return std::optional<PlaneCells>();
        const std::int64_t index = next++;
        job.advance();
        return std::optional(PlaneCells{painted.stack[index], painted.cellsIn(index)});
    };
}

} // namespace

ValueChanges::Write paintingOf(std::shared_ptr<const PaintedCells> painted, const BrushPaint& paint,
                               std::shared_ptr<PaintingOutcome> outcome)
{
    return [painted = std::move(painted), paint, outcome = std::move(outcome)](
               const SliceReader& values, ValueEditor& editor, const Job& job) -> Result<> {
        const ValueEdits::Chunks before = editor.chunks();
        const CellSourcePtr cells = paint.sourceOf(values);
        const CellFilter filter(*cells, paint.cells.part, paint.rule, paint.limits);
        Result<> filled = paintCells(editor, paint.cells, planesOf(*painted, job),
                                     paint.isForAll() ? nullptr : &filter, job);
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

BrushStrokes::BrushStrokes(const BrushTargets& targets, const PaintedPane& in, BrushLayer& layer,
                           QObject* parent)
    : QObject(parent), m_targets(targets), m_in(in), m_layer(layer)
{
    connect(&targets, &BrushTargets::currentChanged, this, &BrushStrokes::takeTarget);
    connect(&targets, &BrushTargets::changed, this, &BrushStrokes::connectChanges);
    connect(&in.pane.plot(), &QCustomPlot::beforeReplot, this, &BrushStrokes::leaveToPicture);
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
    connect(now, &ValueChanges::failed, this, &BrushStrokes::forget);
    connect(now, &ValueChanges::ended, this, [this] {
        if (!m_written.empty() && !m_written.back().isInValues)
            forget(); // it was cancelled
    });
}

void BrushStrokes::begin(const BrushPaint& paint, const QString& name, const PlaneStack& stack)
{
    auto gesture = m_changes ? m_changes->begin(name) : nullptr;
    if (gesture)
        m_stroke = Stroke{std::move(gesture), paint, colorOf(numberOf(paint.cells.element)), stack,
                          seenRuleOf(paint)};
}

double BrushStrokes::numberOf(ByteView element) const
{
    double number = 0;
    readLabels(target().dtype(), element, {&number, 1});
    return number;
}

double BrushStrokes::numberOf(StoredValue value) const
{
    ByteBuffer element(target().dtype().itemsize);
    for (std::size_t i = 0; i < element.size(); ++i)
        element[i] = static_cast<std::byte>(value >> (8 * i));
    return numberOf(ByteView(element));
}

SeenRule BrushStrokes::seenRuleOf(const BrushPaint& paint) const
{
    SeenRule rule{target().picture(m_in)};
    if (paint.rule.only)
        rule.only = numberOf(*paint.rule.only);
    for (const StoredValue value : paint.rule.isProtected)
        rule.isProtected.push_back(numberOf(value));
    if (paint.limits)
        rule.image = m_in.pane.plot().sharedPicture();
    rule.limits = paint.limits;
    return rule;
}

bool BrushStrokes::isUnseen() const
{
    return m_stroke && m_stroke->color.alpha() == 0 && numberOf(m_stroke->paint.cells.element) != 0;
}

QColor BrushStrokes::colorOf(double number) const
{
    QColor color(target().colorOf(number, m_in));
    color.setAlpha(target().opacityOf(number));
    return color;
}

void BrushStrokes::paintTo(const PlanePlace& place, const BrushShape& shape)
{
    if (!m_stroke)
        return;
    const PlanePlace from = m_stroke->place.value_or(place);
    if (m_painted && m_painted->way && !(m_painted->way->brush == shape))
        write(); // another ball
    const bool isNew = !m_painted;
    add(brushAlong(from, place, shape, m_stroke->stack.plane().all()));
    if (isNew && shape.reach() > 0)
        m_painted->way = BrushWay{{from}, shape};
    if (m_painted && m_painted->way)
        m_painted->way->places.push_back(place);
    m_stroke->place = place;
    showPainted();
    m_layer.drawSoon();
    if (m_written.empty() || m_written.back().isInValues)
        write(); // otherwise all that gathers until then is written together
}

void BrushStrokes::paint(const CellRuns& cells)
{
    if (!m_stroke)
        return;
    add(cells);
    showPainted();
    m_layer.drawSoon();
}

void BrushStrokes::add(const CellRuns& cells)
{
    if (!m_painted)
        m_painted = std::make_shared<PaintedCells>(
            PaintedCells{m_stroke->stack, {}, m_stroke->color, {}, m_stroke->rule});
    m_painted->cells.add(cells);
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
    if (!cells || (cells->cells.isEmpty() && !cells->way))
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
    if (target().isDrawn(m_in))
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
