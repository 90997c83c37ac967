#pragma once

#include "core/dtype/cell_parse.h"
#include "core/geometry/label_names.h"
#include "ui/brush/brush_choice.h"
#include "ui/brush/paint_where.h"

#include <QString>
#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QMenu;
class QSpinBox;
class QToolButton;
namespace bloscope {

class CheckedLineEdit;
class TargetChoice;

// Whether somebody paints a file at this moment. Not remembered over a restart.
struct Painting {
    bool isOn = false;
    bool isOnImage = false;     // and not on labels that lie over it
    bool isImageChosen = false; // by somebody, where there are labels as well
};

// The controls of the brush, below those of the view: what it paints, with what, and over what.
class BrushBar : public QWidget {
    Q_OBJECT

 public:
    static constexpr int mostCells = 100'000; // across

    explicit BrushBar(QWidget* parent = nullptr);

    // On what can be painted, and which of it is; not told where the picture is all there is.
    void setTargets(const QStringList& names, int current);
    // Which are painted, whole numbers or truth values, and what they are called.
    void setElements(const DType& dtype, const LabelNames& names);
    // The bytes of the element that is painted. Errors: those of parseCell().
    Result<ByteBuffer> element() const;
    QString value() const;     // as it is typed, or that of the name that is typed
    QString valueText() const; // with its name, where it has one: "tumour (4)"
    void setValue(const QString& value);
    void offer(const std::vector<BrushColor>& colors); // to be chosen

    BrushTool tool() const;
    void setTool(BrushTool tool);
    PaintWhere& where() const { return *m_where; }
    QMenu* menu() const { return m_menu; } // of what is done without the mouse

    BrushChoice choice() const;
    void setChoice(const BrushChoice& choice);

    int size() const; // in cells across
    void setSize(int cells);
    void changeSize(int steps); // of a tenth, and at least one cell

    bool isPicking() const; // the next click takes its value from the picture
    void setPicking(bool picks);

 signals:
    void targetChosen(int index); // by the user
    void sizeChanged();
    void toolChanged();
    void typed(); // Enter
    void closed();

 private:
    void layOut();
    void makeValueBox();
    void makeToolBox();
    void showTool();
    QString valueOf(const QString& typed) const;
    QString nameOf(const QString& value) const;
    void showName();

    DType m_dtype;
    LabelNames m_names;
    TargetChoice* m_target;
    CheckedLineEdit* m_value;
    QComboBox* m_values;
    QLabel* m_name;
    QComboBox* m_tool;
    QSpinBox* m_size;
    QWidget* m_sizeGroup = nullptr; // with its label
    QToolButton* m_pick;
    PaintWhere* m_where;
    QToolButton* m_more;
    QMenu* m_menu;
};

// On what a brush paints: a choice where there is one, else only its name.
class TargetChoice : public QWidget {
    Q_OBJECT

 public:
    explicit TargetChoice(QWidget* parent = nullptr);

    void show(const QStringList& names, int current);
    QString shown() const;

 signals:
    void chosen(int index); // by the user

 private:
    QLabel* m_only;
    QComboBox* m_several;
};

} // namespace bloscope
