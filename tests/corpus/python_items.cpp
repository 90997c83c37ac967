#include "core/objects/item_list.h"
#include "tests/corpus/python_json.h"
#include "tests/corpus/python_objects.h"

namespace bloscope::test {

namespace {

// All items, in whatever the manifest calls them.
Json expectedItems(const Json& facts)
{
    if (facts.contains("items"))
        return facts.at("items");
    if (facts.contains("rows"))
        return facts.at("rows");
    if (facts.contains("payloads"))
        return facts.at("payloads");
    Json items = Json::array();
    for (const Json& batch : facts.at("batches"))
        items.insert(items.end(), batch.begin(), batch.end());
    return items;
}

} // namespace

bool holdsItems(const Json& facts)
{
    const Json& expected = facts.contains("expect") ? facts.at("expect") : facts;
    return expected.contains("items") || expected.contains("rows") ||
           expected.contains("batches") || expected.contains("payloads");
}

Differences differencesInPythonItems(const FramePtr& frame, const Json& facts)
{
    const auto list = ItemList::open(frame);
    if (!list)
        return Differences(list.error().text());
    const Json& expected = facts.contains("expect") ? facts.at("expect") : facts;
    const Json items = expectedItems(expected);
    Differences differences;
    const auto count = (*list)->count();
    if (!count)
        return Differences(count.error().text());
    differences.compare("the number of items", *count, items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::string name = "item " + std::to_string(i);
        const auto bytes = (*list)->bytes(static_cast<std::int64_t>(i));
        if (!bytes) {
            differences.add(name + ": " + bytes.error().text());
            continue;
        }
        differences.compare(name, pythonJson(*bytes), items[i]);
        if (expected.contains("raw_items_hex"))
            differences.compare(name + " as stored", hexOf(*bytes),
                                expected.at("raw_items_hex")[i]);
    }
    return differences;
}

} // namespace bloscope::test
