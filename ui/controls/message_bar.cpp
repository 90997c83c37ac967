#include "ui/controls/message_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

namespace bloscope {

namespace {

constexpr int roomBetween = 48; // margins and spacings of the row

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
      m_actions(new QWidget(this)),
      m_content(new QBoxLayout(QBoxLayout::LeftToRight)),
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
    m_dismiss->setToolTip(tr("Dismiss this message"));
    m_dismiss->setAccessibleName(tr("Dismiss this message"));

    auto* buttons = new QHBoxLayout(m_actions);
    buttons->setContentsMargins(0, 0, 0, 0);
    m_content->addWidget(m_text, 1);
    m_content->addWidget(m_actions);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 4, 4);
    row->addWidget(m_icon);
    row->addLayout(m_content, 1);
    row->addWidget(m_dismiss, 0, Qt::AlignTop);
    connect(m_dismiss, &QToolButton::clicked, this, &MessageBar::dismiss);
    hide();
}

void MessageBar::tell(Severity severity, const QString& text, const QList<Action>& actions)
{
    m_severity = severity;
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_icon->setPixmap(style()->standardIcon(pixmapOf(severity)).pixmap(side, side));
    m_text->setText(text);
    showActions(actions);
    placeActions();
    setAccessibleName(text);
    setVisible(true);
}

void MessageBar::showActions(const QList<Action>& actions)
{
    QLayout* row = m_actions->layout();
    while (QLayoutItem* shown = row->takeAt(0)) {
        if (QWidget* button = shown->widget()) {
            button->hide();
            button->deleteLater(); // the call may come from it
        }
        delete shown;
    }
    for (const Action& action : actions) {
        auto* button = new QPushButton(action.text, m_actions);
        connect(button, &QPushButton::clicked, this, [run = action.run] { run(); });
        row->addWidget(button);
        button->show();
        setTabOrder(button, m_dismiss);
    }
    static_cast<QHBoxLayout*>(row)->addStretch();
    m_actions->setVisible(!actions.isEmpty());
}

// Below a sentence that would have to be squeezed otherwise.
void MessageBar::placeActions()
{
    const int room = width() - m_icon->sizeHint().width() - m_dismiss->sizeHint().width() -
                     m_actions->sizeHint().width() - roomBetween;
    const bool isBeside = m_text->fontMetrics().horizontalAdvance(m_text->text()) <= room;
    m_content->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void MessageBar::dismiss()
{
    hide();
}

QString MessageBar::text() const
{
    return isHidden() ? QString() : m_text->text();
}

void MessageBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    placeActions();
}

void MessageBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

} // namespace bloscope
