#include "ui/value/value_files.h"

#include "ui/text/error_text.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>
#include <QWidget>
#include <algorithm>

namespace bloscope {

namespace {

using msgpack_value::ValueFormat;

struct Form {
    ValueFormat format;
    const char* ending;
};
constexpr Form forms[] = {
    {ValueFormat::Json, "json"}, {ValueFormat::Msgpack, "msgpack"}, {ValueFormat::Raw, "bin"}};

// In the order of `forms`.
QStringList formFilters()
{
    return {ValueFiles::tr("JSON (*.json)"), ValueFiles::tr("MessagePack (*.msgpack)"),
            ValueFiles::tr("Raw content (*.bin)")};
}

// A name of an entry without what file systems cannot have.
QString fileNameOf(const QString& name)
{
    static const QRegularExpression odd(QStringLiteral(R"([^\w .-]+)"),
                                        QRegularExpression::UseUnicodePropertiesOption);
    const QString plain = QString(name).replace(odd, QStringLiteral("_"));
    return plain.isEmpty() ? ValueFiles::tr("value") : plain;
}

} // namespace

ValueFormat valueFormatOf(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    for (const auto& [format, formEnding] : forms)
        if (ending == QLatin1String(formEnding))
            return format;
    return ValueFormat::Raw;
}

ValueFiles::ValueFiles(Scheduler& scheduler, QWidget* window)
    : QObject(window), m_scheduler(scheduler), m_window(window)
{
}

QFileDialog* ValueFiles::makeDialog(const QString& title)
{
    auto* dialog = new QFileDialog(m_window, title, m_folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString& path) { m_folder = QFileInfo(path).path(); });
    return dialog;
}

void ValueFiles::exportValue(const QString& name, SharedBytes value,
                             const std::optional<FileIdentity>& source)
{
    QFileDialog* dialog = makeDialog(tr("Export %1").arg(name));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(formFilters());
    dialog->setDefaultSuffix(QString::fromLatin1(forms[0].ending));
    dialog->selectFile(fileNameOf(name));
    const auto chosenForm = [dialog] {
        return forms[std::max<qsizetype>(0, formFilters().indexOf(dialog->selectedNameFilter()))];
    };
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, chosenForm] {
        dialog->setDefaultSuffix(QString::fromLatin1(chosenForm().ending));
    });
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, value = std::move(value), source, chosenForm](const QString& path) {
                write(path, chosenForm().format, value, source);
            });
    dialog->open();
}

void ValueFiles::importValue(const QString& name, SharedBytes before, Deliver deliver)
{
    QFileDialog* dialog = makeDialog(tr("Import %1").arg(name));
    dialog->setAcceptMode(QFileDialog::AcceptOpen);
    dialog->setFileMode(QFileDialog::ExistingFile);
    const QString byEnding = tr("By extension (*)");
    dialog->setNameFilters(QStringList(byEnding) + formFilters());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, dialog, before = std::move(before),
             deliver = std::move(deliver)](const QString& path) {
                const auto form = formFilters().indexOf(dialog->selectedNameFilter());
                read(path, form < 0 ? valueFormatOf(path) : forms[form].format, before, deliver);
            });
    dialog->open();
}

void ValueFiles::write(const QString& path, ValueFormat format, const SharedBytes& value,
                       const std::optional<FileIdentity>& source)
{
    const int number = m_nextTicket++;
    m_tickets[number] = m_scheduler.submit(
        Scheduler::Priority::Background, this,
        [value, format, path, source](const std::stop_token& stop) {
            return writeValueFile(*value, format, filePath(path), source, stop);
        },
        [this, number, path](const Result<>& written) {
            m_tickets.erase(number);
            if (written)
                emit exported(path);
            else
                emit failed(
                    errorSentence(tr("%1 cannot be written").arg(QDir::toNativeSeparators(path)),
                                  written.error()));
        });
}

void ValueFiles::read(const QString& path, ValueFormat format, const SharedBytes& before,
                      const Deliver& deliver)
{
    const int number = m_nextTicket++;
    m_tickets[number] = m_scheduler.submit(
        Scheduler::Priority::Background, this,
        [before, format, path](const std::stop_token&) {
            return readValueFile(filePath(path), format, *before);
        },
        [this, number, path, deliver](Result<ByteBuffer> value) {
            m_tickets.erase(number);
            if (value)
                deliver(*std::move(value));
            else
                emit failed(errorSentence(
                    tr("%1 cannot be read").arg(QDir::toNativeSeparators(path)), value.error()));
        });
}

} // namespace bloscope
