#include "core/report/store_report.h"

#include "core/array/array.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/objects/address.h"
#include "core/objects/item_list.h"
#include "core/objects/proxy.h"
#include "core/objects/recipe.h"
#include "core/system/path_text.h"

#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

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
                           node.hasCachedBatches ? ", some of its batches are cached here" : "");
    case StoreNode::Kind::Unusable:
        return "cannot be opened: " + node.problem;
    default:
        return std::string(nameOf(node.kind));
    }
}

void addNodes(const Store& store, const StoreNode& node, ReportGroup& group)
{
    for (const StoreNode& child : node.children) {
        if (child.internal)
            continue;
        group.add(escapeForDisplay(child.key), nodeText(store, child));
        addNodes(store, child, group);
    }
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
                       store.isOld() ? ", written by python-blosc2 3.7 to 4.0" : "");
}

void addRecipe(const Frame& frame, ReportGroup& group)
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

void addProxy(const Frame& frame, ReportGroup& group)
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
        group.add("fetched", "not recorded: chunks of zeros may represent missing data");
}

void addItems(const FramePtr& frame, ReportGroup& group)
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

using Json = nlohmann::ordered_json;

const char* kindOf(const Store& store)
{
    if (store.isTable())
        return "ctable";
    switch (store.kind()) {
    case ObjectKind::EmbedStore:
        return "embedstore";
    case ObjectKind::DictStore:
        return "dictstore";
    case ObjectKind::RemoteStore:
        return "remotestore";
    default:
        return "treestore";
    }
}

const char* nameOf(Store::Container container)
{
    switch (container) {
    case Store::Container::Directory:
        return "directory";
    case Store::Container::Zip:
        return "zip";
    default:
        return "frame";
    }
}

std::string whereOf(const StoreNode& node)
{
    switch (node.place) {
    case StoreNode::Place::File:
    case StoreNode::Place::ZipMember:
        return "file:" + textForJson(node.where);
    case StoreNode::Place::Embedded:
        return "embed";
    case StoreNode::Place::Address:
        return "remote:" + textForJson(node.where);
    default:
        return "";
    }
}

void addFrame(const FramePtr& frame, Json& json)
{
    json["type"] = pythonTypeOf(classify(*frame));
    const ArrayPtr array = Array::of(frame);
    if (array->isNd()) {
        json["shape"] = array->shape();
        json["dtype"] = textForJson(array->dtype().text);
        return;
    }
    json["nbytes"] = frame->header().nbytes;
    json["nchunks"] = frame->chunkCount();
}

Json memberJson(const Store& store, const StoreNode& node)
{
    Json json;
    if (node.place != StoreNode::Place::Nowhere) {
        json["where"] = whereOf(node);
        json["size"] = node.size;
    }
    if (node.kind == StoreNode::Kind::Leaf) {
        if (const auto frame = store.openLeaf(node.key))
            addFrame(*frame, json);
        else
            json["problem"] = textForJson(frame.error().text());
        return json;
    }
    json["type"] = node.kind == StoreNode::Kind::Table ? "CTable" : nameOf(node.kind);
    if (node.kind == StoreNode::Kind::Remote)
        json["remote_type"] = nameOf(node.remoteType);
    if (node.hasCachedBatches)
        json["cached_batches"] = true;
    if (!node.problem.empty())
        json["problem"] = textForJson(node.problem);
    return json;
}

void addMembers(const Store& store, const StoreNode& node, Json& members)
{
    for (const StoreNode& child : node.children) {
        if (child.internal)
            continue;
        members[textForJson(child.key)] = memberJson(store, child);
        addMembers(store, child, members);
    }
}

} // namespace

ReportGroup problemGroup(std::span<const Problem> problems)
{
    ReportGroup group{"Problems", {}, "problems"};
    for (const Problem& problem : problems)
        group.rows.push_back(
            {.key = {},
             .label = problem.part,
             .value = escapeForDisplay(problem.text),
             .json = {{"severity", problem.severity == Problem::Severity::Note ? "note" : "damage"},
                      {"part", problem.part},
                      {"text", textForJson(problem.text)}}});
    return group;
}

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
    ReportGroup leaves{"Leaves"};
    addNodes(store, from, leaves);
    return fmt::format("{}\n  {}\n", escapeForDisplay(utf8Path(path).filename().string()),
                       containerText(store)) +
           textOf(problemGroup(store.problems())) + textOf(leaves);
}

Result<std::string> tableText(const Table& table, const Job& job)
{
    BLOSCOPE_TRY(const std::int64_t rows, table.rowCount(job));
    ReportGroup size{"Table"};
    size.add("rows", groupedDigits(rows));
    size.add("columns", groupedDigits(std::uint64_t(table.columns().size())));
    ReportGroup columns{"Columns"};
    for (const TableColumn& column : table.columns())
        columns.add(escapeForDisplay(column.name),
                    fmt::format("{}{}{}{}", column.typeText, column.nullable ? ", nullable" : "",
                                storageText(column.storage),
                                column.note.empty() ? "" : "  (" + column.note + ")"));
    return textOf(size) + textOf(columns);
}

ReportGroup objectGroup(const FramePtr& frame, const std::filesystem::path& file)
{
    const ObjectKind kind = classify(*frame);
    ReportGroup group{fmt::format("Object: {}", nameOf(kind))};
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

std::string_view pythonTypeOf(ObjectKind kind)
{
    switch (kind) {
    case ObjectKind::Array:
    case ObjectKind::Proxy:
        return "NDArray";
    case ObjectKind::ObjectArray:
        return "ObjectArray";
    case ObjectKind::BatchArray:
        return "BatchArray";
    case ObjectKind::ListArray:
        return "ListArray";
    case ObjectKind::LazyExpression:
        return "LazyExpr";
    case ObjectKind::LazyFunction:
        return "LazyUDF";
    case ObjectKind::PortableKernel:
        return "PortableLazyArray";
    case ObjectKind::RemoteReference:
        return "C2Array";
    case ObjectKind::RemoteTable:
        return "RemoteParquetCTable";
    case ObjectKind::RemoteArray:
        return "RemoteArray";
    case ObjectKind::UnknownRecipe:
        return "unknown recipe";
    case ObjectKind::EmbedStore:
        return "EmbedStore";
    default:
        return "SChunk";
    }
}

Json storeJson(const Store& store, const StoreNode& from)
{
    Json json;
    json["kind"] = kindOf(store);
    json["container"] = nameOf(store.container());
    if (store.source())
        json["source"] = textForJson(store.source()->text());
    if (from.key != "/")
        json["key"] = textForJson(from.key);
    json["members"] = Json::object();
    addMembers(store, from, json["members"]);
    const ReportGroup problems = problemGroup(store.problems());
    json.update(jsonOf(std::span(&problems, 1)));
    return json;
}

Result<Json> tableJson(const Table& table, const Job& job)
{
    BLOSCOPE_TRY(const std::int64_t rows, table.rowCount(job));
    Json json;
    json["kind"] = "ctable";
    json["key"] = textForJson(table.key());
    json["nrows"] = rows;
    json["col_names"] = Json::array();
    json["columns"] = Json::array();
    for (const TableColumn& column : table.columns()) {
        json["col_names"].push_back(textForJson(column.name));
        Json described = {{"name", textForJson(column.name)},
                          {"kind", textForJson(column.kind)},
                          {"type", textForJson(column.typeText)},
                          {"nullable", column.nullable},
                          {"stored", column.storage == TableColumn::Storage::Stored}};
        if (!column.note.empty())
            described["note"] = textForJson(column.note);
        json["columns"].push_back(std::move(described));
    }
    return json;
}

} // namespace bloscope
