#include "ui/convert/slice_copy.h"

#include "core/convert/stored_form.h"
#include "core/export/export_format.h"
#include "core/export/export_report.h"
#include "core/export/sink.h"
#include "ui/text/file_path.h"

#include <QFileInfo>

namespace bloscope {

namespace {

ExportCells cellsOfCopy(const SliceReader& reader, const SliceCopy& wanted)
{
    return wanted.part ? ExportCells(reader, *wanted.part) : ExportCells(reader);
}

Result<CopyReport> writeB2nd(const SliceReader& reader, const SliceCopy& wanted, const Job& job)
{
    constexpr std::uint64_t timesCounted = 2; // written, and read again
    const SliceSource source(cellsOfCopy(reader, wanted), wanted.slice, wanted.missing);
    BLOSCOPE_TRY(const ArrayEncoding how, encodingFor(source, wanted.encoding, wanted.partition));
    BLOSCOPE_TRY(const CopiedMetadata metadata, wanted.takesMetadata
                                                    ? metadataOf(*reader.array()->frame())
                                                    : Result<CopiedMetadata>(CopiedMetadata()));
    job.start(timesCounted * static_cast<std::uint64_t>(wanted.slice.cellCount().value_or(0)) *
              source.dtype().itemsize);
    PosixFileCalls calls;
    return copyArray(source, how, metadata, filePath(wanted.path), calls, reader.pool(), job,
                     wanted.form == CopyForm::Sparse ? FrameForm::Sparse : FrameForm::Contiguous);
}

Result<CopyReport> writeNpy(const SliceReader& reader, const SliceCopy& wanted,
                            const QString& source, const Job& job)
{
    const auto path = filePath(wanted.path);
    BLOSCOPE_TRY(const std::unique_ptr<Sink> sink, fileSink(path, filePath(source), job.stop));
    BLOSCOPE_TRY(const ExportReport report,
                 traitsOf(ExportFormat::Npy)
                     .write(cellsOfCopy(reader, wanted), wanted.slice, {}, *sink, job));
    const bool isAllThere = report.complete() && report.absentCells == 0;
    if (!isAllThere && wanted.missing == MissingCells::Refuse)
        return Error{ErrorKind::Malformed, report.reasons.empty()
                                               ? "cells of it are not stored in this file"
                                               : report.reasons.front()};
    BLOSCOPE_CHECK(sink->commit());
    return CopyReport{report.cells * cellsOfCopy(reader, wanted).dtype().itemsize,
                      static_cast<std::uint64_t>(QFileInfo(wanted.path).size())};
}

} // namespace

Shape shapeOfCopy(const Slice& slice)
{
    Shape shape;
    for (const DimensionSlice& taken : slice.dimensions())
        if (!taken.fixed)
            shape.push_back(taken.count);
    return shape;
}

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
    return adviseOn(source, stored, wish, reader.pool(), job);
}

Result<CopyReport> writeCopy(const SliceReader& reader, const SliceCopy& wanted,
                             const QString& source, const Job& job)
{
    return wanted.form == CopyForm::Npy ? writeNpy(reader, wanted, source, job)
                                        : writeB2nd(reader, wanted, job);
}

} // namespace bloscope
