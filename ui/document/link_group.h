#pragma once

#include "core/array/slice.h"

#include <QFlags>
#include <QHash>
#include <QList>
#include <QObject>
#include <cstdint>
#include <string>

namespace bloscope {

class Document;

// The dimensions of an array as far as linking goes.
struct LinkedShape {
    Shape shape;
    std::vector<std::string> names = {}; // one per dimension, or none
};

// For each dimension of an array that one of the other which it follows, if any:
// - arrays of the same shape: each dimension the one at its place;
// - otherwise, where both have names, those of the same name and length;
// - otherwise those counted from the last one on, as long as their lengths are the same.
using DimensionLinks = std::vector<std::optional<std::size_t>>;
DimensionLinks dimensionLinks(const LinkedShape& array, const LinkedShape& other);

// Do rows and columns of `leader` have a dimension that follows them?
bool followsPlane(const Slice& leader, const DimensionLinks& links);

// The slice that follows `leader`. With its rows and columns linked it shows these, with the same
// ranges, and all linked indices; of a dimension that is not linked and was on the screen, the
// first index that was. Otherwise it keeps its own rows and columns and follows in what is an index
// in both.
Slice followingSlice(const Slice& slice, const Slice& leader, const DimensionLinks& links);

// What linked documents share.
enum class Linked : std::uint8_t {
    Slice = 1,
    Mark = 2,
    Sight = 4, // the part that is seen
    Pointer = 8,
    Colors = 16 // of pictures, with their range as it is chosen: not those of labels
};
Q_DECLARE_FLAGS(LinkedParts, Linked)

// Documents that follow each other in parts that somebody chooses. Whichever is moved leads; the
// others follow at once, and lead nobody by that. What follows what: dimensionLinks(). Reads
// nothing: views load what they show when they are shown. GUI thread.
class LinkGroup : public QObject {
    Q_OBJECT

 public:
    static constexpr LinkedParts usualParts =
        LinkedParts(Linked::Slice) | Linked::Mark | Linked::Sight | Linked::Pointer;

    using QObject::QObject;

    LinkedParts parts() const { return m_parts; }
    void setParts(LinkedParts parts); // others than before go to where the leader is

    void join(Document& document); // which goes to where the others are
    void leave(Document& document);
    bool contains(const Document& document) const;
    qsizetype size() const { return m_documents.size(); }

 signals:
    void partsChanged();

 private:
    void lead(Document& leader);
    void pointFrom(Document& leader);
    void forget(const QObject* document);

    QList<Document*> m_documents; // the one moved last in front
    LinkedParts m_parts = usualParts;
    bool m_isLeading = false;
};

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
