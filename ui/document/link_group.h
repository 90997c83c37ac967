#pragma once

#include "ui/document/linked_slice.h"

#include <QHash>
#include <QList>
#include <QObject>

namespace bloscope {

class Document;

// Documents that follow each other: slice, marked cell and the part in sight. Whichever somebody
// moves leads; the others follow at once, and lead nobody by that. What follows what:
// dimensionLinks(). Reads nothing: views load what they show when they are shown. GUI thread.
class LinkGroup : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;

    void join(Document& document); // which goes to where the others are
    void leave(Document& document);
    bool contains(const Document& document) const;
    qsizetype size() const { return m_documents.size(); }

 private:
    void lead(Document& leader);
    void forget(const QObject* document);

    QList<Document*> m_documents; // the one moved last in front
    bool m_isLeading = false;
};

} // namespace bloscope
