// The metadata of medical images, as a copy of a slice has them.
#include "core/geometry/sources.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <tuple>
#include <utility>

namespace bloscope {

namespace {

namespace msgpack = msgpack_value;
using Matrix = std::vector<std::vector<double>>;

msgpack::Value* mutableMember(msgpack::Map& map, std::string_view key)
{
    const auto found = std::ranges::find_if(
        map, [&](const msgpack::MapEntry& entry) { return textIn(&entry.key) == key; });
    return found == map.end() ? nullptr : &found->value;
}

void remove(msgpack::Map& map, std::string_view key)
{
    std::erase_if(map, [&](const msgpack::MapEntry& entry) { return textIn(&entry.key) == key; });
}

bool isNil(const msgpack::Value* value)
{
    return !value || std::holds_alternative<msgpack::Nil>(value->data);
}

// With the mark of a tuple that the list had.
void putItems(msgpack::Value& list, msgpack::Array items)
{
    auto& array = std::get<msgpack::Array>(list.data);
    array.resize(array.size() - listIn(&list)->count);
    array.insert(array.end(), std::move_iterator(items.begin()), std::move_iterator(items.end()));
}

void putNumbers(msgpack::Value& list, const std::vector<double>& numbers)
{
    msgpack::Array items;
    for (const double number : numbers)
        items.push_back({number});
    putItems(list, std::move(items));
}

std::optional<Matrix> matrixIn(const msgpack::Value* value, std::size_t size)
{
    const auto rows = listIn(value);
    if (!rows || rows->count != size)
        return {};
    Matrix matrix;
    for (const msgpack::Value& row : *rows) {
        auto numbers = numbersIn(&row);
        if (!numbers || numbers->size() != size)
            return {};
        matrix.push_back(*std::move(numbers));
    }
    return matrix;
}

// Without the rows and columns of axes that are gone.
void putMatrix(msgpack::Value& list, const Matrix& matrix)
{
    msgpack::Array rows;
    for (std::size_t row = 0; row < matrix.size(); ++row) {
        rows.push_back(listIn(&list)->first[row]);
        putNumbers(rows.back(), matrix[row]);
    }
    putItems(list, std::move(rows));
}

// One mapping on its way.
class SlicedImage {
 public:
    SlicedImage(msgpack::Map& mapping, const Slice& slice, std::string_view name,
                std::vector<std::string>& leftOut)
        : m_mapping(mapping), m_slice(slice), m_name(name), m_leftOut(leftOut)
    {
    }

    void run()
    {
        msgpack::Value* spatial = mutableMember(m_mapping, "spatial");
        m_axes = spatialAxesOf(spatial, dimensions());
        if (auto* map = spatial ? std::get_if<msgpack::Map>(&spatial->data) : nullptr)
            sliceSpace(*map);
        if (msgpack::Value* boxes = mutableMember(m_mapping, "bbox"); !isNil(boxes))
            sliceBoxes(*boxes);
        leaveOutOfWhole("stats");
        leaveOutOfWhole("blosc2");
        leaveOutOfWhole("_blosc2");
    }

 private:
    std::size_t dimensions() const { return m_slice.dimensions().size(); }
    const DimensionSlice& taken(std::size_t axis) const { return m_slice[m_axes[axis]]; }

    void leaveOut(msgpack::Map& map, std::string_view key, std::string_view why)
    {
        if (isNil(mutableMember(map, key)))
            return;
        m_leftOut.push_back(fmt::format("{} of {}, {}", key, m_name, why));
        remove(map, key);
    }

    void leaveOutOfWhole(std::string_view key)
    {
        leaveOut(m_mapping, key, "which applies to the whole array");
    }

    void sliceSpace(msgpack::Map& spatial)
    {
        slicePlace(spatial);
        sliceAffine(spatial);
        sliceSpacing(spatial);
        sliceShape(spatial);
        sliceTexts(spatial, "axis_labels");
        sliceTexts(spatial, "axis_units");
        sliceChannel(spatial);
    }

    // In place, as the new axes have it: without those that are gone, steps in the others.
    template <class Item>
    std::vector<Item> keptOf(const std::vector<Item>& items) const
    {
        std::vector<Item> kept;
        for (std::size_t axis = 0; axis < m_axes.size(); ++axis)
            if (!taken(axis).fixed)
                kept.push_back(items[axis]);
        return kept;
    }

    // An axis that is gone was all there was in its direction.
    bool losesStraightAxesOnly(const Matrix& matrix) const
    {
        for (std::size_t axis = 0; axis < m_axes.size(); ++axis)
            for (std::size_t other = 0; other < m_axes.size(); ++other)
                if (taken(axis).fixed && axis != other &&
                    (matrix[axis][other] != 0 || matrix[other][axis] != 0))
                    return false;
        return true;
    }

    Matrix keptOfMatrix(const Matrix& matrix) const
    {
        Matrix kept = keptOf(matrix);
        for (std::vector<double>& row : kept)
            row = keptOf(row);
        return kept;
    }

    // Where the first cell of the slice lies. Steps have a length and a direction.
    std::vector<double> moved(std::vector<double> origin, const Matrix& steps) const
    {
        for (std::size_t row = 0; row < origin.size(); ++row)
            for (std::size_t axis = 0; axis < m_axes.size(); ++axis)
                origin[row] += steps[row][axis] * static_cast<double>(taken(axis).start);
        return origin;
    }

    Matrix unitMatrix() const
    {
        Matrix matrix(m_axes.size(), std::vector<double>(m_axes.size()));
        for (std::size_t axis = 0; axis < m_axes.size(); ++axis)
            matrix[axis][axis] = 1;
        return matrix;
    }

    bool turnsRound() const
    {
        return std::ranges::any_of(
            m_axes, [&](std::size_t d) { return !m_slice[d].fixed && m_slice[d].step < 0; });
    }

    // Origin and direction, which need the spacing.
    void slicePlace(msgpack::Map& spatial)
    {
        msgpack::Value* originValue = mutableMember(spatial, "origin");
        msgpack::Value* directionValue = mutableMember(spatial, "direction");
        if (isNil(originValue) && isNil(directionValue) && !turnsRound())
            return;
        const auto spacing = numbersIn(mutableMember(spatial, "spacing"));
        const auto origin = numbersIn(originValue);
        const auto told = matrixIn(directionValue, m_axes.size());
        const bool isKnown = spacing && spacing->size() == m_axes.size() &&
                             (isNil(originValue) || (origin && origin->size() == m_axes.size())) &&
                             (isNil(directionValue) || told);
        Matrix direction = told.value_or(unitMatrix());
        if (!isKnown || !losesStraightAxesOnly(direction)) {
            leaveOutPlace(spatial);
            return;
        }
        Matrix steps = direction;
        for (std::size_t axis = 0; axis < m_axes.size(); ++axis)
            for (std::size_t row = 0; row < m_axes.size(); ++row) {
                steps[row][axis] *= (*spacing)[axis];
                if (!taken(axis).fixed && taken(axis).step < 0 && direction[row][axis] != 0)
                    direction[row][axis] *= -1;
            }
        if (!isNil(originValue))
            putNumbers(*originValue, keptOf(moved(*origin, steps)));
        if (!isNil(directionValue))
            putMatrix(*directionValue, keptOfMatrix(direction));
        else if (turnsRound())
            addDirection(spatial, keptOfMatrix(direction));
    }

    void leaveOutPlace(msgpack::Map& spatial)
    {
        constexpr std::string_view why = "which cannot be computed for the slice";
        leaveOut(spatial, "origin", why);
        leaveOut(spatial, "direction", why);
    }

    static void addDirection(msgpack::Map& spatial, const Matrix& direction)
    {
        remove(spatial, "direction");
        msgpack::Array rows;
        for (const std::vector<double>& numbers : direction) {
            rows.push_back({msgpack::Array()});
            putNumbers(rows.back(), numbers);
        }
        spatial.push_back({{msgpack::Text{"direction"}}, {std::move(rows)}});
    }

    void sliceAffine(msgpack::Map& spatial)
    {
        msgpack::Value* value = mutableMember(spatial, "affine");
        if (isNil(value))
            return;
        auto affine = matrixIn(value, m_axes.size() + 1);
        if (!affine || !losesStraightAxesOnly(*affine)) {
            leaveOut(spatial, "affine", "which cannot be computed for the slice");
            return;
        }
        Matrix steps = *affine;
        std::vector<double> last = std::move(steps.back());
        steps.pop_back();
        std::vector<double> origin;
        for (std::vector<double>& row : steps) {
            origin.push_back(row.back());
            row.pop_back();
        }
        origin = keptOf(moved(std::move(origin), steps));
        for (std::size_t axis = 0; axis < m_axes.size(); ++axis)
            for (std::vector<double>& row : steps)
                if (!taken(axis).fixed && row[axis] != 0)
                    row[axis] *= static_cast<double>(taken(axis).step);
        Matrix made = keptOfMatrix(steps);
        for (std::size_t row = 0; row < made.size(); ++row)
            made[row].push_back(origin[row]);
        last.assign(made.size() + 1, 0);
        last.back() = 1;
        made.push_back(std::move(last));
        putMatrix(*value, made);
    }

    void sliceSpacing(msgpack::Map& spatial)
    {
        msgpack::Value* value = mutableMember(spatial, "spacing");
        if (isNil(value))
            return;
        auto spacing = numbersIn(value);
        if (!spacing || spacing->size() != m_axes.size()) {
            leaveOut(spatial, "spacing", "which does not have one number for each axis");
            return;
        }
        for (std::size_t axis = 0; axis < m_axes.size(); ++axis)
            if (!taken(axis).fixed)
                (*spacing)[axis] *= std::abs(static_cast<double>(taken(axis).step));
        putNumbers(*value, keptOf(*spacing));
    }

    // Of the dimensions, or of those in space.
    void sliceShape(msgpack::Map& spatial)
    {
        msgpack::Value* value = mutableMember(spatial, "shape");
        const auto shape = numbersIn(value);
        if (isNil(value))
            return;
        const bool isOfAll = shape && shape->size() == dimensions();
        if (!isOfAll && (!shape || shape->size() != m_axes.size())) {
            leaveOut(spatial, "shape", "which applies to the whole array");
            return;
        }
        msgpack::Array extents;
        for (std::size_t i = 0; i < shape->size(); ++i)
            if (const DimensionSlice& taken = m_slice[isOfAll ? i : m_axes[i]]; !taken.fixed)
                extents.push_back({taken.count});
        putItems(*value, std::move(extents));
    }

    void sliceTexts(msgpack::Map& spatial, std::string_view key)
    {
        msgpack::Value* value = mutableMember(spatial, key);
        const auto list = listIn(value);
        if (!list || list->count != dimensions())
            return;
        msgpack::Array kept;
        for (std::size_t d = 0; d < dimensions(); ++d)
            if (!m_slice[d].fixed)
                kept.push_back(list->first[d]);
        putItems(*value, std::move(kept));
    }

    void sliceChannel(msgpack::Map& spatial)
    {
        msgpack::Value* value = mutableMember(spatial, "channel_axis");
        const auto channel = numberIn(value);
        if (!channel || *channel < 0 || *channel >= static_cast<double>(dimensions()))
            return;
        const auto d = static_cast<std::size_t>(*channel);
        std::int64_t before = 0;
        for (std::size_t other = 0; other < d; ++other)
            before += m_slice[other].fixed ? 0 : 1;
        if (m_slice[d].fixed)
            remove(spatial, "channel_axis");
        else
            value->data = before;
    }

    // [box][axis][start, end], perhaps with a list of scores and one of labels beside it.
    void sliceBoxes(msgpack::Value& value)
    {
        auto* map = std::get_if<msgpack::Map>(&value.data);
        msgpack::Value* boxes = map ? mutableMember(*map, "bboxes") : &value;
        if (isNil(boxes))
            return;
        const auto list = listIn(boxes);
        msgpack::Array made;
        std::vector<bool> isKept;
        bool isKnown = list.has_value();
        for (std::size_t i = 0; isKnown && i < list->count; ++i) {
            msgpack::Value box = list->first[i];
            const BoxIs is = sliceBox(box);
            isKnown = is != BoxIs::Unknown;
            isKept.push_back(is == BoxIs::Inside);
            if (isKept.back())
                made.push_back(std::move(box));
        }
        if (!isKnown) {
            leaveOut(m_mapping, "bbox", "which cannot be computed for the slice");
            return;
        }
        putItems(*boxes, std::move(made));
        for (const char* key : {"scores", "labels"})
            if (map)
                keepItems(*map, key, isKept);
    }

    static void keepItems(msgpack::Map& map, std::string_view key, const std::vector<bool>& isKept)
    {
        msgpack::Value* value = mutableMember(map, key);
        const auto list = listIn(value);
        if (!list || list->count != isKept.size())
            return;
        msgpack::Array kept;
        for (std::size_t i = 0; i < isKept.size(); ++i)
            if (isKept[i])
                kept.push_back(list->first[i]);
        putItems(*value, std::move(kept));
    }

    enum class BoxIs { Inside, Outside, Unknown };

    BoxIs sliceBox(msgpack::Value& box) const
    {
        const auto sides = listIn(&box);
        const bool isOfAll = sides && sides->count == dimensions();
        if (!isOfAll && (!sides || sides->count != m_axes.size()))
            return BoxIs::Unknown;
        msgpack::Array kept;
        for (std::size_t i = 0; i < sides->count; ++i) {
            const DimensionSlice& taken = m_slice[isOfAll ? i : m_axes[i]];
            const auto ends = numbersIn(&sides->first[i]);
            if (!ends || ends->size() != 2)
                return BoxIs::Unknown;
            const auto [begin, end] = inSlice((*ends)[0], (*ends)[1], taken);
            if (!(begin < end))
                return BoxIs::Outside;
            if (taken.fixed)
                continue;
            kept.push_back(sides->first[i]);
            const bool isWhole =
                std::holds_alternative<std::int64_t>(listIn(&sides->first[i])->first->data);
            if (isWhole)
                putItems(kept.back(),
                         {{static_cast<std::int64_t>(begin)}, {static_cast<std::int64_t>(end)}});
            else
                putNumbers(kept.back(), {begin, end});
        }
        putItems(box, std::move(kept));
        return BoxIs::Inside;
    }

    // Which cells of the slice lie in [begin, end): all that is between two of them belongs to the
    // first.
    static std::pair<double, double> inSlice(double begin, double end, const DimensionSlice& taken)
    {
        const auto start = static_cast<double>(taken.start);
        const auto step = static_cast<double>(taken.step);
        double first = (begin - start) / step;
        double last = (end - start) / step;
        if (step < 0) // of cells that are turned round
            std::tie(first, last) = std::pair((end - 1 - start) / step, (begin - 1 - start) / step);
        if (std::abs(step) != 1)
            std::tie(first, last) = std::pair(std::ceil(first), std::ceil(last));
        return {std::max(first, 0.0), std::min(last, static_cast<double>(taken.count))};
    }

    msgpack::Map& m_mapping;
    const Slice& m_slice;
    std::string_view m_name;
    std::vector<std::string>& m_leftOut;
    std::vector<std::size_t> m_axes; // of the dimensions, those in space
};

} // namespace

void sliceMedical(msgpack::Map& mapping, const Slice& slice, std::string_view name,
                  std::vector<std::string>& leftOut)
{
    SlicedImage(mapping, slice, name, leftOut).run();
}

} // namespace bloscope
