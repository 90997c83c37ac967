#pragma once

#include "ui/metadata/item_place.h"
#include "ui/metadata/metadata_row.h"

#include <memory>

namespace bloscope {

// A row of the metadata tree in its place, with the rows below it once somebody has looked at them.
struct MetadataNode {
    using Nodes = std::vector<std::unique_ptr<MetadataNode>>;

    explicit MetadataNode(MetadataRow what, MetadataNode* above = nullptr)
        : row(std::move(what)), parent(above)
    {
    }

    MetadataRow row;
    MetadataNode* parent = nullptr; // null for what lies above the sections
    int place = 0;                  // among the nodes of the parent
    Nodes children;
    bool isMade = false; // children are there, if there are any

    ItemPlace itemPlace() const;       // of no page
    ItemPlace container() const;       // whose items the rows below are, also those below a page
    const MetadataNode& entry() const; // that it lies in, or is
    std::vector<RowIdentity> identities() const;

    // As the row signals tell it.
    void insert(int first, const MetadataRows& rows);
    void remove(int first, int count);
    void move(int from, int to);

 private:
    void number(int first); // children from there on
};

std::vector<RowIdentity> identitiesOf(const MetadataRows& rows);

} // namespace bloscope
