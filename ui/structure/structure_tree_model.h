#pragma once

#include "core/inspect/description.h"
#include "ui/structure/structure_source.h"
#include "ui/worker/scheduler.h"

#include <QAbstractItemModel>
#include <QString>
#include <QVariant>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace bloscope {

// A run of numbered parts: chunks of the file, or blocks of one chunk.
struct PartRun {
    static constexpr std::int64_t ofTheFile = -1;

    std::int64_t chunk = ofTheFile; // whose blocks; ofTheFile: these are chunks
    std::int64_t first = 0;
    std::int64_t count = 0;

    bool areChunks() const { return chunk == ofTheFile; }
    std::int64_t end() const { return first + count; }
};

// One row of the structure tree, and the rows below it as far as they have been made.
struct StructureNode {
    using Nodes = std::vector<std::unique_ptr<StructureNode>>;

    enum class Children {
        Made,   // all there
        Unmade, // a run that is not cut up yet: childrenOf(run)
        Unread, // a numbered part: somebody must read it from the file first
        Later   // some more behind those there are: later() describes them
    };

    QString name;
    QString value;
    QString meaning;
    QString problem; // a sentence; empty for sound parts
    std::optional<std::uint64_t> offset;
    std::optional<std::uint64_t> size;

    StructureNode* parent = nullptr;
    int row = 0;
    Nodes children;
    Children state = Children::Made;

    std::function<std::vector<Description>()> later; // on a worker; see Description
    ByteSourcePtr embedded;                          // a file of its own; see Description

    PartRun run; // of a run: all of it; of a numbered part: only itself
    bool isNumbered = false;
    bool isSummarised = true; // a numbered part has a name at once, the rest comes later

    // What is wrong stands in the place of a value that there is not.
    const QString& valueOrProblem() const { return value.isEmpty() ? problem : value; }

    // Takes over what a row shows of `described`, without its fields and children.
    void summarise(const Description& described);
    // Puts `nodes` in as children, the first of them in row `at`.
    void adopt(int at, Nodes nodes);
};

// A described part with everything below it.
std::unique_ptr<StructureNode> nodeOf(const Description& described);

// A run under a name of its own ("Chunks").
std::unique_ptr<StructureNode> nodeOf(const PartRun& run, const QString& name);

// What lies directly below a part: its fields, then its own parts.
StructureNode::Nodes childrenOf(const Description& described);

StructureNode::Nodes nodesOf(const std::vector<Description>& parts);

// The rows of a run, never more than a thousand: its parts or, of a longer run, pages of a
// thousand, a million, ... parts.
StructureNode::Nodes childrenOf(const PartRun& run);

// Parts in each row of a run.
std::int64_t partsPerRow(const PartRun& run);

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
