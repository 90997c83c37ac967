#include "app/command_line/array_export.h"

#include "core/base/text.h"
#include "core/export/export_cells.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

constexpr std::size_t mostNames = 20;

Error noSuchField(const DType& dtype, const std::string& field)
{
    std::vector<std::string> names;
    if (dtype.kind == DTypeKind::Complex)
        names = {"real", "imag"};
    else if (dtype.isCompound())
        for (const DTypeLeaf& leaf : leavesOf(dtype))
            names.push_back(escapeForDisplay(leaf.path));
    if (names.empty())
        return usageError(fmt::format("--field: elements of type {} have no parts", dtype.text));
    const bool isLong = names.size() > mostNames;
    names.resize(std::min(names.size(), mostNames));
    return usageError(fmt::format("--field: elements have no part \"{}\" but {}{}",
                                  escapeForDisplay(field), fmt::join(names, ", "),
                                  isLong ? " and more" : ""));
}

// An export of nothing but fills has to be asked for.
Result<> checkAnyIsStored(const Array& array, const ArrayExport& wanted)
{
    const std::string& nothing = array.presence().nothing();
    if (nothing.empty() || wanted.isFillChosen)
        return {};
    const auto cells = static_cast<std::uint64_t>(wanted.slice.cellCount().value_or(0));
    return Error{ErrorKind::Unsupported,
                 fmt::format("{}; {} of {} missing, and nothing is written", nothing,
                             groupedDigits(cells), amountOf(cells, "cell is", "cells are"))};
}

// Data that could not even be looked for are damage as well.
void addWhatWasLost(const Array& array, ExportReport& report)
{
    for (const Problem& problem : array.problems())
        if (problem.severity == Problem::Severity::Damage)
            report.addReason(problem.part + ": " + problem.text);
}

} // namespace

Result<DTypeLeaf> partCalled(const DType& dtype, const std::string& field)
{
    if (field.empty())
        return DTypeLeaf{.path = {}, .offset = 0, .dtype = dtype};
    if (auto part = partNamed(dtype, field))
        return *std::move(part);
    return noSuchField(dtype, field);
}

Result<ExportCells> cellsOf(const SliceReader& reader, const std::string& field)
{
    if (field.empty())
        return ExportCells(reader);
    BLOSCOPE_TRY(DTypeLeaf part, partCalled(reader.array()->dtype(), field));
    return ExportCells(reader, std::move(part));
}

Result<ExportReport> writeArray(const ArrayPtr& array, const ArrayExport& wanted, WorkerPool& pool,
                                Sink& to, const Job& job)
{
    BLOSCOPE_CHECK(checkAnyIsStored(*array, wanted));
    BlockCache cache;
    const SliceReader reader(array, cache, pool);
    BLOSCOPE_TRY(ExportCells cells, cellsOf(reader, wanted.field));
    if (wanted.fill) {
        BLOSCOPE_CHECK(cells.setFill(*wanted.fill).within("--fill"));
    }
    const auto write = traitsOf(wanted.format).write;
    auto report = write ? write(cells, wanted.slice, wanted.csv, to, job)
                        : wanted.paint(cells, wanted.slice, to, job);
    if (report)
        addWhatWasLost(*array, *report);
    return report;
}

} // namespace bloscope
