#include "ui/pages/page_export.h"

#include "ui/controls/message_bar.h"
#include "ui/document/value_changes.h"
#include "ui/export/export_dialog.h"
#include "ui/export/export_memory.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/worker/long_job.h"

#include <QDir>
#include <QFileInfo>

namespace bloscope {

namespace {

QString titleOf(const SliceExport& wanted)
{
    return ArrayPage::tr("Exporting %1").arg(QFileInfo(wanted.path).fileName());
}

void startFigure(ArrayPage& page, Scheduler& scheduler, const SliceExport& wanted,
                 const ExportOffer& offer)
{
    auto* job = new LongJob(titleOf(wanted));
    page.adopt(job);
    const bool isOfCells = wanted.figure.parts == FigureOptions::Parts::Cells;
    DrawnFigure drawn;
    if (!isOfCells)
        drawn = drawFigure(*offer.figure, wanted.format, wanted.figure, offer.caption);
    page.startWriting(job, scheduler, wanted.path,
                      [figure = std::move(drawn), isOfCells, make = offer.cells.make,
                       path = wanted.path,
                       source = page.document().path()](const Job& work) -> Result<> {
                          if (!isOfCells)
                              return writeFigure(figure, path, source, work);
                          BLOSCOPE_TRY(const QImage cells, make(work));
                          return writeFigure({cells, {}}, path, source, work);
                      });
}

void startSlice(ArrayPage& page, Scheduler& scheduler, const SliceExport& wanted)
{
    const QString file = QFileInfo(wanted.path).fileName();
    const auto report = std::make_shared<ExportReport>();
    auto* job = new LongJob(titleOf(wanted));
    page.adopt(job);
    QObject::connect(job, &LongJob::finished, &page, [&page, file, report](const Result<>& end) {
        if (end)
            tellWhatIsMissing(page, file, *report);
    });
    page.startWriting(job, scheduler, wanted.path,
                      [reader = page.document().reader(), source = page.document().path(), wanted,
                       report](const Job& work) -> Result<> {
                          BLOSCOPE_TRY(*report, writeSlice(*reader, wanted, source, work));
                          return {};
                      });
}

void keep(const SliceExport& wanted, ArrayPage& page)
{
    if (ExportMemory* memory = page.exportMemory())
        memory->keepExport(page.document().path(), wanted, QFileInfo(wanted.path).absolutePath());
}

ExportChoice defaultsOf(const ArrayPage& page)
{
    ExportChoice defaults;
    defaults.csv = page.csvDefaults();
    return defaults;
}

ExportChoice choiceFor(const ArrayPage& page, ExportOf what)
{
    const auto last = page.exportMemory() ? page.exportMemory()->lastExport() : std::nullopt;
    ExportChoice choice = last.value_or(defaultsOf(page));
    if (what == ExportOf::Figure && !choice.isFigure())
        choice.format = ExportChoice::Format::Png;
    return choice;
}

} // namespace

void tellWhatIsMissing(DocumentPage& page, const QString& file, const ExportReport& report)
{
    const auto tell = [&](const QString& sentence) {
        page.messageBar().tell(MessageBar::Severity::Warning, sentence);
    };
    const QString first = report.reasons.empty() ? QString() : displayText(report.reasons.front());
    if (!report.complete())
        tell(ArrayPage::tr("%1 is not complete: %2 cells could not be read (%3).")
                 .arg(file, countText(report.damagedCells), first));
    else if (report.absentCells > 0)
        tell(ArrayPage::tr("%1 is not complete: %2 of %3 cells are not stored in the file that is "
                           "shown.")
                 .arg(file, countText(report.absentCells), countText(report.cells)));
}

QString exportFolderOf(const ArrayPage& page)
{
    const QString path = page.document().path();
    const QString last = page.exportMemory() ? page.exportMemory()->exportFolder(path) : QString();
    if (!last.isEmpty() && QFileInfo(last).isWritable())
        return last;
    const QFileInfo folder(QFileInfo(path).absolutePath());
    return folder.isWritable() ? folder.filePath() : QDir::homePath();
}

namespace {

void askToExport(ArrayPage& page, Scheduler& scheduler, ExportOf what)
{
    if (!page.currentView()) // by now
        return;
    const ExportOffer offer = page.currentView()->exportOffer();
    auto* dialog = new ExportDialog(page.document(), scheduler, offer, exportFolderOf(page), &page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setDefaults(defaultsOf(page));
    dialog->setChoice(choiceFor(page, what));
    QObject::connect(dialog, &QDialog::accepted, &page, [&page, &scheduler, dialog, offer] {
        const SliceExport wanted = dialog->wanted();
        keep(wanted, page);
        if (wanted.isFigure())
            startFigure(page, scheduler, wanted, offer);
        else
            startSlice(page, scheduler, wanted);
    });
    dialog->open();
}

} // namespace

void exportFrom(ArrayPage& page, Scheduler& scheduler, ExportOf what)
{
    whenSettled(page.document(), &page,
                [&page, &scheduler, what] { askToExport(page, scheduler, what); });
}

} // namespace bloscope
