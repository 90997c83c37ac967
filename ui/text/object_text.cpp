#include "ui/text/object_text.h"

#include "core/base/text.h"
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

struct ObjectText {
    Q_DECLARE_TR_FUNCTIONS(ObjectText)
};

QString shareText(const Proxy& proxy)
{
    const auto share = proxy.share();
    if (!share)
        return ObjectText::tr("it does not record what was fetched, so zeros may be missing data");
    const QString text = proxy.record() == Proxy::Record::Chunks
                             ? ObjectText::tr("%1 of %2 chunks have been fetched")
                             : ObjectText::tr("%1 of %2 blocks have been fetched");
    return text.arg(countText(share->fetched), countText(share->total));
}

} // namespace

QString dtypeText(const DType& dtype)
{
    if (dtype.kind == DTypeKind::Boolean)
        return "bool";
    constexpr std::size_t longestName = 60;
    if (dtype.kind == DTypeKind::Structured && dtype.text.size() > longestName)
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

QString shapeText(const Array& array)
{
    const QString type = dtypeText(array.dtype());
    if (!array.isNd() && !array.interpretation())
        return countedText(array.shape().front(), ObjectText::tr("1 item"),
                           ObjectText::tr("%1 items")) +
               ' ' +
               ObjectText::tr("of %1", "bytes")
                   .arg(QString::fromStdString(byteCountText(std::uint64_t(array.itemsize()))));
    QStringList extents;
    for (const std::int64_t extent : array.shape())
        extents << QString::number(extent);
    const QString shape = extents.join(", ") + (extents.size() == 1 ? "," : "");
    return ObjectText::tr("(%1) of %2").arg(shape, type);
}

QString proxyText(const Proxy& proxy)
{
    return ObjectText::tr("This is a cache of %1; %2.")
        .arg(displayText(proxy.source()), shareText(proxy));
}

QString remoteStoreText(const Store& store)
{
    return ObjectText::tr(
               "This contains parts of %1; the others are not stored here and are not fetched.")
        .arg(displayText(store.source()->text()));
}

QString containerText(const Store& store)
{
    switch (store.container()) {
    case Store::Container::Directory:
        return ObjectText::tr("directory");
    case Store::Container::Zip:
        return ObjectText::tr("zip archive");
    default:
        return ObjectText::tr("frame");
    }
}

QString notReadableText()
{
    return ObjectText::tr("This cannot be read as its metadata describes");
}

QString geometryNoteText(const std::string& note)
{
    return ObjectText::tr("Voxel sizes may belong to other axes: %1.").arg(displayText(note));
}

QString noLongerReadAsToldText()
{
    return ObjectText::tr("Your interpretation cannot be applied");
}

QString internalPartNote()
{
    return ObjectText::tr("Internal data of the library that wrote this file.");
}

QString newAttributesNote(const QString& group)
{
    return ObjectText::tr("%1 has no attributes yet. Add them in the Metadata panel (+ or Insert); "
                          "their file is created when you save.")
        .arg(group);
}

QString lockText(std::string_view meaning)
{
    return ObjectText::tr("Locked because libraries use it: %1.")
        .arg(QString::fromUtf8(meaning.data(), static_cast<qsizetype>(meaning.size())));
}

QString pickleNote()
{
    return ObjectText::tr("This contains a Python pickle, which is not opened.");
}

QStringList internalFileNotes(const QString& name)
{
    if (name.contains("__index__"))
        return {ObjectText::tr("Internal index of the library, not data.")};
    if (name.contains("__query_cache__"))
        return {ObjectText::tr("Internal query cache of the library.")};
    return {};
}

} // namespace bloscope
