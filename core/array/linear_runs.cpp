#include "core/array/linear_runs.h"

#include "core/base/row_major.h"

namespace bloscope {

LinearRuns::LinearRuns(const Slice& slice)
{
    const std::vector<std::int64_t> strides = stridesOf(slice.shape(), 1);
    for (std::size_t d = strides.size(); d-- > 0;) {
        const DimensionSlice& taken = slice[d];
        const std::int64_t step = taken.count > 1 ? taken.step * strides[d] : 1;
        m_first.start += taken.start * strides[d];
        const bool goesOn = step == m_first.count * m_first.step;
        if (taken.count == 1)
            continue;
        if (m_count == 1 && m_first.count == 1) {
            m_first.count = taken.count;
            m_first.step = step;
        } else if (m_count == 1 && goesOn) {
            m_first.count *= taken.count;
        } else {
            m_outerCounts.insert(m_outerCounts.begin(), taken.count);
            m_outerSteps.insert(m_outerSteps.begin(), step);
            m_count *= taken.count;
        }
    }
}

LinearRun LinearRuns::operator[](std::int64_t number) const
{
    LinearRun run = m_first;
    run.cell = number * m_first.count;
    const std::vector<std::int64_t> position = indicesOf(number, m_outerCounts);
    for (std::size_t d = 0; d < position.size(); ++d)
        run.start += position[d] * m_outerSteps[d];
    return run;
}

} // namespace bloscope
