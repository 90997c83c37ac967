#pragma once

#include "core/base/result.h"
#include "core/edit/edited_entry.h"

#include <QString>
#include <functional>

namespace bloscope {

// One value of a metadata entry, or one inside of it, as it is to be edited.
struct ValueToEdit {
    QString title;     // "exposure", "exposure › 3"
    SharedBytes bytes; // not null
    QString lockReason =
        {}; // a sentence why it can only be looked at; empty when it can be changed

    QString note = {};       // a sentence for people above the value
    bool isOnlyJson = false; // its bytes are not those of the file, and not shown

    // What a new value has to be beside what every value has to; called on a worker.
    std::function<Result<>(const ByteBuffer&)> check = {};
};

// What is to be said of a new value before it is applied.
struct ValueVerdict {
    QString problem = {}; // a sentence why it cannot be; empty when it can
    QString note = {};    // what is odd about it all the same
};

// From any thread; reads all of the value.
ValueVerdict verdictOn(const ByteBuffer& value, const ValueToEdit& about);

} // namespace bloscope
