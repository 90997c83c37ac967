#include "ui/tabs/failure_page.h"

#include "core/base/text.h"
#include "ui/controls/elided_label.h"
#include "ui/document/open_request.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"

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

// Without what the sentence says already.
Error causeOf(const Error& error)
{
    constexpr std::string_view said = "cannot open the file: ";
    const std::string cause = error.text();
    return cause.starts_with(said) ? Error{error.kind(), cause.substr(said.size())} : error;
}

QString adviceOn(const RemoteQuestion& question)
{
    switch (question.kind) {
    case RemoteQuestion::Kind::Login:
        return FailurePage::tr("Log in to see whether you may open it.");
    case RemoteQuestion::Kind::OtherServer:
        return FailurePage::tr("Nothing is fetched from there unless you continue.");
    case RemoteQuestion::Kind::WholeFile:
        return FailurePage::tr("It opens once all of it is on this computer.");
    }
    return {};
}

QString answerText(const RemoteQuestion& question)
{
    switch (question.kind) {
    case RemoteQuestion::Kind::Login:
        return FailurePage::tr("&Log In…");
    case RemoteQuestion::Kind::OtherServer:
        return FailurePage::tr("&Continue to %1").arg(displayText(question.server));
    case RemoteQuestion::Kind::WholeFile:
        if (question.size == 0)
            return FailurePage::tr("&Download All of It");
        return FailurePage::tr("&Download All of It (%1)").arg(sizeText(question.size));
    }
    return {};
}

} // namespace

FailurePage::FailurePage(QWidget* parent)
    : QWidget(parent),
      m_sentence(wrappingLabel()),
      m_advice(wrappingLabel()),
      m_returns(wrappingLabel()),
      m_frames(new QVBoxLayout),
      m_salvage(new QPushButton(tr("&Save What Can Be Read…"), this)),
      m_answer(new QPushButton(this))
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
    connect(m_answer, &QPushButton::clicked, this, &FailurePage::answer);
    m_salvage->hide();
    m_answer->hide();
    m_returns->hide();

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_answer);
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

QString FailurePage::adviceFor(const DocumentAddress& address, const Error& error)
{
    if (isOnServer(address.path) && error.kind() == ErrorKind::Io)
        return tr("Check the address and the network connection. Files that were opened before can "
                  "be opened without a network.");
    if (isOnServer(address.path) && error.kind() == ErrorKind::Unsupported)
        return tr("Check the address in a browser. A file that you download there can be opened "
                  "as a copy.");
    return errorAdvice(error.kind());
}

void FailurePage::explain(const DocumentAddress& address, const Error& error)
{
    m_sentence->setText(
        errorSentence(tr("%1 cannot be opened").arg(address.name()), causeOf(error)));
    m_sentence->setAccessibleName(m_sentence->text());
    m_advice->setText(adviceFor(address, error));
    m_advice->setAccessibleName(m_advice->text());
    offerFrames({});
    offerSalvage(false);
    offerAnswer(address);
}

// What a server wants before it gives the file.
void FailurePage::offerAnswer(const DocumentAddress& address)
{
    m_path = address.path;
    m_question = isOnServer(m_path) ? RemoteReading::ofThisProcess().questionOf(filePath(m_path))
                                    : std::nullopt;
    m_answer->setVisible(m_question.has_value());
    if (!m_question)
        return;
    m_answer->setText(answerText(*m_question));
    m_advice->setText(adviceOn(*m_question));
    m_advice->setAccessibleName(m_advice->text());
}

void FailurePage::answer()
{
    if (m_question->kind == RemoteQuestion::Kind::Login)
        return emit logInWanted();
    RemoteReading::ofThisProcess().allow(filePath(m_path), *m_question);
    emit retryWanted();
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
