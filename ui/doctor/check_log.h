#pragma once

#include "core/doctor/check_container.h"

#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace bloscope {

// Something that was found, and in which part of a store; of other files the key is empty.
struct FoundInPart {
    std::string key;
    Finding finding;
};

using CheckedPartPtr = std::shared_ptr<const CheckedPart>;

// What a check has found and nobody has taken yet, on its way to the window. Any number of threads.
class CheckLog {
 public:
    // Are the findings wanted, or only what came of each part?
    enum class Keep { Findings, PartsOnly };
    explicit CheckLog(Keep keep) : m_keep(keep) {}

    CheckListener listener(); // for a check, which the log outlives

    struct News {
        std::vector<FoundInPart> findings;
        std::vector<CheckedPartPtr> parts;
    };
    News take();

 private:
    Keep m_keep;
    std::mutex m_mutex;
    News m_news;
};

} // namespace bloscope
