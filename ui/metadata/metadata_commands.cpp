#include "ui/metadata/metadata_commands.h"

#include "core/base/result.h"
#include "core/edit/edited_entry.h"
#include "core/msgpack/json.h"
#include "core/msgpack/write.h"
#include "ui/metadata/metadata_tree.h"
#include "ui/text/error_text.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QIODevice>
#include <QMimeData>

namespace bloscope {

namespace {

// A metadata value on its way through the clipboard.
struct CopiedValue {
    std::string name; // of the entry, or the key, it was copied from; may be empty
    ByteBuffer bytes;
};

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

// The value as JSON text for all programs (hex digits when it is no msgpack) and as it is, byte for
// byte, for this one.
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

// Errors: those of fromJson() for text that is none.
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

using msgpack_value::ItemType;

} // namespace

MetadataCommands::MetadataCommands(MetadataTree& tree, Scheduler& scheduler)
    : QObject(&tree),
      m_tree(tree),
      m_edits(tree.metadata().edits()),
      m_steps(m_edits),
      m_dialogs(new MetadataDialogs(m_edits, scheduler, tree))
{
    connect(m_dialogs, &MetadataDialogs::refused, this, &MetadataCommands::refused);
    connect(m_dialogs, &MetadataDialogs::done, &tree, &MetadataTree::select);
}

ItemPlace MetadataCommands::current() const
{
    return *m_tree.currentPlace();
}

std::size_t MetadataCommands::siblings() const
{
    const auto place = m_tree.currentPlace();
    return place && !place->isSection() ? m_steps.countIn(place->above()).value_or(0) : 0;
}

bool MetadataCommands::isArray() const
{
    const auto place = m_tree.currentPlace();
    if (!place || !place->entry || place->section != MetadataSectionOf::Header)
        return false;
    const std::string& name = m_edits.current().entries(place->section)[*place->entry].name;
    return name == "b2nd" || name == "caterva";
}

ItemPlace MetadataCommands::target() const
{
    const auto place = m_tree.currentPlace();
    if (!place)
        return m_tree.placeAbove().value_or(ItemPlace{.section = MetadataSectionOf::Trailer});
    return place->isSection() || m_steps.countIn(*place) ? *place : place->above();
}

bool MetadataCommands::isMap(const ItemPlace& place) const
{
    return m_tree.metadata().indexOf(place).data(MetadataCells::TypeRole) ==
           QVariant(static_cast<int>(ItemType::Mapping));
}

std::optional<std::size_t> MetadataCommands::placeBehindCurrent(const ItemPlace& container) const
{
    const auto place = m_tree.currentPlace();
    if (!place || place == container)
        return {};
    return place->number() + 1;
}

bool MetadataCommands::tell(const Result<>& outcome)
{
    if (!outcome)
        emit refused(refusalText(outcome.error()));
    return outcome.has_value();
}

bool MetadataCommands::tell(const Result<ItemPlace>& outcome)
{
    if (!outcome)
        return tell(Result<>(outcome.error()));
    m_tree.select(*outcome);
    return true;
}

// --- what is there

void MetadataCommands::editValue()
{
    const QModelIndex value = m_tree.currentCell(MetadataCells::ValueColumn);
    if (value.flags() & Qt::ItemIsEditable)
        m_tree.editCell(MetadataCells::ValueColumn);
    else if (value.flags() & Qt::ItemIsUserCheckable)
        m_tree.metadata().setData(
            value, value.data(Qt::CheckStateRole) == Qt::Checked ? Qt::Unchecked : Qt::Checked,
            Qt::CheckStateRole);
    else if (isArray())
        editArray();
    else
        showValue();
}

void MetadataCommands::showValue()
{
    m_dialogs->showValue(current());
}

void MetadataCommands::rename()
{
    m_tree.editCell(MetadataCells::NameColumn);
}

void MetadataCommands::chooseType()
{
    m_tree.editCell(MetadataCells::TypeColumn);
}

void MetadataCommands::clearName(const QModelIndex& index)
{
    if (index.isValid())
        m_dialogs->askToClearName(index.data(MetadataCells::PlaceRole).value<ItemPlace>());
}

void MetadataCommands::changeType(const QModelIndex& index, ItemType type)
{
    const auto place = index.data(MetadataCells::PlaceRole).value<ItemPlace>();
    const Result<> outcome = m_steps.changeType(place, type);
    if (!outcome && outcome.error().kind() == ErrorKind::Usage)
        m_dialogs->offerReplacement(place, type, outcome.error());
    else
        tell(outcome);
}

void MetadataCommands::unlock()
{
    m_dialogs->askToUnlock(current());
}

void MetadataCommands::exportValue()
{
    m_dialogs->exportValue(current());
}

void MetadataCommands::importValue()
{
    m_dialogs->importValue(current());
}

// --- what comes, goes and moves

void MetadataCommands::addBelow()
{
    const ItemPlace container = target();
    if (container.isSection())
        m_dialogs->askForEntry(container.section);
    else if (isMap(container))
        m_dialogs->askForEntryOfMap(container, placeBehindCurrent(container));
    else
        addItem(container);
}

// Like the last item of the list, but empty; its value is what one types next.
void MetadataCommands::addItem(const ItemPlace& container)
{
    const std::size_t count = m_steps.countIn(container).value_or(0);
    ItemType type = ItemType::Text;
    if (count > 0)
        type = static_cast<ItemType>(m_tree.metadata()
                                         .indexOf(container.below(count - 1))
                                         .data(MetadataCells::TypeRole)
                                         .toInt());
    if (!tell(m_steps.add(container, placeBehindCurrent(container), "key", emptyItem(type))))
        return;
    if (m_tree.currentCell(MetadataCells::ValueColumn).flags() & Qt::ItemIsEditable)
        m_tree.editCell(MetadataCells::ValueColumn);
}

void MetadataCommands::duplicate()
{
    tell(m_steps.duplicate(current()));
}

void MetadataCommands::remove()
{
    tell(m_steps.remove(current()));
}

void MetadataCommands::moveBy(int rows)
{
    const ItemPlace place = current();
    const std::size_t to = rows < 0 ? place.number() - 1 : place.number() + 1;
    if (tell(m_steps.move(place, to)))
        m_tree.select(place.sibling(to));
}

void MetadataCommands::cut()
{
    if (toClipboard())
        remove();
}

bool MetadataCommands::toClipboard()
{
    const auto bytes = m_steps.bytesAt(current());
    if (!bytes)
        return tell(Result<>(bytes.error()));
    const QString name =
        m_tree.currentCell(MetadataCells::NameColumn).data(Qt::EditRole).toString();
    QGuiApplication::clipboard()->setMimeData(toMimeData({name.toStdString(), *bytes}));
    return true;
}

void MetadataCommands::paste()
{
    const auto value = fromMimeData(*QGuiApplication::clipboard()->mimeData());
    if (!value)
        return emit refused(refusalText(value.error().within("the clipboard")));
    const ItemPlace container = target();
    tell(m_steps.add(container, placeBehindCurrent(container),
                     value->name.empty() ? "pasted" : value->name, value->bytes));
}

} // namespace bloscope
