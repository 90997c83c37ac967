#pragma once

#include "ui/value/value_to_edit.h"

namespace bloscope {

// What is to be said of a new value before it is applied.
struct ValueVerdict {
    QString problem = {}; // a sentence why it cannot be; empty when it can
    QString note = {};    // what is odd about it all the same
};

// From any thread; reads all of the value.
ValueVerdict verdictOn(const ByteBuffer& value, const ValueToEdit& about);

} // namespace bloscope
