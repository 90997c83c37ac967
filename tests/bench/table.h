#pragma once

#include <benchmark/benchmark.h>

namespace bloscope::bench {

// Prints every pair as one row of one Markdown table.
class Table : public benchmark::BenchmarkReporter {
 public:
    bool ReportContext(const Context& context) override;
    void ReportRuns(const std::vector<Run>& runs) override;
};

} // namespace bloscope::bench
