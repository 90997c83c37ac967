#include "tests/bench/table.h"

#include <cstdlib>
#include <fmt/format.h>

namespace bloscope::bench {

namespace {

double counter(const benchmark::BenchmarkReporter::Run& run, const char* name)
{
    const auto found = run.counters.find(name);
    return found == run.counters.end() ? 0 : found->second.value;
}

std::string timeText(double seconds)
{
    return seconds < 0.001 ? fmt::format("{:.1f} us", seconds * 1e6)
                           : fmt::format("{:.2f} ms", seconds * 1e3);
}

std::string targetText(double target, double ratio)
{
    if (target == 0)
        return "";
    return fmt::format("{:.2f} {}", target, ratio >= target ? "met" : "**not met**");
}

std::string rowOf(const benchmark::BenchmarkReporter::Run& run)
{
    const std::string& label = run.report_label;
    const auto cut = label.find('\n');
    const double seconds = counter(run, "seconds");
    const double bytes = counter(run, "bytes");
    const std::string speed =
        bytes > 0 ? fmt::format("{:.2f} GB/s", bytes / seconds / 1e9) : std::string();
    const double ratio = counter(run, "ratio");
    return fmt::format("| {} | {} | {} | {} | {} | {:.2f} | {:.2f} to {:.2f} | {} | {:.1f} | {} |",
                       run.run_name.function_name, timeText(seconds),
                       counter(run, "wall") != 0 ? "wall" : "CPU", speed, label.substr(0, cut),
                       ratio, counter(run, "low"), counter(run, "high"),
                       targetText(counter(run, "target"), ratio), counter(run, "peak") / (1 << 20),
                       label.substr(cut + 1));
}

} // namespace

bool Table::ReportContext(const Context& context)
{
    double load = 0;
    getloadavg(&load, 1);
    GetOutputStream() << fmt::format("{} processors, load {:.2f}\n\n", context.cpu_info.num_cpus,
                                     load)
                      << "| What | Time | Clock | Speed | Against | Ratio | Middle half | Target | "
                         "Peak MiB | Notes |\n|---|--:|---|--:|---|--:|---|---|--:|---|\n"
                      << std::flush;
    return true;
}

void Table::ReportRuns(const std::vector<Run>& runs)
{
    for (const Run& run : runs)
        if (run.run_type == Run::RT_Iteration)
            GetOutputStream() << rowOf(run) << std::endl;
}

} // namespace bloscope::bench
