#pragma once

#include "core/edit/edited_entry.h"
#include "ui/value/text_place.h"

#include <optional>

namespace bloscope {

// What an edited text stands for: a value, or what is wrong with it.
struct CheckedJson {
    SharedBytes value = nullptr;
    QString problem = {};                // "line 3, column 7: ..."; empty when there is a value
    std::optional<TextPlace> place = {}; // of the problem
};

// Reads the JSON of one value, in the notation of docs/metadata.md, and keeps the forms that
// `before` has (msgpack_value::valueFromJson()). Usable from any thread.
CheckedJson checkedJson(const QString& text, const ByteBuffer& before);

} // namespace bloscope
