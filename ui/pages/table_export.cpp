#include "ui/pages/table_export.h"

#include "core/export/sink.h"
#include "ui/export/slice_export.h"
#include "ui/pages/page_export.h"
#include "ui/text/error_text.h"
#include "ui/text/file_path.h"
#include "ui/worker/long_job.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHash>

namespace bloscope {

namespace {

// A null is an empty field: "nan" would be taken for a value.
CsvOptions optionsFor(CsvOptions how)
{
    how.header = CsvOptions::Header::Names;
    how.na.clear();
    return how;
}

struct TableWish {
    TablePtr table;
    RowsToWrite rows;
    ExportFormat usual; // of names that do not say one
};

// As what a file of that name is written.
ExportFormat formatFor(const QString& target, const TableWish& wish)
{
    const auto named = formatOfName(filePath(target)).format;
    return named && traitsOf(*named).writeRows ? *named : wish.usual;
}

QString filterOf(const ExportFormatTraits& traits)
{
    QStringList patterns;
    for (const std::string_view ending : traits.endings)
        patterns << QStringLiteral("*.") + displayText(ending);
    return TablePage::tr("%1 files (%2)").arg(displayText(traits.title), patterns.join(' '));
}

Result<ExportReport> writeFile(const TableWish& wish, const QString& target, const QString& source,
                               const Job& job)
{
    BLOSCOPE_TRY(const std::unique_ptr<Sink> sink,
                 fileSink(filePath(target), filePath(source), job.stop));
    const auto write = traitsOf(formatFor(target, wish)).writeRows;
    BLOSCOPE_TRY(ExportReport report, write(*wish.table, wish.rows, *sink, job));
    BLOSCOPE_CHECK(sink->commit());
    return report;
}

void start(TablePage& page, const TableWish& wish, const QString& target, Scheduler& scheduler)
{
    const QString file = QFileInfo(target).fileName();
    const auto report = std::make_shared<ExportReport>();
    auto* job = new LongJob(TablePage::tr("Exporting %1").arg(file));
    page.adopt(job);
    QObject::connect(job, &LongJob::finished, &page, [&page, file, report](const Result<>& end) {
        if (end)
            tellWhatIsMissing(page, file, *report);
    });
    page.startWriting(
        job, scheduler, target,
        [wish, target, report, source = page.address().path](const Job& work) -> Result<> {
            BLOSCOPE_TRY(*report, writeFile(wish, target, source, work));
            return {};
        });
}

// Adds the formats that can hold a table to what can be chosen.
void offerFormats(QFileDialog& dialog, ExportFormat usual)
{
    QStringList filters;
    QHash<QString, QString> endings;
    for (const ExportFormatTraits& traits : exportFormats())
        if (traits.writeRows) {
            filters << filterOf(traits);
            endings[filters.last()] = extensionOf(traits.format);
        }
    dialog.setNameFilters(filters << TablePage::tr("All files (*)"));
    dialog.selectNameFilter(filterOf(traitsOf(usual)));
    dialog.setDefaultSuffix(extensionOf(usual));
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog,
                     [&dialog, endings](const QString& filter) {
                         dialog.setDefaultSuffix(endings.value(filter, dialog.defaultSuffix()));
                     });
}

} // namespace

void exportTable(TablePage& page, const TablePtr& table, std::int64_t rows, const CsvOptions& how,
                 Scheduler& scheduler)
{
    const ExportFormat usual = how.delimiter == '\t' ? ExportFormat::Tsv : ExportFormat::Csv;
    const TableWish wish{table, {0, rows, optionsFor(how), {}}, usual};
    const QFileInfo source(page.address().path);
    auto* dialog = new QFileDialog(&page, TablePage::tr("Export Table"), source.absolutePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    offerFormats(*dialog, usual);
    dialog->selectFile(source.completeBaseName() + '.' + extensionOf(usual));
    QObject::connect(
        dialog, &QFileDialog::fileSelected, &page,
        [&page, wish, &scheduler](const QString& target) { start(page, wish, target, scheduler); });
    dialog->open();
}

} // namespace bloscope
