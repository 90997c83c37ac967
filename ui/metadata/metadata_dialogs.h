#pragma once

#include "ui/metadata/metadata_steps.h"
#include "ui/value/value_files.h"

#include <QPointer>
#include <QWidget>

namespace bloscope {

// What is asked before something is done to the metadata of a document, in dialogs over a widget.
// Each function returns at once; what was chosen becomes a step later, and done() or refused() says
// what came of it.
class MetadataDialogs : public QObject {
    Q_OBJECT

 public:
    // All live longer; the widget is the parent of the dialogs.
    MetadataDialogs(DocumentEdits& edits, Scheduler& scheduler, QWidget& over);

    // All of a new one: name, type and value.
    void askForEntry(MetadataSectionOf section);
    void askForEntryOfMap(const ItemPlace& map, std::optional<std::size_t> at);
    void showValue(const ItemPlace& place); // as JSON or bytes, to be edited unless it is locked
    void showArray();
    void exportValue(const ItemPlace& place); // to a file of its own
    void importValue(const ItemPlace& place); // what is in a file takes its place
    void askToUnlock(const ItemPlace& place);
    void askToClearName(const ItemPlace& place);
    // An item of another type, when its value would be lost.
    void offerReplacement(const ItemPlace& place, msgpack_value::ItemType type, const Error& why);

 signals:
    void done(const bloscope::ItemPlace& place); // where something is new, or different
    void refused(const QString& sentence);

 private:
    void tell(const Result<>& outcome, const ItemPlace& place);
    void tell(const Result<ItemPlace>& place);

    DocumentEdits& m_edits;
    MetadataSteps m_steps;
    Scheduler& m_scheduler;
    QWidget& m_over;
    ValueFiles* m_files; // owned by the widget
};

} // namespace bloscope
