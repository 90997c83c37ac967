#include "app/command_line/progress_line.h"

#include "core/base/text.h"
#include "core/system/standard_streams.h"
#include "core/system/streams.h"

#include <chrono>
#include <condition_variable>
#include <fmt/format.h>
#include <mutex>
#include <utility>

namespace bloscope {

namespace {

constexpr int standardError = 2;
constexpr std::chrono::milliseconds betweenLines(300);
constexpr const char* wipe = "\r\x1b[K";

} // namespace

ProgressLine::ProgressLine(std::string unit) : m_unit(std::move(unit))
{
    if (isTerminal(standardError))
        m_showing = std::jthread([this](const std::stop_token& stop) { show(stop); });
}

ProgressLine::~ProgressLine()
{
    if (!m_showing.joinable())
        return;
    m_showing.request_stop();
    m_showing.join();
    tellStandardError(wipe);
}

void ProgressLine::show(const std::stop_token& stop)
{
    std::mutex mutex;
    std::condition_variable_any woken;
    std::unique_lock lock(mutex);
    while (!woken.wait_for(lock, stop, betweenLines, [&] { return stop.stop_requested(); }))
        if (const std::uint64_t total = m_progress.total; total > 0)
            tellStandardError(fmt::format("{}{} of {} {}", wipe,
                                          groupedDigits(m_progress.done.load()),
                                          groupedDigits(total), m_unit));
}

} // namespace bloscope
