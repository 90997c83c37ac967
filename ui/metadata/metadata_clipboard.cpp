#include "ui/metadata/metadata_clipboard.h"

#include "core/msgpack/from_json.h"
#include "core/msgpack/json_text.h"
#include "core/msgpack/write.h"

#include <QCoreApplication>
#include <QIODevice>

namespace bloscope {

namespace {

QString valueFormat()
{
    return QStringLiteral("application/x-bloscope-metadata-value");
}

QString shownText(const CopiedValue& value)
{
    const auto json = msgpack_value::jsonText(value.bytes, msgpack_value::JsonLayout::Indented);
    return QString::fromStdString(json ? *json : hexOf(value.bytes));
}

ByteBuffer bytesOf(const QByteArray& bytes)
{
    const ByteView view = std::as_bytes(std::span(bytes.data(), std::size_t(bytes.size())));
    return {view.begin(), view.end()};
}

} // namespace

QMimeData* toMimeData(const CopiedValue& value)
{
    auto* data = new QMimeData;
    data->setText(shownText(value));
    QByteArray stored;
    QDataStream stream(&stored, QIODevice::WriteOnly);
    stream << QByteArray::fromStdString(value.name)
           << QByteArray(reinterpret_cast<const char*>(value.bytes.data()),
                         static_cast<qsizetype>(value.bytes.size()));
    data->setData(valueFormat(), stored);
    return data;
}

Result<CopiedValue> fromMimeData(const QMimeData& data)
{
    if (data.hasFormat(valueFormat())) {
        QByteArray name;
        QByteArray bytes;
        const QByteArray stored = data.data(valueFormat());
        QDataStream stream(stored);
        stream >> name >> bytes;
        if (stream.status() == QDataStream::Ok)
            return CopiedValue{name.toStdString(), bytesOf(bytes)};
    }
    BLOSCOPE_TRY(const msgpack_value::Value value,
                 msgpack_value::fromJson(data.text().toStdString()));
    return CopiedValue{{}, writeValue(value)};
}

} // namespace bloscope
