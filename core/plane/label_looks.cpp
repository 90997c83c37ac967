#include "core/plane/label_looks.h"

#include "core/base/text.h"
#include "core/base/utf8.h"

#include <cmath>
#include <utility>

namespace bloscope {

namespace {

constexpr double lastExact = 9007199254740992.0; // 2^53

const LabelLook* lookIn(const LabelLooks* looks, double number)
{
    const auto label = looks ? LabelLooks::labelOf(number) : std::nullopt;
    if (!label)
        return nullptr;
    const auto found = looks->all().find(*label);
    return found == looks->all().end() ? nullptr : &found->second;
}

Rgb mixed(Rgb below, Rgb above, int percent)
{
    Rgb mixed = 0xff000000;
    for (const int shift : {16, 8, 0}) {
        const int from = static_cast<int>(below >> shift & 0xff);
        const int to = static_cast<int>(above >> shift & 0xff);
        const int at = (from * (LabelLook::fullOpacity - percent) + to * percent +
                        LabelLook::fullOpacity / 2) /
                       LabelLook::fullOpacity;
        mixed |= static_cast<Rgb>(at) << shift;
    }
    return mixed;
}

} // namespace

std::optional<std::int64_t> LabelLooks::labelOf(double number)
{
    if (!(number >= 0.5 && number <= lastExact))
        return std::nullopt;
    return static_cast<std::int64_t>(std::nearbyint(number));
}

LabelLook LabelLooks::of(std::int64_t label) const
{
    const auto found = m_looks.find(label);
    if (found != m_looks.end())
        return found->second;
    LabelLook others;
    others.isVisible = m_areOthersVisible;
    return others;
}

bool LabelLooks::isOfOthers(const LabelLook& look) const
{
    LabelLook others;
    others.isVisible = m_areOthersVisible;
    return look == others;
}

bool LabelLooks::set(std::int64_t label, LabelLook look)
{
    look.name = printableLine(utf8Prefix(look.name, longestName));
    const auto there = m_looks.find(label);
    if (isOfOthers(look)) {
        if (there != m_looks.end())
            m_looks.erase(there);
        return true;
    }
    if (there != m_looks.end())
        there->second = std::move(look);
    else if (m_looks.size() >= most)
        return false;
    else
        m_looks.emplace(label, std::move(look));
    return true;
}

void LabelLooks::setVisible(bool visible)
{
    for (auto& [label, look] : m_looks)
        look.isVisible = visible;
    setOthersVisible(visible);
}

void LabelLooks::setOthersVisible(bool visible)
{
    m_areOthersVisible = visible;
    std::erase_if(m_looks, [this](const auto& entry) { return isOfOthers(entry.second); });
}

bool LabelLooks::showOnly(std::int64_t label)
{
    LabelLook look = of(label);
    look.isVisible = true;
    setVisible(false);
    return set(label, std::move(look));
}

void LabelLooks::showAll()
{
    setVisible(true);
}

void LabelLooks::resetColors()
{
    for (auto& [label, look] : m_looks) {
        look.color.reset();
        look.opacity = LabelLook::fullOpacity;
    }
    setOthersVisible(m_areOthersVisible);
}

Rgb labelColor(const ColorMap& map, const LabelLooks* looks, double number)
{
    const LabelLook* look = lookIn(looks, number);
    return look && look->color ? *look->color : map.ofLabel(number);
}

int labelOpacity(const LabelLooks* looks, double number)
{
    if (!looks || !LabelLooks::labelOf(number))
        return LabelLook::fullOpacity;
    const LabelLook* look = lookIn(looks, number);
    const bool isVisible = look ? look->isVisible : looks->areOthersVisible();
    if (!isVisible)
        return 0;
    return look ? look->opacity : LabelLook::fullOpacity;
}

Rgb labelOnBackground(const ColorMap& map, const LabelLooks* looks, double number)
{
    const int opacity = labelOpacity(looks, number);
    const Rgb color = labelColor(map, looks, number);
    return opacity == LabelLook::fullOpacity ? color : mixed(map.colors[0], color, opacity);
}

} // namespace bloscope
