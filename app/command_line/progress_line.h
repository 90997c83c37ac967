#pragma once

#include "core/base/job.h"

#include <memory>
#include <string>
#include <thread>

namespace bloscope {

// How far long work is, as one line of the terminal at standard error: "12 of 40 cases". Nothing
// where that is no terminal. Wiped away at the end.
class ProgressLine {
 public:
    explicit ProgressLine(std::string unit); // of the steps: "cases"
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    Progress* progress() { return &m_progress; }

 private:
    void show(const std::stop_token& stop);

    std::string m_unit;
    Progress m_progress;
    std::jthread m_showing;
};

} // namespace bloscope
