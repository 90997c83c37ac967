#include "core/array/array.h"

#include "core/base/checked.h"
#include "core/dtype/dtype.h"
#include "core/dtype/dtype_descr.h"
#include "core/frame/frame.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

// Does a type say no more of its elements than their size?
bool saysNothing(const DType& dtype)
{
    return std::ranges::all_of(leavesOf(dtype), [](const DTypeLeaf& leaf) {
        return leaf.dtype.kind == DTypeKind::Raw || leaf.dtype.kind == DTypeKind::Object;
    });
}

// The type that somebody says the elements of an n-d array have, where the array itself has none
// that can be used.
Result<DType> elementTypeFor(const Interpretation& how, const DType& own, const Limits& limits)
{
    if (!saysNothing(own))
        return usageError("this is already an n-d array with its own shape and type");
    if (how.shape != Interpretation().shape || how.offset != 0)
        return usageError("this is an n-d array; only its element type can be set");
    BLOSCOPE_TRY(DType dtype, parseDType(how.dtype, limits));
    if (dtype.itemsize != own.itemsize)
        return usageError(fmt::format("element type {} has {} bytes, but the elements have {}",
                                      quotedType(dtype.text), dtype.itemsize, own.itemsize));
    return dtype;
}

} // namespace

std::shared_ptr<const Array> Array::of(FramePtr frame)
{
    auto array = std::shared_ptr<Array>(new Array);
    array->m_frame = std::move(frame);
    array->m_itemsize = array->m_frame->header().typesize;
    if (const Result<> usable = array->readMetadata(); !usable)
        array->note(Problem::Severity::Damage, usable.error().text() + "; shown as plain chunks");
    if (!array->isNd()) {
        array->layEndToEnd();
        array->readPackedTensor();
    }
    array->chooseDType();
    array->m_presence = Presence::of(*array->m_frame);
    if (const std::string& nothing = array->m_presence.nothing(); !nothing.empty())
        array->note(Problem::Severity::Note, nothing);
    return array;
}

Result<std::shared_ptr<const Array>> Array::of(FramePtr frame, const Interpretation& how)
{
    auto array = std::shared_ptr<Array>(new Array);
    array->m_frame = std::move(frame);
    array->m_itemsize = array->m_frame->header().typesize;
    if (array->readMetadata() && array->isNd())
        array->chooseDType();
    else
        array->layEndToEnd();
    BLOSCOPE_CHECK(array->interpret(how));
    array->m_presence = Presence::of(*array->m_frame);
    return std::shared_ptr<const Array>(std::move(array));
}

void Array::note(Problem::Severity severity, std::string text)
{
    m_problems.push_back({severity, "array", std::move(text)});
}

// The array metadata and the layout they describe, when there are any.
Result<> Array::readMetadata()
{
    const MetadataEntry* entry = findArrayMetadata(m_frame->metalayers());
    if (!entry)
        return {};
    m_metadataName = entry->name;
    if (entry->error)
        return entry->error->within("array metadata is damaged");
    auto metadata = parseB2nd(entry->value, entry->valueOffset);
    if (!metadata)
        return std::move(metadata).error().within("array metadata is damaged");
    m_metadata = *std::move(metadata);
    BLOSCOPE_TRY(ArrayLayout layout, layoutOf(*m_metadata, m_itemsize));
    if (!m_frame->indexError()) {
        BLOSCOPE_CHECK(checkLayout(layout, m_frame->header(), m_frame->chunkCount()));
    }
    m_shape = layout.shape;
    m_logicalBytes = *checkedProduct<std::int64_t>(m_shape) * m_itemsize;
    m_layout = std::move(layout);
    return {};
}

void Array::layEndToEnd()
{
    auto positions = ChunkPositions::of(*m_frame);
    if (positions)
        m_positions = *std::move(positions);
    else
        note(Problem::Severity::Damage, positions.error().text());
    const std::int64_t total = m_positions.totalBytes();
    if (!m_frame->indexError() && positions && total != m_frame->header().nbytes)
        note(Problem::Severity::Note,
             fmt::format("the header declares {} bytes of data, but the chunks contain {}",
                         m_frame->header().nbytes, total));
}

// conventions.md 3: the chunks of a packed tensor are its elements in C order, nothing else.
void Array::readPackedTensor()
{
    auto how = packedTensorOf(*m_frame);
    if (how && !*how)
        return showAsItems();
    Result<> usable = how ? interpret(**how) : how.error();
    if (usable && m_logicalBytes != m_positions.totalBytes())
        usable = Error{ErrorKind::Malformed,
                       fmt::format("the tensor has {} bytes, but the chunks contain {}",
                                   m_logicalBytes, m_positions.totalBytes())};
    if (usable)
        return;
    note(Problem::Severity::Damage,
         fmt::format("packed tensor: {}; shown as plain chunks", usable.error().text()));
    m_itemsize = m_frame->header().typesize;
    m_interpretation.reset();
    m_offset = 0;
    showAsItems();
}

Result<> Array::interpret(Interpretation how)
{
    if (isNd()) {
        BLOSCOPE_TRY(m_dtype, elementTypeFor(how, m_dtype, m_frame->limits()));
        m_problems.clear(); // about the type that has now been said
        return {};
    }
    BLOSCOPE_TRY(InterpretedLayout layout,
                 fitted(how, m_positions.totalBytes(), m_frame->limits()));
    m_dtype = std::move(layout.dtype);
    m_itemsize = static_cast<std::int64_t>(m_dtype.itemsize);
    m_shape = std::move(layout.shape);
    m_logicalBytes = layout.bytes;
    m_offset = how.offset;
    m_interpretation = std::move(how);
    return {};
}

void Array::showAsItems()
{
    const std::int64_t total = m_positions.totalBytes();
    if (const std::int64_t rest = total % m_itemsize; rest != 0)
        note(Problem::Severity::Note,
             fmt::format("the last {} bytes do not fill an element of {} bytes and are not shown",
                         rest, m_itemsize));
    m_shape = {total / m_itemsize};
    m_logicalBytes = m_shape[0] * m_itemsize;
}

void Array::chooseDType()
{
    if (m_interpretation)
        return;
    m_dtype = rawDType(static_cast<std::size_t>(m_itemsize));
    if (!isNd() || !m_metadata->dtype)
        return;
    if (m_metadata->dtypeFormat.value_or(0) != 0) {
        note(Problem::Severity::Note,
             fmt::format("unknown dtype format {}; elements are shown as raw bytes",
                         *m_metadata->dtypeFormat));
        return;
    }
    const Result<DType> dtype = parseDType(*m_metadata->dtype, m_frame->limits());
    if (!dtype) {
        note(Problem::Severity::Note, dtype.error().text() + "; elements are shown as raw bytes");
        return;
    }
    if (dtype->itemsize != static_cast<std::size_t>(m_itemsize)) {
        note(Problem::Severity::Note,
             fmt::format("element type {} has {} bytes, but the elements have {}; they are shown "
                         "as raw bytes",
                         quotedType(dtype->text), dtype->itemsize, m_itemsize));
        return;
    }
    m_dtype = *dtype;
}

} // namespace bloscope
