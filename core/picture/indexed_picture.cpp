#include "core/picture/indexed_picture.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace bloscope {

namespace {

constexpr Rgb opaqueBlack = 0xff000000;
constexpr int channelCount = 3;

constexpr std::uint32_t channelOf(Rgb color, int channel)
{
    return color >> (16 - 8 * channel) & 0xff;
}

// The colours of a picture, each once; more than the most where there are more.
std::vector<Rgb> colorsOf(const PicturePixels& picture)
{
    std::unordered_set<Rgb> found;
    Rgb last = ~picture.colors.front();
    for (const Rgb color : picture.colors) {
        if (color == std::exchange(last, color)) // as most do
            continue;
        found.insert(color);
        if (found.size() > IndexedPicture::mostColors)
            break;
    }
    return {found.begin(), found.end()};
}

// Pixels that are alike in the first five bits of each channel.
struct ColorGroup {
    std::array<std::uint64_t, channelCount> sums{};
    std::uint64_t pixels = 0;
    std::uint16_t key = 0;

    std::uint32_t mean(int channel) const
    {
        return static_cast<std::uint32_t>((sums[static_cast<std::size_t>(channel)] + pixels / 2) /
                                          pixels);
    }
};

std::uint16_t keyOf(Rgb color)
{
    std::uint32_t key = 0;
    for (int channel = 0; channel < channelCount; ++channel)
        key = key << 5 | channelOf(color, channel) >> 3;
    return static_cast<std::uint16_t>(key);
}

// Groups that become one colour, and the channel in which they differ most.
struct ColorBox {
    std::span<ColorGroup> groups;
    int channel = 0;
    std::uint32_t extent = 0;
    std::uint64_t pixels = 0;

    explicit ColorBox(std::span<ColorGroup> of) : groups(of)
    {
        for (int c = 0; c < channelCount; ++c) {
            const auto [least, most] = std::ranges::minmax(
                groups, {}, [c](const ColorGroup& group) { return group.mean(c); });
            if (const std::uint32_t wide = most.mean(c) - least.mean(c); wide > extent) {
                extent = wide;
                channel = c;
            }
        }
        for (const ColorGroup& group : groups)
            pixels += group.pixels;
    }

    // How much is gained by splitting it.
    std::uint64_t weight() const { return groups.size() > 1 ? extent * pixels : 0; }

    // Where half of its pixels lie on either side.
    std::size_t middle() const
    {
        std::ranges::sort(groups, {},
                          [this](const ColorGroup& group) { return group.mean(channel); });
        std::uint64_t before = 0;
        std::size_t at = 0;
        while (at + 1 < groups.size() && before + groups[at].pixels <= pixels / 2)
            before += groups[at++].pixels;
        return std::clamp<std::size_t>(at, 1, groups.size() - 1);
    }

    Rgb color() const
    {
        Rgb color = 0xff;
        for (int c = 0; c < channelCount; ++c) {
            std::uint64_t sum = 0;
            for (const ColorGroup& group : groups)
                sum += group.sums[static_cast<std::size_t>(c)];
            color = color << 8 | static_cast<Rgb>((sum + pixels / 2) / pixels);
        }
        return color;
    }
};

std::vector<ColorGroup> groupsOf(const PicturePixels& picture)
{
    std::map<std::uint16_t, ColorGroup> groups;
    for (const Rgb color : picture.colors) {
        ColorGroup& group = groups[keyOf(color)];
        group.key = keyOf(color);
        ++group.pixels;
        for (int c = 0; c < channelCount; ++c)
            group.sums[static_cast<std::size_t>(c)] += channelOf(color, c);
    }
    std::vector<ColorGroup> all;
    for (const auto& [key, group] : groups)
        all.push_back(group);
    return all;
}

IndexedPicture byMedianCut(const PicturePixels& picture)
{
    std::vector<ColorGroup> groups = groupsOf(picture);
    std::vector<ColorBox> boxes{ColorBox(groups)};
    while (boxes.size() < IndexedPicture::mostColors) {
        const auto widest = std::ranges::max_element(boxes, {}, &ColorBox::weight);
        if (widest->weight() == 0)
            break;
        const std::size_t at = widest->middle();
        const std::span<ColorGroup> all = widest->groups;
        *widest = ColorBox(all.first(at));
        boxes.emplace_back(all.subspan(at));
    }
    IndexedPicture made;
    std::array<std::uint8_t, 1 << 15> numbers{};
    for (const ColorBox& box : boxes) {
        for (const ColorGroup& group : box.groups)
            numbers[group.key] = static_cast<std::uint8_t>(made.palette.size());
        made.palette.push_back(box.color());
    }
    made.numbers.reserve(picture.colors.size());
    for (const Rgb color : picture.colors)
        made.numbers.push_back(numbers[keyOf(color)]);
    return made;
}

} // namespace

std::optional<IndexedPicture> exactlyIndexed(const PicturePixels& picture)
{
    IndexedPicture exact{colorsOf(picture), {}};
    if (exact.palette.size() > IndexedPicture::mostColors)
        return {};
    std::ranges::sort(exact.palette); // alpha is the highest byte
    std::unordered_map<Rgb, std::uint8_t> numbers;
    for (const Rgb color : exact.palette)
        numbers.emplace(color, static_cast<std::uint8_t>(numbers.size()));
    exact.numbers.reserve(picture.colors.size());
    Rgb last = ~picture.colors.front();
    for (const Rgb color : picture.colors)
        exact.numbers.push_back(color == std::exchange(last, color) ? exact.numbers.back()
                                                                    : numbers.at(color));
    return exact;
}

IndexedPicture indexed(const PicturePixels& picture)
{
    PicturePixels opaque = picture;
    for (Rgb& color : opaque.colors)
        color |= opaqueBlack;
    auto exact = exactlyIndexed(opaque);
    return exact ? *std::move(exact) : byMedianCut(opaque);
}

} // namespace bloscope
