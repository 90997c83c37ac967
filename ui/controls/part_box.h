#pragma once

#include "core/array/dtype_leaves.h"

#include <QComboBox>

namespace bloscope {

// Chooses one of the parts of structured elements that are numbers. Hides itself where there is
// nothing to choose.
class PartBox : public QComboBox {
    Q_OBJECT

 public:
    explicit PartBox(const DType& dtype, QWidget* parent = nullptr);

    bool hasParts() const { return !m_parts.empty(); }
    const DTypeLeaf& part() const { return m_parts[static_cast<std::size_t>(currentIndex())]; }

 private:
    std::vector<DTypeLeaf> m_parts;
};

} // namespace bloscope
