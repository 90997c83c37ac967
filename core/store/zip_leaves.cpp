#include "core/base/text.h"
#include "core/store/leaf_source.h"
#include "core/store/zip_directory.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>

namespace bloscope {

namespace {

class ZipLeaves final : public LeafSource {
 public:
    ZipLeaves(ByteSourcePtr archive, std::vector<ZipMember> members)
        : m_archive(std::move(archive)), m_members(std::move(members))
    {
        leaveOutReplaced();
        std::ranges::sort(m_members, {}, &ZipMember::name);
        for (const ZipMember& member : m_members)
            m_files.push_back({member.name, StoreNode::Place::ZipMember, member.offset,
                               member.stored, member.method == ZipMember::Method::Deflated,
                               problemText(member)});
    }

    Result<FramePtr> open(std::string_view name, const Limits& limits) const override
    {
        BLOSCOPE_TRY(const ByteSourcePtr bytes, bytesOf(name, limits));
        return Frame::open(bytes, limits);
    }

    ByteSourcePtr archive() const override { return m_archive; }

    bool holdsAFrame(std::string_view name, const Limits& limits) const override
    {
        const auto bytes = bytesOf(name, limits);
        if (!bytes)
            return false;
        const auto first = readBytes(**bytes, 0, std::min<std::uint64_t>((*bytes)->size(), 16));
        return first && looksLikeAFrame(*first);
    }

 private:
    void leaveOutReplaced()
    {
        std::set<std::string> names;
        for (const ZipMember& member : m_members)
            if (member.isReplaced)
                names.insert(member.name);
        m_repeatedNames.assign(names.begin(), names.end());
        std::erase_if(m_members, [](const ZipMember& member) { return member.isReplaced; });
    }

    static std::string problemText(const ZipMember& member)
    {
        if (member.problem.empty())
            return {};
        return fmt::format("archive member '{}' cannot be used: {}", escapeForDisplay(member.name),
                           member.problem);
    }

    Result<ByteSourcePtr> bytesOf(std::string_view name, const Limits& limits) const
    {
        const auto member = std::ranges::lower_bound(m_members, name, {}, &ZipMember::name);
        if (member == m_members.end() || member->name != name)
            return Error{ErrorKind::Usage, "there is no such archive member"};
        return openZipMember(m_archive, *member, limits);
    }

    ByteSourcePtr m_archive;
    std::vector<ZipMember> m_members; // sorted by name, one of each
};

} // namespace

Result<LeafSourcePtr> zipLeaves(ByteSourcePtr archive, const Limits& limits)
{
    BLOSCOPE_TRY(std::vector<ZipMember> members, readZipDirectory(archive, limits));
    return LeafSourcePtr(std::make_shared<ZipLeaves>(std::move(archive), std::move(members)));
}

} // namespace bloscope
