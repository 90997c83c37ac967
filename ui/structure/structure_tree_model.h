#pragma once

#include "ui/structure/structure_node.h"
#include "ui/structure/structure_source.h"
#include "ui/worker/scheduler.h"

#include <QAbstractItemModel>
#include <QVariant>
#include <map>
#include <vector>

namespace bloscope {

struct StructureNode;

// A row of the structure tree, as it is seen.
struct StructureRow {
    enum Column { NameColumn, ValueColumn, MeaningColumn, OffsetColumn, SizeColumn, ColumnCount };
    enum Role {
        ProblemRole = Qt::UserRole, // QString, empty for sound parts
        SearchRole,                 // QString, what a search looks at; asks for nothing
        EmbeddedRole,               // ByteSourcePtr, a file of its own in this row; mostly null
        PlaceRole,                  // BytePlace, where its bytes are; none of what stands nowhere
        BlockRole // BlockAddress, of a block, or of a chunk its first one; none of others
    };

    // What a node shows in a column, for any role of Qt's or of these.
    static QVariant dataOf(const StructureNode& node, int column, int role);
    static QString header(int column);
};

// A file as a tree: its parts with every field, its chunks, their blocks. It answers at once with
// what it has and asks the source, through the scheduler, for the rest: the parts when it is made,
// numbered parts (chunks, blocks) when their rows are looked at or opened. Rows of numbered parts
// are made a page at a time, so that 268 million chunks cost as little as ten.
class StructureTreeModel : public QAbstractItemModel {
    Q_OBJECT

 public:
    using enum StructureRow::Column;
    using enum StructureRow::Role;

    // The scheduler lives longer than the model.
    StructureTreeModel(const QString& fileName, StructureSourcePtr source, Scheduler& scheduler,
                       QObject* parent = nullptr);
    ~StructureTreeModel() override;

    QModelIndex fileIndex() const; // the only top row
    // Makes the rows that lead to a chunk. Invalid when there is no such chunk.
    QModelIndex indexOfChunk(std::int64_t chunk);
    static QString nameOfBlocks(); // the row below a chunk that they are in
    // The row below the file that has this name; invalid when it is not there (yet).
    QModelIndex indexOfPart(const QString& name) const;

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

 signals:
    void partsArrived();

 private:
    // Numbered rows are described in batches: neighbours are on the screen together.
    static constexpr int batchRows = 32;

    StructureNode* nodeAt(const QModelIndex& index) const;
    QModelIndex indexOf(const StructureNode* node, int column = NameColumn) const;
    void insert(StructureNode* parent, int at, StructureNode::Nodes nodes);

    void askForParts();
    void askForSummaries(StructureNode* node);
    void askForChildren(StructureNode* part);
    void askForLater(StructureNode* node);
    void partsArrive(const Result<StructureSource::Parts>& parts);
    void summariesArrive(StructureNode* page, int firstRow,
                         const Result<std::vector<Description>>& rows);
    void partArrives(StructureNode* part, const Result<StructureSource::Chunk>& answer);
    void showProblem(StructureNode* node, const Error& error);

    StructureSourcePtr m_source;
    Scheduler& m_scheduler;
    StructureNode m_top;               // invisible
    StructureNode* m_chunks = nullptr; // null where there are none to be shown
    Ticket m_partsTicket;
    std::map<const StructureNode*, Ticket> m_summaryTickets;  // by the first node of a batch
    std::map<const StructureNode*, Ticket> m_childrenTickets; // by their parent
};

} // namespace bloscope
