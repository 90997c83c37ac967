#pragma once

#include "core/inspect/description.h"
#include "core/inspect/named_range.h"

#include <map>
#include <memory>

namespace bloscope {

// Divides a part of a file into ranges when somebody asks, however many there are.
// Callable from any thread.
class RangeFinder {
 public:
    virtual ~RangeFinder() = default;
    // The range that holds byte `offset` of the file, which lies in the part. Reads; never fails:
    // what cannot be read is named with its problem.
    virtual NamedRange at(std::uint64_t offset) const = 0;
};

// A range, or a part that is divided further when it is looked at.
struct RangePart {
    NamedRange range;
    std::shared_ptr<const RangeFinder> within = {};
};

// Covers a stretch of a file with ranges. Where several claim the same bytes, as damaged files do,
// those keep them that came first: what is inside is added before what it lies in, which gets what
// is left.
class RangeCover {
 public:
    RangeCover(std::uint64_t begin, std::uint64_t end) : m_begin(begin), m_end(end) {}

    void add(const RangePart& part);
    void add(NamedRange range) { add(RangePart{std::move(range)}); }
    // A described structure: its fields, what lies below it, and the bytes between them. `outer`
    // are the names of what it lies in.
    void add(const Description& described, BytePart part, std::vector<std::string> outer = {});

    std::vector<RangePart> take(); // in the order of the file

 private:
    std::uint64_t m_begin;
    std::uint64_t m_end;
    std::map<std::uint64_t, RangePart> m_parts; // by their first byte
};

// What of `range` lies in [begin, end).
NamedRange clipped(NamedRange range, std::uint64_t begin, std::uint64_t end);

// The range of ordered parts that holds byte `offset`; there is one.
NamedRange rangeAt(const std::vector<RangePart>& parts, std::uint64_t offset);

} // namespace bloscope
