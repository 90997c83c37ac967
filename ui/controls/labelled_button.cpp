#include "ui/controls/labelled_button.h"

#include "ui/theme/icons.h"

#include <QToolButton>

namespace bloscope {

QToolButton* makeLabelledButton(const char* icon, const QString& text, const QString& meaning)
{
    auto* button = new QToolButton;
    button->setIcon(lineIcon(QString::fromLatin1(icon)));
    button->setText(text);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setToolTip(meaning);
    button->setAccessibleName(meaning);
    return button;
}

} // namespace bloscope
