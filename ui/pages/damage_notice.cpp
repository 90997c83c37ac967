#include "ui/pages/damage_notice.h"

#include "ui/document/document.h"

namespace bloscope {

DamageNotice::DamageNotice(MessageBar& message, May may, QObject* parent)
    : QObject(parent), m_message(message), m_may(may)
{
}

void DamageNotice::follow(Document& document)
{
    connect(&document, &Document::damageFound, this, &DamageNotice::tellUnreadable);
    connect(this, &DamageNotice::readAgainWanted, &document, [&document] { readAgain(document); });
}

void DamageNotice::tell(const Words& found)
{
    m_found = found;
    show();
    emit this->found();
}

void DamageNotice::tellUnreadable(const QString& reason)
{
    if (isDamaged())
        return;
    m_found = {tr("Part of this file cannot be read: %1.").arg(reason), {}};
    if (m_may == May::Pass)
        m_found.actions << MessageBar::Action{tr("Try Again"), [this] { tryAgain(); }}
                        << MessageBar::Action{tr("Reload"), [this] { emit reloadWanted(); }};
    m_found.actions << MessageBar::Action{tr("Check File"), [this] { emit checkWanted(); }};
    if (m_message.text().isEmpty())
        show();
    emit found();
}

void DamageNotice::offer(const Words& offer)
{
    m_offer = offer;
    if (isDamaged() && m_message.text() == m_shown)
        show();
}

// What still cannot be read is told again.
void DamageNotice::tryAgain()
{
    if (m_message.text() == m_shown)
        m_message.dismiss();
    m_found = {};
    emit forgotten();
    emit readAgainWanted();
}

void DamageNotice::show()
{
    m_shown = m_found.sentence;
    if (!m_offer.sentence.isEmpty())
        m_shown += ' ' + m_offer.sentence;
    m_message.tell(MessageBar::Severity::Warning, m_shown, m_found.actions + m_offer.actions);
}

} // namespace bloscope
