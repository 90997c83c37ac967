#pragma once

#include "core/export/slice_code.h"
#include "core/inspect/description.h"
#include "core/objects/item_list.h"
#include "core/objects/proxy.h"
#include "core/objects/recipe.h"
#include "core/store/table.h"
#include "ui/document/document.h"
#include "ui/document/open_request.h"

#include <QStringList>
#include <optional>
#include <variant>
#include <vector>

namespace bloscope {

struct RecipeOperand {
    QString name;
    QString address;                    // as people read it
    std::optional<bool> isThere;        // nothing: it was not looked for
    std::optional<OpenRequest> request; // what opens it, when somebody wants that
};

// What opens something that a file says is on a server: nothing where it is not, or where its
// address holds a secret. To be used when somebody wants that, never before.
std::optional<OpenRequest> requestOnServer(const std::optional<RemotePlace>& place);

// The operands of a recipe that stands where `request` leads: which of them are there, and what
// opens them. Only files in the folder of the recipe (or below it) and leaves of the same store are
// looked for, and only whether they exist; nothing else is touched, nothing is opened. For worker
// threads.
std::vector<RecipeOperand> operandsOf(const Recipe& recipe, const OpenRequest& request);

// What was found, ready to be shown: each has a page of its own (page_factory.h).
struct OpenedStore {
    StorePtr store;
};
struct OpenedTable {
    TablePtr table;
    std::optional<FrameAddress> address = {}; // nothing where other programs cannot reach it
};
struct OpenedItemList {
    ItemListPtr list;
};
struct OpenedRecipe {
    Recipe recipe;
    QString shapeText; // "(4, 6) of <f8"
    std::vector<RecipeOperand> operands;
};
struct OpenedArray {
    OpenedFile file;
    std::optional<Proxy> proxy;
    std::vector<Description> pickles; // that tell of it: describe_pickle.h
    QString document = {};            // "notes.txt", where the chunks are a file
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

// Would both be shown on the same page, but for the values and for where these lie in the file? So
// are arrays and tables only: other pages show what is in the file itself, or offer to write it.
bool areShownAlike(const OpenedDocument& one, const OpenedDocument& other);

// Opens whatever it is and prepares what shows it. The only way to a document. For worker threads.
Result<OpenedDocument> openForViewing(const OpenRequest& request, BlockCache& cache,
                                      WorkerPool& pool);

} // namespace bloscope
