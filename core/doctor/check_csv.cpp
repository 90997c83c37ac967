#include "core/doctor/check_csv.h"

#include "core/export/csv_field.h"
#include "core/inspect/info_json.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

std::string lineOf(const std::vector<std::string>& fields)
{
    std::string line;
    for (const std::string& field : fields) {
        if (!line.empty())
            line += ',';
        appendField(field, ',', line);
    }
    return line + '\n';
}

} // namespace

std::string checkCsvHeader()
{
    return lineOf({"path", "key", "verdict", "dtype", "shape", "bytes", "chunks", "damaged_chunks",
                   "damage", "unchecked", "notes", "finding", "advice"});
}

std::string checkCsvRow(const CheckedPart& part)
{
    const CheckReport& report = part.report;
    const std::string shape =
        part.shape ? fmt::format("{}", fmt::join(*part.shape, ", ")) : std::string();
    return lineOf({textForJson(part.path.string()), textForJson(part.key), nameOf(report.verdict()),
                   part.dtype, shape,
                   part.isOpened ? std::to_string(part.storedBytes) : std::string(),
                   std::to_string(report.chunks), std::to_string(report.damagedChunks),
                   std::to_string(report.damagedParts), std::to_string(report.uncheckedParts),
                   std::to_string(report.notes), textForJson(report.mainFinding),
                   fmt::format("{}", fmt::join(part.adviceTexts(), "; "))});
}

} // namespace bloscope
