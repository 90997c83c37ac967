#include "ui/tabs/failure_page.h"

#include "ui/controls/elided_label.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <algorithm>

namespace bloscope {

namespace {

constexpr int widestMessage = 560;
constexpr qreal sentenceScale = 1.15;
constexpr std::size_t mostFrames = 4; // with buttons

} // namespace

FailurePage::FailurePage(QWidget* parent)
    : QWidget(parent),
      m_sentence(wrappingLabel()),
      m_advice(wrappingLabel()),
      m_returns(wrappingLabel()),
      m_frames(new QVBoxLayout),
      m_salvage(new QPushButton(tr("&Save What Can Be Read…"), this))
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
    connect(m_salvage, &QPushButton::clicked, this, &FailurePage::salvageWanted);
    m_salvage->hide();
    m_returns->hide();

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(retry);
    buttons->addWidget(m_salvage);
    buttons->addWidget(close);
    buttons->addStretch(1);
    auto* texts = new QVBoxLayout;
    texts->addWidget(m_sentence);
    texts->addWidget(m_advice);
    texts->addWidget(m_returns);
    texts->addSpacing(8);
    texts->addLayout(m_frames);
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

void FailurePage::explain(const QString& fileName, const Error& error)
{
    m_sentence->setText(errorSentence(tr("%1 cannot be opened").arg(fileName), error));
    m_sentence->setAccessibleName(m_sentence->text());
    m_advice->setText(errorAdvice(error.kind()));
    m_advice->setAccessibleName(m_advice->text());
    offerFrames({});
    offerSalvage(false);
}

void FailurePage::offerSalvage(bool isOffered)
{
    m_salvage->setVisible(isOffered);
    m_returns->hide();
}

void FailurePage::tellSalvage(const QString& whatReturns)
{
    m_returns->setText(whatReturns);
    m_returns->setAccessibleName(whatReturns);
    m_returns->show();
}

QString FailurePage::sentence() const
{
    return m_sentence->text();
}

void FailurePage::offerFrames(const std::vector<std::uint64_t>& offsets)
{
    while (const QLayoutItem* shown = m_frames->takeAt(0)) {
        delete shown->widget();
        delete shown;
    }
    for (std::size_t i = 0; i < std::min(offsets.size(), mostFrames); ++i) {
        const std::uint64_t offset = offsets[i];
        auto* button = new QPushButton(tr("Open Frame at Byte %1").arg(countText(offset)), this);
        connect(button, &QPushButton::clicked, this, [this, offset] { emit frameWanted(offset); });
        m_frames->addWidget(button, 0, Qt::AlignLeft);
    }
}

} // namespace bloscope
