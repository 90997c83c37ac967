#include "ui/structure/structure_node.h"

#include "core/base/page_step.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

struct PartNames {
    Q_DECLARE_TR_FUNCTIONS(StructureTree)
};

QString textOf(const nlohmann::ordered_json& value)
{
    if (value.is_string())
        return displayText(value.get_ref<const std::string&>());
    constexpr auto replaceBadText = nlohmann::ordered_json::error_handler_t::replace;
    return displayText(value.dump(-1, ' ', false, replaceBadText));
}

std::unique_ptr<StructureNode> nodeOf(const Field& field)
{
    auto node = std::make_unique<StructureNode>();
    node->name = displayText(field.name);
    node->value = textOf(field.value);
    node->meaning = displayText(field.meaning);
    if (!field.expected.empty())
        node->problem = PartNames::tr("Expected: %1").arg(displayText(field.expected));
    if (field.size > 0) {
        node->offset = field.offset;
        node->size = field.size;
    }
    return node;
}

QString nameOfPart(const PartRun& part)
{
    return part.areChunks() ? PartNames::tr("Chunk %1").arg(part.first)
                            : PartNames::tr("Block %1").arg(part.first);
}

QString nameOfPage(const PartRun& run)
{
    const QString name =
        run.areChunks() ? PartNames::tr("Chunks %1–%2") : PartNames::tr("Blocks %1–%2");
    return name.arg(run.first).arg(run.end() - 1);
}

std::unique_ptr<StructureNode> nodeOfPart(const PartRun& part)
{
    auto node = std::make_unique<StructureNode>();
    node->name = nameOfPart(part);
    node->run = part;
    node->isNumbered = true;
    node->isSummarised = false;
    node->state = StructureNode::Children::Unread;
    return node;
}

} // namespace

void StructureNode::summarise(const Description& described)
{
    isSummarised = true;
    if (!isNumbered)
        name = displayText(described.name);
    value = displayText(described.summary);
    meaning = displayText(described.meaning);
    problem = described.problem ? displayText(*described.problem) : QString();
    if (described.size > 0) {
        offset = described.offset;
        size = described.size;
    }
}

void StructureNode::adopt(int at, Nodes nodes)
{
    for (auto& node : nodes)
        node->parent = this;
    children.insert(children.begin() + at, std::move_iterator(nodes.begin()),
                    std::move_iterator(nodes.end()));
    for (std::size_t i = static_cast<std::size_t>(at); i < children.size(); ++i)
        children[i]->row = static_cast<int>(i);
}

std::unique_ptr<StructureNode> nodeOf(const Description& described)
{
    auto node = std::make_unique<StructureNode>();
    node->summarise(described);
    node->adopt(0, childrenOf(described));
    node->embedded = described.embedded;
    if (described.later) {
        node->later = described.later;
        node->state = StructureNode::Children::Later;
    }
    return node;
}

std::unique_ptr<StructureNode> nodeOf(const PartRun& run, const QString& name)
{
    auto node = std::make_unique<StructureNode>();
    node->name = name;
    node->run = run;
    if (run.count > 0)
        node->state = StructureNode::Children::Unmade;
    return node;
}

StructureNode::Nodes childrenOf(const Description& described)
{
    StructureNode::Nodes nodes;
    for (const Field& field : described.fields)
        nodes.push_back(nodeOf(field));
    for (StructureNode::Nodes parts = nodesOf(described.children); auto& part : parts)
        nodes.push_back(std::move(part));
    return nodes;
}

StructureNode::Nodes nodesOf(const std::vector<Description>& parts)
{
    StructureNode::Nodes nodes;
    for (const Description& part : parts)
        nodes.push_back(nodeOf(part));
    return nodes;
}

StructureNode::Nodes childrenOf(const PartRun& run)
{
    StructureNode::Nodes nodes;
    const std::int64_t step = partsPerRow(run);
    for (std::int64_t first = run.first; first < run.end(); first += step) {
        const PartRun row{run.chunk, first, std::min(step, run.end() - first)};
        nodes.push_back(step == 1 ? nodeOfPart(row) : nodeOf(row, nameOfPage(row)));
    }
    return nodes;
}

std::int64_t partsPerRow(const PartRun& run)
{
    return pageStep(run.count);
}

} // namespace bloscope
