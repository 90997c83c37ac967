#include "core/msgpack/item_path.h"
#include "ui/metadata/metadata_model.h"

#include <algorithm>

namespace bloscope {

ItemPlace MetadataNode::itemPlace() const
{
    ItemPlace found{.section = row.section};
    if (row.kind == MetadataRow::Kind::Section)
        return found;
    found.entry = static_cast<std::size_t>(entry().place);
    for (const MetadataNode* node = this; node; node = node->parent)
        if (node->row.kind == MetadataRow::Kind::Item)
            found.path.push_back(node->row.number);
    std::ranges::reverse(found.path);
    return found;
}

ItemPlace MetadataNode::container() const
{
    return row.kind == MetadataRow::Kind::Page ? parent->container() : itemPlace();
}

const MetadataNode& MetadataNode::entry() const
{
    const MetadataNode* node = this;
    while (node->row.kind > MetadataRow::Kind::Entry)
        node = node->parent;
    return *node;
}

std::vector<RowIdentity> MetadataNode::identities() const
{
    std::vector<RowIdentity> identities;
    for (const auto& child : children)
        identities.push_back(child->row.identity());
    return identities;
}

void MetadataNode::insert(int first, const MetadataRows& rows)
{
    Nodes nodes;
    for (const MetadataRow& what : rows)
        nodes.push_back(std::make_unique<MetadataNode>(what, this));
    children.insert(children.begin() + first, std::move_iterator(nodes.begin()),
                    std::move_iterator(nodes.end()));
    number(first);
}

void MetadataNode::remove(int first, int count)
{
    children.erase(children.begin() + first, children.begin() + first + count);
    number(first);
}

void MetadataNode::move(int from, int to)
{
    const auto at = [this](int child) { return children.begin() + child; };
    if (from < to)
        std::rotate(at(from), at(from + 1), at(to + 1));
    else
        std::rotate(at(to), at(from), at(from + 1));
    number(std::min(from, to));
}

void MetadataNode::number(int first)
{
    for (std::size_t i = static_cast<std::size_t>(first); i < children.size(); ++i)
        children[i]->place = static_cast<int>(i);
}

std::vector<RowIdentity> identitiesOf(const MetadataRows& rows)
{
    std::vector<RowIdentity> identities;
    for (const MetadataRow& row : rows)
        identities.push_back(row.identity());
    return identities;
}

} // namespace bloscope
