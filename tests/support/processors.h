#pragma once

#include <cstdint>
#include <hwy/targets.h>
#include <vector>

// Other processors than the one there is, as far as it can stand for them. Link PkgConfig::HWY.
namespace bloscope::test {

// Highway's names of them; 0: one without vectors.
inline std::vector<std::int64_t> processors()
{
    std::vector<std::int64_t> all = {0};
    for (std::int64_t rest = hwy::SupportedTargets(); rest != 0; rest &= rest - 1)
        all.push_back(rest & -rest);
    return all;
}

// While it lives, the kernels run as on that processor. Not while other threads use them.
class OnProcessor {
 public:
    explicit OnProcessor(std::int64_t target) { choose(target == 0 ? HWY_STATIC_TARGET : target); }
    ~OnProcessor() { choose(0); }
    OnProcessor(const OnProcessor&) = delete;
    OnProcessor& operator=(const OnProcessor&) = delete;

 private:
    static void choose(std::int64_t targets)
    {
        hwy::SetSupportedTargetsForTest(targets);
        hwy::GetChosenTarget().DeInit(); // so that the next call looks again
    }
};

} // namespace bloscope::test
