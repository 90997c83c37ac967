#include "ui/metadata/metadata_commands.h"

#include "core/base/result.h"
#include "core/edit/edited_entry.h"
#include "core/inspect/opaque_content.h"
#include "core/msgpack/json.h"
#include "core/msgpack/write.h"
#include "ui/metadata/array_form_dialog.h"
#include "ui/metadata/metadata_tree.h"
#include "ui/metadata/new_entry_dialog.h"
#include "ui/text/error_text.h"
#include "ui/text/object_text.h"
#include "ui/value/value_dialog.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QIODevice>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>

namespace bloscope {

namespace {

Result<> checkIsOneItem(const ByteBuffer& bytes)
{
    using msgpack_value::ValueFormat;
    BLOSCOPE_CHECK(msgpack_value::exportValue(bytes, ValueFormat::Msgpack));
    return {};
}

// From what a dialog applies to what the file holds; none where that is the same.
using WriteBack = std::function<Result<ByteBuffer>(const ByteBuffer&)>;

// Pickles are edited as the values that they build, where these can be written as pickles again.
WriteBack editAsPickle(ValueToEdit& value)
{
    const auto pickled = PickledValue::of(*value.bytes);
    if (!pickled)
        return {};
    if (!*pickled) {
        value.note = MetadataDialogs::tr("This Python pickle can only be edited as bytes: %1.")
                         .arg(QString::fromStdString(pickled->error().text()));
        return {};
    }
    value.note = MetadataDialogs::tr(
        "This is a Python pickle, read as data. Changes are written as the same kind of pickle.");
    value.bytes = std::make_shared<const ByteBuffer>((*pickled)->tree());
    value.isOnlyJson = true;
    return [form = **pickled](const ByteBuffer& tree) { return form.with(tree); };
}

// A question with one answer that does something; otherwise nothing happens.
void ask(QWidget& over, const QString& question, const QString& explanation, const QString& yes,
         const std::function<void()>& then)
{
    auto* box = new QMessageBox(QMessageBox::Question, MetadataDialogs::tr("Metadata"), question,
                                QMessageBox::Cancel, &over);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(explanation);
    QPushButton* button = box->addButton(yes, QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    QObject::connect(button, &QAbstractButton::clicked, &over, then);
    box->open();
}

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

MetadataDialogs::MetadataDialogs(DocumentEdits& edits, Scheduler& scheduler, QWidget& over)
    : QObject(&over),
      m_edits(edits),
      m_steps(edits),
      m_scheduler(scheduler),
      m_over(over),
      m_files(new ValueFiles(scheduler, &over))
{
    connect(m_files, &ValueFiles::failed, this, &MetadataDialogs::refused);
}

void MetadataDialogs::tell(const Result<>& outcome, const ItemPlace& place)
{
    if (outcome)
        emit done(place);
    else
        emit refused(refusalText(outcome.error()));
}

void MetadataDialogs::tell(const Result<ItemPlace>& place)
{
    tell(place ? Result<>() : place.error(), place ? *place : ItemPlace());
}

void MetadataDialogs::askForEntry(MetadataSectionOf section)
{
    auto* dialog = new NewEntryDialog(m_edits.current(), section, &m_over);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewEntryDialog::chosen, this, [this](const NewEntry& entry) {
        tell(m_steps.add({.section = entry.section}, {}, entry.name, entry.value));
    });
    dialog->open();
}

void MetadataDialogs::askForEntryOfMap(const ItemPlace& map, std::optional<std::size_t> at)
{
    auto* dialog = new NewEntryDialog(
        m_steps.nameOf(map),
        [this, map](const QString& key) { return m_steps.checkNewKey(map, key); }, &m_over);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewEntryDialog::chosen, this, [this, map, at](const NewEntry& entry) {
        tell(m_steps.add(map, at, entry.name, entry.value));
    });
    dialog->open();
}

// An item can be nothing but one msgpack value; what else does not fit is told when it is applied.
void MetadataDialogs::showValue(const ItemPlace& place)
{
    const auto bytes = m_steps.bytesAt(place);
    if (!bytes)
        return emit refused(refusalText(bytes.error()));
    ValueToEdit value{.title = m_steps.nameOf(place),
                      .bytes = std::make_shared<const ByteBuffer>(*bytes)};
    const std::string& name = m_edits.current().entries(place.section)[*place.entry].name;
    if (const auto reason = m_edits.current().lockReason(place.section, name))
        value.lockReason = lockText(*reason);
    if (place.isItem())
        value.check = checkIsOneItem;
    const WriteBack writeBack = editAsPickle(value);
    auto* dialog = new ValueDialog(std::move(value), m_scheduler, &m_over);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ValueDialog::applied, this,
            [this, place, writeBack](const ByteBuffer& applied) {
                const auto now = writeBack ? writeBack(applied) : Result<ByteBuffer>(applied);
                tell(now ? m_steps.setBytes(place, *now) : Result<>(now.error()), place);
            });
    dialog->open();
}

void MetadataDialogs::exportValue(const ItemPlace& place)
{
    const auto bytes = m_steps.bytesAt(place);
    if (!bytes)
        return emit refused(refusalText(bytes.error()));
    m_files->exportValue(m_steps.nameOf(place), std::make_shared<const ByteBuffer>(*bytes),
                         m_edits.current().frame()->source()->identity());
}

void MetadataDialogs::importValue(const ItemPlace& place)
{
    const auto bytes = m_steps.bytesAt(place);
    if (!bytes)
        return emit refused(refusalText(bytes.error()));
    const auto before = std::make_shared<const ByteBuffer>(*bytes);
    const auto replace = [this, place, before](const ByteBuffer& value) {
        const auto now = m_steps.bytesAt(place);
        if (!now || *now != *before)
            emit refused(
                tr("The value to be replaced changed while the file was being read. Try again."));
        else
            tell(m_steps.setBytes(place, value), place);
    };
    m_files->importValue(m_steps.nameOf(place), before, replace);
}

void MetadataDialogs::showArray()
{
    auto* dialog = new ArrayFormDialog(m_edits.current(), {}, &m_over);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ArrayFormDialog::applied, this, [this](const B2ndMetadata& array) {
        const Result<> outcome =
            m_edits.edit(tr("Change Array"), [&](EditSet& edits) { return edits.setArray(array); });
        if (!outcome)
            emit refused(refusalText(outcome.error()));
    });
    dialog->open();
}

// Who deletes a name to type another one has not chosen an empty one.
void MetadataDialogs::askToClearName(const ItemPlace& place)
{
    if (const Result<> possible = m_steps.checkName(place, {}); !possible)
        return tell(possible, place);
    ask(m_over, tr("Leave the entry without a name?"),
        tr("Few programs can show an entry whose name is empty."), tr("Clear &Name"),
        [this, place] { tell(m_steps.rename(place, {}), place); });
}

void MetadataDialogs::askToUnlock(const ItemPlace& place)
{
    const std::string name = m_edits.current().entries(place.section)[*place.entry].name;
    const auto reason = m_edits.current().lockReason(place.section, name);
    if (!reason)
        return;
    const QString question = tr("Unlock “%1”?").arg(displayText(name));
    const QString explanation =
        tr("Libraries use this entry: %1. If its value is wrong, they may misread the file or fail "
           "to read it. The entry stays unlocked until the file is closed.")
            .arg(displayText(*reason));
    ask(m_over, question, explanation, tr("Unlock"),
        [this, name, section = place.section] { m_edits.unlock(section, name); });
}

void MetadataDialogs::offerReplacement(const ItemPlace& place, msgpack_value::ItemType type,
                                       const Error& why)
{
    const QString question =
        tr("“%1” cannot be converted to %2").arg(m_steps.nameOf(place), displayText(nameOf(type)));
    const QString explanation =
        displayText(why.text()) + QStringLiteral(".\n") +
        tr("It can be replaced with an empty %1. Undo restores the current value.")
            .arg(displayText(nameOf(type)));
    ask(m_over, question, explanation, tr("Replace"),
        [this, place, type] { tell(m_steps.replaceByEmpty(place, type), place); });
}

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
