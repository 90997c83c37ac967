#include "ui/document/document_link.h"

namespace bloscope {

DocumentLink::DocumentLink(Document& document, LinkGroup* group, QObject* parent)
    : QObject(parent), m_document(document), m_group(group)
{
}

void DocumentLink::setOn(bool on)
{
    if (!m_group || on == isOn())
        return;
    if (on)
        m_group->join(m_document);
    else
        m_group->leave(m_document);
    emit changed();
}

} // namespace bloscope
