#pragma once

#include <QWidget>
#include <type_traits>

namespace bloscope::test {

// What bears a text, not counting its mnemonic, below an object: a button that is seen, an action.
// Null where there is none.
template <class Thing>
Thing* withText(const QObject& above, const QString& text)
{
    const auto isSeen = [](const Thing& thing) {
        if constexpr (std::is_base_of_v<QWidget, Thing>)
            return thing.isVisible();
        else
            return true;
    };
    for (auto* thing : above.findChildren<Thing*>())
        if (thing->text().remove('&') == text && isSeen(*thing))
            return thing;
    return nullptr;
}

} // namespace bloscope::test
