#include "ui/pages/store_page.h"

#include "core/base/text.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/store/store_filter.h"
#include "ui/store/store_tree_model.h"
#include "ui/structure/frame_structure.h"
#include "ui/structure/value_view.h"
#include "ui/text/error_text.h"
#include "ui/text/object_text.h"
#include "ui/theme/icons.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

namespace bloscope {

namespace {

using Column = StoreTreeModel::Column;

constexpr int storeMargin = 6;

} // namespace

StorePage::StorePage(const OpenedDocument& opened, Scheduler& scheduler, QWidget* parent)
    : DocumentPage(opened, parent),
      m_store(std::get<OpenedStore>(opened.content).store),
      m_storeFrame(opened.frame),
      m_scheduler(scheduler),
      m_model(new StoreTreeModel(opened.address.name(), m_store, scheduler, this)),
      m_filter(new StoreFilter(this))
{
    auto* sides = new QSplitter(this);
    sides->addWidget(createTreeSide());
    sides->addWidget(createDetailsSide());
    sides->setStretchFactor(0, 3);
    sides->setStretchFactor(1, 2);
    sides->setChildrenCollapsible(false);
    column()->addWidget(sides, 1);
    connectTree();
    const QModelIndex root = m_filter->mapFromSource(m_model->rootIndex());
    m_tree->expand(root);
    m_tree->setCurrentIndex(root);
}

QWidget* StorePage::createTreeSide()
{
    auto* side = new QWidget(this);
    m_searchBox = new QLineEdit(side);
    m_searchBox->setPlaceholderText(tr("Filter by name"));
    m_searchBox->setAccessibleName(tr("Filter groups and leaves by name"));
    m_searchBox->setClearButtonEnabled(true);
    m_internal = new QCheckBox(tr("Internal parts"), side);
    m_internal->setToolTip(tr("Show what the library keeps for itself: attributes, columns of "
                              "tables, indexes"));
    m_tree = new QTreeView(side);
    m_filter->setSourceModel(m_model);
    m_tree->setModel(m_filter);
    m_tree->setItemDelegate(new RoomyDelegate(m_tree));
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setExpandsOnDoubleClick(true);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->setAccessibleName(tr("Groups and leaves"));
    const int letter = fontMetrics().averageCharWidth();
    const std::pair<Column, int> widths[] = {{Column::NameColumn, 28},
                                             {Column::KindColumn, 16},
                                             {Column::ShapeColumn, 24},
                                             {Column::SizeColumn, 12}};
    for (const auto& [section, letters] : widths)
        m_tree->header()->resizeSection(section, letters * letter);

    auto* line = new QHBoxLayout;
    line->setContentsMargins(storeMargin, storeMargin / 2, storeMargin, storeMargin / 2);
    line->addWidget(m_searchBox, 1);
    line->addWidget(m_internal);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(line);
    column->addWidget(m_tree, 1);
    return side;
}

QWidget* StorePage::createDetailsSide()
{
    auto* side = new QWidget(this);
    m_title = new QLabel(side);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_problem = new QLabel(side);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_open = new QPushButton(lineIcon("open"), tr("Open in New &Tab"), side);
    m_attributes = new ValueView(tr("Attributes"), m_scheduler, side);

    auto* line = new QHBoxLayout;
    line->setContentsMargins(storeMargin, storeMargin / 2, storeMargin, storeMargin / 2);
    line->addWidget(m_title, 1);
    line->addWidget(m_open);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(line);
    column->addWidget(m_problem);
    column->addWidget(m_attributes, 1);
    m_problem->setMargin(storeMargin);
    return side;
}

void StorePage::connectTree()
{
    connect(m_searchBox, &QLineEdit::textChanged, this, &StorePage::search);
    connect(m_searchBox, &QLineEdit::returnPressed, m_tree, qOverload<>(&QWidget::setFocus));
    connect(m_internal, &QCheckBox::toggled, m_filter, &StoreFilter::showInternal);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &StorePage::showCurrent);
    connect(m_tree, &QTreeView::activated, this, &StorePage::openCurrent);
    connect(m_tree, &QTreeView::customContextMenuRequested, this, &StorePage::showMenu);
    connect(m_open, &QPushButton::clicked, this, &StorePage::openCurrent);
    connect(m_attributes, &ValueView::embeddedWanted, this, &StorePage::openEmbedded);
}

void StorePage::search(const QString& text)
{
    m_filter->setFilterFixedString(text.trimmed());
    if (text.trimmed().isEmpty())
        return;
    m_model->fetchAll();
    m_tree->expandRecursively({}, 2);
}

QModelIndex StorePage::currentIndex() const
{
    return m_filter->mapToSource(m_tree->currentIndex());
}

bool StorePage::canOpen(const QModelIndex& index) const
{
    if (!index.isValid())
        return false;
    const StoreNode::Kind kind = m_model->nodeAt(index).kind;
    return kind == StoreNode::Kind::Leaf || kind == StoreNode::Kind::Table;
}

void StorePage::showCurrent()
{
    const QModelIndex index = currentIndex();
    const StoreNode& node = m_model->nodeAt(index);
    m_title->setText(displayText(node.key));
    m_open->setEnabled(canOpen(index));
    m_details = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [store = m_store, &node](std::stop_token) { return detailsOf(*store, node); },
        [this, &node](const NodeDetails& details) { showDetails(node, details); });
    emit textsChanged();
}

void StorePage::showDetails(const StoreNode& node, const NodeDetails& details)
{
    m_attributes->showValues(details.attributes);
    const QModelIndex index = currentIndex();
    const QString problem =
        details.problem.isEmpty() && index.isValid() ? m_model->problemAt(index) : details.problem;
    m_problem->setText(!problem.isEmpty()           ? problem
                       : details.attributes.empty() ? tr("There are no attributes.")
                                                    : QString());
    m_problem->setVisible(!m_problem->text().isEmpty());
    if (details.frame)
        setStructure(displayText(node.key), structureOf(details.frame));
    else if (m_storeFrame)
        setStructure(address().name(), structureOf(m_storeFrame));
}

ViewState StorePage::viewState() const
{
    ViewState state;
    state.key = m_model->nodeAt(currentIndex()).key;
    return state;
}

QString StorePage::restore(const ViewState& state, LastIndex)
{
    const QModelIndex index = nearestTo(state.key);
    const QModelIndex shown = m_filter->mapFromSource(index);
    m_tree->setCurrentIndex(shown);
    m_tree->scrollTo(shown);
    if (m_model->nodeAt(index).key == state.key)
        return {};
    return tr("%1 is no longer in this store.").arg(displayText(state.key));
}

// The node of that key, or the last group on the way to it.
QModelIndex StorePage::nearestTo(const std::string& key) const
{
    const auto leadsThere = [&](const QModelIndex& index) {
        const std::string& way = m_model->nodeAt(index).key;
        return key == way || key.starts_with(way.ends_with('/') ? way : way + '/');
    };
    QModelIndex nearest = m_model->rootIndex();
    for (int row = 0; m_model->nodeAt(nearest).key != key; ++row) {
        if (row == m_model->rowCount(nearest))
            m_model->fetchMore(nearest);
        if (row >= m_model->rowCount(nearest))
            break;
        if (const QModelIndex child = m_model->index(row, 0, nearest); leadsThere(child)) {
            nearest = child;
            row = -1;
        }
    }
    return nearest;
}

void StorePage::openCurrent()
{
    const QModelIndex index = currentIndex();
    if (!index.isValid())
        return;
    const StoreNode& node = m_model->nodeAt(index);
    if (canOpen(index)) {
        emit openWanted({{address().path, address().inside + displayText(node.key)},
                         m_store,
                         node.key,
                         nullptr});
    } else if (const QString problem = m_model->problemAt(index); !problem.isEmpty()) {
        emit notice(problem);
    }
}

void StorePage::showMenu(const QPoint& at)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* open = menu->addAction(tr("Open in New &Tab"), this, &StorePage::openCurrent);
    open->setEnabled(canOpen(currentIndex()));
    menu->addAction(tr("&Copy Key"), this,
                    [this] { QGuiApplication::clipboard()->setText(currentText()); });
    menu->popup(m_tree->viewport()->mapToGlobal(at));
}

void StorePage::copy()
{
    if (!m_tree->currentIndex().isValid())
        return;
    QStringList texts;
    for (int section = 0; section < StoreTreeModel::ColumnCount; ++section)
        texts << m_tree->currentIndex().siblingAtColumn(section).data().toString();
    QGuiApplication::clipboard()->setText(texts.join('\t'));
}

QString StorePage::shownText() const
{
    return tr("%1 in a %2").arg(displayText(nameOf(m_store->kind())), containerText(*m_store));
}

QString StorePage::currentText() const
{
    const QModelIndex index = currentIndex();
    return index.isValid() ? displayText(m_model->nodeAt(index).key) : QString();
}

void StorePage::takeFocus()
{
    m_tree->setFocus();
}

} // namespace bloscope
