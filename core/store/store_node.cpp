#include "core/store/store_node.h"

#include "core/base/text.h"

#include <array>
#include <fmt/format.h>

namespace bloscope {

std::string_view nameOf(StoreNode::Kind kind)
{
    constexpr std::array<std::string_view, 6> names = {"group",  "leaf",     "table",
                                                       "remote", "unusable", "foreign"};
    return names[static_cast<std::size_t>(kind)];
}

std::string_view nameOf(StoreNode::RemoteType type)
{
    constexpr std::array<std::string_view, 4> names = {"object", "array", "table", "store"};
    return names[static_cast<std::size_t>(type)];
}

std::string placeText(const StoreNode& node)
{
    switch (node.place) {
    case StoreNode::Place::File:
        return "file " + escapeForDisplay(node.where);
    case StoreNode::Place::ZipMember:
        return fmt::format("archive member {} at byte {}", escapeForDisplay(node.where),
                           node.offset);
    case StoreNode::Place::Embedded:
        return fmt::format("embedded at byte {}", node.offset);
    case StoreNode::Place::Address:
        return escapeForDisplay(node.where);
    default:
        return {};
    }
}

} // namespace bloscope
