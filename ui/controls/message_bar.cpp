#include "ui/controls/message_bar.h"

#include "ui/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace bloscope {

namespace {

QStyle::StandardPixmap pixmapOf(MessageBar::Severity severity)
{
    switch (severity) {
    case MessageBar::Severity::Note:
        return QStyle::SP_MessageBoxInformation;
    case MessageBar::Severity::Warning:
        return QStyle::SP_MessageBoxWarning;
    case MessageBar::Severity::Failure:
        break;
    }
    return QStyle::SP_MessageBoxCritical;
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent),
      m_icon(new QLabel(this)),
      m_text(new QLabel(this)),
      m_action(new QToolButton(this)),
      m_dismiss(new QToolButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setForegroundRole(QPalette::ToolTipText);
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_dismiss->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    m_dismiss->setAutoRaise(true);
    m_dismiss->setToolTip(tr("Put this message away"));
    m_dismiss->setAccessibleName(tr("Put this message away"));

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 4, 4);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addWidget(m_action);
    row->addWidget(m_dismiss);
    connect(m_action, &QToolButton::clicked, this, &MessageBar::actionTriggered);
    connect(m_dismiss, &QToolButton::clicked, this, &MessageBar::dismiss);
    hide();
}

void MessageBar::tell(Severity severity, const QString& text, const QString& actionText)
{
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_icon->setPixmap(style()->standardIcon(pixmapOf(severity)).pixmap(side, side));
    m_text->setText(text);
    m_action->setText(actionText);
    m_action->setVisible(!actionText.isEmpty());
    setAccessibleName(text);
    setVisible(true);
}

void MessageBar::dismiss()
{
    hide();
}

QString MessageBar::text() const
{
    return isHidden() ? QString() : m_text->text();
}

} // namespace bloscope
