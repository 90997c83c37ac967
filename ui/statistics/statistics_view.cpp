#include "ui/statistics/statistics_view.h"

#include "ui/controls/flow_layout.h"
#include "ui/controls/labelled_button.h"
#include "ui/document/view_choice.h"
#include "ui/statistics/statistics_pane.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"
#include "ui/text/number_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QVBoxLayout>
#include <algorithm>

namespace bloscope {

namespace {

constexpr int mostFieldLetters = 24; // of the box of fields

// One that has no statistics says why.
std::vector<DTypeLeaf> choicesOf(const DType& dtype)
{
    std::vector<DTypeLeaf> leaves = leavesWithStatistics(dtype);
    if (leaves.empty())
        leaves.push_back({{}, 0, dtype});
    return leaves;
}

} // namespace

StatisticsView::StatisticsView(Document& document, Scheduler& scheduler, QWidget* parent)
    : SliceView(parent),
      m_document(document),
      m_leaves(choicesOf(document.array()->dtype())),
      m_pane(new StatisticsPane(scheduler, this)),
      m_bar(makeBar())
{
    auto* column = tightColumn(this);
    column->addWidget(m_pane, 1);
    connect(m_pane, &StatisticsPane::placeWanted, this, &StatisticsView::cellWanted);
    connect(&m_document, &Document::valuesChanged, this, [this] { m_of.reset(); });
    connect(&m_document, &Document::fileChanged, this, [this] {
        if (!isVisible())
            m_pane->letGo(); // of the file as it was
    });
    loadWhileShown(m_document);
}

QWidget* StatisticsView::makeBar()
{
    auto* bar = new QWidget(this);
    m_scope = new QComboBox;
    m_scope->addItems({tr("Shown slice"), tr("Whole array")});
    m_scope->setAccessibleName(tr("Statistics of"));
    connect(m_scope, &QComboBox::currentIndexChanged, this, &StatisticsView::load);
    m_field = new QComboBox;
    m_field->setAccessibleName(tr("Field"));
    for (const DTypeLeaf& leaf : m_leaves)
        m_field->addItem(displayText(leaf.path));
    takeField();
    connect(m_field, &QComboBox::currentIndexChanged, this, [this](int field) {
        m_document.choice->setField(m_leaves[static_cast<std::size_t>(field)].path);
        load();
    });
    connect(m_document.choice, &ViewChoice::fieldChanged, this, &StatisticsView::takeField);
    m_field->setMaximumWidth(mostFieldLetters * letterWidth(m_field->fontMetrics()));
    QSizePolicy allThatIsLeft = m_pane->stateLine()->sizePolicy();
    allThatIsLeft.setHorizontalPolicy(QSizePolicy::Expanding);
    m_pane->stateLine()->setSizePolicy(allThatIsLeft);
    auto* row = new FlowLayout(bar, FlowLayout::Spare::Shared);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(labelled(tr("Statistics &of:"), m_scope, m_field));
    row->addWidget(m_pane->stateLine());
    m_field->setVisible(m_leaves.size() > 1);
    return bar;
}

void StatisticsView::takeField()
{
    const auto found = std::ranges::find(m_leaves, m_document.choice->field(), &DTypeLeaf::path);
    if (found != m_leaves.end())
        m_field->setCurrentIndex(static_cast<int>(found - m_leaves.begin()));
}

bool StatisticsView::isRunning() const
{
    return m_pane->isRunning();
}

StatisticsView::Scope StatisticsView::scope() const
{
    return static_cast<Scope>(m_scope->currentIndex());
}

void StatisticsView::setScope(Scope scope)
{
    m_scope->setCurrentIndex(static_cast<int>(scope));
}

// Nobody looks: work on the shown slice begins anew when somebody does, that on an array goes on.
void StatisticsView::leave()
{
    if (isRunning() && scope() == Scope::Slice) {
        m_pane->stop();
        m_of.reset();
    }
}

void StatisticsView::load()
{
    const Slice wanted =
        scope() == Scope::Slice ? m_document.slice() : Slice::whole(m_document.array()->shape());
    const int field = m_field->currentIndex();
    if (!isVisible() || (m_of == wanted && m_ofField == field))
        return;
    if (m_ofField != field)
        m_pane->clear();
    m_ofField = field;
    m_of = wanted;
    const auto scans = [reader = m_document.reader(), wanted, summaries = m_document.summaries(),
                        leaf = m_leaves[static_cast<std::size_t>(field)]] {
        return scansOfSlice(reader, wanted, leaf, summaries);
    };
    m_pane->compute({wanted, QString::fromStdString(wanted.text()), scans});
}

void StatisticsView::copy()
{
    if (const QString selected = m_pane->selectedText(); !selected.isEmpty())
        return QGuiApplication::clipboard()->setText(selected);
    QGuiApplication::clipboard()->setText(m_pane->text());
    emit notice(tr("Copied the statistics."));
}

} // namespace bloscope
