#include "core/msgpack/value_file.h"

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/msgpack/item_type.h"
#include "core/msgpack/json.h"
#include "core/msgpack/read.h"
#include "core/msgpack/write.h"

#include <fmt/format.h>

namespace bloscope::msgpack_value {

namespace {

ByteBuffer copyOf(ByteView bytes)
{
    return {bytes.begin(), bytes.end()};
}

// The item that the bytes are, when they are exactly one.
std::optional<StoredItem> onlyItem(ByteView bytes)
{
    const auto end = endOfStored(bytes, 0);
    if (!end || *end != bytes.size())
        return {};
    return *storedItemAt(bytes, 0);
}

Result<ByteBuffer> msgpackOf(ByteView value)
{
    if (!onlyItem(value))
        return Error{ErrorKind::Unsupported, "this is not exactly one msgpack value"};
    return copyOf(value);
}

Result<ByteBuffer> jsonOf(ByteView value, const Limits& limits)
{
    BLOSCOPE_TRY(const std::string json, jsonText(value, JsonLayout::Indented, limits));
    return copyOf(bytesOf(json + '\n'));
}

Result<ByteBuffer> rawOf(ByteView value)
{
    const auto item = onlyItem(value);
    if (!item)
        return copyOf(value);
    if (item->kind == Kind::Text || item->kind == Kind::Binary || item->kind == Kind::Extension)
        return copyOf(bodyOf(value, *item));
    return Error{
        ErrorKind::Unsupported,
        fmt::format("{} cannot be the content of a file: only text, bytes and extensions can",
                    nameOf(typeOf(value, *item)))};
}

Result<ByteBuffer> fromMsgpack(ByteView file, const Limits& limits)
{
    BLOSCOPE_TRY(const ReadValue read, readValue(file, limits));
    if (read.used != file.size())
        return Error{ErrorKind::Malformed,
                     byteCountText(file.size() - read.used) + " after the msgpack value"};
    return copyOf(file);
}

Result<ByteBuffer> fromRaw(ByteView file, ByteView before, const Limits& limits)
{
    const auto item = onlyItem(before);
    if (!item && !before.empty())
        return copyOf(file);
    if (item && item->kind == Kind::Text) {
        if (!isUtf8(textOf(file)))
            return Error{ErrorKind::Usage, "this is not UTF-8 text"};
        return writeLike({Text{std::string(textOf(file))}}, before, limits);
    }
    if (item && item->kind == Kind::Extension)
        return writeLike({Extension{item->extension, copyOf(file)}}, before, limits);
    return writeLike({Binary{copyOf(file)}}, before, limits);
}

} // namespace

Result<ByteBuffer> exportValue(ByteView value, ValueFormat format, const Limits& limits)
{
    if (format == ValueFormat::Json)
        return jsonOf(value, limits);
    return format == ValueFormat::Msgpack ? msgpackOf(value) : rawOf(value);
}

Result<ByteBuffer> importValue(ByteView file, ValueFormat format, ByteView before,
                               const Limits& limits)
{
    if (format == ValueFormat::Json)
        return valueFromJson(textOf(file), before, limits);
    return format == ValueFormat::Msgpack ? fromMsgpack(file, limits)
                                          : fromRaw(file, before, limits);
}

} // namespace bloscope::msgpack_value
