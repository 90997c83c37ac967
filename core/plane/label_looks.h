#pragma once

#include "core/plane/color_map.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace bloscope {

// How the cells of one label are drawn, and what it is called.
struct LabelLook {
    static constexpr int fullOpacity = 100; // percent

    std::optional<Rgb> color = {}; // opaque; nothing: that of the map
    int opacity = fullOpacity;     // 0 to 100, of what it has otherwise
    bool isVisible = true;
    std::string name = {}; // empty: as files name it

    bool operator==(const LabelLook&) const = default;
};

// What somebody has chosen for single labels of a file; the others look alike.
class LabelLooks {
 public:
    static constexpr std::size_t most = 65'536;
    static constexpr std::size_t longestName = 200; // bytes

    // The label that is drawn for a number, where it can have a look of its own: above 0, where
    // nothing is drawn, and exactly known as float64.
    static std::optional<std::int64_t> labelOf(double number);

    LabelLook of(std::int64_t label) const;
    const std::map<std::int64_t, LabelLook>& all() const { return m_looks; } // but for the others
    bool areOthersVisible() const { return m_areOthersVisible; }
    bool isEmpty() const { return m_looks.empty() && m_areOthersVisible; }

    // Names become safe to show. False where there are too many.
    bool set(std::int64_t label, LabelLook look);
    bool showOnly(std::int64_t label);
    void setOthersVisible(bool visible); // those that all() has not
    void showAll();
    void resetColors(); // and how opaque they are

    bool operator==(const LabelLooks&) const = default;

 private:
    void setVisible(bool visible); // all
    bool isOfOthers(const LabelLook& look) const;

    std::map<std::int64_t, LabelLook> m_looks;
    bool m_areOthersVisible = true;
};

using LabelLooksPtr = std::shared_ptr<const LabelLooks>; // null: all are as the map has them

// The colour of a label, opaque; `map` is a palette, `looks` may be null.
Rgb labelColor(const ColorMap& map, const LabelLooks* looks, double number);
// In percent; 0 where it is hidden.
int labelOpacity(const LabelLooks* looks, double number);
// The same over the background of the map.
Rgb labelOnBackground(const ColorMap& map, const LabelLooks* looks, double number);

} // namespace bloscope
