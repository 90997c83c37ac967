#include "ui/heatmap/heatmap_projection.h"

#include "core/base/checked.h"
#include "core/base/limits.h"
#include "core/compare/difference_source.h"
#include "core/projection/projection_source.h"
#include "core/projection/shifted_source.h"
#include "ui/controls/index_spin_box.h"
#include "ui/controls/labelled_button.h"
#include "ui/plane/heatmap_look.h"
#include "ui/slice/slice_view.h"
#include "ui/text/error_text.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <algorithm>
#include <array>
#include <utility>

namespace bloscope {

namespace {

using Kind = PlaneComputation::Kind;

constexpr std::int64_t indicesAtFirst = 8; // of a projection of many cells
constexpr std::int64_t manyBytes = 32_MiB; // that take longer than a moment
constexpr std::int64_t mostKept = 64_MiB;  // of a plane that is computed in advance
constexpr qint64 tellAfterMs = 300;
constexpr int lettersOfCoordinates = 16; // have room from the beginning

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

} // namespace

ProjectionDialog::ProjectionDialog(const Document& document, const PlaneComputation& first,
                                   QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_computation(first),
      m_kind(new QComboBox),
      m_dimension(new QComboBox),
      m_sentence(new QLabel)
{
    setWindowTitle(tr("Projection"));
    setAttribute(Qt::WA_DeleteOnClose);
    for (const QString& kind :
         {tr("Maximum"), tr("Minimum"), tr("Mean"), tr("Median"), tr("Standard deviation"),
          tr("Sum"), tr("Difference to the previous index"), tr("Difference to one index")})
        m_kind->addItem(kind); // in the order of PlaneComputation::Kind
    for (std::size_t d = 0; d < document.array()->shape().size(); ++d)
        m_dimension->addItem(document.dimensionLabels().title(d));
    layOut();
    setComputation(first);
    connect(m_kind, &QComboBox::activated, this, [this](int kind) {
        PlaneComputation wanted = m_computation;
        wanted.kind = static_cast<Kind>(kind);
        choose(wanted);
    });
    connect(m_dimension, &QComboBox::activated, this, &ProjectionDialog::chooseDimension);
    connect(m_from, &IndexSpinBox::indexChosen, this, [this](qint64 index) {
        PlaneComputation wanted = m_computation;
        wanted.first = index;
        wanted.last = std::max<std::int64_t>(wanted.last, index);
        choose(wanted);
    });
    connect(m_to, &IndexSpinBox::indexChosen, this, [this](qint64 index) {
        PlaneComputation wanted = m_computation;
        wanted.last = index;
        wanted.first = std::min<std::int64_t>(wanted.first, index);
        choose(wanted);
    });
}

void ProjectionDialog::layOut()
{
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Show:"), m_kind);
    form->addRow(tr("&Along:"), m_dimension);
    const auto addIndex = [this, form](const QString& text, IndexSpinBox*& index,
                                       QLabel*& coordinate) {
        index = new IndexSpinBox;
        coordinate = new QLabel;
        coordinate->setMinimumWidth(lettersOfCoordinates * fontMetrics().averageCharWidth());
        QHBoxLayout* line = tightRow(nullptr);
        line->addWidget(index);
        line->addWidget(coordinate, 1);
        auto* label = new QLabel(text);
        label->setBuddy(index);
        form->addRow(label, line);
    };
    addIndex(tr("&From:"), m_from, m_fromCoordinate);
    addIndex(tr("&To:"), m_to, m_toCoordinate);
    m_sentence->setWordWrap(true);
    form->addRow(m_sentence);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* off = buttons->addButton(tr("Turn &Off"), QDialogButtonBox::ActionRole);
    for (QAbstractButton* button : buttons->buttons()) // Enter ends a number, not the dialog
        qobject_cast<QPushButton*>(button)->setAutoDefault(false);
    connect(off, &QPushButton::clicked, this, [this] {
        emit offWanted();
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

void ProjectionDialog::setComputation(const PlaneComputation& computation)
{
    m_computation = computation;
    const std::size_t dimension = computation.dimension;
    const DimensionLabels& labels = m_document.dimensionLabels();
    m_kind->setCurrentIndex(static_cast<int>(computation.kind));
    m_dimension->setCurrentIndex(static_cast<int>(dimension));
    for (IndexSpinBox* index : {m_from, m_to})
        index->setExtent(m_document.array()->shape()[dimension]);
    m_from->setIndex(computation.first);
    m_to->setIndex(computation.last);
    m_from->setEnabled(computation.kind != Kind::ToPrevious);
    m_to->setEnabled(computation.isProjection());
    m_fromCoordinate->setText(labels.coordinateText(dimension, computation.first));
    m_toCoordinate->setText(labels.coordinateText(dimension, computation.last));
}

void ProjectionDialog::choose(const PlaneComputation& computation)
{
    setComputation(computation);
    emit computationChosen(computation);
}

void ProjectionDialog::chooseDimension()
{
    PlaneComputation wanted = m_computation;
    wanted.dimension = static_cast<std::size_t>(m_dimension->currentIndex());
    wanted.first = 0;
    wanted.last = m_document.array()->shape()[wanted.dimension] - 1;
    choose(wanted);
}

void ProjectionDialog::tell(const QString& sentence)
{
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
}

HeatmapProjection::HeatmapProjection(const Document& document, HeatmapLook& look,
                                     Scheduler& scheduler, QWidget* parent)
    : QObject(parent),
      m_document(document),
      m_look(look),
      m_scheduler(scheduler),
      m_parent(parent),
      m_action(new QAction(tr("Pro&jection…"), this)),
      m_source(look.source())
{
    m_action->setToolTip(tr("Show the maximum, mean... along a dimension, or differences (J)"));
    m_action->setShortcut(Qt::Key_J);
    m_action->setShortcutContext(Qt::WidgetShortcut);
    m_action->setEnabled(std::ranges::any_of(document.array()->shape(),
                                             [](std::int64_t extent) { return extent > 0; }));
    connect(m_action, &QAction::triggered, this, &HeatmapProjection::ask);
}

void HeatmapProjection::choose(const std::optional<PlaneComputation>& wanted)
{
    const bool fits = wanted && wanted->fits(m_document.array()->shape());
    const auto choice = fits ? wanted : std::nullopt;
    if (std::exchange(m_choice, choice) != choice)
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
        compute();
    else
        show(m_look.source());
}

void HeatmapProjection::compute()
{
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

// The index along the dimension of a projection does not matter.
HeatmapProjection::Wish HeatmapProjection::wishNow() const
{
    Slice plane = m_document.slice().plane();
    if (m_choice->isProjection() && whyNotShown().isEmpty())
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
    show(m_look.source());
}

void HeatmapProjection::show(CellSourcePtr source)
{
    const bool isOther = m_source != source;
    m_source = std::move(source);
    if (isOther)
        emit changed();
    emit noteChanged();
}

void HeatmapProjection::stop()
{
    if (!m_job || !m_job->isRunning())
        return;
    m_job.reset();
    m_wish->plane = {}; // which is computed when somebody looks again
}

QString HeatmapProjection::title() const
{
    return isShown() ? titleOf(*m_choice, m_document.dimensionLabels()) : QString();
}

// Of all indices, also while fewer are shown.
void HeatmapProjection::offer(ExportOffer& offer) const
{
    offer.computed = m_all;
    offer.computedName = title();
    const auto& part = m_look.part(); // code has names for fields, and for all of an element
    const bool isNamed = !part || (part->of == ElementPart::Of::Value &&
                                   part->leaf.dtype.kind != DTypeKind::Complex);
    if (m_choice->isProjection() && isNamed)
        offer.projection = m_choice->projection();
}

QString HeatmapProjection::note() const
{
    if (!m_choice)
        return {};
    //: a link that ends a projection
    const QString end = QStringLiteral(" <a href=\"%1\">%2</a>").arg(endLink, tr("Turn off"));
    if (!isShown())
        return m_problem.toHtmlEscaped() + end;
    QString text = title().toHtmlEscaped();
    if (m_job && m_job->isRunning() && m_job->elapsedMs() > tellAfterMs) {
        const auto total = static_cast<double>(std::max<std::uint64_t>(1, m_job->total()));
        text += tr(", %1 % computed")
                    .arg(static_cast<int>(100 * static_cast<double>(m_job->done()) / total));
    }
    return text + end;
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
    const auto take = [this](const PlaneComputation& wanted) {
        choose(wanted);
        emit chosen();
    };
    connect(m_dialog, &ProjectionDialog::computationChosen, this, take);
    connect(m_dialog, &ProjectionDialog::offWanted, this, &HeatmapProjection::end);
    connect(this, &HeatmapProjection::noteChanged, m_dialog, [this] { m_dialog->tell(m_problem); });
    m_dialog->show();
    take(first);
    m_dialog->tell(m_problem);
}

} // namespace bloscope
