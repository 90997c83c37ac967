#include "core/store/store.h"
#include "core/store/zip_directory.h"
#include "tests/corpus/python_entry.h"
#include "tests/corpus/python_json.h"
#include "tests/corpus/python_objects.h"
#include "tests/corpus/python_table.h"

namespace bloscope::test {

namespace {

// "file:grp/a.b2nd" for files and members of archives, "embed" for the rest.
std::string whereOf(const StoreNode& node)
{
    const bool isFile =
        node.place == StoreNode::Place::File || node.place == StoreNode::Place::ZipMember;
    return isFile ? "file:" + node.where : "embed";
}

void addWithin(const std::string& place, const Differences& inner, Differences& differences)
{
    if (!inner.empty())
        differences.add(place + ": " + inner.text());
}

Differences differencesInFrame(const CorpusEntry& entry, const FramePtr& frame)
{
    const OpenedEntry opened = OpenedEntry::of(entry, frame);
    Differences differences = differencesInPythonLayout(opened);
    addWithin("metadata", differencesInPythonMetadata(opened), differences);
    if (holdsItems(entry.facts))
        addWithin("items", differencesInPythonItems(frame, entry.facts), differences);
    else
        addWithin("content", differencesInPythonContent(opened), differences);
    if (entry.facts.contains("values"))
        addWithin("values", differencesInPythonValues(opened), differences);
    return differences;
}

Differences differencesInMember(const StorePtr& store, const std::string& key, const Json& facts)
{
    const StoreNode* node = store->find(key);
    if (!node)
        return Differences("it is missing");
    Differences differences;
    if (facts.contains("where"))
        differences.compare("where", whereOf(*node), facts.at("where"));
    const std::string type = facts.value("type", "");
    if (type == "group")
        differences.compare("kind", nameOf(node->kind), nameOf(StoreNode::Kind::Group));
    else if (type == "CTable")
        addWithin("table", differencesInPythonTable(store, key, facts), differences);
    else if (const auto frame = store->openLeaf(key))
        addWithin("frame", differencesInFrame({key, {}, facts}, *frame), differences);
    else
        differences.add(frame.error().text());
    return differences;
}

// The tree as people see it: no attributes, no parts of tables.
void listKeys(const StoreNode& node, Json& keys)
{
    for (const StoreNode& child : node.children) {
        if (child.internal)
            continue;
        keys.push_back(child.key);
        listKeys(child, keys);
    }
}

Json attributesJson(const Store& store, const StoreNode& group)
{
    Json pairs = Json::array();
    const StoreNode* leaf = store.attributesOf(group);
    const auto frame = leaf ? store.openLeaf(leaf->key) : Error{ErrorKind::Usage, "none"};
    if (frame)
        for (const MetadataEntry& entry : (*frame)->vlMetalayers().entries)
            pairs.push_back(
                Json::array({entry.name, pythonJson((*frame)->readVlMetadata(entry).value())}));
    return {{"dict", pairs}};
}

void compareAttributes(const Store& store, const Json& facts, Differences& differences)
{
    if (facts.contains("root_vlmeta"))
        differences.compare("root attributes", attributesJson(store, store.root()),
                            facts.at("root_vlmeta"));
    const Json groups = facts.value("group_vlmeta", Json::object());
    for (const auto& [key, expected] : groups.items())
        differences.compare("attributes of " + key, attributesJson(store, *store.find(key)),
                            expected);
}

// The files of an archive, where they begin and how they are stored.
void compareZip(const CorpusEntry& entry, Differences& differences)
{
    const auto archive = openFile(entry.file);
    const auto members = readZipDirectory(*archive, Limits());
    if (!members)
        return differences.add(members.error().text());
    Json list = Json::array();
    for (const ZipMember& member : *members)
        list.push_back(
            {{"name", member.name},
             {"method", member.method == ZipMember::Method::Stored ? "stored" : "method 8"},
             {"data_offset", member.offset},
             {"size", member.stored},
             {"file_size", member.size}});
    Json expected = entry.facts.at("zip");
    for (Json& member : expected) {
        member.erase("header_offset");
        member.erase("starts_with_frame");
    }
    differences.compare("zip", list, expected);
}

void compareEmbedded(const Store& store, const Json& facts, Differences& differences)
{
    const OpenedEntry embedded = OpenedEntry::of(
        {"embed.b2e", {}, {{"meta", facts.at("embed_meta")}, {"vlmeta", facts.at("embed_vlmeta")}}},
        store.embedded());
    addWithin("embed.b2e", differencesInPythonMetadata(embedded), differences);
}

// Recipes in a store: one of its leaves has these metadata.
void compareRecipe(const StorePtr& store, const StoreNode& node, const Json& facts, bool& found)
{
    for (const StoreNode& child : node.children)
        compareRecipe(store, child, facts, found);
    const auto frame = store->openLeaf(node.key);
    if (!frame || !isRecipe(classify(**frame)))
        return;
    const OpenedEntry recipe = OpenedEntry::of(
        {node.key, {}, {{"meta", facts.at("recipe_meta")}, {"vlmeta", facts.at("recipe_vlmeta")}}},
        *frame);
    found |= differencesInPythonMetadata(recipe).empty();
}

// Everything is open to read: whatever the manifest does not describe by itself.
void openAll(const Store& store, const StoreNode& node, Differences& differences)
{
    if (node.kind == StoreNode::Kind::Unusable)
        differences.add(node.key + ": " + node.problem);
    if (node.kind == StoreNode::Kind::Leaf)
        if (const auto frame = store.openLeaf(node.key); !frame)
            differences.add(frame.error().text());
    for (const StoreNode& child : node.children)
        openAll(store, child, differences);
}

void compareKind(const Store& store, const CorpusEntry& entry, Differences& differences)
{
    std::string kind = store.isTable()                          ? "ctable"
                       : store.kind() == ObjectKind::EmbedStore ? "embedstore"
                       : store.kind() == ObjectKind::DictStore  ? "dictstore"
                                                                : "treestore";
    if (store.isOld() && entry.kind() == "dictstore")
        kind = "dictstore"; // nothing in the file tells
    if (entry.kind() == "ctable-cframe")
        kind = "ctable-cframe";
    differences.compare("kind", kind, entry.kind());
}

} // namespace

bool isStoreEntry(const Json& facts)
{
    return facts.contains("zip") || facts.contains("members") || facts.contains("embed_map");
}

Differences differencesInPythonStore(const CorpusEntry& entry)
{
    const auto container = openContainer(entry.file);
    if (!container)
        return Differences(container.error().text());
    if (!std::holds_alternative<StorePtr>(*container))
        return Differences("it is opened as one frame");
    const StorePtr store = std::get<StorePtr>(*container);
    const Json& facts = entry.facts;
    Differences differences;
    compareKind(*store, entry, differences);
    openAll(*store, store->root(), differences);
    compareAttributes(*store, facts, differences);
    if (facts.contains("keys")) {
        Json keys = Json::array();
        listKeys(store->root(), keys);
        differences.compare("keys", keys, facts.at("keys"));
    }
    if (facts.contains("zip"))
        compareZip(entry, differences);
    if (facts.contains("embed_meta"))
        compareEmbedded(*store, facts, differences);
    if (facts.contains("columns"))
        addWithin("table", differencesInPythonTable(store, "/", facts), differences);
    else if (facts.contains("members"))
        for (const auto& [key, member] : facts.at("members").items())
            if (member.contains("type"))
                addWithin(key, differencesInMember(store, key, member), differences);
    if (facts.contains("recipe_meta")) {
        bool found = false;
        compareRecipe(store, store->root(), facts, found);
        differences.compare("recipe", found, true);
    }
    return differences;
}

Differences differencesInFetchedChunks(const OpenedEntry& opened)
{
    Json fetched = Json::array();
    const Presence& presence = opened.array()->presence();
    for (std::int64_t n = 0; n < opened.frame()->chunkCount(); ++n) {
        const auto chunk = opened.frame()->chunk(n);
        if (chunk && !presence.missingChunk(n, (*chunk)->header().special()))
            fetched.push_back(n);
    }
    Differences differences;
    differences.compare("fetched_chunks", fetched, opened.facts().at("fetched_chunks"));
    return differences;
}

} // namespace bloscope::test
