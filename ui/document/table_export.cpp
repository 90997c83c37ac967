#include "ui/document/table_export.h"

#include "core/export/table_writer.h"
#include "ui/worker/long_job.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

namespace bloscope {

namespace {

std::filesystem::path pathOf(const QString& name)
{
    return QFile::encodeName(name).toStdString();
}

// A null is an empty field: "nan" would be taken for a value.
Result<> writeFile(const Table& table, std::int64_t rows, const QString& target,
                   const QString& source, const Job& job)
{
    CsvOptions options;
    options.header = CsvOptions::Header::Names;
    options.na.clear();
    BLOSCOPE_TRY(const std::unique_ptr<Sink> sink,
                 fileSink(pathOf(target), pathOf(source), job.stop));
    BLOSCOPE_CHECK(writeTable(table, 0, rows, options, *sink, job));
    return sink->commit();
}

void start(TablePage& page, const TablePtr& table, std::int64_t rows, const QString& target,
           Scheduler& scheduler)
{
    auto* job = new LongJob(TablePage::tr("Exporting %1").arg(QFileInfo(target).fileName()));
    page.adopt(job);
    job->start(scheduler, [table, rows, target, source = page.address().path](const Job& work) {
        return writeFile(*table, rows, target, source, work);
    });
}

} // namespace

void exportTable(TablePage& page, const TablePtr& table, std::int64_t rows, Scheduler& scheduler)
{
    const QFileInfo source(page.address().path);
    auto* dialog = new QFileDialog(&page, TablePage::tr("Export Table"), source.absolutePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix("csv");
    dialog->setNameFilters({TablePage::tr("CSV files (*.csv)"), TablePage::tr("All files (*)")});
    dialog->selectFile(source.completeBaseName() + ".csv");
    QObject::connect(dialog, &QFileDialog::fileSelected, &page,
                     [&page, table, rows, &scheduler](const QString& target) {
                         start(page, table, rows, target, scheduler);
                     });
    dialog->open();
}

} // namespace bloscope
