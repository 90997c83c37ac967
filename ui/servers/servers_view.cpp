#include "ui/servers/servers_view.h"

#include "ui/cases/folder_files.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/labelled_button.h"
#include "ui/document/open_request.h"
#include "ui/text/menu_text.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr int margin = 6; // pixels

QToolButton* buttonOf(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    return button;
}

} // namespace

ServersView::ServersView(ServerTreeModel::Lister lister, Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_model(new ServerTreeModel(std::move(lister), scheduler, this)),
      m_scheduler(scheduler),
      m_tree(new QTreeView),
      m_pages(new QStackedWidget),
      m_add(new QAction(lineIcon("add"), tr("&Add Server…"), this)),
      m_remove(new QAction(lineIcon("remove"), tr("&Remove"), this)),
      m_listAgain(new QAction(lineIcon("redo"), tr("&List Again"), this))
{
    addTree();
    m_pages->addWidget(makeEmptyPage());
    m_pages->addWidget(m_tree);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, margin, margin, margin);
    putInto(column, {makeButtons(), {m_pages, 1}});
    connect(m_add, &QAction::triggered, this, &ServersView::askForAddress);
    connect(m_remove, &QAction::triggered, this, &ServersView::removeCurrent);
    connect(m_listAgain, &QAction::triggered, this,
            [this] { m_model->listAgain(m_tree->currentIndex()); });
    updateActions();
}

void ServersView::addTree()
{
    m_tree->setModel(m_model);
    m_tree->setAccessibleName(tr("Servers"));
    m_tree->setWordWrap(true);
    m_tree->setExpandsOnDoubleClick(false); // that opens what is a file of many parts
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->setTextElideMode(Qt::ElideMiddle);
    QHeaderView* header = m_tree->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(ServerTreeModel::NameColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(ServerTreeModel::SizeColumn, QHeaderView::ResizeToContents);
    connect(m_tree, &QTreeView::activated, this, &ServersView::activate);
    connect(m_tree, &QTreeView::customContextMenuRequested, this, &ServersView::showMenu);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ServersView::updateActions);
    connect(m_model, &ServerTreeModel::failed, this, &ServersView::askWhoItIs);
    connect(m_model, &ServerTreeModel::rowsInserted, this,
            [this](const QModelIndex& parent, int first, int last) {
                for (int row = first; row <= last; ++row)
                    if (!(m_model->index(row, 0, parent).flags() & Qt::ItemIsSelectable))
                        m_tree->setFirstColumnSpanned(row, parent, true); // a sentence
            });
}

QWidget* ServersView::makeButtons()
{
    auto* buttons = new QWidget;
    QHBoxLayout* row = tightRow(buttons);
    for (QAction* action : {m_add, m_remove, m_listAgain}) {
        action->setToolTip(withoutLetter(action->text()));
        row->addWidget(buttonOf(action));
    }
    row->addStretch(1);
    return buttons;
}

QWidget* ServersView::makeEmptyPage()
{
    auto* page = new QWidget;
    auto* sentence = wrappingLabel(
        tr("Add an S3 bucket, a Caterva2 server, a web server or a list of addresses to browse "
           "what is there."),
        page);
    sentence->setAlignment(Qt::AlignCenter);
    sentence->setForegroundRole(QPalette::PlaceholderText);
    auto* add = new QPushButton(withoutLetter(m_add->text()), page);
    connect(add, &QPushButton::clicked, m_add, &QAction::trigger);
    auto* column = new QVBoxLayout(page);
    column->addStretch(1);
    column->addWidget(sentence);
    column->addWidget(add, 0, Qt::AlignHCenter);
    column->addStretch(2);
    return page;
}

void ServersView::setBookmarks(const QStringList& addresses)
{
    m_model->setBookmarks(addresses);
    updateActions();
}

void ServersView::browse(const QString& address)
{
    const QModelIndex row = m_model->add(address);
    m_tree->setCurrentIndex(row);
    m_tree->expand(row);
    tellBookmarks();
}

void ServersView::activate(const QModelIndex& index)
{
    const QString address = index.data(ServerTreeModel::AddressRole).toString();
    const bool isFolder = index.data(ServerTreeModel::FolderRole).toBool();
    if (!address.isEmpty() &&
        (!isFolder || isCalledLikeBlosc2(DocumentAddress{address, {}}.name())))
        emit fileWanted(address);
    else if (isFolder)
        m_tree->setExpanded(index, !m_tree->isExpanded(index));
}

void ServersView::showMenu(const QPoint& at)
{
    const QModelIndex index = m_tree->indexAt(at).siblingAtColumn(ServerTreeModel::NameColumn);
    const QString address = index.data(ServerTreeModel::AddressRole).toString();
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool isFolder = index.data(ServerTreeModel::FolderRole).toBool();
    if (!address.isEmpty() &&
        (!isFolder || isCalledLikeBlosc2(DocumentAddress{address, {}}.name())))
        menu->addAction(lineIcon("open"), tr("&Open"), this,
                        [this, address] { emit fileWanted(address); });
    if (!address.isEmpty()) {
        menu->addAction(lineIcon("copy"), tr("&Copy Address"), this,
                        [address] { QGuiApplication::clipboard()->setText(address); });
        menu->addSeparator();
    }
    if (address.startsWith(QLatin1String("http")))
        menu->addAction(tr("Log &In…"), this,
                        [this, row = QPersistentModelIndex(index)] { logIn(row); });
    menu->addActions({m_listAgain, m_add, m_remove});
    menu->popup(m_tree->viewport()->mapToGlobal(at));
}

void ServersView::askForAddress()
{
    auto* dialog = new AddressDialog(AddressDialog::Purpose::Browse, {}, {}, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AddressDialog::chosen, this, &ServersView::browse);
    dialog->open();
}

// A server that wants to know that.
void ServersView::askWhoItIs(const QModelIndex& index)
{
    const QString address = index.data(ServerTreeModel::AddressRole).toString();
    const auto question = RemoteReading::ofThisProcess().questionOf(address.toStdString());
    if (question && question->kind == RemoteQuestion::Kind::Login && isVisible())
        logIn(index);
}

void ServersView::logIn(const QPersistentModelIndex& row)
{
    if (!row.isValid())
        return;
    auto* dialog =
        new LogInDialog(row.data(ServerTreeModel::AddressRole).toString(), m_scheduler, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &LogInDialog::loggedIn, this, [this, row] {
        if (!row.isValid())
            return;
        m_model->listAgain(row);
        m_tree->expand(row);
    });
    dialog->open();
}

void ServersView::removeCurrent()
{
    m_model->remove(m_tree->currentIndex());
    tellBookmarks();
}

void ServersView::tellBookmarks()
{
    updateActions();
    emit bookmarksChanged(m_model->bookmarks());
}

void ServersView::updateActions()
{
    const QModelIndex current = m_tree->currentIndex();
    m_pages->setCurrentIndex(m_model->rowCount() > 0 ? 1 : 0);
    m_remove->setEnabled(m_model->isBookmark(current));
    m_listAgain->setEnabled(current.data(ServerTreeModel::FolderRole).toBool());
}

} // namespace bloscope
