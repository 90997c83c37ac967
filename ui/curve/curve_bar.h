#pragma once

#include "core/geometry/frame_vectors.h"
#include "core/plane/curve_picture.h"

#include <QComboBox>
#include <QWidget>
#include <optional>

class QLabel;
namespace bloscope {

class CheckedLineEdit;
class PartBox;
class VectorBox;

// The controls above curves: along which dimension they run, which lines are drawn, how the axes
// are divided.
class CurveBar : public QWidget {
    Q_OBJECT

 public:
    // `dimensionNames`: one for every dimension of the slices it will be given.
    // `part` chooses a part of structured elements, and `vectors` what is told of frames instead;
    // they are shown here where there are any.
    CurveBar(QStringList dimensionNames, PartBox* part, VectorBox* vectors,
             QWidget* parent = nullptr);

    void setHasLines(bool hasLines); // to choose: those of cells, and not a vector

    // What can be chosen of another slice. Lines that were chosen are forgotten when they count in
    // other dimensions now, or in one that has no such index.
    void setSlice(const Slice& shown);
    void restore(const CurveChoice& choice, const CurveAxes& axes); // before setSlice()

    // As far as it was chosen. Valid for the slice.
    const CurveChoice& choice() const { return m_choice; }
    const CurveAxes& axes() const { return m_axes; }

 signals:
    void choiceChanged();
    void axesChanged();
    void showAllWanted();

 private:
    void layOut(PartBox* part, VectorBox* vectors);
    QComboBox* makeScaleBox();
    QString problemOf(const QString& lines) const;
    void chooseAlong();
    void chooseLines(const QString& lines);
    void fillDimensions();
    QString firstLines(std::size_t along) const;
    void showLines();

    QStringList m_dimensionNames;
    Slice m_slice;
    CurveChoice m_choice;
    CurveAxes m_axes;
    bool m_hasLines = true; // to choose
    QComboBox* m_alongBox;
    QWidget* m_alongGroup;
    QWidget* m_linesGroup;
    QLabel* m_linesLabel;
    CheckedLineEdit* m_lines;
    QComboBox* m_scaleBox;
};

// Chooses what curves are of: the cells, or what the metadata of a recording tell of each frame.
class VectorBox : public QComboBox {
    Q_OBJECT

 public:
    explicit VectorBox(const FrameVectorsPtr& vectors, QWidget* parent = nullptr);

    bool hasVectors() const { return count() > 1; } // of numbers
    std::optional<std::size_t> vector() const;      // nothing: the cells
    QString vectorName() const;                     // empty for the cells
    void choose(const QString& vectorName);         // the cells where there is none of that name
};

} // namespace bloscope
