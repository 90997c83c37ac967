#include "ui/pages/page_export.h"

#include "core/base/text.h"
#include "core/base/worker_pool.h"
#include "core/export/projection_code.h"
#include "core/export/raw_writer.h"
#include "core/export/sink.h"
#include "core/export/sqlite_writer.h"
#include "core/query/query_table.h"
#include "ui/controls/message_bar.h"
#include "ui/convert/copy_dialog.h"
#include "ui/document/value_changes.h"
#include "ui/export/export_dialog.h"
#include "ui/export/slice_export.h"
#include "ui/pages/array_page.h"
#include "ui/pages/document_page.h"
#include "ui/pages/page_command.h"
#include "ui/query/table_code.h"
#include "ui/query/table_query.h"
#include "ui/query/table_search.h"
#include "ui/records/rows_pane.h"
#include "ui/records/rows_view.h"
#include "ui/text/core_words.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/worker/long_job.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHash>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

Slice sliceOf(const ArrayPage& page)
{
    return page.currentView()->selectedSlice().value_or(page.document().slice());
}

// Several fields together have no name that code could have for them.
std::optional<DTypeLeaf> partOf(const ArrayPage& page)
{
    auto part = page.currentView()->exportOffer().part;
    return part && part->path.empty() ? std::nullopt : part;
}

using Severity = MessageBar::Severity;

QString bytesText(std::uint64_t bytes)
{
    return sizeText(bytes);
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
                           : ArrayPage::tr("Left out of the copy: %1.").arg(parts.join("; "));
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
        page.messageBar().tell(Severity::Warning, unconfirmedText(name, *report.unconfirmed),
                               {open});
    else
        page.messageBar().tell(report.leftOut.empty() ? Severity::Note : Severity::Warning,
                               sentencesText({ArrayPage::tr("Saved %1: %2 of data, stored in %3.")
                                                  .arg(name, bytesText(report.elementBytes),
                                                       bytesText(report.fileBytes)),
                                              leftOutText(report)}),
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
        return malformedError(fmt::format("it is not saved because part of it is damaged: {}",
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
    const QString folder = page.address().folder();
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

// What is asked of the rows of the slice, where they are shown as rows.
std::optional<QueryRequest> queryOf(const ArrayPage& page)
{
    const auto* view = qobject_cast<const RowsView*>(page.currentView());
    if (!view || !view->pane())
        return {};
    return requestOf(view->pane()->search().answered(), view->pane()->table()->columns());
}

// In one of queryLanguages.
QString codeFor(const ArrayPage& page, QueryRequest wanted, CodeLanguage language)
{
    const Document& document = page.document();
    const auto table = QueryTable::of(document.reader(), document.slice());
    if (!table) // the slice has become another
        return {};
    wanted.address = *document.frameAddress();
    if (document.slice() != Slice::whole(document.slice().shape()))
        wanted.slice = document.slice().text();
    const CodeRequest source{wanted.address, document.array(), document.slice(), std::nullopt};
    return QString::fromStdString(language == CodeLanguage::Python
                                      ? pythonCode(wanted, (*table)->columns(), source)
                                      : shellCommand(wanted));
}

} // namespace

bool canCopyCode(const ArrayPage& page)
{
    return page.currentView() && page.document().frameAddress();
}

// What a projection makes of the slice.
QString codeFor(const ArrayPage& page, const CodeRequest& wanted, const Projection& projection,
                CodeLanguage language)
{
    if (language == CodeLanguage::Python)
        return QString::fromStdString(pythonCode(wanted, projection));
    if (language == CodeLanguage::NumPy)
        return QString::fromStdString(numpyCode(wanted, projection));
    const QString file = exportName(page.document().path(), wanted.slice) + QStringLiteral(".npy");
    return QString::fromStdString(shellCommand(wanted, projection, filePath(file).string()));
}

// What is left of the slice without the plane at an index of a dimension.
QString differenceFor(const CodeRequest& wanted, const std::pair<std::size_t, std::int64_t>& index,
                      CodeLanguage language)
{
    const CodeRequest other = atIndex(wanted, index.first, index.second);
    return QString::fromStdString(language == CodeLanguage::Python
                                      ? differenceCode(pythonCode(wanted), pythonCode(other))
                                      : differenceCode(numpyCode(wanted), numpyCode(other)));
}

QString codeFor(const ArrayPage& page, CodeLanguage language)
{
    const Document& document = page.document();
    const CodeRequest wanted{*document.frameAddress(), document.array(), sliceOf(page),
                             partOf(page)};
    const ExportOffer offer = page.currentView()->exportOffer();
    if (offer.projection && language != CodeLanguage::Window)
        return codeFor(page, wanted, *offer.projection, language);
    if (offer.subtracted && (language == CodeLanguage::Python || language == CodeLanguage::NumPy))
        return differenceFor(wanted, *offer.subtracted, language);
    const auto query = queryOf(page);
    if (query && std::ranges::count(queryLanguages, language) > 0)
        return codeFor(page, *query, language);
    if (language == CodeLanguage::Python)
        return QString::fromStdString(pythonCode(wanted));
    if (language == CodeLanguage::NumPy)
        return QString::fromStdString(numpyCode(wanted));
    if (language == CodeLanguage::Window)
        return commandFor(page);
    const QString file = exportName(document.path(), wanted.slice) + QStringLiteral(".npy");
    return QString::fromStdString(shellCommand(wanted, filePath(file).string()));
}

void copyCode(ArrayPage& page, CodeLanguage language)
{
    const bool isOfWindow = language == CodeLanguage::Window;
    if (isOfWindow && page.document().frameAddress()->offset > 0)
        return emit page.notice(
            ArrayPage::tr("There is no command for a frame inside another file."));
    QGuiApplication::clipboard()->setText(codeFor(page, language));
    const Slice slice = isOfWindow ? page.document().slice() : sliceOf(page);
    emit page.notice((isOfWindow ? ArrayPage::tr("Copied the command that shows %1.")
                                 : ArrayPage::tr("Copied the code that reads %1."))
                         .arg(QString::fromStdString(slice.text())));
}

void copyCode(ArrayPage& page, const QueryRequest& rows, CodeLanguage language)
{
    copyCode(page, rows, codeFor(page, rows, language));
}

void copyCode(DocumentPage& page, const QueryRequest& rows, const QString& code)
{
    QGuiApplication::clipboard()->setText(code);
    emit page.notice(rows.group.empty()
                         ? DocumentPage::tr("Copied the code that reads these rows.")
                         : DocumentPage::tr("Copied the code that computes these groups."));
}

void saveCopyFrom(ArrayPage& page, Scheduler& scheduler)
{
    whenSettled(page.document(), &page, [&page, &scheduler] { ask(page, scheduler); });
}

void offerDocument(DocumentPage& page, const OpenedArray& opened, Scheduler& scheduler)
{
    const bool isDamaged =
        !opened.file.frame->problems().empty() || !opened.file.array->problems().empty();
    if (opened.document.isEmpty() || isDamaged)
        return;
    const QString said = page.messageBar().text();
    const QString sentence = DocumentText::tr("This is the file %1, stored as Blosc2 chunks.")
                                 .arg(displayText(opened.document.toStdString()));
    page.messageBar().tell(MessageBar::Severity::Note, sentencesText({said, sentence}),
                           {{DocumentText::tr("&Save It…"),
                             [&page, frame = opened.file.frame, name = opened.document,
                              &scheduler] { askWhereTo(page, frame, name, scheduler); }}});
}

void tellWhatIsMissing(DocumentPage& page, const QString& file, const ExportReport& report)
{
    const auto tell = [&](const QString& sentence) {
        page.messageBar().tell(MessageBar::Severity::Warning, sentence);
    };
    const QString first = report.reasons.empty() ? QString() : displayText(report.reasons.front());
    if (!report.complete())
        tell(ArrayPage::tr("%1 is incomplete: %2 cells could not be read (%3).")
                 .arg(file, countText(report.damagedCells), first));
    else if (report.absentCells > 0)
        tell(ArrayPage::tr("%1 is incomplete: %2 of %3 cells are not stored in the shown file.")
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

namespace {

// A null is an empty field: "nan" would be taken for a value.
CsvOptions rowOptionsFor(CsvOptions how)
{
    how.header = CsvOptions::Header::Names;
    how.na.clear();
    return how;
}

struct RowExport {
    RowsToExport source;
    RowsToWrite rows;
    ExportFormat usual; // of names that do not say one
};

// As what a file of that name is written.
ExportFormat rowFormatFor(const QString& target, const RowExport& wish)
{
    const auto named = formatOfName(filePath(target)).format;
    return named && traitsOf(*named).writeRows ? *named : wish.usual;
}

QString nameFilterOf(const ExportFormatTraits& traits)
{
    QStringList patterns;
    for (const std::string_view ending : traits.endings)
        patterns << QStringLiteral("*.") + displayText(ending);
    return DocumentPage::tr("%1 files (%2)").arg(coreWord(traits.title), patterns.join(' '));
}

Result<ExportReport> writeRowFile(const RowExport& wish, const QString& target,
                                  const QString& source, const Job& job)
{
    const ExportFormatTraits& traits = traitsOf(rowFormatFor(target, wish));
    BLOSCOPE_TRY(const std::unique_ptr<Sink> sink,
                 sinkFor(traits.format, filePath(target), filePath(source), job.stop));
    BLOSCOPE_TRY(ExportReport report, traits.writeRows(*wish.source.rows, wish.rows, *sink, job));
    BLOSCOPE_CHECK(sink->commit());
    return report;
}

void startRows(DocumentPage& page, const RowExport& wish, const QString& target,
               Scheduler& scheduler)
{
    const QString file = QFileInfo(target).fileName();
    const auto report = std::make_shared<ExportReport>();
    auto* job = new LongJob(DocumentPage::tr("Exporting %1").arg(file));
    page.adopt(job);
    QObject::connect(job, &LongJob::finished, &page, [&page, file, report](const Result<>& end) {
        if (end)
            tellWhatIsMissing(page, file, *report);
    });
    page.startWriting(
        job, scheduler, target,
        [wish, target, report, source = page.address().path](const Job& work) -> Result<> {
            BLOSCOPE_TRY(*report, writeRowFile(wish, target, source, work));
            return {};
        });
}

// Adds the formats that can hold a table to what can be chosen.
void offerRowFormats(QFileDialog& dialog, ExportFormat usual)
{
    QStringList filters;
    QHash<QString, QString> endings;
    for (const ExportFormatTraits& traits : exportFormats())
        if (traits.writeRows) {
            filters << nameFilterOf(traits);
            endings[filters.last()] = extensionOf(traits.format);
        }
    dialog.setNameFilters(filters << DocumentPage::tr("All files (*)"));
    dialog.selectNameFilter(nameFilterOf(traitsOf(usual)));
    dialog.setDefaultSuffix(extensionOf(usual));
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog,
                     [&dialog, endings](const QString& filter) {
                         dialog.setDefaultSuffix(endings.value(filter, dialog.defaultSuffix()));
                     });
}

} // namespace

RowsToExport rowsToExport(const TableSearch& search)
{
    return {search.answer().rows->withoutNumbers(), search.answer().count};
}

void exportRows(DocumentPage& page, const RowsToExport& rows, const CsvOptions& how,
                Scheduler& scheduler)
{
    const ExportFormat usual = how.delimiter == '\t' ? ExportFormat::Tsv : ExportFormat::Csv;
    const QFileInfo opened(page.address().path);
    const RowExport wish{
        rows,
        {0, rows.count, rowOptionsFor(how), {}, sqliteTableNameOf(filePath(opened.filePath()))},
        usual};
    auto* dialog = new QFileDialog(&page, DocumentPage::tr("Export Rows"), opened.absolutePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    offerRowFormats(*dialog, usual);
    dialog->selectFile(opened.completeBaseName() + '.' + extensionOf(usual));
    QObject::connect(dialog, &QFileDialog::fileSelected, &page,
                     [&page, wish, &scheduler](const QString& target) {
                         startRows(page, wish, target, scheduler);
                     });
    dialog->open();
}

} // namespace bloscope
