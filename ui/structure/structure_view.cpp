#include "ui/structure/structure_view.h"

#include "ui/controls/structure_filter.h"
#include "ui/structure/structure_tree.h"
#include "ui/text/core_words.h"
#include "ui/text/error_text.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace bloscope {

namespace {

// "chunk 17", "Chunk #17", in English or in the language of the window.
std::optional<std::int64_t> chunkNumberIn(const QString& text)
{
    static const QRegularExpression pattern(
        QStringLiteral("^\\s*(?:chunk|%1)\\s*#?(\\d{1,18})\\s*$")
            .arg(QRegularExpression::escape(StructureView::tr("chunk"))),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = pattern.match(text);
    return match.hasMatch() ? std::optional<std::int64_t>(match.captured(1).toLongLong())
                            : std::nullopt;
}

} // namespace

StructureView::StructureView(const QString& fileName, StructureSourcePtr source,
                             Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_model(new StructureTreeModel(fileName, std::move(source), scheduler, this)),
      m_filter(new StructureFilter(StructureTreeModel::SearchRole, this)),
      m_searchBox(new QLineEdit(this)),
      m_tree(new StructureTree(this))
{
    m_filter->setSourceModel(m_model);
    m_tree->setModel(m_filter);
    m_tree->arrangeColumns();

    m_searchBox->setPlaceholderText(tr("Search, or “chunk 17”"));
    m_searchBox->setAccessibleName(tr("Search the structure"));
    m_searchBox->setClearButtonEnabled(true);
    connect(m_searchBox, &QLineEdit::textChanged, this, &StructureView::search);
    connect(m_searchBox, &QLineEdit::returnPressed, this, &StructureView::goToFound);
    connect(m_tree, &StructureTree::embeddedWanted, this, &StructureView::embeddedWanted);
    connect(m_model, &StructureTreeModel::partsArrived, this, &StructureView::showFirstParts);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &StructureView::currentRowChanged);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &StructureView::tellPlace);
    connect(m_filter, &QAbstractItemModel::dataChanged, this, &StructureView::currentRowChanged);

    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_tree, &QWidget::customContextMenuRequested, this, &StructureView::showMenu);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_searchBox);
    column->addWidget(m_tree);
    showFirstParts();
}

void StructureView::focusSearch()
{
    m_searchBox->setFocus(Qt::ShortcutFocusReason);
    m_searchBox->selectAll();
}

void StructureView::search(const QString& text)
{
    const std::optional<std::int64_t> chunk = chunkNumberIn(text);
    m_filter->setFilterFixedString(chunk ? QString() : text.trimmed());
    if (chunk)
        goToChunk(*chunk);
    else if (!text.trimmed().isEmpty())
        m_tree->expandFound();
}

// A chunk that was asked for by its number is opened.
void StructureView::goToFound()
{
    m_tree->setFocus();
    if (chunkNumberIn(m_searchBox->text()))
        m_tree->expand(m_tree->currentIndex());
}

bool StructureView::goToChunk(std::int64_t chunk)
{
    const QModelIndex index = m_model->indexOfChunk(chunk);
    goTo(index);
    return index.isValid();
}

void StructureView::showChunk(std::int64_t chunk)
{
    m_searchBox->clear();
    m_wantedChunk = goToChunk(chunk) ? -1 : chunk; // showFirstParts() goes there
    m_tree->expand(m_tree->currentIndex());
}

void StructureView::goToPart(const QString& partName)
{
    m_wantedPart = partName;
    const QModelIndex part = m_model->indexOfPart(partName);
    if (!part.isValid())
        return; // showFirstParts() goes there
    m_wantedPart.clear();
    m_searchBox->clear();
    goTo(part);
    m_tree->expand(m_filter->mapFromSource(part));
}

// Only where the keyboard's focus is does somebody choose.
void StructureView::tellPlace()
{
    const QVariant place = m_tree->currentIndex().data(StructureTreeModel::PlaceRole);
    if (m_tree->hasFocus() && place.isValid())
        emit placeChosen(place.value<BytePlace>());
}

// Of the current row, which the right button has made the one below it.
void StructureView::showMenu(const QPoint& at)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Copy Row"), m_tree, &StructureTree::copyCurrentRow);
    if (m_offersBytes)
        addWaysToBytes(*menu);
    menu->popup(m_tree->viewport()->mapToGlobal(at));
}

void StructureView::addWaysToBytes(QMenu& menu)
{
    const QModelIndex row = m_tree->currentIndex();
    const QVariant place = row.data(StructureTreeModel::PlaceRole);
    const QVariant block = row.data(StructureTreeModel::BlockRole);
    menu.addSeparator();
    QAction* bytes = menu.addAction(tr("Show &Bytes"), this, [this, place] {
        emit placeChosen(place.value<BytePlace>());
        emit bytesWanted();
    });
    bytes->setEnabled(place.isValid());
    QAction* steps = menu.addAction(tr("Decode Block &Step by Step…"), this, [this, block] {
        emit blockWanted(block.value<BlockAddress>());
    });
    steps->setEnabled(block.isValid());
}

void StructureView::showRange(const NamedRange& range)
{
    delete m_follower; // of the range before
    TreeState wanted;
    for (const std::string& name : range.names)
        wanted.current << (wanted.current.isEmpty() ? coreWord(name) : displayText(name));
    const QModelIndex chunk = m_model->indexOfChunk(range.chunk);
    if (chunk.isValid()) {
        wanted.current.removeFirst(); // in the words of the tree, which has pages of chunks
        if (range.block >= 0)
            wanted.current.prepend(StructureTreeModel::nameOfBlocks());
        wanted.current = namesOfRow(chunk) + wanted.current;
    }
    for (qsizetype length = 1; length < wanted.current.size(); ++length)
        wanted.expanded << wanted.current.mid(0, length);
    m_searchBox->clear();
    m_tree->setCurrentIndex(m_filter->index(0, 0)); // from where the way begins
    m_follower = new TreeStateKeeper(*m_tree, wanted);
}

QModelIndex StructureView::currentRow() const
{
    return m_tree->currentIndex();
}

TreeState StructureView::state() const
{
    return treeStateOf(*m_tree);
}

void StructureView::restore(const TreeState& state)
{
    new TreeStateKeeper(*m_tree, state); // which the tree owns
}

void StructureView::goTo(const QModelIndex& sourceIndex)
{
    const QModelIndex index = m_filter->mapFromSource(sourceIndex);
    if (!index.isValid())
        return;
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index, QAbstractItemView::PositionAtCenter);
    m_tree->fitNames();
}

void StructureView::showFirstParts()
{
    const QModelIndex file = m_filter->mapFromSource(m_model->fileIndex());
    m_tree->setFirstColumnSpanned(file.row(), {}, true); // a long name needs the room
    m_tree->expand(file);
    m_tree->fitNames();
    if (!m_wantedPart.isEmpty())
        goToPart(m_wantedPart);
    if (m_wantedChunk >= 0)
        showChunk(m_wantedChunk);
}

} // namespace bloscope
