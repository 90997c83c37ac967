#pragma once

#include "core/find/find_cell.h"

#include <QObject>

namespace bloscope {

// What looks for something on a page, as somebody says in a line at its foot.
class Finder : public QObject {
 public:
    using QObject::QObject;

    virtual void ask() = 0; // the line comes into sight, with the keyboard's focus
    virtual void find(ScanDirection direction) = 0; // asks first where nothing was asked yet

    // What is found can be replaced: the line asks by what as well.
    virtual bool canReplace() const { return false; }
    virtual void askToReplace() {}
};

} // namespace bloscope
