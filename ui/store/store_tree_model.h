#pragma once

#include "core/base/job.h"
#include "core/store/store.h"
#include "ui/worker/scheduler.h"

#include <QAbstractItemModel>
#include <QSortFilterProxyModel>
#include <QString>
#include <QTimer>
#include <deque>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

namespace bloscope {

// What a leaf of a store is, as its row shows it.
struct LeafSummary {
    QString kind;  // "array", "object array", "lazy expression"
    QString shape; // "(3, 4) of float32", "12 items"
    QString problem;
};

// Opens the leaf to look at its header and metadata, or the table to count its rows. For worker
// threads.
LeafSummary summaryOf(const StorePtr& store, const StoreNode& node, const Job& job);

// "1 000 rows, 12 columns"
QString tableShapeText(std::int64_t rows, std::size_t columns);

// For people, translated: "group", "table", "remote array", ...
QString kindText(const StoreNode& node);

// The groups and leaves of a store. Rows are made some hundreds at a time when their group is
// opened, so that a group of a million leaves never holds up the window; what a leaf is, is read in
// the background when its row is looked at. GUI thread.
class StoreTreeModel : public QAbstractItemModel {
    Q_OBJECT

 public:
    enum Column { NameColumn, KindColumn, ShapeColumn, SizeColumn, PlaceColumn, ColumnCount };
    enum Role {
        KeyRole = Qt::UserRole, // QString
        InternalRole,           // bool: a part of the machinery
        SearchRole              // QString: what the filter looks at; asks for nothing
    };
    static constexpr int rowsAtOnce = 500;

    // The root has the name of the store's file.
    StoreTreeModel(const QString& name, StorePtr store, Scheduler& scheduler,
                   QObject* parent = nullptr);
    ~StoreTreeModel() override;

    QModelIndex rootIndex() const { return index(0, 0); }    // the only top row
    const StoreNode& nodeAt(const QModelIndex& index) const; // the root for an invalid index
    QString problemAt(const QModelIndex& index) const; // why it cannot be opened; empty if it can

    void fetchAll(); // every row there is, little by little: for a filter

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    bool hasChildren(const QModelIndex& parent = {}) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

 private:
    struct Row {
        const StoreNode* node = nullptr; // null: the invisible one above the root
        Row* parent = nullptr;
        int number = 0;
        std::vector<std::unique_ptr<Row>> children; // as far as they have been made
        bool isWanted = false;                      // they will be, all of them
        bool isSummarised = false;
        LeafSummary summary;
    };

    Row* rowAt(const QModelIndex& index) const;
    QModelIndex indexOf(const Row* row, int column = NameColumn) const;
    std::span<const StoreNode> nodesIn(const Row& row) const;
    bool isComplete(const Row& row) const { return row.children.size() == nodesIn(row).size(); }
    void want(Row* row);
    void makeRows();
    void askForSummary(Row* row) const;
    QString textAt(const Row& row, int column) const;
    QString remoteSentence(const StoreNode& node) const;
    QVariant iconAt(const Row& row) const;

    StorePtr m_store;
    Scheduler& m_scheduler;
    QString m_name;
    std::unique_ptr<Row> m_top;    // invisible, above the root
    std::deque<Row*> m_unfinished; // whose children are being made
    bool m_wantsAll = false;
    QTimer m_making;
    mutable std::unordered_map<const Row*, Ticket> m_summaries;
};

// The rows of a store whose name holds a text, with the groups that lead to them and what lies
// below them; parts of the machinery only when they are wanted.
class StoreFilter : public QSortFilterProxyModel {
    Q_OBJECT

 public:
    explicit StoreFilter(QObject* parent = nullptr);

    void showInternal(bool wanted);

    // Also of groups whose rows have not been made yet.
    bool hasChildren(const QModelIndex& parent = {}) const override;

 protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
    bool m_showsInternal = false;
};

} // namespace bloscope
