#pragma once

#include "ui/document/link_group.h"

namespace bloscope {

// Whether a document goes along with the others that are linked. GUI thread.
class DocumentLink : public QObject {
    Q_OBJECT

 public:
    // Both live longer; without a group it cannot be linked.
    DocumentLink(Document& document, LinkGroup* group, QObject* parent = nullptr);

    bool isPossible() const { return m_group; }
    bool isOn() const { return m_group && m_group->contains(m_document); }
    void setOn(bool on);

 signals:
    void changed();

 private:
    Document& m_document;
    LinkGroup* m_group;
};

} // namespace bloscope
