#pragma once

#include "core/edit/edited_entry.h"

#include <QString>
#include <optional>

namespace bloscope {

// A place in a text: line and column from 1, columns counted in characters as people see them.
struct TextPlace {
    qsizetype line = 1;
    qsizetype column = 1;
    qsizetype position = 0; // from 0 in UTF-16 units, which QTextCursor counts

    bool operator==(const TextPlace&) const = default;
};

// Where a byte of the text's UTF-8 form stands. Bytes behind the text: its end.
TextPlace placeOfByte(QStringView text, quint64 byte);

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
