#include "ui/metadata/typed_value.h"

#include "core/msgpack/item_convert.h"
#include "core/msgpack/item_path.h"
#include "core/msgpack/item_text.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

using msgpack_value::ItemType;

struct TypedValueText {
    Q_DECLARE_TR_FUNCTIONS(TypedValueText)
};

CheckedJson outcomeOf(Result<ByteBuffer> value)
{
    if (!value)
        return {.problem = refusalText(value.error())};
    return {.value = std::make_shared<const ByteBuffer>(*std::move(value))};
}

// Tuples are written as lists are.
CheckedJson containerValue(const QString& text, ItemType type)
{
    CheckedJson read = checkedJson(text, emptyItem(type));
    if (!read.value)
        return read;
    const auto found = typeOf(*read.value, *msgpack_value::itemAt(*read.value, {}));
    if (found == type)
        return read;
    if (type == ItemType::Tuple && found == ItemType::List)
        return outcomeOf(msgpack_value::convertItem(*read.value, type));
    return {.problem = type == ItemType::Mapping
                           ? TypedValueText::tr("A map is written as {\"key\": 1, \"other\": 2}.")
                           : TypedValueText::tr("Items are written as [1, 2.5, \"text\"].")};
}

} // namespace

CheckedJson typedValue(const QString& text, ItemType type)
{
    if (type == ItemType::Nil || (text.isEmpty() && type != ItemType::Text))
        return outcomeOf(emptyItem(type));
    if (isContainer(type))
        return containerValue(text, type);
    return outcomeOf(itemFromText(text.toStdString(), type));
}

QString emptyValueText(ItemType type)
{
    if (type == ItemType::Mapping)
        return QStringLiteral("{}");
    if (isContainer(type))
        return QStringLiteral("[]");
    const ByteBuffer empty = emptyItem(type);
    const auto text = itemText(empty, *msgpack_value::itemAt(empty, {}));
    return text ? QString::fromStdString(*text) : QString();
}

} // namespace bloscope
