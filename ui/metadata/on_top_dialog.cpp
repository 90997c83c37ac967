#include "ui/metadata/on_top_dialog.h"

#include "core/base/text.h"
#include "core/frame/open_path.h"
#include "ui/controls/fitting_scroll.h"
#include "ui/controls/text_table.h"
#include "ui/text/error_text.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace bloscope {

namespace {

using Texts = OnTopDialog;

enum OnTopColumn { NameColumn, BeforeColumn, MineColumn, TheirsColumn, KeptColumn };

constexpr QSize firstOnTopSize{980, 420};

int columnOf(EditSide side)
{
    return side == EditSide::Mine ? MineColumn : TheirsColumn;
}

QString sideText(EditSide side)
{
    return side == EditSide::Mine ? Texts::tr("mine") : Texts::tr("theirs");
}

QStringList onTopRow(const ThreeWayEntry& entry)
{
    const auto text = [](const std::optional<std::string>& value) {
        return value ? displayText(*value) : Texts::tr("(not there)");
    };
    return {displayText(escapeForDisplay(entry.name)), text(entry.before), text(entry.mine),
            text(entry.theirs), sideText(entry.side)};
}

} // namespace

OnTopDialog::OnTopDialog(const EditSet& mine, const QString& path, Then then, Scheduler& scheduler,
                         QWidget* parent)
    : QDialog(parent),
      m_scheduler(scheduler),
      m_summary(new QLabel(tr("Reading %1…").arg(QFileInfo(path).fileName()))),
      m_table(new TextTable(
          {tr("Name"), tr("It was"), tr("Mine"), tr("Theirs, in the file now"), tr("Kept")})),
      m_allMine(new QPushButton(tr("All &Mine"))),
      m_allTheirs(new QPushButton(tr("All &Theirs"))),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setWindowTitle(tr("My Changes on Top"));
    resizeWithinScreen(*this, firstOnTopSize);
    layOut(then);
    m_working = scheduler.submit(
        Scheduler::Priority::Visible, this,
        [mine, file = path.toStdString()](std::stop_token stop) -> Result<Both> {
            BLOSCOPE_TRY(FramePtr frame, openPath(file));
            auto theirs = std::make_shared<const OriginalValues>(std::move(frame));
            theirs->load({std::move(stop)});
            BLOSCOPE_TRY(EditsOnTop both, EditsOnTop::of(mine, std::move(theirs)));
            return std::make_shared<const EditsOnTop>(std::move(both));
        },
        [this](const Result<Both>& both) {
            m_working.cancel();
            showBoth(both);
        });
}

void OnTopDialog::layOut(Then then)
{
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_table->setAccessibleName(tr("Entries that were changed"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems); // keys go to the sides
    QPushButton* ok = m_buttons->button(QDialogButtonBox::Ok);
    ok->setText(then == Then::Save ? tr("&Save on Top") : tr("&Put on Top"));
    for (QPushButton* button : {m_allMine, m_allTheirs, ok})
        button->setEnabled(false);
    m_buttons->addButton(m_allMine, QDialogButtonBox::ResetRole);
    m_buttons->addButton(m_allTheirs, QDialogButtonBox::ResetRole);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_summary);
    column->addWidget(m_table, 1);
    column->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &OnTopDialog::apply);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_allMine, &QPushButton::clicked, this, [this] { chooseAll(EditSide::Mine); });
    connect(m_allTheirs, &QPushButton::clicked, this, [this] { chooseAll(EditSide::Theirs); });
    connect(m_table, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* row, int cell) {
        const bool isChecked = row->checkState(cell) == Qt::Checked;
        const bool isMine = (cell == MineColumn) == isChecked;
        choose(row, isMine ? EditSide::Mine : EditSide::Theirs);
    });
}

void OnTopDialog::showBoth(const Result<Both>& both)
{
    if (!both)
        return m_summary->setText(
            errorSentence(tr("The changes cannot be put on top of the file"), both.error()));
    m_both = *both;
    addRows();
    showSummary();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(true);
    m_buttons->button(QDialogButtonBox::Ok)->setFocus();
}

void OnTopDialog::addRows()
{
    const QSignalBlocker blocker(m_table);
    QList<QStringList> rows;
    for (const ThreeWayEntry& entry : m_both->entries()) {
        rows << onTopRow(entry);
        m_sides.push_back(entry.side);
    }
    m_table->setRows(rows);
    for (int i = 0; i < rows.size(); ++i)
        if (m_both->entries()[std::size_t(i)].isConflict)
            choose(m_table->topLevelItem(i), EditSide::Mine);
}

void OnTopDialog::showSummary()
{
    const auto conflicts = std::ranges::count(m_both->entries(), true, &ThreeWayEntry::isConflict);
    m_allMine->setEnabled(conflicts > 0);
    m_allTheirs->setEnabled(conflicts > 0);
    if (m_both->entries().empty())
        m_summary->setText(tr("The metadata are the same; only the data of the file differ."));
    else if (conflicts == 0)
        m_summary->setText(tr("Nothing was changed on both sides: what you changed and what the "
                              "other program changed are both kept."));
    else
        m_summary->setText(tr("Some entries were changed on both sides: check which one is kept. "
                              "What only one side changed is kept."));
}

void OnTopDialog::choose(QTreeWidgetItem* row, EditSide side)
{
    const QSignalBlocker blocker(m_table);
    m_sides[static_cast<std::size_t>(m_table->indexOfTopLevelItem(row))] = side;
    for (const EditSide each : {EditSide::Mine, EditSide::Theirs})
        row->setCheckState(columnOf(each), each == side ? Qt::Checked : Qt::Unchecked);
    row->setText(KeptColumn, sideText(side));
    m_table->viewport()->update(); // which hears of nothing while it is blocked
}

void OnTopDialog::chooseAll(EditSide side)
{
    for (int i = 0; i < m_table->topLevelItemCount(); ++i)
        if (m_both->entries()[std::size_t(i)].isConflict)
            choose(m_table->topLevelItem(i), side);
}

void OnTopDialog::apply()
{
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    m_working = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [both = m_both, sides = m_sides](const std::stop_token&) { return both->merged(sides); },
        [this](const Result<EditSet>& merged) {
            m_working.cancel();
            m_buttons->button(QDialogButtonBox::Ok)->setEnabled(true);
            if (!merged)
                return m_summary->setText(errorSentence(
                    tr("The changes cannot be put on top of the file"), merged.error()));
            emit chosen(m_both->theirs(), *merged);
            accept();
        });
}

} // namespace bloscope
