#include "ui/pages/page_copy.h"

#include "core/base/text.h"
#include "ui/controls/message_bar.h"
#include "ui/convert/copy_dialog.h"
#include "ui/pages/page_export.h"
#include "ui/text/error_text.h"
#include "ui/worker/long_job.h"

#include <QFileInfo>

namespace bloscope {

namespace {

using Severity = MessageBar::Severity;

QString bytesText(std::uint64_t bytes)
{
    return displayText(byteCountText(bytes));
}

void tellCopy(ArrayPage& page, const QString& path, const CopyReport& report)
{
    const QString name = QFileInfo(path).fileName();
    const MessageBar::Action open{ArrayPage::tr("&Open"),
                                  [&page, path] { emit page.openWanted(OpenRequest::of(path)); }};
    if (report.unconfirmed)
        page.messageBar().tell(
            Severity::Warning,
            errorSentence(ArrayPage::tr("%1 is saved, but the disk did not confirm that it will "
                                        "last. Keep a copy of what matters")
                              .arg(name),
                          *report.unconfirmed),
            {open});
    else
        page.messageBar().tell(
            Severity::Note,
            ArrayPage::tr("Saved %1: %2 in %3.")
                .arg(name, bytesText(report.elementBytes), bytesText(report.fileBytes)),
            {open});
}

void start(ArrayPage& page, Scheduler& scheduler, const SliceCopy& wanted)
{
    const auto report = std::make_shared<CopyReport>();
    auto* job = new LongJob(ArrayPage::tr("Saving %1").arg(QFileInfo(wanted.path).fileName()));
    page.adopt(job);
    QObject::connect(job, &LongJob::finished, &page,
                     [&page, path = wanted.path, report](const Result<>& end) {
                         if (end)
                             tellCopy(page, path, *report);
                     });
    job->start(scheduler,
               [reader = page.document().reader(), source = page.document().path(), wanted,
                report](const Job& work) -> Result<> {
                   BLOSCOPE_TRY(*report, writeCopy(*reader, wanted, source, work));
                   return {};
               });
}

} // namespace

void saveCopyFrom(ArrayPage& page, Scheduler& scheduler)
{
    auto* dialog = new CopyDialog(page.document(), page.currentView()->exportOffer(),
                                  exportFolderOf(page), scheduler, &page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, &page,
                     [&page, &scheduler, dialog] { start(page, scheduler, dialog->wanted()); });
    dialog->open();
}

} // namespace bloscope
