#include "ui/metadata/metadata_view.h"

#include "core/edit/changes.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/message_bar.h"
#include "ui/controls/structure_filter.h"
#include "ui/metadata/metadata_actions.h"
#include "ui/metadata/metadata_commands.h"
#include "ui/metadata/metadata_model.h"
#include "ui/metadata/metadata_tree.h"
#include "ui/text/letter_width.h"
#include "ui/text/number_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr int lettersInSight = 56; // names, types and the beginning of values
constexpr int leastWidthInLetters = 38;
constexpr int margin = 6;    // pixels
constexpr int iconSize = 16; // likewise

} // namespace

MetadataView::MetadataView(DocumentEdits& edits, Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_edits(edits),
      m_model(new MetadataModel(edits, scheduler, this)),
      m_filter(new StructureFilter(MetadataCells::SearchRole, this)),
      m_changes(new QToolButton(this)),
      m_note(new QLabel(this)),
      m_search(new QLineEdit(this)),
      m_message(new MessageBar(this))
{
    m_filter->setSourceModel(m_model);
    m_tree = new MetadataTree(*m_model, *m_filter, scheduler, this);
    m_search->setPlaceholderText(tr("Filter"));
    m_search->setAccessibleName(tr("Filter the metadata"));
    m_search->setClearButtonEnabled(true);
    m_changes->setAutoRaise(true);
    m_changes->setToolTip(tr("Show what would be saved"));
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->hide();
    setFocusProxy(m_tree);
    layOut();
    connect(m_search, &QLineEdit::textChanged, this, &MetadataView::filter);
    connect(m_search, &QLineEdit::returnPressed, m_tree, qOverload<>(&QWidget::setFocus));
    connect(m_changes, &QToolButton::clicked, this, &MetadataView::changesWanted);
    connect(&m_tree->commands(), &MetadataCommands::refused, this, &MetadataView::refuse);
    connect(m_model, &MetadataModel::refused, this,
            [this](const QModelIndex&, const QString& sentence) { refuse(sentence); });
    connect(&edits, &DocumentEdits::changed, this, &MetadataView::showChanges);
    showChanges();
}

// Before its models, about which it would ask the edits, which may be gone.
MetadataView::~MetadataView()
{
    delete m_tree;
}

MetadataView::State MetadataView::state() const
{
    State state{.current = m_tree->currentPlace(), .open = {}};
    addOpen({}, state);
    return state;
}

void MetadataView::addOpen(const QModelIndex& below, State& to) const
{
    for (int row = 0; row < m_filter->rowCount(below); ++row) {
        const QModelIndex index = m_filter->index(row, 0, below);
        if (!m_tree->isExpanded(index))
            continue;
        if (const QVariant place = index.data(MetadataCells::PlaceRole); place.isValid())
            to.open.push_back(place.value<ItemPlace>());
        addOpen(index, to);
    }
}

void MetadataView::restore(const State& state)
{
    if (m_edits.isLoaded())
        return showState(state);
    connect(&m_edits, &DocumentEdits::loaded, this, [this, state] { showState(state); });
}

void MetadataView::showState(const State& state)
{
    for (const ItemPlace& place : state.open)
        m_tree->expand(m_filter->mapFromSource(m_model->indexOf(place)));
    if (state.current)
        m_tree->select(*state.current);
}

QSize MetadataView::sizeHint() const
{
    return {lettersInSight * letterWidth(fontMetrics()), QWidget::sizeHint().height()};
}

QSize MetadataView::minimumSizeHint() const
{
    return {leastWidthInLetters * letterWidth(fontMetrics()), QWidget::minimumSizeHint().height()};
}

void MetadataView::layOut()
{
    auto* head = new QHBoxLayout;
    head->setContentsMargins(margin, margin, margin, 0);
    head->addWidget(m_search, 1);
    head->addWidget(m_changes);
    auto* note = new QHBoxLayout;
    note->setContentsMargins(margin, 0, margin, 0);
    note->addWidget(m_note);
    putInto(tightColumn(this, margin / 2), {head, note, createToolBar(), {m_tree, 1}, m_message});
}

QWidget* MetadataView::createToolBar()
{
    auto* bar = new QToolBar(tr("Metadata"), this);
    bar->setIconSize({iconSize, iconSize});
    bar->addActions(m_tree->actions().toolBar());
    return bar;
}

void MetadataView::setNote(const QString& sentence)
{
    m_note->setText(sentence);
    m_note->setVisible(!sentence.isEmpty());
}

void MetadataView::filter(const QString& text)
{
    m_filter->setFilterRegularExpression(QRegularExpression(
        QRegularExpression::escape(text), QRegularExpression::CaseInsensitiveOption));
    if (text.isEmpty())
        return;
    for (int row = 0; row < m_filter->rowCount(); ++row)
        m_tree->expand(m_filter->index(row, 0));
}

void MetadataView::showChanges()
{
    const std::size_t changes = changesOf(m_edits.current()).size();
    QStringList parts; // values may be too many to be counted each time
    if (changes > 0)
        parts << countedText(changes, tr("%n change(s)", nullptr, pluralNumber(changes)));
    if (!m_edits.current().values().isEmpty())
        parts << tr("edited values");
    m_changes->setText(parts.join(QStringLiteral(", ")));
    m_changes->setVisible(!m_edits.isClean());
    m_message->dismiss(); // what was refused is history
}

void MetadataView::refuse(const QString& sentence)
{
    m_message->tell(MessageBar::Severity::Warning, sentence);
}

} // namespace bloscope
