#pragma once

#include "core/dtype/cell_parse.h"
#include "core/geometry/label_names.h"

#include <QString>
#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;
namespace bloscope {

class CheckedLineEdit;
class TargetChoice;

// A value that can be painted, in the colour that the picture has for it.
struct BrushColor {
    QString value;
    QRgb color = 0;
};

// What is painted, and with what.
struct BrushChoice {
    QString value = QStringLiteral("1"); // as it is typed
    int size = 5;                        // in cells across

    bool operator==(const BrushChoice&) const = default;
};

// Whether somebody paints a file at this moment. Not remembered over a restart.
struct Painting {
    bool isOn = false;
    bool isOnImage = false;     // and not on labels that lie over it
    bool isImageChosen = false; // by somebody, where there are labels as well
};

// The controls of the brush, below those of the heatmap: what it paints, and how large it is.
class BrushBar : public QWidget {
    Q_OBJECT

 public:
    static constexpr int mostCells = 200; // across

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

    BrushChoice choice() const { return {value(), size()}; }
    void setChoice(const BrushChoice& choice);

    int size() const; // in cells across
    void setSize(int cells);
    void changeSize(int steps); // of a tenth, and at least one cell

    bool isPicking() const; // the next click takes its value from the picture
    void setPicking(bool picks);

 signals:
    void targetChosen(int index); // by the user
    void sizeChanged();
    void typed(); // Enter
    void closed();

 private:
    void layOut();
    void makeValueBox();
    QString valueOf(const QString& typed) const;
    QString nameOf(const QString& value) const;
    void showName();

    DType m_dtype;
    LabelNames m_names;
    TargetChoice* m_target;
    CheckedLineEdit* m_value;
    QComboBox* m_values;
    QLabel* m_name;
    QSpinBox* m_size;
    QToolButton* m_pick;
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
