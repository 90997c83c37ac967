#include "ui/convert/advice_dialog.h"

#include "core/base/text.h"
#include "core/convert/stored_form.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/fitting_scroll.h"
#include "ui/controls/job_line.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/convert/advice_model.h"
#include "ui/convert/advice_plot.h"
#include "ui/text/error_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr QSize firstAdviceSize{900, 560};
QString bytesText(std::uint64_t bytes)
{
    return displayText(byteCountText(bytes));
}

} // namespace

AdviceDialog::AdviceDialog(Subject subject, Scheduler& scheduler, QWidget* parent)
    : QDialog(parent),
      m_subject(std::move(subject)),
      m_summary(wrappingLabel()),
      m_goal(new QComboBox),
      m_job(new JobLine(labelled(tr("&Optimise for:"), m_goal), tr("&Try Again"), scheduler)),
      m_model(new AdviceModel(this)),
      m_sorted(new QSortFilterProxyModel(this)),
      m_table(new QTreeView),
      m_plot(new AdvicePlot),
      m_use(new QPushButton(tr("&Use This Layout")))
{
    setWindowTitle(tr("Storage Advice"));
    layOut();
    connectParts();
    start();
}

void AdviceDialog::offerGoals()
{
    m_goal->addItem(tr("Fast reading and decoding"), static_cast<int>(AdviceGoal::Balanced));
    m_goal->addItem(tr("Small size"), static_cast<int>(AdviceGoal::Small));
    m_goal->addItem(tr("Fast decoding"), static_cast<int>(AdviceGoal::Fast));
    m_goal->setToolTip(tr("What to optimise for. Changing it runs the trial again."));
    m_goal->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_goal->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QWidget* AdviceDialog::makeTable()
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(AdviceModel::NumberRole);
    m_table->setModel(m_sorted);
    showAsTable(*m_table);
    m_table->setAccessibleName(tr("Storage options"));
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSortIndicatorClearable(true); // back to the best first
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    return m_table;
}

QWidget* AdviceDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_use, QDialogButtonBox::AcceptRole);
    m_use->setEnabled(false);
    m_use->setToolTip(tr("Return to the copy with the selected layout"));
    connect(buttons, &QDialogButtonBox::accepted, this, &AdviceDialog::acceptRow);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void AdviceDialog::layOut()
{
    offerGoals();
    auto* both = new QSplitter(Qt::Vertical);
    both->addWidget(makeTable());
    both->addWidget(m_plot);
    m_plot->hide(); // until there is something to see
    both->setStretchFactor(0, 1);
    both->setStretchFactor(1, 1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_job);
    column->addWidget(m_summary);
    column->addWidget(both, 1);
    column->addWidget(makeButtons());
    m_use->setDefault(true); // of this dialog, of which it is a part now
    resizeWithinScreen(*this, firstAdviceSize);
    m_table->setFocus();
}

void AdviceDialog::connectParts()
{
    connect(m_goal, &QComboBox::currentIndexChanged, this, &AdviceDialog::start);
    connect(m_job, &JobLine::startWanted, this, &AdviceDialog::start);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &AdviceDialog::currentChanged);
    connect(m_table, &QTreeView::activated, this, &AdviceDialog::acceptRow);
    connect(m_plot, &AdvicePlot::chosen, this, &AdviceDialog::select);
    connect(m_plot, &AdvicePlot::activated, this, [this](int row) {
        select(row);
        acceptRow();
    });
}

void AdviceDialog::start()
{
    AdviceWish wish;
    wish.goal = static_cast<AdviceGoal>(m_goal->currentData().toInt());
    wish.planesAlong = m_subject.copy.partition.planesAlong;
    const auto advice = std::make_shared<Advice>();
    m_summary->setText(tr("Trying codecs, filters and shapes on a sample…"));
    m_job->button().show();
    m_job->run(
        windowTitle(),
        [reader = m_subject.reader, copy = m_subject.copy, wish,
         advice](const Job& job) -> Result<> {
            BLOSCOPE_TRY(*advice, adviseOnCopy(*reader, copy, wish, job));
            return {};
        },
        [this, advice](const Result<>& outcome) { finish(outcome, std::move(*advice)); });
}

// What was found before stays when nothing comes of it.
void AdviceDialog::finish(const Result<>& outcome, Advice advice)
{
    if (!outcome && outcome.error().kind() == ErrorKind::Cancelled)
        return m_summary->setText(tr("Stopped before everything was tried."));
    if (!outcome)
        return m_summary->setText(errorSentence(tr("The trial cannot run"), outcome.error()));
    m_summary->setText(tr("Recommended: %1 – %2. Tried on %3 of %4.")
                           .arg(nameOfForm(advice.rows[advice.recommended]),
                                displayText(advice.reason), bytesText(advice.sampledBytes),
                                bytesText(advice.elementBytes)));
    m_job->button().hide();
    m_plot->setRows(advice.rows);
    m_plot->show();
    const auto recommended = static_cast<int>(advice.recommended);
    m_model->setAdvice(std::move(advice), m_subject.dimensionNames);
    fitColumns();
    select(recommended);
}

void AdviceDialog::fitColumns()
{
    const int room = 2 * m_table->fontMetrics().averageCharWidth();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(column, m_table->columnWidth(column) + room);
    }
}

int AdviceDialog::currentRow() const
{
    return m_sorted->mapToSource(m_table->currentIndex()).row();
}

void AdviceDialog::select(int row)
{
    m_table->setCurrentIndex(m_sorted->mapFromSource(m_model->index(row, 0)));
}

void AdviceDialog::currentChanged()
{
    const int row = currentRow();
    m_plot->setCurrent(row);
    m_use->setEnabled(row >= 0 && isWritable(chosen().chunks));
}

ArrayEncoding AdviceDialog::chosen() const
{
    return m_model->advice().rows[static_cast<std::size_t>(currentRow())].how;
}

void AdviceDialog::acceptRow()
{
    if (m_use->isEnabled())
        accept();
}

} // namespace bloscope
