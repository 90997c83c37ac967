#pragma once

#include <QString>

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

} // namespace bloscope
