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

} // namespace

QString dtypeText(const DType& dtype)
{
    if (dtype.kind == DTypeKind::Boolean)
        return "bool";
    constexpr std::size_t longestName = 60;
    if (dtype.kind == DTypeKind::Structured && dtype.text.size() > longestName)
        return countedText(dtype.fields.size(),
                           QCoreApplication::translate("DTypeText", "structure of %n field(s), %1",
                                                       nullptr, pluralNumber(dtype.fields.size())))
            .arg(exactSizeText(dtype.itemsize));
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
    const std::int64_t items = array.shape().empty() ? 0 : array.shape().front();
    if (!array.isNd() && !array.interpretation())
        return countedText(items, ObjectText::tr("%n item(s) of %1", "bytes", pluralNumber(items)))
            .arg(sizeText(std::uint64_t(array.itemsize())));
    QStringList extents;
    for (const std::int64_t extent : array.shape())
        extents << QString::number(extent);
    const QString shape = extents.join(", ") + (extents.size() == 1 ? "," : "");
    return ObjectText::tr("(%1) of %2").arg(shape, type);
}

QString proxyText(const Proxy& proxy)
{
    const QString source = displayText(proxy.source());
    const auto share = proxy.share();
    if (!share)
        return ObjectText::tr("This is a cache of %1. It does not record what was fetched, so "
                              "zeros may represent missing data.")
            .arg(source);
    const int form = pluralNumber(share->total);
    const QString text =
        proxy.record() == Proxy::Record::Chunks
            ? ObjectText::tr("This is a cache of %1; %2 of %n chunk(s) were fetched.", nullptr,
                             form)
            : ObjectText::tr("This is a cache of %1; %2 of %n block(s) were fetched.", nullptr,
                             form);
    return countedText(share->total, text).arg(source, countText(share->fetched));
}

QString remoteStoreText(const Store& store)
{
    return ObjectText::tr(
               "This contains only parts of %1; the rest is not stored here and is not fetched.")
        .arg(displayText(store.source()->text()));
}

QString offlineText(bool isComplete)
{
    return isComplete
               ? ObjectText::tr("The server cannot be reached. All of the file is kept on this "
                                "computer and shown as it was.")
               : ObjectText::tr("The server cannot be reached. What was read before is shown; the "
                                "rest is missing.");
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
    return ObjectText::tr("This cannot be read as described by its metadata");
}

QString geometryNoteText(const std::string& note)
{
    return ObjectText::tr("The voxel sizes may belong to different axes: %1.")
        .arg(displayText(note));
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
                          "the file that contains them is created when you save.")
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
