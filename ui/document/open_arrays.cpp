#include "ui/document/open_arrays.h"

#include "ui/document/document.h"

#include <algorithm>

namespace bloscope {

void OpenArrays::add(Document& document)
{
    m_documents << &document;
    emit changed();
}

void OpenArrays::remove(Document& document)
{
    m_documents.removeOne(&document);
    emit changed();
}

Document* OpenArrays::find(const DocumentAddress& address) const
{
    const auto found =
        std::find_if(m_documents.rbegin(), m_documents.rend(),
                     [&](const Document* document) { return document->address() == address; });
    return found == m_documents.rend() ? nullptr : *found;
}

// A file that is read again is there twice for a moment.
QList<OpenArray> OpenArrays::besides(const DocumentAddress& address) const
{
    QList<OpenArray> others;
    for (const Document* document : m_documents) {
        if (document->address() == address)
            continue;
        const auto known = std::ranges::find_if(others, [&](const OpenArray& array) {
            return array.request.address == document->address();
        });
        const OpenArray array{document->request(), document->array()->shape()};
        if (known == others.end())
            others << array;
        else
            *known = array; // the newer one
    }
    return others;
}

} // namespace bloscope
