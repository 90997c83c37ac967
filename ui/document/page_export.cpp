#include "ui/document/page_export.h"

#include "ui/controls/message_bar.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/text/error_text.h"
#include "ui/worker/long_job.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace bloscope {

namespace {

// Beside the file, unless nothing can be written there.
QString folderFor(const Document& document)
{
    const QFileInfo folder(QFileInfo(document.path()).absolutePath());
    return folder.isWritable() ? folder.filePath() : QDir::homePath();
}

void tellWhatIsMissing(ArrayPage& page, const QString& file, const ExportReport& report)
{
    if (report.complete())
        return;
    const QString first = report.reasons.empty() ? QString() : displayText(report.reasons.front());
    page.messageBar().tell(
        MessageBar::Severity::Warning,
        ArrayPage::tr("%1 is not complete: %2 cells could not be read (%3).")
            .arg(file, QLocale().toString(qulonglong(report.damagedCells)), first));
}

void start(ArrayPage& page, Scheduler& scheduler, const SliceExport& wanted)
{
    const QString file = QFileInfo(wanted.path).fileName();
    const auto report = std::make_shared<ExportReport>();
    auto* job = new LongJob(ArrayPage::tr("Exporting %1").arg(file));
    page.adopt(job);
    QObject::connect(job, &LongJob::finished, &page, [&page, file, report](const Result<>& end) {
        if (end)
            tellWhatIsMissing(page, file, *report);
    });
    job->start(scheduler,
               [reader = page.document().reader(), source = page.document().path(), wanted,
                report](const Job& work) -> Result<> {
                   BLOSCOPE_TRY(*report, writeSlice(*reader, wanted, source, work));
                   return {};
               });
}

} // namespace

void exportFrom(ArrayPage& page, Scheduler& scheduler)
{
    const SliceView* view = page.currentView();
    auto* dialog =
        new ExportDialog(page.document(), scheduler, view ? view->selectedSlice() : std::nullopt,
                         folderFor(page.document()), &page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setCsvOptions(page.csvDefaults());
    QObject::connect(dialog, &QDialog::accepted, &page,
                     [&page, &scheduler, dialog] { start(page, scheduler, dialog->wanted()); });
    dialog->open();
}

} // namespace bloscope
