#include "ui/text/dtype_text.h"

#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

// Without the number of bits; empty for types that have no such name.
QString numberName(DTypeKind kind)
{
    switch (kind) {
    case DTypeKind::Signed:
        return "int";
    case DTypeKind::Unsigned:
        return "uint";
    case DTypeKind::Float:
        return "float";
    case DTypeKind::Complex:
        return "complex";
    default:
        return {};
    }
}

} // namespace

QString dtypeText(const DType& dtype)
{
    if (dtype.kind == DTypeKind::Boolean)
        return "bool";
    constexpr std::size_t longText = 60;
    if (dtype.kind == DTypeKind::Structured && dtype.text.size() > longText)
        return QCoreApplication::translate("DTypeText", "structure of %1, %2")
            .arg(countedText(dtype.fields.size(),
                             QCoreApplication::translate("DTypeText", "1 field"),
                             QCoreApplication::translate("DTypeText", "%1 fields")),
                 countedText(dtype.itemsize, QCoreApplication::translate("DTypeText", "1 byte"),
                             QCoreApplication::translate("DTypeText", "%1 bytes")));
    const QString name = numberName(dtype.kind);
    if (name.isEmpty())
        return displayText(dtype.text);
    const QString type = name + QString::number(8 * dtype.itemsize);
    if (dtype.order == ByteOrder::Little || dtype.itemsize == 1)
        return type;
    return QCoreApplication::translate("DTypeText", "%1, big-endian").arg(type);
}

} // namespace bloscope
