#include "core/inspect/store_json.h"

#include "core/array/array.h"
#include "core/inspect/info_json.h"

#include <nlohmann/json.hpp>

namespace bloscope {

namespace {

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
    json["problems"] = Json::array();
    for (const Problem& problem : store.problems())
        json["problems"].push_back(
            {{"severity", problem.severity == Problem::Severity::Note ? "note" : "damage"},
             {"part", problem.part},
             {"text", textForJson(problem.text)}});
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
