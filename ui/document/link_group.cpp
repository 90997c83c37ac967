#include "ui/document/link_group.h"

#include "ui/document/document.h"

#include <QScopedValueRollback>
#include <algorithm>

namespace bloscope {

namespace {

LinkedShape shapeOf(const Document& document)
{
    return {document.array()->shape(), document.geometry()->names()};
}

bool isSamePlane(const Slice& a, const Slice& b)
{
    return a.rows() == b.rows() && a.columns() == b.columns();
}

// The mark of the leader, at the indices of the document where its dimensions are not linked.
std::optional<CellIndex> followingMark(const Document& document, const Document& leader,
                                       const DimensionLinks& links)
{
    if (!leader.mark())
        return std::nullopt;
    CellIndex mark = document.mark().value_or(document.slice().indexAt(0, 0));
    for (std::size_t d = 0; d < links.size(); ++d)
        if (links[d])
            mark[d] = (*leader.mark())[*links[d]];
    return mark;
}

void follow(Document& document, const Document& leader)
{
    const DimensionLinks links = dimensionLinks(shapeOf(document), shapeOf(leader));
    if (std::ranges::none_of(links, [](const auto& link) { return link.has_value(); }))
        return;
    document.setSlice(followingSlice(document.slice(), leader.slice(), links));
    if (!followsPlane(leader.slice(), links))
        return;
    document.setMark(followingMark(document, leader, links));
    if (isSamePlane(document.slice(), leader.slice()))
        document.setPartInSight(leader.partInSight());
}

} // namespace

void LinkGroup::join(Document& document)
{
    if (contains(document))
        return;
    if (!m_documents.isEmpty())
        follow(document, *m_documents.first());
    m_documents.append(&document);
    const auto lead = [this, &document] { this->lead(document); };
    connect(&document, &Document::sliceChanged, this, lead);
    connect(&document, &Document::markChanged, this, lead);
    connect(&document, &Document::partInSightChanged, this, lead);
    connect(&document, &QObject::destroyed, this, &LinkGroup::forget);
}

void LinkGroup::leave(Document& document)
{
    document.disconnect(this);
    forget(&document);
}

bool LinkGroup::contains(const Document& document) const
{
    return m_documents.contains(&document);
}

void LinkGroup::forget(const QObject* document)
{
    m_documents.removeIf([&](const QObject* each) { return each == document; });
}

void LinkGroup::lead(Document& leader)
{
    if (m_isLeading)
        return;
    const QScopedValueRollback guard(m_isLeading, true);
    m_documents.move(m_documents.indexOf(&leader), 0);
    for (qsizetype i = 1; i < m_documents.size(); ++i)
        follow(*m_documents[i], leader);
}

} // namespace bloscope
