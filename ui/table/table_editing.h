#pragma once

#include "core/array/cell_rect.h"

#include <QObject>
#include <optional>

namespace bloscope {

class CellChanging;
class CellEditing;
class Document;
class SliceTableModel;
class TablePane;
class ValueChanges;
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

    QString whyNot() const; // a sentence; empty when values can be changed

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
