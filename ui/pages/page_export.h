#pragma once

#include "core/export/csv_options.h"
#include "core/export/export_report.h"
#include "core/store/table_source.h"
#include "ui/document/opened_document.h"
#include "ui/pages/array_page.h"
#include "ui/query/table_code.h"
#include "ui/slice/code_menu.h"
#include "ui/worker/scheduler.h"

namespace bloscope {

class DocumentPage;
class TableSearch;

// File > Export: asks what of the page's document to export and where to, then starts a job for it
// that the page adopts. What was chosen last is chosen to begin with. Returns at once. Only for
// pages that have a current view.
enum class ExportOf {
    Anything, // as the last one
    Figure    // the picture of the view in front
};
void exportFrom(ArrayPage& page, Scheduler& scheduler, ExportOf what = ExportOf::Anything);

// Rows of a table, or those of a query.
struct RowsToExport {
    std::shared_ptr<const TableSource> rows;
    std::int64_t count = 0;
};

// The rows and columns that a search shows; it has an answer.
RowsToExport rowsToExport(const TableSearch& search);

// File > Export of a table: asks for a file, then starts a job that the page adopts. It writes the
// rows in the format of the file's extension: text with the delimiter, digits, decimal separator
// and line ends of `how`, whose first line has the names of the columns and in which a null is an
// empty field; lines of JSON; a NumPy array; or a table of a database. Returns at once.
void exportRows(DocumentPage& page, const RowsToExport& rows, const CsvOptions& how,
                Scheduler& scheduler);

// Says in the message bar of a page which cells an exported file does not have.
void tellWhatIsMissing(DocumentPage& page, const QString& file, const ExportReport& report);

// Where the last export of the file went, or else beside it, unless nothing can be written there.
QString exportFolderOf(const ArrayPage& page);

// A file that is kept as plain chunks (core/objects/document_name.h): the message bar of its page
// says so, and offers to save it under its name, in a job that the page adopts. Does nothing for
// others.
void offerDocument(DocumentPage& page, const OpenedArray& opened, Scheduler& scheduler);

// File > Save a Copy in Another Form: asks what of the page's array to save and how, then starts a
// job for it that the page adopts, and offers to open what came of it. Returns at once. Only for
// pages that have a current view.
void saveCopyFrom(ArrayPage& page, Scheduler& scheduler);

// Is there something shown that other programs can reach?
bool canCopyCode(const ArrayPage& page);

// Edit > Copy as Code: text on the clipboard that reads exactly what is selected, or else what is
// shown. Only for pages that can copy code.
void copyCode(ArrayPage& page, CodeLanguage language);
// The same of rows or groups of the slice, in one of queryLanguages.
void copyCode(ArrayPage& page, const QueryRequest& rows, CodeLanguage language);
// Such a text of any page.
void copyCode(DocumentPage& page, const QueryRequest& rows, const QString& code);

// Such a text. The command line writes a file of the name that an export would propose.
QString codeFor(const ArrayPage& page, CodeLanguage language);

} // namespace bloscope
