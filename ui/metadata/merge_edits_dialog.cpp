#include "ui/metadata/merge_edits_dialog.h"

#include "core/base/text.h"
#include "core/frame/open_path.h"
#include "ui/controls/fitting_scroll.h"
#include "ui/controls/job_line.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/text_table.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>

namespace bloscope {

namespace {

constexpr QSize firstComparisonSize{720, 360};

QStringList rowOf(const MetadataDifference& difference)
{
    const auto text = [](const std::optional<std::string>& value) {
        return value ? displayText(*value) : CompareDialog::tr("(missing)");
    };
    return {difference.of == MetadataSectionOf::Header ? CompareDialog::tr("Metalayer")
                                                       : CompareDialog::tr("Vlmetalayer"),
            displayText(escapeForDisplay(difference.name)), text(difference.here),
            text(difference.there)};
}

enum OnTopColumn { NameColumn, BeforeColumn, MineColumn, TheirsColumn, KeptColumn };

constexpr QSize firstOnTopSize{980, 420};

int columnOf(EditSide side)
{
    return side == EditSide::Mine ? MineColumn : TheirsColumn;
}

QString sideText(EditSide side)
{
    return side == EditSide::Mine ? MergeEditsDialog::tr("mine") : MergeEditsDialog::tr("theirs");
}

QStringList onTopRow(const ThreeWayEntry& entry)
{
    const auto text = [](const std::optional<std::string>& value) {
        return value ? displayText(*value) : MergeEditsDialog::tr("(missing)");
    };
    return {displayText(escapeForDisplay(entry.name)), text(entry.before), text(entry.mine),
            text(entry.theirs), sideText(entry.side)};
}

QStringList onTopRow(const ThreeWayCell& cell)
{
    return {displayText(cell.place),
            cell.before ? displayText(*cell.before) : MergeEditsDialog::tr("(unknown)"),
            displayText(cell.mine), displayText(cell.theirs), sideText(EditSide::Mine)};
}

QStringList rowOfOthers(std::uint64_t count)
{
    return {
        countedText(count, MergeEditsDialog::tr("%n more value(s)", nullptr, pluralNumber(count))),
        QString(), QString(), QString(), sideText(EditSide::Mine)};
}

} // namespace

CompareDialog::CompareDialog(const EditSet& here, const QString& path, Scheduler& scheduler,
                             QWidget* parent)
    : QDialog(parent),
      m_summary(new QLabel(tr("Reading %1…").arg(QFileInfo(path).fileName()), this)),
      m_table(new TextTable({tr("Section"), tr("Name"), tr("Here"), tr("In the file now")}, this))
{
    setWindowTitle(tr("Compare"));
    resizeWithinScreen(*this, firstComparisonSize);
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_table->setAccessibleName(tr("Differing metadata"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    putInto(new QVBoxLayout(this), {m_summary, {m_table, 1}, buttons});
    m_working = scheduler.submit(
        Scheduler::Priority::Visible, this,
        [here, file = filePath(path)](std::stop_token) -> Result<Differences> {
            BLOSCOPE_TRY(const FramePtr there, openPath(file));
            return compareMetadata(here, there);
        },
        [this](const Result<Differences>& differences) {
            m_working.cancel();
            showOutcome(differences);
        });
}

void CompareDialog::showOutcome(const Result<Differences>& differences)
{
    if (!differences) {
        m_summary->setText(errorSentence(tr("The file cannot be compared"), differences.error()));
        return;
    }
    QList<QStringList> rows;
    for (const MetadataDifference& difference : *differences)
        rows << rowOf(difference);
    m_table->setRows(rows);
    m_summary->setText(
        rows.isEmpty()
            ? tr("The metadata here and in the file is the same; only the data may differ.")
            : countedText(rows.size(), tr("%n metadata entries differ. The others are the same.",
                                          nullptr, pluralNumber(rows.size()))));
}

MergeEditsDialog::MergeEditsDialog(const EditSet& mine, const ArrayPtr& array, const QString& path,
                                   Then then, Scheduler& scheduler, QWidget* parent)
    : QDialog(parent),
      m_summary(new QLabel(tr("Reading %1…").arg(QFileInfo(path).fileName()))),
      m_line(new JobLine(m_summary, {}, scheduler)),
      m_table(new TextTable(
          {tr("Name"), tr("Original"), tr("Mine"), tr("Theirs (now in the file)"), tr("Kept")})),
      m_allMine(new QPushButton(tr("All &Mine"))),
      m_allTheirs(new QPushButton(tr("All &Theirs"))),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setWindowTitle(tr("Merge My Changes – %1").arg(QFileInfo(path).fileName()));
    resizeWithinScreen(*this, firstOnTopSize);
    layOut(then);
    const auto found = std::make_shared<Both>();
    m_line->run(
        windowTitle(),
        [mine, array, file = filePath(path), found](const Job& job) -> Result<> {
            BLOSCOPE_TRY(FramePtr frame, openPath(file));
            auto theirs = std::make_shared<const OriginalValues>(std::move(frame));
            theirs->load(job);
            BLOSCOPE_TRY(EditsOnTop both, EditsOnTop::of(mine, std::move(theirs), array, job));
            *found = std::make_shared<const EditsOnTop>(std::move(both));
            return {};
        },
        [this, found](const Result<>& outcome) {
            outcome ? showBoth(*found) : tellWhyNot(outcome.error());
        });
}

void MergeEditsDialog::layOut(Then then)
{
    m_line->showLate();
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_table->setAccessibleName(tr("Changed entries and values"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems); // keys go to the sides
    QPushButton* ok = m_buttons->button(QDialogButtonBox::Ok);
    ok->setText(then == Then::Save ? tr("Merge and &Save") : tr("M&erge"));
    for (QPushButton* button : {m_allMine, m_allTheirs, ok})
        button->setEnabled(false);
    m_buttons->addButton(m_allMine, QDialogButtonBox::ResetRole);
    m_buttons->addButton(m_allTheirs, QDialogButtonBox::ResetRole);
    putInto(new QVBoxLayout(this), {m_line, {m_table, 1}, m_buttons});
    connect(m_buttons, &QDialogButtonBox::accepted, this, &MergeEditsDialog::apply);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_allMine, &QPushButton::clicked, this, [this] { chooseAll(EditSide::Mine); });
    connect(m_allTheirs, &QPushButton::clicked, this, [this] { chooseAll(EditSide::Theirs); });
    connect(m_table, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* row, int cell) {
        const bool isChecked = row->checkState(cell) == Qt::Checked;
        const bool isMine = (cell == MineColumn) == isChecked;
        choose(row, isMine ? EditSide::Mine : EditSide::Theirs);
    });
}

void MergeEditsDialog::tellWhyNot(const Error& error)
{
    m_summary->setText(
        error.kind() == ErrorKind::Cancelled
            ? tr("Stopped: nothing was merged.")
            : errorSentence(tr("Your changes cannot be merged into the file"), error));
}

void MergeEditsDialog::showBoth(const Both& both)
{
    m_both = both;
    addRows();
    m_summary->setText(summary());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(true);
    m_buttons->button(QDialogButtonBox::Ok)->setFocus();
}

// Entries first, then values, and last those that are too many to be listed.
void MergeEditsDialog::addRows()
{
    const QSignalBlocker blocker(m_table);
    const ValuesOnTop& values = m_both->values();
    QList<QStringList> rows;
    for (const ThreeWayEntry& entry : m_both->entries()) {
        rows << onTopRow(entry);
        m_sides.entries.push_back(entry.side);
    }
    for (const ThreeWayCell& cell : values.conflicts())
        rows << onTopRow(cell);
    m_sides.cells.resize(values.conflicts().size(), EditSide::Mine);
    if (const std::uint64_t others = values.conflictCount() - values.conflicts().size())
        rows << rowOfOthers(others);
    m_table->setRows(rows);
    bool hasConflicts = false;
    for (int i = 0; i < rows.size(); ++i)
        if (isConflict(static_cast<std::size_t>(i))) {
            choose(m_table->topLevelItem(i), EditSide::Mine);
            hasConflicts = true;
        }
    m_allMine->setEnabled(hasConflicts);
    m_allTheirs->setEnabled(hasConflicts);
}

QString MergeEditsDialog::summary() const
{
    const auto entries = std::ranges::count(m_both->entries(), true, &ThreeWayEntry::isConflict);
    const std::uint64_t values = m_both->values().conflictCount();
    const bool hasValues = !m_both->mine().values().isEmpty();
    if (entries == 0 && values == 0) {
        if (!hasValues && m_both->entries().empty())
            return tr("The metadata is the same; only the data in the file differs.");
        return hasValues ? tr("No entry or value was changed by both you and the other program. "
                              "All changes are kept.")
                         : tr("No entry was changed by both you and the other program. All changes "
                              "are kept.");
    }
    QStringList sentences;
    if (entries > 0)
        sentences << countedText(entries,
                                 tr("%n entries were changed by both you and the other program.",
                                    nullptr, pluralNumber(entries)));
    if (values > 0)
        sentences << countedText(values,
                                 tr("%n values were changed by both you and the other program.",
                                    nullptr, pluralNumber(values)));
    if (!m_both->values().isBeforeKnown())
        sentences << tr("The file was overwritten, so some original values are unknown. Values you "
                        "edited that differ from the file count as changed by both.");
    sentences << tr("Choose which to keep. Changes that do not conflict are kept.");
    return sentences.join(' ');
}

bool MergeEditsDialog::isConflict(std::size_t row) const
{
    const auto& entries = m_both->entries();
    return row >= entries.size() || entries[row].isConflict;
}

EditSide& MergeEditsDialog::sideOf(std::size_t row)
{
    if (row < m_sides.entries.size())
        return m_sides.entries[row];
    const std::size_t cell = row - m_sides.entries.size();
    return cell < m_sides.cells.size() ? m_sides.cells[cell] : m_sides.otherCells;
}

void MergeEditsDialog::choose(QTreeWidgetItem* row, EditSide side)
{
    const QSignalBlocker blocker(m_table);
    sideOf(static_cast<std::size_t>(m_table->indexOfTopLevelItem(row))) = side;
    for (const EditSide each : {EditSide::Mine, EditSide::Theirs})
        row->setCheckState(columnOf(each), each == side ? Qt::Checked : Qt::Unchecked);
    row->setText(KeptColumn, sideText(side));
    m_table->viewport()->update(); // which hears of nothing while it is blocked
}

void MergeEditsDialog::chooseAll(EditSide side)
{
    for (int i = 0; i < m_table->topLevelItemCount(); ++i)
        if (isConflict(static_cast<std::size_t>(i)))
            choose(m_table->topLevelItem(i), side);
}

void MergeEditsDialog::apply()
{
    QPushButton* const ok = m_buttons->button(QDialogButtonBox::Ok);
    ok->setEnabled(false);
    const auto merged = std::make_shared<std::optional<EditSet>>();
    m_line->run(
        windowTitle(),
        [both = m_both, sides = m_sides, merged](const Job& job) -> Result<> {
            BLOSCOPE_TRY(*merged, both->merged(sides, job));
            return {};
        },
        [this, ok, merged](const Result<>& outcome) {
            ok->setEnabled(true);
            if (!outcome)
                return tellWhyNot(outcome.error());
            emit chosen(m_both->theirs(), **merged);
            accept();
        });
}

} // namespace bloscope
