#pragma once

#include "core/array/cell_source.h"
#include "core/array/slice.h"
#include "core/cells/element_part.h"

#include <QComboBox>

namespace bloscope {

// Chooses what of structured and of complex elements is drawn. Of others there is nothing to
// choose.
class PartBox : public QComboBox {
    Q_OBJECT

 public:
    explicit PartBox(const DType& dtype, QWidget* parent = nullptr);

    bool hasParts() const { return !m_parts.empty(); }
    const ElementPart& part() const { return m_parts[static_cast<std::size_t>(currentIndex())]; }
    void show(const ElementPart& part);        // one of them, chosen elsewhere
    void chooseField(const std::string& path); // unless a part of it is chosen; others do nothing

    // Where it lies in the elements; nothing: all of them.
    std::optional<DTypeLeaf> leaf() const;
    // What is chosen of each cell of `whole`; all of it where there are no parts.
    CellSourcePtr sourceOf(CellSourcePtr whole) const;

 private:
    static QString nameOf(const ElementPart& part);

    std::vector<ElementPart> m_parts;
};

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
