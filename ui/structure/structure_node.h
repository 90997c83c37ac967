#pragma once

#include "core/inspect/description.h"

#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace bloscope {

// A run of numbered parts: chunks of the file, or blocks of one chunk.
struct PartRun {
    static constexpr std::int64_t ofTheFile = -1;

    std::int64_t chunk = ofTheFile; // whose blocks; ofTheFile: these are chunks
    std::int64_t first = 0;
    std::int64_t count = 0;

    bool areChunks() const { return chunk == ofTheFile; }
    std::int64_t end() const { return first + count; }
};

// One row of the structure tree, and the rows below it as far as they have been made.
struct StructureNode {
    using Nodes = std::vector<std::unique_ptr<StructureNode>>;

    enum class Children {
        Made,   // all there
        Unmade, // a run that is not cut up yet: childrenOf(run)
        Unread, // a numbered part: somebody must read it from the file first
        Later   // some more behind those there are: later() describes them
    };

    QString name;
    QString value;
    QString meaning;
    QString problem; // a sentence; empty for sound parts
    std::optional<std::uint64_t> offset;
    std::optional<std::uint64_t> size;

    StructureNode* parent = nullptr;
    int row = 0;
    Nodes children;
    Children state = Children::Made;

    std::function<std::vector<Description>()> later; // on a worker; see Description
    ByteSourcePtr embedded;                          // a file of its own; see Description

    PartRun run; // of a run: all of it; of a numbered part: only itself
    bool isNumbered = false;
    bool isSummarised = true; // a numbered part has a name at once, the rest comes later

    // What is wrong stands in the place of a value that there is not.
    const QString& valueOrProblem() const { return value.isEmpty() ? problem : value; }

    // Takes over what a row shows of `described`, without its fields and children.
    void summarise(const Description& described);
    // Puts `nodes` in as children, the first of them in row `at`.
    void adopt(int at, Nodes nodes);
};

// A described part with everything below it.
std::unique_ptr<StructureNode> nodeOf(const Description& described);

// A run under a name of its own ("Chunks").
std::unique_ptr<StructureNode> nodeOf(const PartRun& run, const QString& name);

// What lies directly below a part: its fields, then its own parts.
StructureNode::Nodes childrenOf(const Description& described);

StructureNode::Nodes nodesOf(const std::vector<Description>& parts);

// The rows of a run, never more than a thousand: its parts or, of a longer run, pages of a
// thousand, a million, ... parts.
StructureNode::Nodes childrenOf(const PartRun& run);

// Parts in each row of a run.
std::int64_t partsPerRow(const PartRun& run);

} // namespace bloscope
