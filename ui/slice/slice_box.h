#pragma once

#include "core/array/slice.h"

#include <QComboBox>

namespace bloscope {

// Chooses between slices of an array, each with what it is: "what is shown: [0, :, :]".
class SliceBox : public QComboBox {
    Q_OBJECT

 public:
    explicit SliceBox(QWidget* parent = nullptr) : QComboBox(parent) {}

    void offer(const QString& what, const Slice& slice); // unless it is empty, or there already
    // The same of some fields of each element, also where the slice is there already.
    void offerFields(const QString& what, const Slice& slice, const QString& fields);
    bool isOfFields() const { return m_fieldsAt == currentIndex() && currentIndex() >= 0; }

    const Slice& slice() const { return m_slices[static_cast<std::size_t>(currentIndex())]; }

 private:
    std::vector<Slice> m_slices; // one for each entry
    int m_fieldsAt = -1;         // the entry of some fields
};

} // namespace bloscope
