#include "ui/pages/table_export.h"

#include "core/export/table_writer.h"
#include "ui/text/file_path.h"
#include "ui/worker/long_job.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

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
    std::int64_t rows;
    CsvOptions options;
};

Result<> writeFile(const TableWish& wish, const QString& target, const QString& source,
                   const Job& job)
{
    BLOSCOPE_TRY(const std::unique_ptr<Sink> sink,
                 fileSink(filePath(target), filePath(source), job.stop));
    BLOSCOPE_CHECK(writeTable(*wish.table, 0, wish.rows, wish.options, *sink, job));
    return sink->commit();
}

void start(TablePage& page, const TableWish& wish, const QString& target, Scheduler& scheduler)
{
    auto* job = new LongJob(TablePage::tr("Exporting %1").arg(QFileInfo(target).fileName()));
    page.adopt(job);
    job->start(scheduler, [wish, target, source = page.address().path](const Job& work) {
        return writeFile(wish, target, source, work);
    });
}

} // namespace

void exportTable(TablePage& page, const TablePtr& table, std::int64_t rows, const CsvOptions& how,
                 Scheduler& scheduler)
{
    const TableWish wish{table, rows, optionsFor(how)};
    const bool hasTabs = how.delimiter == '\t';
    const QString ending = hasTabs ? QStringLiteral("tsv") : QStringLiteral("csv");
    const QFileInfo source(page.address().path);
    auto* dialog = new QFileDialog(&page, TablePage::tr("Export Table"), source.absolutePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(ending);
    dialog->setNameFilters(
        {hasTabs ? TablePage::tr("TSV files (*.tsv)") : TablePage::tr("CSV files (*.csv)"),
         TablePage::tr("All files (*)")});
    dialog->selectFile(source.completeBaseName() + '.' + ending);
    QObject::connect(
        dialog, &QFileDialog::fileSelected, &page,
        [&page, wish, &scheduler](const QString& target) { start(page, wish, target, scheduler); });
    dialog->open();
}

} // namespace bloscope
