#pragma once

#include "core/array/cell_source.h"
#include "core/geometry/label_names.h"
#include "core/plane/label_looks.h"
#include "ui/document/opened_document.h"
#include "ui/worker/scheduler.h"

#include <QObject>
#include <QPointer>
#include <optional>

namespace bloscope {

class LabelLookBook;
class ValueChanges;

// An array that lies over another one. Immutable, handed from the worker to the window.
struct OverlayArray {
    DocumentAddress address;
    ArrayPtr array;
    CellSourcePtr cells;                                 // at the indices of the array below
    std::shared_ptr<const SliceReader> reader = nullptr; // of the array itself
    LabelNames names = {};                               // chosen, or told beside its file
    std::optional<LabelLooks> looks = {};                // that the file keeps

    bool holdsLabels() const; // otherwise numbers to be coloured
};

// What a document holds, as it lies over an array of shape `below`: with the values of `reader`,
// without names.
// Errors: Usage for what has no numbers or another shape.
Result<OverlayArray> overlayOf(const DocumentAddress& address,
                               const std::shared_ptr<const SliceReader>& reader,
                               const Shape& below);

// The same, opened for reading only. For worker threads. Errors: those of openForViewing() as well;
// Usage for what is no array.
Result<OverlayArray> openOverlay(const OpenRequest& request, const Shape& below, BlockCache& cache,
                                 WorkerPool& pool);

// What lies over the array of a document: while its file is open in a tab, the values there with
// the edits that wait to be saved; otherwise those of the file, opened for reading. Follows when
// the file is opened, edited, read again or closed. Reads on workers; GUI thread.
class OverlayDocument : public QObject {
    Q_OBJECT

 public:
    // Both live longer.
    OverlayDocument(const Document& below, Scheduler& scheduler, QObject* parent = nullptr);

    QList<OpenArray> candidates() const; // that are open, in all windows, and could lie there

    void open(const OpenRequest& request); // ends with opened() or failed(); the last one wins
    void close();                          // tells nobody

    const std::optional<OverlayArray>& array() const { return m_array; } // nothing: none
    const OpenRequest& request() const { return m_request; }             // that has opened it
    bool isInTab() const { return m_document; }
    LabelLooksPtr looks() const; // of its labels
    // Who changes its values; null: nobody, or it is about to be shown in its tab.
    ValueChanges* changes() const;

 signals:
    void opened();
    void failed(const bloscope::OpenRequest& request, const bloscope::Error& error);
    void cellsChanged();   // array() has others at the same indices
    void changesChanged(); // isInTab() or changes() is another
    void namesChanged();   // of array()
    void looksChanged();   // looks()

 private:
    using Take = void (OverlayDocument::*)(const OpenRequest& request, OverlayArray found);

    void read(const OpenRequest& request, Take take);
    void begin(const OpenRequest& request, OverlayArray found);
    void goBack(const OpenRequest& request, OverlayArray found); // to what the file holds
    Document* documentInTab() const;
    void followArrays();
    void follow(Document* document);
    void takeValues();
    void lookForNames();
    void takeNames(LabelNames told);
    void takeLooks(const DocumentAddress& file);
    Result<OverlayArray> arrayOf(const Document& document) const;

    const Document& m_below;
    Scheduler& m_scheduler;
    OpenRequest m_request;
    LabelLookBook& m_book;
    LabelNames m_toldNames; // beside its file
    std::optional<OverlayArray> m_array;
    QPointer<Document> m_document; // that is open in a tab; null: none
    Ticket m_opening;
    Ticket m_naming;
};

} // namespace bloscope
