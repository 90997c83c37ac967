#include "ui/cases/case_facts.h"

#include "core/geometry/case_file.h"
#include "ui/document/opened_document.h"
#include "ui/overlay/label_file.h"
#include "ui/overlay/overlay_source.h"
#include "ui/picture/thumbnail.h"
#include "ui/text/dtype_text.h"
#include "ui/text/error_text.h"
#include "ui/text/file_path.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

constexpr int thumbnailSide = 96; // pixels

struct CaseText {
    Q_DECLARE_TR_FUNCTIONS(CaseText)
};

const OpenedArray* arrayIn(const Result<OpenedDocument>& opened)
{
    return opened ? std::get_if<OpenedArray>(&opened->content) : nullptr;
}

CaseFacts::Labels labelsBeside(const QString& path, const Shape& image, BlockCache& cache,
                               WorkerPool& pool)
{
    const auto labels = labelFileBeside(path);
    if (!labels)
        return CaseFacts::Labels::None;
    const auto opened = openForViewing(OpenRequest::of(*labels), cache, pool);
    const OpenedArray* array = arrayIn(opened);
    if (!array)
        return CaseFacts::Labels::Unreadable;
    return canLieOver(array->file.array->shape(), image) ? CaseFacts::Labels::There
                                                         : CaseFacts::Labels::DoNotFit;
}

} // namespace

CaseFacts caseFactsOf(const QString& path, BlockCache& cache, WorkerPool& pool,
                      const std::stop_token& stop)
{
    CaseFacts facts;
    facts.hasProperties = hasCaseFileBeside(filePath(path));
    const auto opened = openForViewing(OpenRequest::of(path), cache, pool);
    if (!opened) {
        facts.problem = errorSentence(CaseText::tr("It cannot be opened"), opened.error());
        return facts;
    }
    const OpenedArray* array = arrayIn(opened);
    if (!array) {
        facts.shape = CaseText::tr("no array");
        return facts;
    }
    const Array& found = *array->file.array;
    facts.shape = QString::fromStdString(tupleText(found.shape()));
    facts.type = dtypeText(found.dtype());
    facts.labels = labelsBeside(path, found.shape(), cache, pool);
    auto thumbnail = thumbnailOf(array->file.reader, thumbnailSide, coarseBudget, {stop, nullptr});
    if (thumbnail)
        facts.thumbnail = std::move(thumbnail->image);
    else if (thumbnail.error().kind() == ErrorKind::Malformed)
        facts.problem = errorSentence(CaseText::tr("It cannot be drawn"), thumbnail.error());
    return facts;
}

} // namespace bloscope
