#include "ui/metadata/metadata_dialogs.h"

#include "core/inspect/opaque_content.h"
#include "ui/metadata/array_form_dialog.h"
#include "ui/metadata/new_entry_dialog.h"
#include "ui/text/error_text.h"
#include "ui/text/object_text.h"
#include "ui/value/value_dialog.h"

#include <QAbstractButton>
#include <QMessageBox>
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
                tr("The value to replace changed while the file was being read. Try again."));
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
        tr("Libraries store %1 here. With a wrong value they may misread the file or fail to read "
           "it. The entry stays unlocked until the file is closed.")
            .arg(displayText(*reason));
    ask(m_over, question, explanation, tr("Unlock"),
        [this, name, section = place.section] { m_edits.unlock(section, name); });
}

void MetadataDialogs::offerReplacement(const ItemPlace& place, msgpack_value::ItemType type,
                                       const Error& why)
{
    const QString question =
        tr("“%1” cannot become %2").arg(m_steps.nameOf(place), displayText(nameOf(type)));
    const QString explanation =
        displayText(why.text()) + QStringLiteral(".\n") +
        tr("It can be replaced by an empty %1. Undo restores it.").arg(displayText(nameOf(type)));
    ask(m_over, question, explanation, tr("Replace"),
        [this, place, type] { tell(m_steps.replaceByEmpty(place, type), place); });
}

} // namespace bloscope
