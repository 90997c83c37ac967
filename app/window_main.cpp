#include "app/command_line/command_line.h"
#include "app/command_line/png_writer.h"
#include "app/command_line/thumbnail_png.h"
#include "app/window.h"
#include "core/files/standard_streams.h"

int main(int argc, char** argv)
{
    using namespace bloscope;
    holdStandardStreams();
    letTooLargeFilesFail();
    const Painters painters{
        [](const ExportCells& from, const Slice& slice, const PngOptions& options, Sink& to,
           const Job& job,
           const Painters::Tell& tell) { return writePng(from, slice, options, to, job, tell); },
        thumbnailPng};
    const CommandLineOutcome outcome = runCommandLine(argc, argv, &painters);
    return static_cast<int>(outcome.done ? *outcome.done : runWindow(argc, argv, outcome.window));
}
