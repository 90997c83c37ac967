#include "tests/unit/export/record_file.h"

#include <QList>
#include <QRegularExpression>
#include <QtEndian>
#include <limits>

namespace bloscope::test {

namespace {

struct ReadField {
    char kind;
    qsizetype bytes;
    int count;
};

QByteArray floatText(const char* from, qsizetype bytes)
{
    if (bytes == 4)
        return QByteArray::number(double(qFromLittleEndian<float>(from)), 'g', 8);
    const double number = qFromLittleEndian<double>(from);
    for (int digits = 6; digits < 17; ++digits)
        if (const QByteArray text = QByteArray::number(number, 'g', digits);
            text.toDouble() == number)
            return text;
    return QByteArray::number(number, 'g', 17);
}

qint64 integerAt(const char* from, qsizetype bytes)
{
    switch (bytes) {
    case 1:
        return qint8(*from);
    case 2:
        return qFromLittleEndian<qint16>(from);
    case 4:
        return qFromLittleEndian<qint32>(from);
    default:
        return qFromLittleEndian<qint64>(from);
    }
}

QByteArray valueText(char kind, const char* from, qsizetype bytes)
{
    const qint64 integer = integerAt(from, bytes);
    switch (kind) {
    case 'b':
    case 'u':
        return QByteArray::number(quint8(*from));
    case 'f':
        return floatText(from, bytes);
    case 'c':
        return floatText(from, bytes / 2) + ',' + floatText(from + bytes / 2, bytes / 2);
    case 'U':
        return QString::fromUcs4(
                   reinterpret_cast<const char32_t*>(QByteArray(from, bytes).constData()),
                   bytes / 4)
            .remove(QChar(0))
            .toUtf8();
    case 'S':
        return QByteArray(from, qsizetype(qstrnlen(from, size_t(bytes)))).toHex();
    case 'M':
        return integer == std::numeric_limits<qint64>::min() ? "NaT" : QByteArray::number(integer);
    default:
        return QByteArray::number(integer);
    }
}

// "('a', '<f4', (2, 3))"
QList<ReadField> fieldsOf(const QString& descr)
{
    static const QRegularExpression field(
        QStringLiteral("'[<|]([a-zA-Z])(\\d+)(?:\\[\\w+\\])?'(?:, \\(([\\d, ]+)\\))?"));
    QList<ReadField> fields;
    for (auto found = field.globalMatch(descr); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const char kind = match.captured(1).at(0).toLatin1();
        int count = 1;
        for (const QString& extent : match.captured(3).split(',', Qt::SkipEmptyParts))
            count *= extent.trimmed().toInt();
        fields.append({kind, match.captured(2).toInt() * (kind == 'U' ? 4 : 1), count});
    }
    return fields;
}

} // namespace

RecordFile readRecordFile(const QByteArray& file)
{
    RecordFile read;
    const qsizetype end = file.indexOf('\n') + 1;
    static const QRegularExpression dictionary(QStringLiteral(
        "\\{'descr': (\\[.*\\]), 'fortran_order': False, 'shape': \\((.*)\\), \\} *\n$"));
    const auto match = dictionary.match(QString::fromUtf8(file.sliced(10, end - 10)));
    read.descr = match.captured(1).toUtf8();
    read.shape = match.captured(2).toUtf8();
    const QList<ReadField> fields = fieldsOf(match.captured(1));
    for (qsizetype at = end; at < file.size() && !fields.isEmpty();) {
        QByteArrayList values;
        for (const ReadField& field : fields)
            for (int i = 0; i < field.count && at + field.bytes <= file.size(); ++i) {
                values.append(valueText(field.kind, file.constData() + at, field.bytes));
                at += field.bytes;
            }
        if (values.isEmpty())
            break;
        read.rows += values.join(' ') + '\n';
    }
    return read;
}

} // namespace bloscope::test
