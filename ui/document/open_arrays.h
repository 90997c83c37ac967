#pragma once

#include "core/array/slice.h"
#include "ui/document/open_request.h"

#include <QList>
#include <QObject>

namespace bloscope {

class Document;

struct OpenArray {
    OpenRequest request;
    Shape shape;
};

// The arrays that are open, in all windows. GUI thread.
class OpenArrays : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;

    void add(Document& document);
    void remove(Document& document);

    // Those at other addresses, each once, in the order in which they were opened.
    QList<OpenArray> besides(const DocumentAddress& address) const;
    // The one at an address; while it is read again, the newer one. Null: it is not open.
    Document* find(const DocumentAddress& address) const;

 signals:
    void changed(); // documents have come or gone

 private:
    QList<Document*> m_documents;
};

} // namespace bloscope
