#pragma once

#include <QByteArray>

namespace bloscope::test {

// A .npy file of records, read without the program's own reader: for each record a line of its
// values with spaces between them, "NaT" and "nan" in words, bytes in hexadecimal.
struct RecordFile {
    QByteArray descr;
    QByteArray shape; // "3,"
    QByteArray rows;
};
RecordFile readRecordFile(const QByteArray& file);

} // namespace bloscope::test
