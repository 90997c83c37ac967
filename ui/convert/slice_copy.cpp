#include "ui/convert/slice_copy.h"

#include "core/convert/copy_npy.h"
#include "core/convert/stored_form.h"
#include "core/export/parts_of_input.h"
#include "ui/text/error_text.h"

#include <algorithm>
#include <iterator>

namespace bloscope {

namespace {

FilledCells cellsOfCopy(const SliceReader& reader, const SliceCopy& wanted)
{
    return wanted.part ? FilledCells(reader, *wanted.part) : FilledCells(reader);
}

// What cannot be had in the copy is told with it.
Result<CopiedMetadata> metadataOfCopy(const Array& array, const SliceCopy& wanted,
                                      const QString& source)
{
    if (!wanted.takesMetadata)
        return CopiedMetadata();
    BLOSCOPE_TRY(CopiedMetadata metadata, metadataOf(array, wanted.slice));
    std::ranges::move(leftBeside(filePath(source), wanted.slice, filePath(wanted.path)),
                      std::back_inserter(metadata.leftOut));
    return metadata;
}

Result<CopyReport> writeB2nd(const SliceReader& reader, const SliceSource& source,
                             const SliceCopy& wanted, const QString& file, const Job& job)
{
    BLOSCOPE_TRY(const ArrayEncoding how, encodingFor(source, wanted.encoding, wanted.partition));
    BLOSCOPE_TRY(const CopiedMetadata metadata, metadataOfCopy(*reader.array(), wanted, file));
    SystemFileCalls calls;
    return copyArray(source, how, metadata, filePath(wanted.path), calls, job,
                     wanted.form == CopyForm::Sparse ? FrameForm::Sparse : FrameForm::Contiguous);
}

Result<CopyReport> writeNpy(const SliceSource& source, const SliceCopy& wanted, const Job& job)
{
    SystemFileCalls calls;
    return copyToNpy(source, filePath(wanted.path), calls, job);
}

} // namespace

QString extensionOf(CopyForm form)
{
    return form == CopyForm::Npy ? QStringLiteral("npy") : QStringLiteral("b2nd");
}

Result<Advice> adviseOnCopy(const SliceReader& reader, const SliceCopy& wanted,
                            const AdviceWish& wish, const Job& job)
{
    const SliceSource source(cellsOfCopy(reader, wanted), wanted.slice, MissingCells::Fill);
    const auto stored =
        wanted.part ? std::nullopt : storedFormOfPart(*reader.array(), source.shape());
    return adviseOn(source, stored, wish, job);
}

Result<CopyReport> writeCopy(const SliceReader& reader, const SliceCopy& wanted,
                             const QString& source, const Job& job)
{
    constexpr std::uint64_t timesCounted = 2; // written, and read again
    if (isPartOf(filePath(wanted.path), filePath(source)))
        return usageError("this is part of the input, which cannot be overwritten");
    const SliceSource elements(cellsOfCopy(reader, wanted), wanted.slice, wanted.missing);
    job.start(timesCounted * static_cast<std::uint64_t>(wanted.slice.cellCount().value_or(0)) *
              elements.dtype().itemsize);
    return wanted.form == CopyForm::Npy ? writeNpy(elements, wanted, job)
                                        : writeB2nd(reader, elements, wanted, source, job);
}

} // namespace bloscope
