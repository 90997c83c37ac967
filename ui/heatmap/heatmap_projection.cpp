#include "ui/heatmap/heatmap_projection.h"

#include "core/base/checked.h"
#include "core/base/limits.h"
#include "core/compare/difference_source.h"
#include "core/projection/projection_source.h"
#include "core/projection/shifted_source.h"
#include "ui/plane/heatmap_look.h"
#include "ui/plane/projection_dialog.h"
#include "ui/plane/turning_volume.h"
#include "ui/slice/slice_view.h"
#include "ui/text/error_text.h"

#include <QAction>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace bloscope {

namespace {

using Kind = PlaneComputation::Kind;
using About = PlaneComputation::About;

constexpr std::int64_t indicesAtFirst = 8; // of a projection of many cells
constexpr std::int64_t manyBytes = 32_MiB; // that take longer than a moment
constexpr std::int64_t mostKept = 64_MiB;  // of a plane that is computed in advance
constexpr qint64 tellAfterMs = 300;

// The dimension that is most likely meant: the one that is stepped through, and longest.
PlaneComputation usualComputation(const Document& document)
{
    const Slice& slice = document.slice();
    PlaneComputation usual;
    std::int64_t longest = 0;
    for (std::size_t d = 0; d < slice.shape().size(); ++d) {
        const bool isShown = d == slice.rowDimension() || d == slice.columnDimension();
        if (const std::int64_t extent = slice.shape()[d]; !isShown && extent > longest) {
            longest = extent;
            usual.dimension = d;
        }
    }
    usual.last = slice.shape()[usual.dimension] - 1;
    return usual;
}

// How far indices of a dimension are apart, in distances of those of another one.
double ratioOf(std::size_t dimension, std::size_t other, const std::vector<double>& spacing)
{
    if (spacing.empty() || spacing[other] == 0)
        return 1;
    const double ratio = std::abs(spacing[dimension] / spacing[other]);
    return std::isnormal(ratio) ? ratio : 1;
}

} // namespace

HeatmapProjection::HeatmapProjection(const Document& document, HeatmapLook& look,
                                     Scheduler& scheduler, QWidget* parent)
    : QObject(parent),
      m_document(document),
      m_look(look),
      m_scheduler(scheduler),
      m_parent(parent),
      m_action(new QAction(tr("Pro&jection…"), this)),
      m_source(look.source()),
      m_volume(new TurningVolume(scheduler, this))
{
    m_action->setToolTip(tr("Show the maximum, mean... along a dimension, or differences (J)"));
    addAction(m_action, Qt::Key_J);
    connect(m_action, &QAction::triggered, this, &HeatmapProjection::ask);
    if (document.array()->shape().size() > 2)
        for (const bool isBack : {false, true}) {
            auto* action = new QAction(isBack ? tr("Turn Volume Back") : tr("Turn Volume"), this);
            action->setToolTip(isBack ? tr("Turn the maximum of a volume back by 15° (Shift+T)")
                                      : tr("Show the maximum of a volume, and turn it by 15° (T)"));
            addAction(action, isBack ? QKeySequence(Qt::SHIFT | Qt::Key_T) : Qt::Key_T);
            connect(action, &QAction::triggered, this, [this, isBack] {
                turn(isBack ? -PlaneComputation::turnStep : PlaneComputation::turnStep);
            });
        }
    connectVolume();
}

void HeatmapProjection::addAction(QAction* action, const QKeySequence& key)
{
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setEnabled(std::ranges::any_of(m_document.array()->shape(),
                                           [](std::int64_t extent) { return extent > 0; }));
    m_actions << action;
}

void HeatmapProjection::connectVolume()
{
    connect(m_volume, &TurningVolume::progressed, this, &HeatmapProjection::noteChanged);
    connect(m_volume, &TurningVolume::failed, this, &HeatmapProjection::fail);
    connect(m_volume, &TurningVolume::turned, this, [this](const CellSourcePtr& source) {
        m_all = source;
        show(source);
    });
}

// The first time it is only shown.
void HeatmapProjection::turn(int degrees)
{
    const PlaneComputation usual = usualComputation(m_document);
    PlaneComputation wanted = m_choice.value_or(usual);
    const Slice& slice = m_document.slice();
    const bool isSeen =
        wanted.dimension == slice.rowDimension() || wanted.dimension == slice.columnDimension();
    if (isSeen)
        wanted.dimension = usual.dimension;
    if (isSeen || !wanted.hasRange()) {
        wanted.first = 0;
        wanted.last = slice.shape()[wanted.dimension] - 1;
    }
    constexpr int full = PlaneComputation::fullTurn;
    if (wanted.kind == Kind::Turned)
        wanted.degrees = (wanted.degrees + degrees + full) % full;
    wanted.kind = Kind::Turned;
    take(wanted);
}

void HeatmapProjection::choose(const std::optional<PlaneComputation>& wanted)
{
    const bool fits = wanted && wanted->fits(m_document.array()->shape());
    const auto choice = fits ? wanted : std::nullopt;
    if (std::exchange(m_choice, choice) == choice)
        return;
    if (!choice || choice->kind != Kind::Turned)
        m_volume->forget();
    if (m_dialog && choice)
        m_dialog->setComputation(*choice);
    emit choiceChanged();
}

void HeatmapProjection::end()
{
    choose({});
    emit chosen();
}

void HeatmapProjection::load()
{
    const std::optional<Wish> wish = m_choice ? std::optional(wishNow()) : std::nullopt;
    const QString problem = wish ? whyNotShown() : QString();
    const bool isSame = wish && wish == m_wish;
    if (isSame && (problem == m_problem || m_hasFailed))
        return;
    const bool isOfOthers =
        !wish || !m_wish || wish->base != m_wish->base || wish->computation != m_wish->computation;
    m_wish = wish;
    m_problem = problem;
    m_hasFailed = false;
    m_job.reset();
    if (isOfOthers)
        m_all.reset();
    if (wish && problem.isEmpty())
        return compute();
    m_volume->stop();
    showCells();
}

void HeatmapProjection::compute()
{
    if (m_wish->computation.kind == Kind::Turned)
        return computeTurned();
    if (!m_all) {
        Result<CellSourcePtr> all = computed(1);
        if (!all)
            return fail(all.error());
        m_all = *std::move(all);
    }
    if (m_wish->computation.isProjection() && takesLong())
        computeAll();
    else
        show(m_all);
}

void HeatmapProjection::computeTurned()
{
    if (!m_shown || m_shown->kind != Kind::Turned)
        showCells();
    m_volume->want(m_wish->base, volume(), m_wish->computation.degrees);
    emit noteChanged();
}

// Turned about the axis of the picture, at the indices of the other dimensions.
VolumeView HeatmapProjection::volume() const
{
    const auto& [base, computation, plane] = *m_wish;
    const std::size_t rows = *plane.rowDimension();
    const std::size_t columns = *plane.columnDimension();
    const bool isVertical = computation.about == About::Vertical;
    VolumeView view{Slice::whole(plane.shape()), isVertical ? rows : columns,
                    isVertical ? columns : rows, computation.dimension, 1};
    for (std::size_t d = 0; d < plane.shape().size(); ++d)
        if (d != rows && d != columns)
            view.cells.set(d, DimensionSlice::index(plane[d].start));
    view.cells.set(view.depth, DimensionSlice::range(computation.first,
                                                     computation.last - computation.first + 1));
    view.depthPerAcross = ratioOf(view.depth, view.across, m_document.geometry()->spacing());
    return view;
}

// The index along the dimension of a projection does not matter.
HeatmapProjection::Wish HeatmapProjection::wishNow() const
{
    Slice plane = m_document.slice().plane();
    if (m_choice->hasRange() && whyNotShown().isEmpty())
        plane.set(m_choice->dimension, DimensionSlice::index(0));
    return {m_look.source(), *m_choice, std::move(plane)};
}

QString HeatmapProjection::whyNotShown() const
{
    const Slice& slice = m_document.slice();
    const std::size_t dimension = m_choice->dimension;
    const auto& bands = m_look.colors().bands;
    const QString name = m_document.dimensionLabels().name(dimension);
    if (dimension == slice.rowDimension() || dimension == slice.columnDimension())
        return tr("There is no projection along %1 while it is shown as rows or columns.")
            .arg(name);
    if (bands && bands->dimension == dimension)
        return tr("There is no projection along %1 while it is shown as colours.").arg(name);
    if (m_choice->kind != Kind::Turned)
        return {};
    if (!slice.rowDimension() || !slice.columnDimension())
        return tr("Only a picture with rows and columns can be turned.");
    if (bands)
        return tr("A volume cannot be turned while it is shown in RGB.");
    return {};
}

Result<CellSourcePtr> HeatmapProjection::computed(std::int64_t step) const
{
    const auto& [base, computation, plane] = *m_wish;
    if (computation.isProjection())
        return projectionOf(base, computation.projection(step));
    const auto reference =
        computation.kind == Kind::ToIndex ? std::optional(computation.first) : std::nullopt;
    return differenceSource(base, shiftedSourceOf(base, computation.dimension, reference),
                            {.areNansEqual = false});
}

bool HeatmapProjection::takesLong() const
{
    const std::int64_t indices = m_wish->computation.last - m_wish->computation.first + 1;
    const auto itemsize = static_cast<std::int64_t>(m_wish->base->dtype().itemsize);
    const std::int64_t cells = m_wish->plane.cellCount().value_or(mostKept);
    const auto bytes = checkedProduct<std::int64_t>(std::array{cells, indices, itemsize});
    return (!bytes || *bytes > manyBytes) &&
           cells <= mostKept / static_cast<std::int64_t>(sizeof(double));
}

// Sums of a few indices would be other numbers.
void HeatmapProjection::computeAll()
{
    const PlaneComputation& computation = m_wish->computation;
    const std::int64_t indices = computation.last - computation.first + 1;
    const std::int64_t step = std::max<std::int64_t>(1, indices / indicesAtFirst);
    Result<CellSourcePtr> few = m_all;
    if (computation.kind != Kind::Sum && step > 1)
        few = computed(step);
    m_job = std::make_unique<LongJob>(tr("Projection"));
    connect(m_job.get(), &LongJob::progressed, this, [this] {
        if (m_job->elapsedMs() > tellAfterMs)
            emit noteChanged();
    });
    connect(m_job.get(), &LongJob::finished, this, [this](const Result<>& outcome) {
        if (outcome)
            show(m_all);
        else
            fail(outcome.error());
    });
    m_job->start(m_scheduler, [all = m_all, plane = m_wish->plane](const Job& job) -> Result<> {
        BLOSCOPE_TRY(const Cells cells, all->read(plane, job));
        return {};
    });
    show(few ? *few : m_all);
}

void HeatmapProjection::fail(const Error& error)
{
    m_hasFailed = true;
    m_problem = errorSentence(tr("The projection cannot be computed"), error);
    showCells();
}

// Of the wish.
void HeatmapProjection::show(CellSourcePtr source)
{
    const bool isOther = std::exchange(m_source, source) != source;
    m_shown = m_wish->computation;
    if (isOther)
        emit changed();
    emit noteChanged();
}

void HeatmapProjection::showCells()
{
    const CellSourcePtr& cells = m_look.source();
    const bool isOther = std::exchange(m_source, cells) != cells;
    m_shown.reset();
    if (isOther)
        emit changed();
    emit noteChanged();
}

void HeatmapProjection::stop()
{
    if (!m_volume->isBusy() && (!m_job || !m_job->isRunning()))
        return;
    m_volume->stop();
    m_job.reset();
    m_wish->plane = {}; // which is computed when somebody looks again
}

QString HeatmapProjection::title() const
{
    return isShown() ? titleOf(*m_shown, m_document.slice(), m_document.dimensionLabels())
                     : QString();
}

DimensionLabels HeatmapProjection::axisLabels() const
{
    const DimensionLabels labels = m_document.axisLabels();
    if (!isTurned() || m_shown->degrees == 0)
        return labels;
    const Slice& slice = m_document.slice();
    const auto across =
        m_shown->about == About::Vertical ? slice.columnDimension() : slice.rowDimension();
    SidesOfDimensions sides;
    bool hasCoordinates = false;
    for (std::size_t d = 0; d < slice.shape().size(); ++d) {
        sides.push_back(d == across ? std::nullopt : labels.sides(d));
        hasCoordinates |= labels.coordinates(d) != nullptr;
    }
    return {labels.names(), hasCoordinates ? m_document.geometry() : nullptr, std::move(sides)};
}

void HeatmapProjection::offer(ExportOffer& offer) const
{
    offer.computed = wholeSource();
    offer.computedName = title();
    const auto& part = m_look.part(); // code has names for fields, and for all of an element
    const bool isNamed = !part || (part->of == ElementPart::Of::Value &&
                                   part->leaf.dtype.kind != DTypeKind::Complex);
    if (!isNamed || m_shown->kind == Kind::Turned)
        return;
    if (m_shown->isProjection()) {
        offer.projection = m_shown->projection();
        return;
    }
    const std::size_t dimension = m_shown->dimension;
    const std::int64_t before = m_document.slice()[dimension].start - 1;
    offer.subtracted = {dimension, m_shown->kind == Kind::ToIndex
                                       ? m_shown->first
                                       : std::max<std::int64_t>(before, 0)};
}

QString HeatmapProjection::note() const
{
    if (!m_choice)
        return {};
    //: a link that ends a projection
    const QString end = QStringLiteral(" <a href=\"%1\">%2</a>").arg(endLink, tr("Turn off"));
    if (!m_problem.isEmpty())
        return m_problem.toHtmlEscaped() + end;
    QString text =
        titleOf(*m_choice, m_document.slice(), m_document.dimensionLabels()).toHtmlEscaped();
    if (isShown() && m_choice->kind == Kind::Turned && m_volume->isCoarse())
        text += tr(" (coarse: at most %1 cells along each dimension)").arg(TurnedVolume::mostCells);
    return text + progressText() + end;
}

QString HeatmapProjection::progressText() const
{
    const LongJob* job = m_choice->kind == Kind::Turned ? m_volume->reading() : m_job.get();
    if (!job || !job->isRunning() || job->elapsedMs() <= tellAfterMs)
        return {};
    const auto total = static_cast<double>(std::max<std::uint64_t>(1, job->total()));
    return tr(", %1 % computed")
        .arg(static_cast<int>(100 * static_cast<double>(job->done()) / total));
}

void HeatmapProjection::take(const PlaneComputation& wanted)
{
    choose(wanted);
    emit chosen();
}

// The picture shows from the beginning what is proposed.
void HeatmapProjection::ask()
{
    if (m_dialog) {
        m_dialog->raise();
        return m_dialog->activateWindow();
    }
    const PlaneComputation first = m_choice.value_or(usualComputation(m_document));
    m_dialog = new ProjectionDialog(m_document, first, m_parent);
    connect(m_dialog, &ProjectionDialog::computationChosen, this, &HeatmapProjection::take);
    connect(m_dialog, &ProjectionDialog::offWanted, this, &HeatmapProjection::end);
    connect(this, &HeatmapProjection::noteChanged, m_dialog, [this] { m_dialog->tell(m_problem); });
    m_dialog->show();
    take(first);
    m_dialog->tell(m_problem);
}

} // namespace bloscope
