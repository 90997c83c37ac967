#pragma once

namespace bloscope {

// Edit > Edit Cell, Paste, Clear, Fill Selection: what menus do with selected cells. Only called
// where values can be changed.
class EditableCells {
 public:
    virtual ~EditableCells() = default;

    virtual bool canChangeValues() const { return false; }
    virtual void editCell() {}       // the current one
    virtual void paste() {}          // from the clipboard
    virtual void clearSelection() {} // to what means nothing

    // Asks for a value for all of the selected cells.
    virtual bool canFillSelection() const { return canChangeValues(); }
    virtual void fillSelection() {}
};

} // namespace bloscope
