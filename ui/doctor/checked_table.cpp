#include "ui/doctor/checked_table.h"

#include "core/doctor/check_files.h"
#include "core/export/sink.h"

namespace bloscope {

namespace {

Result<> writeText(Sink& sink, const std::string& text)
{
    return sink.write(std::as_bytes(std::span(text)));
}

} // namespace

Result<> writeCheckedTable(std::span<const CheckedPartPtr> parts, const std::filesystem::path& path,
                           const Job& job)
{
    BLOSCOPE_TRY(const std::unique_ptr<Sink> sink, fileSink(path, {}, job.stop));
    job.start(parts.size());
    BLOSCOPE_CHECK(writeText(*sink, checkCsvHeader()));
    for (const CheckedPartPtr& part : parts) {
        if (job.stopped())
            return cancelled();
        BLOSCOPE_CHECK(writeText(*sink, checkCsvRow(*part)));
        job.advance();
    }
    return sink->commit();
}

} // namespace bloscope
