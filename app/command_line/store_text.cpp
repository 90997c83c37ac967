#include "app/command_line/store_text.h"

#include "core/base/text.h"
#include "core/objects/address.h"
#include "core/objects/item_list.h"
#include "core/objects/proxy.h"
#include "core/objects/recipe.h"

#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

std::string formText(const Array& array)
{
    if (!array.isNd() && !array.interpretation())
        return byteCountText(static_cast<std::uint64_t>(array.frame()->header().nbytes));
    return fmt::format("({}) {}", fmt::join(array.shape(), ", "),
                       escapeForDisplay(array.dtype().text));
}

std::string leafText(const Store& store, const StoreNode& node)
{
    const auto frame = store.openLeaf(node.key);
    if (!frame)
        return "cannot be opened: " + frame.error().text();
    return fmt::format("{}, {}, {}", shortText(*Array::of(*frame)), byteCountText(node.size),
                       placeText(node));
}

std::string nodeText(const Store& store, const StoreNode& node)
{
    switch (node.kind) {
    case StoreNode::Kind::Leaf:
        return leafText(store, node);
    case StoreNode::Kind::Remote:
        return fmt::format("remote {}, never opened: {}{}", nameOf(node.remoteType), node.where,
                           node.hasCachedBatches ? ", batches of it are kept here" : "");
    case StoreNode::Kind::Unusable:
        return "cannot be opened: " + node.problem;
    default:
        return std::string(nameOf(node.kind));
    }
}

void addNodes(const Store& store, const StoreNode& node, TextGroup& group)
{
    for (const StoreNode& child : node.children) {
        if (child.internal)
            continue;
        group.add(escapeForDisplay(child.key), nodeText(store, child));
        addNodes(store, child, group);
    }
}

TextGroup problemGroup(const Store& store)
{
    TextGroup group("Problems");
    for (const Problem& problem : store.problems())
        group.add(problem.part, escapeForDisplay(problem.text));
    return group;
}

// What people get to see of them.
std::uint64_t leavesBelow(const StoreNode& node)
{
    std::uint64_t count = 0;
    for (const StoreNode& child : node.children)
        count += (child.kind == StoreNode::Kind::Leaf && !child.internal) + leavesBelow(child);
    return count;
}

std::string containerText(const Store& store)
{
    constexpr std::array<std::string_view, 3> names = {"in a directory", "in a zip archive",
                                                       "in one frame"};
    return fmt::format("{} {}{}", nameOf(store.kind()),
                       names[static_cast<std::size_t>(store.container())],
                       store.isOld() ? ", as python-blosc2 3.7 to 4.0 wrote it" : "");
}

void addRecipe(const Frame& frame, TextGroup& group)
{
    const auto recipe = readRecipe(frame);
    if (!recipe)
        return group.add("recipe", recipe.error().text());
    if (!recipe->name.empty())
        group.add("name", escapeForDisplay(recipe->name));
    if (recipe->remote.kind == Reference::Kind::Remote)
        group.add("address", recipe->remote.text());
    if (!recipe->text.empty())
        group.add(recipe->kind == ObjectKind::RemoteTable ? "how it is read" : "text, never run",
                  escapeForDisplay(recipe->text));
    for (const Recipe::Operand& operand : recipe->operands)
        group.add("operand " + escapeForDisplay(operand.name), operand.reference.text());
}

void addProxy(const Frame& frame, TextGroup& group)
{
    const auto proxy = Proxy::read(frame);
    if (!proxy)
        return;
    group.add("source", proxy->source());
    if (const auto share = proxy->share())
        group.add("fetched",
                  fmt::format("{} of {} {}", share->fetched, share->total,
                              proxy->record() == Proxy::Record::Blocks ? "blocks" : "chunks"));
    else
        group.add("fetched", "not recorded: chunks of zeros may be missing");
}

void addItems(const FramePtr& frame, TextGroup& group)
{
    const auto list = ItemList::open(frame);
    if (!list)
        return;
    const auto count = (*list)->knownCount();
    group.add("items", count ? groupedDigits(*count) : "not counted");
    if ((*list)->isArrow())
        group.add("serializer", "arrow");
}

const char* storageText(TableColumn::Storage storage)
{
    switch (storage) {
    case TableColumn::Storage::Stored:
        return "";
    case TableColumn::Storage::Computed:
        return ", computed";
    default:
        return ", missing";
    }
}

} // namespace

std::string shortText(const Array& array)
{
    return fmt::format("{} {}", nameOf(classify(*array.frame())), formText(array));
}

std::string shortText(const Store& store, const StoreNode& node)
{
    const std::uint64_t leaves = leavesBelow(node);
    return fmt::format("{}, {} {}",
                       node.key == "/" ? containerText(store) : std::string(nameOf(node.kind)),
                       groupedDigits(leaves), leaves == 1 ? "leaf" : "leaves");
}

std::string storeText(const std::string& path, const Store& store, const StoreNode& from)
{
    TextGroup leaves("Leaves");
    addNodes(store, from, leaves);
    return fmt::format("{}\n  {}\n",
                       escapeForDisplay(std::filesystem::path(path).filename().string()),
                       containerText(store)) +
           problemGroup(store).text() + leaves.text();
}

Result<std::string> tableText(const Table& table, const Job& job)
{
    BLOSCOPE_TRY(const std::int64_t rows, table.rowCount(job));
    TextGroup size("Table");
    size.add("rows", groupedDigits(rows));
    size.add("columns", groupedDigits(std::uint64_t(table.columns().size())));
    TextGroup columns("Columns");
    for (const TableColumn& column : table.columns())
        columns.add(escapeForDisplay(column.name),
                    fmt::format("{}{}{}{}", column.typeText, column.nullable ? ", nullable" : "",
                                storageText(column.storage),
                                column.note.empty() ? "" : "  (" + column.note + ")"));
    return size.text() + columns.text();
}

TextGroup objectGroup(const FramePtr& frame, const std::filesystem::path& file)
{
    const ObjectKind kind = classify(*frame);
    TextGroup group(fmt::format("Object: {}", nameOf(kind)));
    if (const auto document = documentNameOf(file, *frame))
        group.add("document", escapeForDisplay(*document));
    if (isRecipe(kind))
        addRecipe(*frame, group);
    if (isCache(kind))
        addProxy(*frame, group);
    if (isItemList(kind))
        addItems(frame, group);
    return group;
}

} // namespace bloscope
