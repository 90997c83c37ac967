#include "ui/pages/document_export.h"

#include "core/base/worker_pool.h"
#include "core/export/raw_writer.h"
#include "ui/controls/message_bar.h"
#include "ui/pages/document_page.h"
#include "ui/text/error_text.h"
#include "ui/text/file_path.h"
#include "ui/worker/long_job.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

struct DocumentText {
    Q_DECLARE_TR_FUNCTIONS(DocumentText)
};

// Bytes that cannot be read would be zeros: such a file is not written.
Result<> writeDocument(const Frame& frame, const QString& target, const QString& source,
                       const Job& job)
{
    WorkerPool pool;
    BLOSCOPE_TRY(const std::unique_ptr<Sink> sink,
                 fileSink(filePath(target), filePath(source), job.stop));
    BLOSCOPE_TRY(const ExportReport report,
                 writeRawChunks(frame, 0, frame.chunkCount(), pool, *sink, job));
    if (!report.complete())
        return malformedError(
            fmt::format("a part of it is damaged, and it is not saved with zeros in its place: {}",
                        fmt::join(report.reasons, "; ")));
    return sink->commit();
}

void start(DocumentPage& page, const FramePtr& frame, const QString& target, Scheduler& scheduler)
{
    auto* job = new LongJob(DocumentText::tr("Saving %1").arg(QFileInfo(target).fileName()));
    page.adopt(job);
    page.startWriting(job, scheduler, target,
                      [frame, target, source = page.address().path](const Job& work) {
                          return writeDocument(*frame, target, source, work);
                      });
}

void askWhereTo(DocumentPage& page, const FramePtr& frame, const QString& name,
                Scheduler& scheduler)
{
    const QString folder = QFileInfo(page.address().path).absolutePath();
    auto* dialog = new QFileDialog(&page, DocumentText::tr("Save Document"), folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(name);
    QObject::connect(dialog, &QFileDialog::fileSelected, &page,
                     [&page, frame, &scheduler](const QString& target) {
                         start(page, frame, target, scheduler);
                     });
    dialog->open();
}

} // namespace

void offerDocument(DocumentPage& page, const OpenedArray& opened, Scheduler& scheduler)
{
    const bool isDamaged =
        !opened.file.frame->problems().empty() || !opened.file.array->problems().empty();
    if (opened.document.isEmpty() || isDamaged)
        return;
    const QString said = page.messageBar().text();
    const QString sentence = DocumentText::tr("This is the file %1, kept as Blosc2 chunks.")
                                 .arg(displayText(opened.document.toStdString()));
    page.messageBar().tell(MessageBar::Severity::Note,
                           said.isEmpty() ? sentence : said + ' ' + sentence,
                           {{DocumentText::tr("&Save It…"),
                             [&page, frame = opened.file.frame, name = opened.document,
                              &scheduler] { askWhereTo(page, frame, name, scheduler); }}});
}

} // namespace bloscope
