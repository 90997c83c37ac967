#include "core/statistics/label_figures.h"

#include "core/base/text.h"
#include "core/cells/overlay_source.h"
#include "core/scan/paired_cells.h"
#include "core/statistics/label_sizes.h"

#include <algorithm>
#include <fmt/ranges.h>
#include <unordered_map>

namespace bloscope {

namespace {

// The figures of some cells, by their labels.
class FiguresByLabel {
 public:
    FiguresByLabel(const NumberOrder& labels, const NumberOrder& numbers)
        : m_labels(labels), m_numbers(numbers)
    {
    }

    void add(const Cells& labels, const Cells& image);
    void add(FiguresByLabel other);
    LabelledImage finish() &&;

 private:
    static CellState stateOf(const Cells& cells, std::size_t i)
    {
        return cells.states.empty() ? CellState::Fine : cells.states[i];
    }
    LabelFigures* at(NumberKey label);
    void addRun(NumberKey label, std::span<const NumberKey> numbers);
    void addNone(NumberKey label, std::uint64_t count);
    void noteDamage(const Cells& cells);

    const NumberOrder& m_labels;
    const NumberOrder& m_numbers;
    std::unordered_map<NumberKey, LabelFigures> m_figures;
    bool m_tooMany = false;
    std::uint64_t m_damaged = 0;
    std::vector<std::string> m_damage;
    std::vector<NumberKey> m_labelKeys; // of a piece
    std::vector<NumberKey> m_keys;
    std::vector<NumberKey> m_finite; // of a run
};

// Null when there are too many.
LabelFigures* FiguresByLabel::at(NumberKey label)
{
    const auto there = m_figures.find(label);
    if (there != m_figures.end())
        return &there->second;
    if (m_tooMany || m_figures.size() > LabelSizes::mostLabels) { // and 0
        m_tooMany = true;
        m_figures.clear();
        return nullptr;
    }
    return &m_figures.emplace(label, LabelFigures{label, Moments(m_numbers)}).first->second;
}

// Numbers of one label.
void FiguresByLabel::addRun(NumberKey label, std::span<const NumberKey> numbers)
{
    m_finite.clear();
    std::ranges::copy_if(
        numbers, std::back_inserter(m_finite),
        [finite = m_numbers.finite()](NumberKey key) { return finite.contains(key); });
    LabelFigures* const figures = at(label);
    if (!figures)
        return;
    figures->none += numbers.size() - m_finite.size();
    if (m_finite.empty())
        return;
    const auto [lowest, highest] = std::ranges::minmax(m_finite);
    const bool isFirst = figures->values.count() == 0;
    figures->lowest = isFirst ? lowest : std::min(figures->lowest, lowest);
    figures->highest = isFirst ? highest : std::max(figures->highest, highest);
    figures->values.add(m_numbers, m_finite);
}

void FiguresByLabel::addNone(NumberKey label, std::uint64_t count)
{
    if (LabelFigures* const figures = at(label))
        figures->none += count;
}

void FiguresByLabel::noteDamage(const Cells& cells)
{
    for (const CellRegion& region : cells.regions)
        if (region.kind == CellState::Damaged && m_damage.size() < Statistics::mostReasons)
            m_damage.push_back(region.reason);
}

// The same cells of both. Neighbours are often of one label.
void FiguresByLabel::add(const Cells& labels, const Cells& image)
{
    const std::size_t count = image.bytes.size() / image.itemsize;
    m_labelKeys.resize(count);
    m_keys.resize(count);
    m_labels.readKeys({labels.bytes.data(), labels.bytes.size()}, m_labelKeys);
    m_numbers.readKeys({image.bytes.data(), image.bytes.size()}, m_keys);
    const auto isSameRun = [&](std::size_t i, std::size_t first) {
        return m_labelKeys[i] == m_labelKeys[first] &&
               stateOf(labels, i) == stateOf(labels, first) &&
               stateOf(image, i) == stateOf(image, first);
    };
    for (std::size_t first = 0; first < count && !m_tooMany;) {
        std::size_t end = first + 1;
        while (end < count && isSameRun(end, first))
            ++end;
        const NumberKey label = m_labelKeys[first];
        const CellState state = stateOf(image, first);
        if (stateOf(labels, first) == CellState::Damaged || state == CellState::Damaged)
            m_damaged += end - first;
        else if (stateOf(labels, first) == CellState::Fine && state == CellState::Fine)
            addRun(label, std::span(m_keys).subspan(first, end - first));
        else if (stateOf(labels, first) == CellState::Fine)
            addNone(label, end - first);
        first = end;
    }
    noteDamage(labels);
    noteDamage(image);
}

void FiguresByLabel::add(FiguresByLabel other)
{
    m_damaged += other.m_damaged;
    for (std::string& reason : other.m_damage)
        if (m_damage.size() < Statistics::mostReasons)
            m_damage.push_back(std::move(reason));
    if (other.m_tooMany) {
        m_tooMany = true;
        m_figures.clear();
    }
    for (const auto& [label, figures] : other.m_figures) {
        LabelFigures* const all = at(label);
        if (!all)
            return;
        all->none += figures.none;
        if (figures.values.count() == 0)
            continue;
        const bool isFirst = all->values.count() == 0;
        all->lowest = isFirst ? figures.lowest : std::min(all->lowest, figures.lowest);
        all->highest = isFirst ? figures.highest : std::max(all->highest, figures.highest);
        all->values.add(figures.values);
    }
}

LabelledImage FiguresByLabel::finish() &&
{
    LabelledImage image{m_labels, m_numbers, {}, m_tooMany, m_damaged, std::move(m_damage)};
    for (auto& [label, figures] : m_figures)
        image.figures.push_back(std::move(figures));
    std::ranges::sort(image.figures, {}, &LabelFigures::label);
    return image;
}

Result<> checkArrays(const CellSource& labels, const CellSource& image)
{
    BLOSCOPE_CHECK(checkLabels(labels.dtype()));
    if (!image.dtype().isNumeric())
        return usageError(
            fmt::format("elements of type {} of the image are no numbers", image.dtype().text));
    if (!canLieOver(labels.shape(), image.shape()))
        return usageError(fmt::format("labels of {} cells do not lie over an image of {}",
                                      fmt::join(labels.shape(), " x "),
                                      fmt::join(image.shape(), " x ")));
    return {};
}

} // namespace

const LabelFigures* LabelledImage::find(NumberKey label) const
{
    const auto found = std::ranges::lower_bound(figures, label, {}, &LabelFigures::label);
    return found != figures.end() && found->label == label ? &*found : nullptr;
}

Result<LabelledImage> labelledImageOf(const CellSourcePtr& labels, const CellSourcePtr& image,
                                      const Job& job)
{
    BLOSCOPE_CHECK(checkArrays(*labels, *image));
    const NumberOrder labelOrder(labels->dtype());
    const NumberOrder numberOrder(image->dtype());
    const CellSourcePtr over = overlaySourceOf(labels, image->shape());
    job.start(static_cast<std::uint64_t>(Slice::whole(image->shape()).cellCount().value_or(0)));
    FiguresByLabel all(labelOrder, numberOrder);
    const auto add = [](FiguresByLabel& found, const Cells& cells, const Cells& labelsThere) {
        found.add(labelsThere, cells);
    };
    BLOSCOPE_CHECK(visitPaired(*image, *over, all, add, job));
    return std::move(all).finish();
}

} // namespace bloscope
