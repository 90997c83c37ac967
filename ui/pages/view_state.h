#pragma once

#include "core/array/slice.h"
#include "core/numbers/float_text.h"
#include "ui/query/table_question.h"
#include "ui/slice/slice_view.h"

#include <QJsonObject>
#include <QStringList>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

struct ArrayViewState {
    Slice slice;
    QString view;                                       // the word of the one in front
    std::map<QString, KeptState> views = {};            // by their words
    std::optional<std::vector<std::int64_t>> mark = {}; // the marked cell
    bool isLinked = false;                              // with other documents
    QStringList hiddenVectors = {};                     // what is not told of a frame

    // For the document that is shown in the place of the one at that address.
    void carryFrom(const DocumentAddress& address)
    {
        for (auto& [word, kept] : views)
            if (!kept.from)
                kept.from = address;
    }
};

// How a document is viewed: kept while its file is reloaded. Only what the document has is set.
struct ViewState {
    std::optional<ArrayViewState> array;
    std::string key;                          // of the node that is selected in a store
    bool hidesPreview = false;                // of that node
    std::optional<std::int64_t> row;          // the current one of a table or a list
    std::optional<NumberFormat> numbers = {}; // of a table of a store, as that of an array
    std::optional<TableState> table = {};
};

// A view of a document, as it is kept over a restart.
QJsonObject toJson(const ViewState& state);

// Missing and impossible values are left out: the file may come from anywhere.
ViewState viewStateFrom(const QJsonObject& json);

} // namespace bloscope
