#pragma once

#include "ui/metadata/metadata_steps.h"
#include "ui/value/value_files.h"

#include <QPointer>
#include <QWidget>

class QModelIndex;

namespace bloscope {

class MetadataTree;

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

// What is done to the current row of a MetadataTree, or from there. Each is only called while it is
// possible, as MetadataActions knows; what is refused all the same is told by refused().
class MetadataCommands : public QObject {
    Q_OBJECT

 public:
    // Owned by the tree. The scheduler lives longer.
    MetadataCommands(MetadataTree& tree, Scheduler& scheduler);

    // The container that addBelow() and paste() put something into: that of the current row, or the
    // vlmetalayers while there is none, where most add something.
    ItemPlace target() const;
    bool isMap(const ItemPlace& place) const;
    std::size_t siblings() const; // rows in what the current place lies in, itself included
    bool isArray() const;         // does the current row describe the array?

    void addBelow();
    void duplicate();
    void rename();
    void chooseType();
    void remove();
    void moveUp() { moveBy(-1); }
    void moveDown() { moveBy(1); }
    void editValue(); // in place if it is a line, in its dialog otherwise
    void showValue(); // in its dialog
    void editArray() { m_dialogs->showArray(); }
    void unlock();
    void exportValue(); // both ask for a file
    void importValue();
    void cut();
    void copy() { toClipboard(); }
    void paste();

    // Of a row that need not be the current one. They ask before a name or a value is lost.
    void clearName(const QModelIndex& index);
    void changeType(const QModelIndex& index, msgpack_value::ItemType type);

 signals:
    void refused(const QString& sentence);

 private:
    ItemPlace current() const;
    void addItem(const ItemPlace& container);
    void moveBy(int rows);
    std::optional<std::size_t> placeBehindCurrent(const ItemPlace& container) const;
    bool toClipboard();
    bool tell(const Result<>& outcome);
    bool tell(const Result<ItemPlace>& outcome); // selects the place

    MetadataTree& m_tree;
    DocumentEdits& m_edits;
    MetadataSteps m_steps;
    MetadataDialogs* m_dialogs;
};

} // namespace bloscope
