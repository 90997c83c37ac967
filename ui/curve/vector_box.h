#pragma once

#include "core/geometry/frame_vectors.h"

#include <QComboBox>
#include <optional>

namespace bloscope {

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
