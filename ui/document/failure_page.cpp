#include "ui/document/failure_page.h"

#include "ui/text/error_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

namespace bloscope {

namespace {

constexpr int widestMessage = 560;
constexpr qreal sentenceScale = 1.15;

} // namespace

FailurePage::FailurePage(QWidget* parent)
    : QWidget(parent), m_sentence(createText()), m_advice(createText())
{
    QFont larger = m_sentence->font();
    larger.setPointSizeF(larger.pointSizeF() * sentenceScale);
    m_sentence->setFont(larger);
    m_advice->setForegroundRole(QPalette::PlaceholderText);
    auto* icon = new QLabel(this);
    const int side = style()->pixelMetric(QStyle::PM_MessageBoxIconSize);
    icon->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxCritical).pixmap(side, side));
    auto* retry = new QPushButton(tr("Try &Again"), this);
    auto* close = new QPushButton(tr("Close"), this);
    connect(retry, &QPushButton::clicked, this, &FailurePage::retryWanted);
    connect(close, &QPushButton::clicked, this, &FailurePage::closeWanted);

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(retry);
    buttons->addWidget(close);
    buttons->addStretch(1);
    auto* texts = new QVBoxLayout;
    texts->addWidget(m_sentence);
    texts->addWidget(m_advice);
    texts->addSpacing(8);
    texts->addLayout(buttons);
    auto* message = new QWidget(this);
    message->setMaximumWidth(widestMessage);
    auto* row = new QHBoxLayout(message);
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addSpacing(8);
    row->addLayout(texts, 1);
    auto* centre = new QHBoxLayout(this);
    centre->addWidget(message, 1, Qt::AlignVCenter);
}

QLabel* FailurePage::createText()
{
    auto* label = new QLabel(this);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

void FailurePage::explain(const QString& fileName, const Error& error)
{
    m_sentence->setText(errorSentence(tr("%1 cannot be opened").arg(fileName), error));
    m_sentence->setAccessibleName(m_sentence->text());
    m_advice->setText(errorAdvice(error.kind()));
    m_advice->setAccessibleName(m_advice->text());
}

} // namespace bloscope
