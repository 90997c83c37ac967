#include "ui/overlay/overlay_document.h"

#include "core/cells/overlay_source.h"
#include "core/painting/stored_label_looks.h"
#include "core/statistics/label_sizes.h"
#include "ui/document/label_look_book.h"
#include "ui/text/error_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

std::string shapeInWords(const Shape& shape)
{
    return fmt::format("({})", fmt::join(shape, ", "));
}

} // namespace

bool OverlayArray::holdsLabels() const
{
    return areLabels(array->dtype());
}

Result<OverlayArray> overlayOf(const DocumentAddress& address,
                               const std::shared_ptr<const SliceReader>& reader, const Shape& below)
{
    const ArrayPtr& array = reader->array();
    if (!array->dtype().isNumeric())
        return Error{ErrorKind::Usage,
                     fmt::format("its elements of type {} are not numbers", array->dtype().text)};
    if (!canLieOver(array->shape(), below))
        return Error{ErrorKind::Usage,
                     fmt::format("its shape is {}, but the array below has shape {}",
                                 shapeInWords(array->shape()), shapeInWords(below))};
    return OverlayArray{address, array, overlaySourceOf(reader, below), reader, {}};
}

Result<OverlayArray> openOverlay(const OpenRequest& request, const Shape& below, BlockCache& cache,
                                 WorkerPool& pool)
{
    BLOSCOPE_TRY(const OpenedDocument opened, openForViewing(request, cache, pool));
    const auto* found = std::get_if<OpenedArray>(&opened.content);
    if (!found)
        return Error{ErrorKind::Usage, "it contains no array"};
    BLOSCOPE_TRY(OverlayArray overlay, overlayOf(opened.address, found->file.reader, below));
    overlay.names = labelNamesFor(filePath(opened.address.path));
    if (const FramePtr& frame = found->file.frame)
        if (auto looks = storedLabelLooks(*frame)) // what cannot be read is as if there were none
            overlay.looks = *std::move(looks);
    return overlay;
}

OverlayDocument::OverlayDocument(const Document& below, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_below(below), m_scheduler(scheduler), m_book(labelLookBookOf(below))
{
    connect(&m_book, &LabelLookBook::changed, this, &OverlayDocument::takeLooks);
    if (const OpenArrays* arrays = below.openArrays())
        connect(arrays, &OpenArrays::changed, this, &OverlayDocument::followArrays);
}

ValueChanges* OverlayDocument::changes() const
{
    return m_document ? m_document->changes() : nullptr;
}

QList<OpenArray> OverlayDocument::candidates() const
{
    if (!m_below.openArrays())
        return {};
    QList<OpenArray> arrays = m_below.openArrays()->besides(m_below.address());
    arrays.removeIf([this](const OpenArray& array) {
        return !canLieOver(array.shape, m_below.array()->shape());
    });
    return arrays;
}

// What cannot lie there leaves everything as it was.
void OverlayDocument::open(const OpenRequest& request)
{
    const OpenArrays* arrays = m_below.openArrays();
    const Document* there = arrays ? arrays->find(request.address) : nullptr;
    if (!there)
        return read(request, &OverlayDocument::begin);
    m_opening.cancel();
    Result<OverlayArray> found = arrayOf(*there);
    if (!found)
        return emit failed(request, found.error());
    begin(request, *std::move(found));
    lookForNames();
}

// Whoever reads the file looks for them at once.
void OverlayDocument::lookForNames()
{
    m_naming = m_scheduler.submit(
        Scheduler::Priority::Background, this,
        [path = filePath(m_request.address.path)](std::stop_token) { return labelNamesFor(path); },
        [this](const LabelNames& names) {
            if (!m_array)
                return;
            takeNames(names);
            emit namesChanged();
        });
}

void OverlayDocument::takeNames(LabelNames told)
{
    m_toldNames = std::move(told);
    m_array->names = withChosenNames(m_toldNames, looks());
}

LabelLooksPtr OverlayDocument::looks() const
{
    return m_array ? m_book.of(m_array->address) : nullptr;
}

void OverlayDocument::takeLooks(const DocumentAddress& file)
{
    if (!m_array || file != m_array->address)
        return;
    takeNames(std::move(m_toldNames));
    emit namesChanged();
    emit looksChanged();
}

void OverlayDocument::close()
{
    m_opening.cancel();
    m_naming.cancel();
    m_array.reset();
    follow(nullptr);
}

void OverlayDocument::read(const OpenRequest& request, Take take)
{
    const auto& reader = m_below.reader();
    m_opening = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [request, shape = m_below.array()->shape(), reader](std::stop_token) {
            return openOverlay(request, shape, reader->cache(), reader->pool());
        },
        [this, request, take](Result<OverlayArray> found) {
            m_opening.cancel();
            if (found)
                (this->*take)(request, *std::move(found));
            else
                emit failed(request, found.error());
        });
}

void OverlayDocument::begin(const OpenRequest& request, OverlayArray found)
{
    m_naming.cancel();
    m_request = request;
    if (found.looks)
        m_book.take(found.address, *found.looks);
    m_array = std::move(found);
    takeNames(std::move(m_array->names));
    follow(documentInTab());
    emit opened();
}

void OverlayDocument::goBack(const OpenRequest&, OverlayArray found)
{
    m_array = std::move(found);
    takeNames(std::move(m_array->names));
    emit cellsChanged();
}

// Null also where it is read as an array of another form.
Document* OverlayDocument::documentInTab() const
{
    const OpenArrays* arrays = m_below.openArrays();
    Document* there = arrays ? arrays->find(m_request.address) : nullptr;
    return there && arrayOf(*there) ? there : nullptr;
}

// A file that is not open any more has lost the edits that were not saved.
void OverlayDocument::followArrays()
{
    Document* now = m_array ? documentInTab() : nullptr;
    if (now == m_document)
        return;
    follow(now);
    if (now)
        takeValues();
    else
        read(m_request, &OverlayDocument::goBack);
}

void OverlayDocument::follow(Document* document)
{
    if (document == m_document)
        return;
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document) {
        connect(document, &Document::valuesChanged, this, &OverlayDocument::takeValues);
        connect(document, &Document::changesChanged, this, &OverlayDocument::changesChanged);
    }
    emit changesChanged();
}

void OverlayDocument::takeValues()
{
    if (Result<OverlayArray> found = arrayOf(*m_document)) {
        found->names = std::move(m_array->names);
        m_array = *std::move(found);
        emit cellsChanged();
    }
}

Result<OverlayArray> OverlayDocument::arrayOf(const Document& document) const
{
    return overlayOf(document.address(), document.reader(), m_below.array()->shape());
}

} // namespace bloscope
