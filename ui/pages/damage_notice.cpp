#include "ui/pages/damage_notice.h"

namespace bloscope {

DamageNotice::DamageNotice(MessageBar& message, QObject* parent)
    : QObject(parent), m_message(message)
{
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
    m_found = {tr("Part of this file cannot be read: %1.").arg(reason),
               {{tr("Check File"), [this] { emit checkWanted(); }}}};
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

void DamageNotice::show()
{
    m_shown = m_found.sentence;
    if (!m_offer.sentence.isEmpty())
        m_shown += ' ' + m_offer.sentence;
    m_message.tell(MessageBar::Severity::Warning, m_shown, m_found.actions + m_offer.actions);
}

} // namespace bloscope
