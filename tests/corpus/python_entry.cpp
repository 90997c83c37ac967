#include "tests/corpus/python_entry.h"

#include "core/base/row_major.h"
#include "core/dtype/cell_text.h"
#include "core/report/info_report.h"
#include "tests/corpus/python_json.h"
#include "tests/support/sha256.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bloscope::test {

namespace {

// What NumPy writes without an exponent, from what it writes with one (here between -4 and 16).
std::string positionalText(const std::string& scientific)
{
    const std::size_t mark = scientific.find('e');
    const int exponent = std::stoi(scientific.substr(mark + 1));
    const bool negative = scientific.starts_with('-');
    std::string digits = scientific.substr(negative ? 1 : 0, mark - (negative ? 1 : 0));
    std::erase(digits, '.');
    if (exponent < 0)
        digits.insert(0, static_cast<std::size_t>(-exponent), '0');
    digits.insert(static_cast<std::size_t>(std::max(exponent, 0)) + 1, ".");
    return (negative ? "-" : "") + digits;
}

// The digits of a float; long doubles have them in scientific notation.
std::string digitsOf(const Json& value)
{
    if (value.contains("repr"))
        return positionalText(value.at("repr"));
    return value.at("shortest");
}

// A float's text with the digits of `shortest`, which leaves a ".0" out.
std::string floatText(const Json& value)
{
    if (value.contains("float"))
        return value.at("float");
    const std::string text = digitsOf(value);
    return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

// NumPy's text of a complex number leaves the ".0" out.
std::string complexText(const Json& parts)
{
    const std::string real = digitsOf(parts.at(0));
    const std::string imaginary = digitsOf(parts.at(1));
    return fmt::format("({}{}{}j)", real, imaginary.starts_with('-') ? "" : "+", imaginary);
}

// What CellText has to write for a value of the manifest. Bytes are compared by themselves.
std::string expectedText(const Json& value)
{
    if (value.is_boolean())
        return value.get<bool>() ? "True" : "False";
    if (value.is_string())
        return value;
    if (!value.is_object())
        return value.dump();
    if (value.contains("iso") && value.at("iso").is_null()) // a time without a unit has no text
        return value.at("int").dump();
    if (value.contains("iso"))
        return value.at("iso");
    if (value.contains("complex"))
        return complexText(value.at("complex"));
    return value.contains("int") ? value.at("int").get<std::string>() : floatText(value);
}

std::string hexWithoutPadding(ByteView bytes)
{
    while (!bytes.empty() && bytes.back() == std::byte{0})
        bytes = bytes.first(bytes.size() - 1);
    return hexOf(bytes);
}

// An element of nested lists, by its number in row-major order.
const Json& elementAt(const Json& lists, const Shape& shape, std::size_t number)
{
    const Json* element = &lists;
    for (const std::int64_t index : indicesOf(static_cast<std::int64_t>(number), shape))
        element = &element->at(static_cast<std::size_t>(index));
    return *element;
}

void compareElement(const std::string& place, const DType& dtype, ByteView element,
                    const Json& expected, Differences& differences)
{
    if (dtype.kind == DTypeKind::Structured) {
        for (const DTypeField& field : dtype.fields)
            compareElement(place + '.' + field.name, field.dtype,
                           element.subspan(field.offset, field.dtype.itemsize),
                           expected.at(field.name), differences);
    } else if (dtype.kind == DTypeKind::SubArray) {
        const std::size_t size = dtype.element().itemsize;
        for (std::size_t at = 0; at < element.size(); at += size)
            compareElement(place, dtype.element(), element.subspan(at, size),
                           elementAt(expected, dtype.shape, at / size), differences);
    } else if (expected.is_object() && expected.contains("bytes_hex")) {
        differences.compare(place, hexWithoutPadding(element), expected.at("bytes_hex"));
    } else if (expected.is_object() && expected.contains("void_hex")) {
        differences.compare(place, hexOf(element), expected.at("void_hex"));
    } else {
        differences.compare(place, CellText(dtype).of(element.data()), expectedText(expected));
    }
}

void compareValue(const OpenedEntry& opened, const Json& expected, Differences& differences)
{
    std::vector<DimensionSlice> dimensions;
    for (const std::int64_t i : expected.at("index").get<std::vector<std::int64_t>>())
        dimensions.push_back(DimensionSlice::index(i));
    const Slice slice(opened.array()->shape(), std::move(dimensions));
    const Result<Cells> cells = opened.read(slice);
    if (!cells)
        return differences.add(slice.text() + ": " + cells.error().text());
    compareElement(slice.text(), opened.array()->dtype(), cells->bytes, expected.at("value"),
                   differences);
}

void compareRaw(const std::string& what, ByteView value, const Json& expected,
                Differences& differences)
{
    if (expected.contains("raw_hex"))
        return differences.compare(what, hexOf(value), expected.at("raw_hex"));
    differences.compare(what + ": size", value.size(), expected.at("raw_len"));
    differences.compare(what + ": sha256", Sha256::of(value), expected.at("raw_sha256"));
}

// Names come in the order of the file. `valueOf` reads one entry.
template <class ValueOf>
void compareSection(const MetadataSection& section, const Json& expected, const ValueOf& valueOf,
                    Differences& differences)
{
    differences.compare("the number of entries", section.entries.size(), expected.size());
    for (const auto& [name, facts] : expected.items()) {
        const MetadataEntry* entry = section.find(name);
        if (!entry) {
            differences.add("there is no " + name);
            continue;
        }
        const Result<ByteBuffer> value = valueOf(*entry);
        if (value && !facts.contains("note")) // what Python can read
            differences.compare(name, pythonJson(*value), facts.at("value"));
        if (value)
            compareRaw(name, *value, facts, differences);
        else
            differences.add(value.error().text());
    }
}

// Some kinds have it among what Python is to find.
const Json* sectionOf(const Json& facts, const char* name)
{
    if (facts.contains(name))
        return &facts.at(name);
    const auto expect = facts.find("expect");
    return expect != facts.end() && expect->contains(name) ? &expect->at(name) : nullptr;
}

bool isBareChunk(const OpenedEntry& opened)
{
    const std::string kind = opened.facts().value("kind", "");
    return kind.starts_with("raw-chunk");
}

// Of a bare chunk all bytes, whether or not they make up whole elements.
Result<> readContent(const OpenedEntry& opened, Sha256& hash)
{
    if (!isBareChunk(opened))
        return opened.readAll([&](ByteView part) { hash.add(part); });
    BLOSCOPE_TRY(const ChunkPtr chunk, opened.frame()->chunk(0));
    BLOSCOPE_TRY(const ByteBuffer bytes, chunk->decode());
    hash.add(bytes);
    return {};
}

} // namespace

Differences differencesInPythonLayout(const OpenedEntry& opened)
{
    const Json info = infoJson(*opened.array());
    const Json b2nd = info.value("b2nd", Json::object());
    const Json& facts = opened.facts();
    Differences differences;
    const auto compare = [&](const char* member, const Json& actual) {
        if (facts.contains(member))
            differences.compare(member, actual, facts.at(member));
    };
    compare("shape", b2nd.value("shape", Json()));
    compare("chunks", b2nd.value("chunkshape", Json()));
    compare("blocks", b2nd.value("blockshape", Json()));
    compare("dtype_in_file", b2nd.value("dtype", Json()));
    compare("dtype_format", b2nd.value("dtype_format", Json()));
    compare("itemsize", opened.array()->itemsize());
    compare("nbytes",
            isBareChunk(opened) ? opened.frame()->header().nbytes : opened.array()->logicalBytes());
    compare("bytes_on_disk", info.at("size"));
    const Json storage = facts.value("storage", Json::object());
    for (const char* member : {"clevel", "codec_meta", "use_dict", "typesize", "filters_meta",
                               "chunksize", "blocksize", "nbytes", "cbytes"})
        if (storage.contains(member))
            differences.compare(member, info.at("frame").at(member), storage.at(member));
    return differences;
}

Differences differencesInPythonMetadata(const OpenedEntry& opened)
{
    Differences differences;
    const Frame& frame = *opened.frame();
    if (const Json* expected = sectionOf(opened.facts(), "meta"))
        compareSection(
            frame.metalayers(), *expected,
            [](const MetadataEntry& entry) { return Result<ByteBuffer>(entry.value); },
            differences);
    if (const Json* expected = sectionOf(opened.facts(), "vlmeta"))
        compareSection(
            frame.vlMetalayers(), *expected,
            [&](const MetadataEntry& entry) { return frame.readVlMetadata(entry); }, differences);
    return differences;
}

Differences differencesInPythonContent(const OpenedEntry& opened)
{
    Sha256 hash;
    const Result<> read = readContent(opened, hash);
    if (!read)
        return Differences(read.error().text());
    Differences differences;
    for (const char* member : {"sha256", "sha256_c_order"})
        if (opened.facts().contains(member))
            differences.compare(member, hash.hex(), opened.facts().at(member));
    return differences;
}

Differences differencesInPythonValues(const OpenedEntry& opened)
{
    Differences differences;
    for (const Json& expected : opened.facts().at("values"))
        compareValue(opened, expected, differences);
    return differences;
}

} // namespace bloscope::test
