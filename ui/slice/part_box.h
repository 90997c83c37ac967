#pragma once

#include "ui/cells/cell_source.h"
#include "ui/cells/element_part.h"

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

} // namespace bloscope
