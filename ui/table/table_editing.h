#pragma once

#include "core/array/cell_rect.h"
#include "core/change/put_texts.h"
#include "ui/document/document.h"
#include "ui/document/value_changes.h"
#include "ui/grid/cell_move.h"

#include <QObject>
#include <QPointer>
#include <optional>

namespace bloscope {

class CellLineEditor;
class Document;
class SliceTableModel;
class TablePane;
class ValueChanges;

// Gives cells of a plane other values, each time as one step, and says what came of it. Cells count
// in rows and in columns of CellColumns. GUI thread.
class CellChanging : public QObject {
    Q_OBJECT

 public:
    // Both live longer.
    CellChanging(const Document& document, ValueChanges& changes, QObject* parent = nullptr);

    QString editObstacle() const
    {
        return m_changes.editObstacle();
    } // a sentence; empty when they can be
    ValueChanges& changes() const { return m_changes; }

    void setOne(const PutPlace& cell, const QString& text);
    // A block of texts from the first of `cells` on; one text for all of them.
    void paste(const Slice& plane, const CellRect& cells, const QString& text);
    void fill(const Slice& plane, const CellRect& cells, const QString& text);
    // With a text, or else with what is nothing to a type (nothingOf()).
    void clear(const Slice& plane, const CellRect& cells, const std::optional<QString>& text);

 signals:
    void ended(const QString& sentence); // of changes that went well and leave something to say

 private:
    // What a worker found out.
    struct Outcome {
        std::uint64_t changed = 0;
        std::string stored = {}; // of one cell: as it was rounded
    };
    using Change = std::function<Result<>(const SliceReader&, ValueEditor&, const Job&, Outcome&)>;

    void want(const QString& name, Change change, void (CellChanging::*tell)(const Outcome&));
    void changeAll(const QString& name, const Slice& plane, const CellRect& cells,
                   const TextOf& textOf);
    void tellStored(const Outcome& outcome);
    void tellHowMany(const Outcome& outcome);

    const Document& m_document;
    ValueChanges& m_changes;
};

// The text of the value that stands for nothing: zero, an empty text, NaT.
std::string nothingOf(const DType& dtype);

// How the value that a text stands for is written once it is stored, where it was rounded for that:
// "0.1235" of 0.12345678 in float16. Nothing where it is the same number.
std::optional<std::string> roundedText(std::string_view text, const DType& dtype);

// Edits the current cell of a table in place: a line over the cell that checks what is typed, and
// the change once it is done. GUI thread.
class CellEditing : public QObject {
    Q_OBJECT

 public:
    // All of them live longer.
    CellEditing(SliceTableModel& model, TablePane& pane, CellChanging& changing,
                QObject* parent = nullptr);

    void begin();                     // with all of its text selected, once that is read
    void beginWith(const QString& c); // in its place, if a value of the cell can begin so
    void finish();                    // takes what is typed, unless something is wrong with it

 signals:
    void notice(const QString& sentence); // why a cell cannot be edited, or what is not taken

 private:
    bool isPossible();
    QString editObstacle(const QModelIndex& index) const;
    CellIndex indexOf(const PutPlace& cell) const; // in the array
    void cellChecked();
    void open(const QString& text, const QString& typed = {});

    SliceTableModel& m_model;
    TablePane& m_pane;
    CellChanging& m_changing;
    CellLineEditor* m_line;
    PutPlace m_cell;
    bool m_isWaiting = false;        // to begin with it
    std::optional<QString> m_before; // the cell's text, where that can be written in a line
};

enum class CellCommand;

// What somebody does to the values of a table: typed into a cell, pasted, filled in, cleared. GUI
// thread.
class TableEditing : public QObject {
    Q_OBJECT

 public:
    // All of them live longer.
    TableEditing(const Document& document, ValueChanges& changes, SliceTableModel& model,
                 TablePane& pane, QObject* parent = nullptr);
    ~TableEditing() override;

    QString editObstacle() const; // a sentence; empty when values can be changed

    void editCell(); // the current one
    void paste();    // from the clipboard
    void askToFill();
    void clear();

    void finish(); // what is being typed

    // What clears cells; nothing: what is nothing to their types.
    const std::optional<QString>& clearText() const { return m_clearText; }
    void setClearText(const std::optional<QString>& text) { m_clearText = text; }

 signals:
    void notice(const QString& sentence);

 private:
    void follow(CellCommand wish);
    bool canBegin(); // or else it is said why not
    QString problemWithFill(const QString& text, const CellRect& cells) const;

    SliceTableModel& m_model;
    TablePane& m_pane;
    CellChanging* m_changing;
    CellEditing* m_editing;
    std::optional<QString> m_clearText;
};

} // namespace bloscope
