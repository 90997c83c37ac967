#include "ui/metadata/changes_dialog.h"

#include "core/base/text.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/fitting_scroll.h"
#include "ui/controls/job_line.h"
#include "ui/controls/text_table.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr QSize firstSize{760, 520};

QString kindText(MetadataChange::Kind kind)
{
    using Kind = MetadataChange::Kind;
    switch (kind) {
    case Kind::Added:
        return ChangesDialog::tr("added");
    case Kind::Removed:
        return ChangesDialog::tr("removed");
    case Kind::Renamed:
        return ChangesDialog::tr("renamed");
    case Kind::Changed:
        return ChangesDialog::tr("changed");
    case Kind::Moved:
        break;
    }
    return ChangesDialog::tr("moved");
}

QString sectionText(MetadataSectionOf of)
{
    return of == MetadataSectionOf::Header ? ChangesDialog::tr("Metalayer")
                                           : ChangesDialog::tr("Vlmetalayer");
}

QStringList rowOf(const MetadataChange& change)
{
    return {sectionText(change.of), displayText(escapeForDisplay(change.name)),
            kindText(change.kind), displayText(change.before), displayText(change.after)};
}

QStringList rowOf(const CellChange& change)
{
    return {ChangesDialog::tr("Value"), displayText(change.place), ChangesDialog::tr("changed"),
            displayText(change.before), displayText(change.after)};
}

QList<QStringList> rowsOf(const CellChanges& changes)
{
    QList<QStringList> rows;
    for (const CellChange& change : changes.listed)
        rows << rowOf(change);
    if (changes.more > 0)
        rows << QStringList{
            ChangesDialog::tr("Value"),
            countedText(changes.more,
                        ChangesDialog::tr("%n more value(s)", nullptr, pluralNumber(changes.more))),
            ChangesDialog::tr("edited"),
            {},
            {}};
    return rows;
}

QString bytesText(std::uint64_t bytes)
{
    return exactSizeText(bytes);
}

QString pieceText(const SavePiece& piece)
{
    return piece.what == "header"                 ? ChangesDialog::tr("header")
           : piece.what == "chunks and index"     ? ChangesDialog::tr("chunks and index")
           : piece.what == "chunks"               ? ChangesDialog::tr("chunks")
           : piece.what == "new chunks"           ? ChangesDialog::tr("new chunks")
           : piece.what == "index"                ? ChangesDialog::tr("index")
           : piece.what == "trailer"              ? ChangesDialog::tr("trailer")
           : piece.what == "data after the frame" ? ChangesDialog::tr("data after the frame")
                                                  : displayText(piece.what);
}

QStringList rowOf(const SavePiece& piece)
{
    const QString size = bytesText(piece.size);
    return {pieceText(piece), countText(piece.offset), piece.copiedFrom ? QString() : size,
            piece.copiedFrom ? size : QString()};
}

QString planText(const SavePlan& plan, ChangesDialog::Target target)
{
    const QString written = bytesText(plan.newBytes());
    const QString copied = bytesText(plan.copiedBytes());
    const QString size = bytesText(plan.fileSize);
    if (plan.way == SaveWay::Append)
        return ChangesDialog::tr("Appends %1 after the frame; a small write to the header commits "
                                 "the changes. Nothing is copied. The file size will then be %2.")
            .arg(written, size);
    if (target == ChangesDialog::Target::OtherFile)
        return ChangesDialog::tr("Creates a separate file of %1: writes %2, copies %3.")
            .arg(size, written, copied);
    return ChangesDialog::tr(
               "Creates a new file of %1, which replaces the old one when complete: writes "
               "%2, copies %3 unchanged.")
        .arg(size, written, copied);
}

} // namespace

ChangesDialog::ChangesDialog(const EditSet& edits, const ArrayPtr& array, Target target,
                             Scheduler& scheduler, WorkerPool& pool, QWidget* parent)
    : QDialog(parent),
      m_summary(wrappingLabel(tr("Examining…"), this)),
      m_line(new JobLine(m_summary, {}, scheduler, this)),
      m_changes(new TextTable({tr("Section"), tr("Name"), tr("Change"), tr("Before"), tr("After")},
                              this)),
      m_fileSummary(wrappingLabel({}, this)),
      m_pieces(
          new TextTable({tr("Part of the file"), tr("Offset"), tr("Written"), tr("Copied")}, this))
{
    setWindowTitle(tr("Changes"));
    resizeWithinScreen(*this, firstSize);
    layOut();
    const auto found = std::make_shared<Outcome>();
    m_line->run(
        windowTitle(),
        [edits, array, target, found, &pool](const Job& job) -> Result<> {
            found->changes = changesOf(edits);
            found->values = cellChangesOf(edits, array ? array : Array::of(edits.frame()),
                                          mostListedValues, job);
            found->plan =
                planSave(edits, pool,
                         {.inPlace = target == Target::SameFile, .keepsValuesBefore = false}, job);
            return job.stopped() ? Result<>(cancelled()) : Result<>();
        },
        [this, target, found](const Result<>& outcome) {
            if (outcome)
                showOutcome(*found, target);
            else
                tellWhyNot(outcome.error());
        });
}

void ChangesDialog::tellWhyNot(const Error& error)
{
    m_summary->setText(error.kind() == ErrorKind::Cancelled
                           ? tr("Stopped before all changes were listed.")
                           : errorSentence(tr("The changes cannot be listed"), error));
}

void ChangesDialog::layOut()
{
    m_line->showLate();
    m_changes->setAccessibleName(tr("List of changes"));
    m_pieces->setAccessibleName(tr("Parts of the file that are written or copied"));
    for (const int column : {1, 2, 3})
        m_pieces->alignRight(column);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Close, this);
    m_save = buttons->button(QDialogButtonBox::Save);
    m_copy = buttons->addButton(tr("&Copy All"), QDialogButtonBox::ActionRole);
    m_save->setEnabled(false);
    m_copy->setEnabled(false);
    connect(m_save, &QPushButton::clicked, this, [this] {
        accept();
        emit saveWanted();
    });
    connect(m_copy, &QPushButton::clicked, this, &ChangesDialog::copyAll);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->addWidget(m_line);
    column->addWidget(m_changes, 3);
    column->addSpacing(6);
    column->addWidget(m_fileSummary);
    column->addWidget(m_pieces, 2);
    column->addWidget(buttons);
}

void ChangesDialog::showOutcome(const Outcome& outcome, Target target)
{
    QList<QStringList> rows;
    for (const MetadataChange& change : outcome.changes)
        rows << rowOf(change);
    if (outcome.values)
        rows << rowsOf(*outcome.values);
    m_changes->setRows(rows);
    m_summary->setText(summaryOf(outcome));
    m_copy->setEnabled(true);
    const bool canSave = !rows.isEmpty() && outcome.plan;
    m_save->setEnabled(canSave);
    for (QWidget* part : {static_cast<QWidget*>(m_fileSummary), static_cast<QWidget*>(m_pieces)})
        part->setVisible(!rows.isEmpty());
    if (!outcome.plan)
        m_fileSummary->setText(errorSentence(tr("This cannot be saved"), outcome.plan.error()));
    else
        showPlan(*outcome.plan, target);
    m_pieces->setVisible(canSave);
    if (canSave)
        m_save->setDefault(true);
}

QString ChangesDialog::summaryOf(const Outcome& outcome)
{
    if (!outcome.values)
        return errorSentence(tr("The edited values cannot be listed"), outcome.values.error());
    const std::uint64_t count =
        outcome.changes.size() + outcome.values->listed.size() + outcome.values->more;
    return count == 0
               ? tr("There is nothing to save: the file is up to date.")
               : countedText(count, tr("%n unsaved change(s):", nullptr, pluralNumber(count)));
}

void ChangesDialog::showPlan(const SavePlan& plan, Target target)
{
    m_fileSummary->setText(planText(plan, target));
    QList<QStringList> rows;
    for (const SavePiece& piece : plan.pieces)
        rows << rowOf(piece);
    m_pieces->setRows(rows);
}

void ChangesDialog::copyAll() const
{
    QStringList parts{m_summary->text(), m_changes->text()};
    if (!m_fileSummary->isHidden())
        parts << QString() << m_fileSummary->text() << m_pieces->text();
    QGuiApplication::clipboard()->setText(parts.join('\n'));
}

} // namespace bloscope
