#pragma once

#include "core/array/slice.h"
#include "ui/document/open_request.h"

#include <QList>

namespace bloscope {

class Document;

struct OpenArray {
    OpenRequest request;
    Shape shape;
};

// The arrays that are open, in all windows. GUI thread.
class OpenArrays {
 public:
    void add(const Document& document);
    void remove(const Document& document);

    // Those at other addresses, each once, in the order in which they were opened.
    QList<OpenArray> besides(const DocumentAddress& address) const;

 private:
    QList<const Document*> m_documents;
};

} // namespace bloscope
