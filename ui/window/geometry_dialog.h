#pragma once

#include "core/geometry/hand_geometry.h"
#include "ui/document/document.h"

#include <QDialog>
#include <functional>
#include <optional>
#include <vector>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace bloscope {

// Asks what the dimensions of an array are: their names and units, the coordinate of the first
// index and how far it is to the next. What the file tells stands in the empty fields, and holds
// as long as they are empty. The file is not changed, unless somebody wants that to be written.
class GeometryDialog : public QDialog {
    Q_OBJECT

 public:
    // Makes edits of the file's metadata of it; none where these cannot be edited.
    using Write = std::function<Result<>(const HandGeometry&)>;

    GeometryDialog(const Document& document, Write write, QWidget* parent = nullptr);

 signals:
    void chosen(const std::optional<bloscope::HandGeometry>& geometry); // nothing: what it tells

 private:
    struct Row {
        QLineEdit* name;
        QLineEdit* unit;
        QLineEdit* origin;
        QLineEdit* spacing;
    };

    QWidget* makeRows(const Document& document);
    Row makeRow(const DimensionGeometry& told, const HandDimension& hand);
    void layOut(QWidget* rows);
    void addWriteButton();
    void write();
    Result<HandGeometry> typed() const;
    void check();
    void take();

    std::vector<Row> m_rows;
    Write m_write;
    QLabel* m_problem;
    QPushButton* m_writeButton = nullptr; // null without m_write
    QDialogButtonBox* m_buttons;
};

} // namespace bloscope
