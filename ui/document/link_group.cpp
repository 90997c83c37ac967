#include "ui/document/link_group.h"

#include "ui/document/document.h"
#include "ui/document/view_choice.h"

#include <QScopedValueRollback>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

DimensionLinks linksByName(const LinkedShape& array, const LinkedShape& other)
{
    DimensionLinks links(array.shape.size());
    for (std::size_t d = 0; d < links.size(); ++d) {
        const auto name = std::ranges::find(other.names, array.names[d]);
        const auto at = static_cast<std::size_t>(name - other.names.begin());
        if (name != other.names.end() && other.shape[at] == array.shape[d])
            links[d] = at;
    }
    return links;
}

DimensionLinks linksFromTheEnd(const Shape& shape, const Shape& other)
{
    DimensionLinks links(shape.size());
    for (std::size_t back = 1; back <= std::min(shape.size(), other.size()); ++back) {
        const std::size_t at = other.size() - back;
        if (shape[shape.size() - back] != other[at])
            break;
        links[shape.size() - back] = at;
    }
    return links;
}

// The dimension that follows one of the leader.
std::optional<std::size_t> following(std::optional<std::size_t> dimension,
                                     const DimensionLinks& links)
{
    const auto link = std::ranges::find(links, dimension);
    if (!dimension || link == links.end())
        return std::nullopt;
    return static_cast<std::size_t>(link - links.begin());
}

bool isOnScreen(const Slice& slice, std::size_t dimension)
{
    return slice.rowDimension() == dimension || slice.columnDimension() == dimension;
}

LinkedShape shapeOf(const Document& document)
{
    return {document.array()->shape(), document.geometry()->names()};
}

bool isSamePlane(const Slice& a, const Slice& b)
{
    return a.rows() == b.rows() && a.columns() == b.columns();
}

// A cell of the leader, if any, at the indices of the document where its dimensions are not linked.
std::optional<CellIndex> followingCell(const std::optional<CellIndex>& cell,
                                       const Document& document, const DimensionLinks& links)
{
    if (!cell)
        return std::nullopt;
    CellIndex own = document.mark().value_or(document.slice().indexAt(0, 0));
    for (std::size_t d = 0; d < links.size(); ++d)
        if (links[d])
            own[d] = (*cell)[*links[d]];
    return own;
}

// The colours of whoever leads, unless nobody has chosen any there.
void followColors(const Document& document, const Document& leader)
{
    if (const auto& colors = leader.choice->colors())
        document.choice->setColors(colors);
}

void follow(Document& document, const Document& leader, LinkedParts parts)
{
    const DimensionLinks links = dimensionLinks(shapeOf(document), shapeOf(leader));
    if (parts & Linked::Colors)
        followColors(document, leader);
    if (std::ranges::none_of(links, [](const auto& link) { return link.has_value(); }))
        return;
    if (parts & Linked::Slice)
        document.setSlice(followingSlice(document.slice(), leader.slice(), links));
    if (!followsPlane(leader.slice(), links))
        return;
    if (parts & Linked::Mark)
        document.setMark(followingCell(leader.mark(), document, links));
    if ((parts & Linked::Sight) && isSamePlane(document.slice(), leader.slice()))
        document.setPartInSight(leader.partInSight());
}

void followPointer(const Document& document, const Document& leader)
{
    const DimensionLinks links = dimensionLinks(shapeOf(document), shapeOf(leader));
    if (followsPlane(leader.slice(), links))
        document.choice->setPointer(followingCell(leader.choice->pointer(), document, links));
}

} // namespace

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

DimensionLinks dimensionLinks(const LinkedShape& array, const LinkedShape& other)
{
    const bool haveNames = !array.names.empty() && !other.names.empty();
    return array.shape != other.shape && haveNames ? linksByName(array, other)
                                                   : linksFromTheEnd(array.shape, other.shape);
}

bool followsPlane(const Slice& leader, const DimensionLinks& links)
{
    const auto follows = [&](std::optional<std::size_t> dimension) {
        return !dimension || following(dimension, links);
    };
    return follows(leader.rowDimension()) && follows(leader.columnDimension());
}

Slice followingSlice(const Slice& slice, const Slice& leader, const DimensionLinks& links)
{
    const bool followsIt = followsPlane(leader, links);
    Slice next = slice;
    for (std::size_t d = 0; d < links.size(); ++d) {
        const DimensionSlice& own = slice[d];
        if (!links[d]) {
            if (followsIt && isOnScreen(slice, d) && own.count > 0)
                next.set(d, DimensionSlice::index(own.start));
            continue;
        }
        const DimensionSlice& taken = leader[*links[d]];
        if (followsIt || (taken.fixed && own.fixed))
            next.set(d, taken);
    }
    const auto row = following(leader.rowDimension(), links);
    const auto column = following(leader.columnDimension(), links);
    if (followsIt && (next.rowDimension() != row || next.columnDimension() != column))
        next.setAxes(row, column);
    return next;
}

void LinkGroup::join(Document& document)
{
    if (contains(document))
        return;
    if (!m_documents.isEmpty())
        follow(document, *m_documents.first(), m_parts);
    m_documents.append(&document);
    const auto lead = [this, &document] { this->lead(document); };
    connect(&document, &Document::sliceChanged, this, lead);
    connect(&document, &Document::markChanged, this, lead);
    connect(&document, &Document::partInSightChanged, this, lead);
    connect(document.choice, &ViewChoice::colorsChanged, this, lead);
    connect(document.choice, &ViewChoice::pointerChanged, this,
            [this, &document] { pointFrom(document); });
    connect(&document, &QObject::destroyed, this, &LinkGroup::forget);
}

void LinkGroup::leave(Document& document)
{
    document.disconnect(this);
    document.choice->disconnect(this);
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

void LinkGroup::setParts(LinkedParts parts)
{
    if (std::exchange(m_parts, parts) == parts)
        return;
    if (!m_documents.isEmpty())
        lead(*m_documents.first());
    emit partsChanged();
}

void LinkGroup::lead(Document& leader)
{
    if (m_isLeading)
        return;
    const QScopedValueRollback guard(m_isLeading, true);
    m_documents.move(m_documents.indexOf(&leader), 0);
    for (qsizetype i = 1; i < m_documents.size(); ++i)
        follow(*m_documents[i], leader, m_parts);
}

// Nobody leads by that: the pointer is where the mouse is.
void LinkGroup::pointFrom(Document& leader)
{
    if (m_isLeading || !(m_parts & Linked::Pointer))
        return;
    const QScopedValueRollback guard(m_isLeading, true);
    for (const Document* each : std::as_const(m_documents))
        if (each != &leader)
            followPointer(*each, leader);
}

} // namespace bloscope
