#include "core/table_edit/table_description.h"

#include "core/edit/edit_set.h"
#include "core/msgpack/read.h"
#include "core/msgpack/write.h"
#include "core/saving/planned_frame.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <map>
#include <utility>

namespace bloscope {

namespace {

using msgpack_value::Value;

// A part of a JSON text, [begin, end).
struct JsonPart {
    std::size_t begin = 0;
    std::size_t end = 0;
};

// Finds values in the text of JSON that somebody has parsed: it is well-formed.
class JsonPlaces {
 public:
    explicit JsonPlaces(std::string_view text) : m_text(text) {}

    JsonPart valueAt(std::size_t begin) const { return {begin, endOfValue(begin)}; }
    std::size_t skipBlanks(std::size_t at) const
    {
        return std::min(m_text.find_first_not_of(" \t\r\n", at), m_text.size());
    }

    // The member of an object, and where its name begins.
    struct Member {
        JsonPart name;
        JsonPart value;
    };
    std::vector<Member> membersOf(const JsonPart& object) const
    {
        std::vector<Member> members;
        for (std::size_t at = skipBlanks(object.begin + 1); at + 1 < object.end;) {
            Member member;
            member.name = valueAt(at);
            at = skipBlanks(skipBlanks(member.name.end) + 1); // the colon
            member.value = valueAt(at);
            members.push_back(member);
            at = skipBlanks(skipBlanks(member.value.end) + 1); // the comma
        }
        return members;
    }

    std::optional<Member> find(const JsonPart& object, std::string_view name) const
    {
        std::optional<Member> found; // of several the last counts, as in Python
        for (const Member& member : membersOf(object))
            if (of(member.name) == fmt::format("\"{}\"", name))
                found = member;
        return found;
    }

    std::vector<JsonPart> itemsOf(const JsonPart& list) const
    {
        std::vector<JsonPart> items;
        for (std::size_t at = skipBlanks(list.begin + 1); at + 1 < list.end;) {
            items.push_back(valueAt(at));
            at = skipBlanks(skipBlanks(items.back().end) + 1);
        }
        return items;
    }

    std::string_view of(const JsonPart& part) const
    {
        return m_text.substr(part.begin, part.end - part.begin);
    }

 private:
    std::size_t endOfValue(std::size_t begin) const
    {
        int depth = 0;
        bool isText = false;
        for (std::size_t i = begin; i < m_text.size(); ++i) {
            const char c = m_text[i];
            if (isText) {
                if (c == '\\')
                    ++i;
                else if (c == '"')
                    isText = false;
            } else if (c == '"') {
                isText = true;
            } else if (c == '{' || c == '[') {
                ++depth;
            } else if (depth == 0 && std::string_view(" \t\r\n,:]}").find(c) != std::string::npos) {
                return i;
            } else if (c == '}' || c == ']') {
                --depth;
            }
            if (!isText && depth == 0 && std::string_view("\"}]").find(c) != std::string::npos)
                return i + 1;
        }
        return m_text.size();
    }

    std::string_view m_text;
};

// Changes of a text, made from its end to its beginning.
class TextChanges {
 public:
    void replace(const JsonPart& part, std::string text)
    {
        m_changes.emplace(part.begin, std::pair(part, std::move(text)));
    }

    std::string applyTo(std::string text) const
    {
        for (auto change = m_changes.rbegin(); change != m_changes.rend(); ++change) {
            const auto& [part, replacement] = change->second;
            text.replace(part.begin, part.end - part.begin, replacement);
        }
        return text;
    }

 private:
    std::map<std::size_t, std::pair<JsonPart, std::string>> m_changes;
};

// Columns whose stored values were computed from those, directly or through others.
std::set<std::string> computedFrom(const TableSchema& schema, std::set<std::string> changed)
{
    std::set<std::string> found;
    for (bool isNew = true; isNew;) {
        isNew = false;
        for (const TableSchema::Column& origin : schema.origins) {
            const auto names = origin.facts.find("col_deps");
            const bool depends =
                names != origin.facts.end() && names->is_array() &&
                std::ranges::any_of(*names, [&](const TableSchema::Json& name) {
                    return name.is_string() && changed.contains(name.get<std::string>());
                });
            if (depends && found.insert(origin.name).second) {
                changed.insert(origin.name);
                isNew = true;
            }
        }
    }
    return found;
}

// Where the object of each column is that was computed.
std::vector<JsonPart> originsIn(const JsonPlaces& places, const JsonPart& schema)
{
    const auto list = places.find(schema, "materialized_columns");
    return list ? places.itemsOf(list->value) : std::vector<JsonPart>();
}

// The schema of a table as text, with what changes in it.
class SchemaText {
 public:
    SchemaText(std::string text, const DescriptionChange& change)
        : m_text(std::move(text)), m_change(change), m_places(m_text)
    {
    }

    Result<std::string> changed(std::vector<std::string>& staleColumns)
    {
        BLOSCOPE_TRY(const TableSchema schema, parseTableSchema(m_text));
        m_schema = m_places.valueAt(m_places.skipBlanks(0));
        setRows();
        markColumns(schema, staleColumns);
        return m_changes.applyTo(m_text);
    }

 private:
    // Nothing is said where nothing was said: the table was never closed.
    void setRows()
    {
        const auto rows = m_places.find(m_schema, "n_rows");
        if (!rows)
            return;
        if (m_change.liveRows)
            m_changes.replace(rows->value, fmt::format("{}", *m_change.liveRows));
        else
            m_changes.replace(withComma(*rows), "");
    }

    // A member with the comma that belongs to it.
    JsonPart withComma(const JsonPlaces::Member& member) const
    {
        JsonPart part{member.name.begin, member.value.end};
        const std::size_t next = m_places.skipBlanks(part.end);
        if (next < m_text.size() && m_text[next] == ',')
            return {part.begin, m_places.skipBlanks(next + 1)};
        const std::size_t before = m_text.find_last_not_of(" \t\r\n", part.begin - 1);
        if (before != m_text.npos && m_text[before] == ',')
            part.begin = before;
        return part;
    }

    void markColumns(const TableSchema& schema, std::vector<std::string>& staleColumns)
    {
        const std::set<std::string> affected = computedFrom(schema, m_change.columns);
        const std::vector<JsonPart> places = originsIn(m_places, m_schema);
        for (std::size_t i = 0; i < std::min(places.size(), schema.origins.size()); ++i) {
            const TableSchema::Column& origin = schema.origins[i];
            if (!affected.contains(origin.name) ||
                origin.facts.value("stale", TableSchema::Json()) == true)
                continue;
            staleColumns.push_back(origin.name);
            if (const auto stale = m_places.find(places[i], "stale"))
                m_changes.replace(stale->value, "true");
            else
                m_changes.replace({places[i].end - 1, places[i].end - 1}, ", \"stale\": true");
        }
    }

    std::string m_text;
    const DescriptionChange& m_change;
    JsonPlaces m_places;
    JsonPart m_schema;
    TextChanges m_changes;
};

// Edits the vlmetalayers of a `_meta` by their names.
class MetaEdits {
 public:
    explicit MetaEdits(FramePtr meta) : m_edits(std::move(meta)) {}

    // Nothing where there is no such entry. Errors: Malformed.
    Result<std::optional<Value>> value(std::string_view name) const
    {
        const auto entry = m_edits.find(MetadataSectionOf::Trailer, name);
        if (!entry)
            return std::optional<Value>();
        BLOSCOPE_TRY(const SharedBytes bytes, m_edits.value(MetadataSectionOf::Trailer, *entry));
        BLOSCOPE_TRY(auto read, msgpack_value::readValue(*bytes, m_edits.frame()->limits()));
        return std::optional(std::move(read.value));
    }

    Result<> set(const std::string& name, const Value& value)
    {
        constexpr auto trailer = MetadataSectionOf::Trailer;
        m_edits.unlock(trailer, name);
        const auto entry = m_edits.find(trailer, name);
        if (!entry)
            return m_edits.add(trailer, name, msgpack_value::writeValue(value),
                               m_edits.entries(trailer).size());
        BLOSCOPE_TRY(const SharedBytes before, m_edits.value(trailer, *entry));
        return m_edits.setValue(
            trailer, *entry, msgpack_value::writeLike(value, *before, m_edits.frame()->limits()));
    }

    Result<> countUp(const std::string& name)
    {
        BLOSCOPE_TRY(const std::optional<Value> before, value(name));
        const auto* number = before ? std::get_if<std::int64_t>(&before->data) : nullptr;
        return set(name,
                   {number && *number >= 0 && *number < INT64_MAX ? *number + 1 : std::int64_t(1)});
    }

    const EditSet& edits() const { return m_edits; }

 private:
    EditSet m_edits;
};

// Marks a description of an index; false where it was stale already.
bool markStale(msgpack_value::Map& index)
{
    for (msgpack_value::MapEntry& entry : index) {
        const auto* key = std::get_if<msgpack_value::Text>(&entry.key.data);
        if (!key || key->bytes != "stale")
            continue;
        const bool* const isStale = std::get_if<bool>(&entry.value.data);
        const bool isNew = !isStale || !*isStale;
        entry.value.data = true;
        return isNew;
    }
    index.push_back({{msgpack_value::Text{"stale"}}, {true}});
    return true;
}

Result<> markIndexes(MetaEdits& edits, std::vector<std::string>& stale)
{
    BLOSCOPE_TRY(std::optional<Value> catalog, edits.value("index_catalog"));
    auto* const indexes = catalog ? std::get_if<msgpack_value::Map>(&catalog->data) : nullptr;
    if (!indexes)
        return {};
    for (msgpack_value::MapEntry& index : *indexes) {
        auto* const facts = std::get_if<msgpack_value::Map>(&index.value.data);
        const auto* const name = std::get_if<msgpack_value::Text>(&index.key.data);
        if (facts && markStale(*facts))
            stale.push_back(name ? name->bytes : "");
    }
    return stale.empty() ? Result<>() : edits.set("index_catalog", *catalog);
}

Result<> changeSchema(MetaEdits& edits, const DescriptionChange& change,
                      std::vector<std::string>& staleColumns)
{
    BLOSCOPE_TRY(const std::optional<Value> schema, edits.value("schema"));
    const auto* const text = schema ? std::get_if<msgpack_value::Text>(&schema->data) : nullptr;
    if (!text)
        return malformedError("the schema of the table is missing");
    BLOSCOPE_TRY(std::string changed, SchemaText(text->bytes, change).changed(staleColumns));
    return changed == text->bytes ? Result<>()
                                  : edits.set("schema", {msgpack_value::Text{std::move(changed)}});
}

} // namespace

Result<ChangedDescription> changedDescription(const FramePtr& meta, const DescriptionChange& change,
                                              WorkerPool& pool)
{
    ChangedDescription changed;
    MetaEdits edits(meta);
    BLOSCOPE_CHECK(changeSchema(edits, change, changed.staleColumns).within("schema"));
    if (change.changesValues) {
        BLOSCOPE_CHECK(edits.countUp("value_epoch").within("value_epoch"));
        BLOSCOPE_CHECK(markIndexes(edits, changed.staleIndexes).within("index_catalog"));
    }
    if (change.changesRows)
        BLOSCOPE_CHECK(edits.countUp("visibility_epoch").within("visibility_epoch"));
    BLOSCOPE_TRY(PlannedFrame planned, plannedFrame(edits.edits(), pool));
    changed.meta = std::move(planned.frame);
    return changed;
}

} // namespace bloscope
