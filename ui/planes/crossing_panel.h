#pragma once

#include "core/plane/orthogonal_planes.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;

namespace bloscope {

class IndexSpinBox;

// Where three planes cross: the index of each of their dimensions, the exact value there, which
// dimension is the third one and which plane is seen larger; and what their colours do not say. As
// wide as there is room.
class CrossingPanel : public QWidget {
    Q_OBJECT

 public:
    // One name for every dimension of the array.
    explicit CrossingPanel(QStringList dimensionNames, QWidget* parent = nullptr);

    // `thirds` are the dimensions that can be the third one, `planes.third()` among them.
    void show(const OrthogonalPlanes& planes, const std::vector<std::size_t>& thirds);
    void showLarge(LargePlane large);
    void setValue(const QString& exactText, const QString& problem); // as sentences; may be empty
    void setLegend(const QString& richText);                         // empty: nothing is special

 signals:
    void indexChosen(std::size_t dimension, qint64 index); // by the user
    void thirdChosen(std::size_t dimension);
    void largeChosen(bloscope::LargePlane large);
    void stopWanted(); // of what the legend has a link to

 private:
    struct Field {
        QLabel* label = nullptr;
        IndexSpinBox* index = nullptr;
        std::size_t dimension = 0;
    };
    QWidget* makeField(Field& field);
    void showField(Field& field, std::size_t dimension, const OrthogonalPlanes& planes);

    QStringList m_names;
    QComboBox* m_third;
    QWidget* m_thirdGroup; // with its label
    QComboBox* m_large;
    std::array<Field, 3> m_fields; // of rows, columns and the third dimension
    QLabel* m_value;
    QLabel* m_legend;
};

} // namespace bloscope
