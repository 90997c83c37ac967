#pragma once

#include "ui/text/number_format_text.h"

#include <QToolButton>
#include <optional>

namespace bloscope {

// Says how the numbers and bytes of a table are written, and offers other ways in its menu; the
// last of them asks in a dialog. Unless one is chosen it is that of the preferences.
class NumberFormatButton : public QToolButton {
    Q_OBJECT

 public:
    explicit NumberFormatButton(const NumberKinds& kinds, QWidget* parent = nullptr);

    void setPreferred(const NumberFormat& format); // of the preferences
    const std::optional<NumberFormat>& chosen() const { return m_chosen; }
    void choose(const std::optional<NumberFormat>& format); // none: the preferred one
    const NumberFormat& format() const { return m_chosen ? *m_chosen : m_preferred; }

 signals:
    void formatChanged(const bloscope::NumberFormat& format);

 private:
    void fillMenu();
    void addWay(const QString& text, const std::optional<NumberFormat>& format);
    void addFloatWays();
    void addIntegerWays();
    void addBytesWays();
    void askForOther();
    void showFormat(const NumberFormat& before);

    NumberKinds m_kinds;
    NumberFormat m_preferred;
    std::optional<NumberFormat> m_chosen;
};

} // namespace bloscope
