#pragma once

#include "core/dtype/dtype_leaves.h"

#include <QComboBox>
#include <optional>

namespace bloscope {

// Chooses what of structured elements is taken: all of it, a field, or a part of one. Of others
// there is nothing to choose.
class FieldBox : public QComboBox {
    Q_OBJECT

 public:
    explicit FieldBox(const DType& dtype, QWidget* parent = nullptr);

    bool hasFields() const { return !m_fields.empty(); }
    void choose(const std::string& path);   // if it is there
    std::optional<DTypeLeaf> field() const; // nothing: all of each element

 private:
    void offer(const DType& dtype);

    std::vector<DTypeLeaf> m_fields; // of the entries behind the first one
};

} // namespace bloscope
