#include "ui/controls/close_button.h"

#include "ui/theme/icons.h"

#include <QToolButton>

namespace bloscope {

QToolButton* closeButton(const QString& meaning)
{
    auto* button = new QToolButton;
    button->setIcon(lineIcon("close"));
    button->setAutoRaise(true);
    button->setToolTip(meaning);
    button->setAccessibleName(meaning);
    return button;
}

} // namespace bloscope
