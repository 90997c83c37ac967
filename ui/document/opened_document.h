#pragma once

#include "core/objects/item_list.h"
#include "core/objects/proxy.h"
#include "core/objects/recipe.h"
#include "core/store/table.h"
#include "ui/document/document.h"
#include "ui/document/document_address.h"

#include <QStringList>
#include <optional>
#include <variant>

namespace bloscope {

// What somebody wants to see: a path, or something that lies in what is open already and keeps that
// alive.
struct OpenRequest {
    DocumentAddress address;
    StorePtr store = nullptr;       // `key` of this store; null: of the one at the path
    std::string key = {};           // of a leaf, a table or a store in it
    ByteSourcePtr source = nullptr; // a frame in memory
    std::uint64_t offset = 0;       // of a frame that begins later in the file
    // How plain chunks are to be read, if somebody told.
    std::optional<Interpretation> interpretation = {};

    static OpenRequest of(const QString& path);           // made absolute
    OpenRequest frameAt(std::uint64_t byte) const;        // one that begins later in the same file
    OpenRequest partAt(const std::string& partKey) const; // of the store at this path
};

// What was found, ready to be shown: each has a page of its own (page_factory.h).
struct OpenedStore {
    StorePtr store;
};
struct OpenedTable {
    TablePtr table;
};
struct OpenedItemList {
    ItemListPtr list;
};
struct OpenedRecipe {
    struct Operand {
        QString name;
        QString address;                    // as people read it
        std::optional<bool> isThere;        // nothing: it was not looked for
        std::optional<OpenRequest> request; // what opens it, when somebody wants that
    };
    Recipe recipe;
    QString shapeText; // "(4, 6) of <f8"
    std::vector<Operand> operands;
};
struct OpenedArray {
    OpenedFile file;
    std::optional<Proxy> proxy;
};

// Immutable, handed from the worker to the window.
struct OpenedDocument {
    DocumentAddress address;
    ArrayPtr frame; // whose structure is shown; null for directories and archives without one
    std::vector<Problem> problems; // of the frame, the store or the table
    QStringList notes;             // sentences about what this is, for the message bar
    std::variant<OpenedArray, OpenedStore, OpenedTable, OpenedItemList, OpenedRecipe> content;

    // Is it `frame` that was opened, and not a directory or an archive of which it is a part?
    bool isFrame() const;
};

// Opens whatever it is and prepares what shows it. The only way to a document. For worker threads.
Result<OpenedDocument> openForViewing(const OpenRequest& request, BlockCache& cache,
                                      WorkerPool& pool);

} // namespace bloscope
