#include "core/base/text.h"
#include "ui/cases/folder_files.h"
#include "ui/document/open_request.h"
#include "ui/servers/servers_view.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"
#include "ui/theme/icons.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QPalette>
#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace bloscope {

namespace {

constexpr std::size_t mostListed = 20'000; // of a folder

// Folders first, and "scan 10" behind "scan 9".
void sortForPeople(std::vector<RemoteEntry>& entries)
{
    std::vector<std::pair<QString, RemoteEntry>> keyed;
    for (RemoteEntry& entry : entries)
        keyed.emplace_back(naturalKey(QString::fromStdString(entry.name)), std::move(entry));
    std::ranges::stable_sort(keyed, [](const auto& a, const auto& b) {
        return std::pair(!a.second.isFolder, a.first) < std::pair(!b.second.isFolder, b.first);
    });
    for (std::size_t i = 0; i < keyed.size(); ++i)
        entries[i] = std::move(keyed[i].second);
}

QString folderOf(const RemoteEntry& entry)
{
    const QString address = QString::fromStdString(entry.address);
    return address.left(address.lastIndexOf('/', entry.isFolder ? -2 : -1) + 1);
}

} // namespace

Result<RemoteList> listForBrowsing(const QString& address)
{
    BLOSCOPE_TRY(RemoteList list,
                 RemoteReading::ofThisProcess().list(filePath(address), mostListed));
    sortForPeople(list.entries);
    return list;
}

ServerTreeModel::ServerTreeModel(Lister lister, Scheduler& scheduler, QObject* parent)
    : QAbstractItemModel(parent),
      m_lister(std::move(lister)),
      m_scheduler(scheduler),
      m_top(std::make_unique<Row>())
{
    m_top->isFolder = true;
    m_top->state = State::Listed;
}

ServerTreeModel::~ServerTreeModel() = default;

// --- rows

std::unique_ptr<ServerTreeModel::Row> ServerTreeModel::bookmarkRow(const QString& address)
{
    auto row = std::make_unique<Row>();
    row->name = isOnServer(address) ? address : QFileInfo(address).fileName();
    row->address = address;
    row->isFolder = true;
    return row;
}

std::unique_ptr<ServerTreeModel::Row> ServerTreeModel::noteRow(const QString& sentence)
{
    auto row = std::make_unique<Row>();
    row->name = sentence;
    return row;
}

ServerTreeModel::Rows ServerTreeModel::rowsOf(const RemoteList& list)
{
    std::map<std::string_view, int> counts;
    for (const RemoteEntry& entry : list.entries)
        ++counts[entry.name];
    Rows rows;
    for (const RemoteEntry& entry : list.entries) {
        auto row = std::make_unique<Row>();
        row->name = displayText(entry.name);
        if (counts[entry.name] > 1) // in texts with addresses
            row->name = tr("%1 – %2", "a file and where it is").arg(row->name, folderOf(entry));
        row->address = QString::fromStdString(entry.address);
        row->isFolder = entry.isFolder;
        row->size = entry.size;
        rows.push_back(std::move(row));
    }
    if (rows.empty())
        rows.push_back(noteRow(tr("Nothing is here")));
    for (const std::string& problem : list.problems)
        rows.push_back(noteRow(displayText(problem)));
    if (list.isCut)
        rows.push_back(noteRow(tr("More than %1 entries: the others are not listed")
                                   .arg(countText(list.entries.size()))));
    return rows;
}

ServerTreeModel::Row* ServerTreeModel::rowAt(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<Row*>(index.internalPointer()) : m_top.get();
}

QModelIndex ServerTreeModel::indexOf(const Row* row, int column) const
{
    return row == m_top.get() ? QModelIndex() : createIndex(row->number, column, row);
}

void ServerTreeModel::setChildren(Row* row, Rows children)
{
    clearChildren(row);
    if (children.empty())
        return;
    beginInsertRows(indexOf(row), 0, int(children.size()) - 1);
    row->children = std::move(children);
    for (std::size_t i = 0; i < row->children.size(); ++i) {
        row->children[i]->parent = row;
        row->children[i]->number = int(i);
    }
    endInsertRows();
}

void ServerTreeModel::clearChildren(Row* row)
{
    if (row->children.empty())
        return;
    beginRemoveRows(indexOf(row), 0, int(row->children.size()) - 1);
    row->children.clear();
    endRemoveRows();
}

// --- bookmarks

QStringList ServerTreeModel::bookmarks() const
{
    QStringList addresses;
    for (const auto& row : m_top->children)
        addresses << row->address;
    return addresses;
}

void ServerTreeModel::setBookmarks(const QStringList& addresses)
{
    if (addresses == bookmarks())
        return;
    Rows rows;
    for (const QString& address : addresses)
        rows.push_back(bookmarkRow(address));
    setChildren(m_top.get(), std::move(rows));
}

QModelIndex ServerTreeModel::add(const QString& address)
{
    Rows& rows = m_top->children;
    const auto there = std::ranges::find(rows, address, &Row::address);
    if (there != rows.end())
        return indexOf(there->get());
    const int number = int(rows.size());
    beginInsertRows({}, number, number);
    rows.push_back(bookmarkRow(address));
    rows.back()->parent = m_top.get();
    rows.back()->number = number;
    endInsertRows();
    return indexOf(rows.back().get());
}

void ServerTreeModel::remove(const QModelIndex& index)
{
    if (!isBookmark(index))
        return;
    Rows& rows = m_top->children;
    beginRemoveRows({}, index.row(), index.row());
    rows.erase(rows.begin() + index.row());
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i]->number = int(i);
    endRemoveRows();
}

bool ServerTreeModel::isBookmark(const QModelIndex& index) const
{
    return index.isValid() && rowAt(index)->parent == m_top.get();
}

// --- asking servers

bool ServerTreeModel::canFetchMore(const QModelIndex& parent) const
{
    const Row* row = rowAt(parent);
    return parent.column() <= 0 && row->isFolder && row->state == State::Unlisted;
}

void ServerTreeModel::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent))
        return;
    Row* row = rowAt(parent);
    setState(row, State::Listing);
    row->listing = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [list = m_lister, address = row->address](const std::stop_token&) { return list(address); },
        [this, row](const Result<RemoteList>& list) { take(row, list); });
}

void ServerTreeModel::setState(Row* row, State state)
{
    row->state = state;
    emit dataChanged(indexOf(row), indexOf(row, SizeColumn));
}

void ServerTreeModel::take(Row* row, const Result<RemoteList>& list)
{
    row->listing = {};
    setState(row, State::Listed);
    if (list)
        return setChildren(row, rowsOf(*list));
    Rows reason;
    reason.push_back(noteRow(errorSentence(tr("This cannot be listed"), list.error())));
    setChildren(row, std::move(reason));
    emit failed(indexOf(row));
}

void ServerTreeModel::listAgain(const QModelIndex& index)
{
    Row* row = rowAt(index.siblingAtColumn(NameColumn));
    if (row == m_top.get() || !row->isFolder)
        return;
    row->listing = {};
    row->state = State::Unlisted;
    fetchMore(indexOf(row));
}

// --- the tree as Qt wants it

QModelIndex ServerTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return indexOf(rowAt(parent)->children[std::size_t(row)].get(), column);
}

QModelIndex ServerTreeModel::parent(const QModelIndex& child) const
{
    const Row* row = rowAt(child);
    return row->parent ? indexOf(row->parent) : QModelIndex();
}

int ServerTreeModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : int(rowAt(parent)->children.size());
}

int ServerTreeModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

bool ServerTreeModel::hasChildren(const QModelIndex& parent) const
{
    const Row* row = rowAt(parent);
    const bool mayHave = row->isFolder && row->state != State::Listed;
    return parent.column() <= 0 && (mayHave || !row->children.empty());
}

Qt::ItemFlags ServerTreeModel::flags(const QModelIndex& index) const
{
    const bool isNote = index.isValid() && rowAt(index)->address.isEmpty();
    return isNote ? Qt::ItemIsEnabled | Qt::ItemNeverHasChildren : QAbstractItemModel::flags(index);
}

QString ServerTreeModel::sizeText(const Row& row)
{
    if (row.state == State::Listing)
        return tr("fetching…");
    return row.size ? bloscope::sizeText(*row.size) : QString();
}

QVariant ServerTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = *rowAt(index);
    const bool isName = index.column() == NameColumn;
    switch (role) {
    case AddressRole:
        return row.address;
    case FolderRole:
        return row.isFolder;
    case Qt::DisplayRole:
        if (isName)
            return row.name;
        return sizeText(row);
    case Qt::ToolTipRole:
        return row.address.isEmpty() ? row.name : row.address;
    case Qt::DecorationRole:
        if (!isName || row.address.isEmpty())
            return {};
        return lineIcon(row.isFolder ? "folder" : "file");
    case Qt::ForegroundRole:
        if (!row.address.isEmpty())
            return {};
        return QGuiApplication::palette().brush(QPalette::PlaceholderText);
    case Qt::TextAlignmentRole:
        return isName ? QVariant() : QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ServerTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == NameColumn ? tr("Name") : tr("Size");
}

} // namespace bloscope
