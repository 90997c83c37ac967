#include "ui/pages/page_copy.h"

#include "core/base/text.h"
#include "ui/controls/message_bar.h"
#include "ui/convert/copy_dialog.h"
#include "ui/document/value_changes.h"
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

// Coordinates that the user has entered, as far as the copy has them.
std::optional<HandGeometry> handOfCopy(const Document& document, const SliceCopy& wanted)
{
    const auto& hand = document.request().geometry;
    if (!hand || !isCompressed(wanted.form) || hand->size() != wanted.slice.dimensions().size())
        return {};
    return handOfSlice(*hand, *document.geometry(), wanted.slice);
}

// What is not in the copy, or nothing.
QString leftOutText(const CopyReport& report)
{
    QStringList parts;
    for (const std::string& left : report.leftOut)
        parts << displayText(left);
    return parts.isEmpty() ? QString()
                           : ' ' + ArrayPage::tr("Left out of the copy: %1.").arg(parts.join("; "));
}

void tellCopy(ArrayPage& page, const QString& path, const CopyReport& report,
              const std::optional<HandGeometry>& hand)
{
    const QString name = QFileInfo(path).fileName();
    OpenRequest request = OpenRequest::of(path);
    request.geometry = hand;
    if (hand)
        emit page.copyPlaced(path, *hand);
    const MessageBar::Action open{ArrayPage::tr("&Open"),
                                  [&page, request] { emit page.openWanted(request); }};
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
            report.leftOut.empty() ? Severity::Note : Severity::Warning,
            ArrayPage::tr("Saved %1: %2 in %3.")
                    .arg(name, bytesText(report.elementBytes), bytesText(report.fileBytes)) +
                leftOutText(report),
            {open});
}

void start(ArrayPage& page, Scheduler& scheduler, const SliceCopy& wanted)
{
    const auto report = std::make_shared<CopyReport>();
    auto* job = new LongJob(ArrayPage::tr("Saving %1").arg(QFileInfo(wanted.path).fileName()));
    page.adopt(job);
    QObject::connect(job, &LongJob::finished, &page,
                     [&page, path = wanted.path, report,
                      hand = handOfCopy(page.document(), wanted)](const Result<>& end) {
                         if (end)
                             tellCopy(page, path, *report, hand);
                     });
    page.startWriting(job, scheduler, wanted.path,
                      [reader = page.document().reader(), source = page.document().path(), wanted,
                       report](const Job& work) -> Result<> {
                          BLOSCOPE_TRY(*report, writeCopy(*reader, wanted, source, work));
                          return {};
                      });
}

void ask(ArrayPage& page, Scheduler& scheduler)
{
    if (!page.currentView()) // by now
        return;
    auto* dialog = new CopyDialog(page.document(), page.currentView()->exportOffer(),
                                  exportFolderOf(page), scheduler, &page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, &page,
                     [&page, &scheduler, dialog] { start(page, scheduler, dialog->wanted()); });
    dialog->open();
}

} // namespace

void saveCopyFrom(ArrayPage& page, Scheduler& scheduler)
{
    whenSettled(page.document(), &page, [&page, &scheduler] { ask(page, scheduler); });
}

} // namespace bloscope
