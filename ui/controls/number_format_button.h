#pragma once

#include "core/numbers/float_text.h"
#include "ui/text/number_text.h"

#include <QDialog>
#include <QToolButton>
#include <optional>

namespace bloscope {

class NumberFormatForm;

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

// Asks how the numbers of one table are written. What is chosen counts at once.
class NumberFormatDialog : public QDialog {
    Q_OBJECT

 public:
    explicit NumberFormatDialog(const NumberFormat& format, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format); // emits nothing

 signals:
    void chosen(const bloscope::NumberFormat& format);
    void resetWanted(); // to that of the preferences

 private:
    NumberFormatForm* m_form;
};

} // namespace bloscope
