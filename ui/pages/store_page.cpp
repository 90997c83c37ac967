#include "ui/pages/store_page.h"

#include "core/base/text.h"
#include "core/change/begin_attributes.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/store/leaf_preview.h"
#include "ui/store/store_tree_model.h"
#include "ui/structure/structure_source.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"
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
#include <QUrl>
#include <QVBoxLayout>

namespace bloscope {

namespace {

using Column = StoreTreeModel::Column;

constexpr int storeMargin = 6;

QString noAttributesText(const NodeDetails& details)
{
    return details.whyNotBegun.isEmpty()
               ? StorePage::tr("There are no attributes.")
               : StorePage::tr("There are no attributes, and none can be added here: %1.")
                     .arg(details.whyNotBegun);
}

QString serverOf(const StoreNode& node)
{
    return QUrl(requestOnServer(node.remote)->address.path).host();
}

} // namespace

StorePage::StorePage(const OpenedDocument& opened, Scheduler& scheduler, QWidget* parent)
    : DocumentPage(opened, parent),
      m_store(std::get<OpenedStore>(opened.content).store),
      m_storeFrame(opened.frame),
      m_scheduler(scheduler),
      m_model(new StoreTreeModel(opened.address.name(), m_store, scheduler, this)),
      m_filter(new StoreFilter(this)),
      m_preview(new LeafPreview(scheduler))
{
    createTree();
    column()->addWidget(createSearch());
    auto* sides = new QSplitter(this);
    sides->setChildrenCollapsible(false);
    sides->addWidget(m_tree);
    sides->addWidget(m_preview);
    sides->setStretchFactor(0, 3);
    sides->setStretchFactor(1, 2);
    sides->setSizes({600, 400}); // shares of what there is
    column()->addWidget(sides, 1);
    column()->addWidget(createFoot());
    setAttributes({opened.address.name(), {}, {}});
    connectTree();
    const QModelIndex root = m_filter->mapFromSource(m_model->rootIndex());
    m_tree->expand(root);
    m_tree->setCurrentIndex(root);
}

QWidget* StorePage::createSearch()
{
    auto* search = new QWidget(this);
    m_searchBox = new QLineEdit(search);
    m_searchBox->setPlaceholderText(tr("Filter by name"));
    m_searchBox->setAccessibleName(tr("Filter groups and leaves by name"));
    m_searchBox->setClearButtonEnabled(true);
    m_internal = new QCheckBox(tr("Internal parts"), search);
    m_internal->setToolTip(
        tr("Show internal data of the library: attributes, table columns, indexes"));
    auto* line = new QHBoxLayout(search);
    line->setContentsMargins(storeMargin, storeMargin / 2, storeMargin, storeMargin / 2);
    line->addWidget(m_searchBox, 1);
    line->addWidget(m_internal);
    m_hasPreview = new QCheckBox(tr("&Preview"), search);
    m_hasPreview->setToolTip(tr("Show the first values of the selected part beside the tree"));
    m_hasPreview->setChecked(true);
    line->addWidget(m_hasPreview);
    return search;
}

void StorePage::createTree()
{
    m_tree = new QTreeView(this);
    m_filter->setSourceModel(m_model);
    m_tree->setModel(m_filter);
    m_tree->setItemDelegate(new RoomyDelegate(m_tree));
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setExpandsOnDoubleClick(true);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->setAccessibleName(tr("Groups and leaves"));
    const int letter = letterWidth(fontMetrics());
    const std::pair<Column, int> widths[] = {{Column::NameColumn, 28},
                                             {Column::KindColumn, 16},
                                             {Column::ShapeColumn, 24},
                                             {Column::SizeColumn, 12}};
    for (const auto& [section, letters] : widths)
        m_tree->header()->resizeSection(section, letters * letter);
}

QWidget* StorePage::createFoot()
{
    auto* foot = new QWidget(this);
    m_title = new ElidedLabel(foot);
    m_open = new QPushButton(lineIcon("open"), tr("Open in New &Tab"), foot);
    auto* line = new QHBoxLayout(foot);
    line->setContentsMargins(storeMargin, storeMargin / 2, storeMargin, storeMargin / 2);
    line->addWidget(m_title, 1);
    line->addWidget(m_open);
    return foot;
}

void StorePage::connectTree()
{
    connect(m_searchBox, &QLineEdit::textChanged, this, &StorePage::search);
    connect(m_searchBox, &QLineEdit::returnPressed, m_tree, qOverload<>(&QWidget::setFocus));
    connect(m_internal, &QCheckBox::toggled, m_filter, &StoreFilter::showInternal);
    connect(m_hasPreview, &QCheckBox::toggled, this, &StorePage::showPreview);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &StorePage::showCurrent);
    connect(m_tree, &QTreeView::activated, this, &StorePage::openCurrent);
    connect(m_tree, &QTreeView::customContextMenuRequested, this, &StorePage::showMenu);
    connect(m_open, &QPushButton::clicked, this, &StorePage::openShown);
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
    return index.isValid() && requestFor(m_model->nodeAt(index));
}

// Nothing for groups, and for what is on no server that could be asked.
std::optional<OpenRequest> StorePage::requestFor(const StoreNode& node) const
{
    if (node.kind == StoreNode::Kind::Remote)
        return requestOnServer(node.remote);
    if (node.kind != StoreNode::Kind::Leaf && node.kind != StoreNode::Kind::Table)
        return std::nullopt;
    return OpenRequest{
        {address().path, address().inside + displayText(node.key)}, m_store, node.key};
}

void StorePage::showCurrent()
{
    const QModelIndex index = currentIndex();
    const StoreNode& node = m_model->nodeAt(index);
    m_title->setText(displayText(node.key));
    m_canBegin = false;
    showWhatOpens();
    m_details = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [store = m_store, path = filePath(address().path), &node](std::stop_token) {
            return detailsOf(*store, path, node);
        },
        [this, &node](const NodeDetails& details) { showDetails(node, details); });
    showPreview();
    emit textsChanged();
}

void StorePage::showPreview()
{
    m_preview->setVisible(m_hasPreview->isChecked());
    if (m_hasPreview->isChecked())
        m_preview->show(m_store, m_model->nodeAt(currentIndex()));
    else
        m_preview->clear();
}

void StorePage::showWhatOpens()
{
    const QModelIndex index = currentIndex();
    const bool hasAttributes = attributesAt(index) != nullptr;
    const bool isOpened = canOpen(index);
    const bool isRemote = isOpened && m_model->nodeAt(index).kind == StoreNode::Kind::Remote;
    m_open->setText(isRemote        ? tr("&Open from %1").arg(serverOf(m_model->nodeAt(index)))
                    : isOpened      ? tr("Open in New &Tab")
                    : hasAttributes ? tr("Edit &Attributes")
                    : m_canBegin    ? tr("Add &Attributes")
                                    : tr("Open in New &Tab"));
    m_open->setEnabled(isOpened || hasAttributes || m_canBegin);
}

void StorePage::showDetails(const StoreNode& node, const NodeDetails& details)
{
    const QModelIndex index = currentIndex();
    const QString problem =
        details.problem.isEmpty() && index.isValid() ? m_model->problemAt(index) : details.problem;
    m_canBegin = details.canBegin;
    showWhatOpens();
    setAttributes({displayText(node.key), details.attributes,
                   !problem.isEmpty()           ? problem
                   : details.attributes.empty() ? noAttributesText(details)
                                                : QString()});
    if (details.frame)
        setStructure(displayText(node.key), structureOf(details.frame));
    else if (m_storeFrame)
        setStructure(address().name(), structureOf(m_storeFrame));
}

ViewState StorePage::viewState() const
{
    ViewState state;
    state.key = m_model->nodeAt(currentIndex()).key;
    state.hidesPreview = !m_hasPreview->isChecked();
    return state;
}

QString StorePage::restore(const ViewState& state, LastIndex)
{
    m_hasPreview->setChecked(!state.hidesPreview);
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

// What is on a server is opened by a button that names it, and not by the way.
void StorePage::openCurrent()
{
    const QModelIndex index = currentIndex();
    if (!index.isValid())
        return;
    const StoreNode& node = m_model->nodeAt(index);
    if (canOpen(index) && node.kind != StoreNode::Kind::Remote)
        open(node);
    else if (const QString problem = m_model->problemAt(index); !problem.isEmpty())
        emit notice(problem);
}

void StorePage::open(const StoreNode& node)
{
    if (const auto request = requestFor(node))
        emit openWanted(*request);
}

// Groups have nothing to open but their attributes, which are the metadata of a hidden leaf.
void StorePage::openShown()
{
    const StoreNode* attributes = attributesAt(currentIndex());
    if (canOpen(currentIndex()))
        open(m_model->nodeAt(currentIndex()));
    else if (attributes)
        open(*attributes);
    else if (m_canBegin)
        beginAttributes();
    else
        openCurrent();
}

// Of the store as it is then: another program may have begun them.
void StorePage::beginAttributes()
{
    OpenRequest request = OpenRequest::of(address().path)
                              .partAt(keyOfAttributes(m_model->nodeAt(currentIndex()).key));
    request.beginsAttributes = true;
    emit openWanted(request);
}

const StoreNode* StorePage::attributesAt(const QModelIndex& index) const
{
    return index.isValid() ? m_store->attributesOf(m_model->nodeAt(index)) : nullptr;
}

void StorePage::showMenu(const QPoint& at)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* open =
        menu->addAction(canOpen(currentIndex()) ? m_open->text() : tr("Open in New &Tab"), this,
                        &StorePage::openShown);
    open->setEnabled(canOpen(currentIndex()));
    if (const StoreNode* attributes = attributesAt(currentIndex()))
        menu->addAction(tr("Edit &Attributes"), this,
                        [this, attributes] { this->open(*attributes); });
    else if (m_canBegin)
        menu->addAction(tr("Add &Attributes"), this, &StorePage::beginAttributes);
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
