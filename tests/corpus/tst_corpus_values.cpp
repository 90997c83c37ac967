#include "core/dtype/cell_parse.h"
#include "core/dtype/cell_text.h"
#include "tests/corpus/entry_rows.h"
#include "tests/corpus/opened_entry.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <random>

namespace bloscope::tst_corpus_values {

using namespace test;

namespace {

constexpr int cellsOfEach = 200;

bool isArrayWithCells(const CorpusEntry& entry)
{
    if (!entry.facts.contains("sha256"))
        return false;
    const auto opened = OpenedEntry::open(entry);
    return opened && opened->array()->isNd() && opened->array()->presence().nothing().empty() &&
           opened->array()->logicalBytes() > 0;
}

Slice randomCell(std::mt19937_64& random, const Shape& shape)
{
    std::vector<DimensionSlice> dimensions;
    for (const std::int64_t extent : shape)
        dimensions.push_back(
            DimensionSlice::index(std::int64_t(random() % static_cast<std::uint64_t>(extent))));
    return {shape, std::move(dimensions)};
}

// Bytes that are shown alike as others: truth values above 1, NaN with a message, characters that
// are none.
bool isOneOfSeveral(const std::string& text)
{
    return text.find("True") != text.npos || text.find("nan") != text.npos ||
           text.find("\xef\xbf\xbd") != text.npos;
}

// Of the text of an element that is read over one of zeros, and over itself.
Differences differencesOf(const DType& dtype, ByteView element)
{
    const CellText text(dtype);
    const std::string shown = text.of(element.data());
    ByteBuffer fresh(element.size());
    if (const Result<> read = parseCell(shown, dtype, fresh); !read)
        return Differences(shown + ": " + read.error().text());
    if (text.of(fresh.data()) != shown)
        return Differences(shown + " is read as " + text.of(fresh.data()));
    ByteBuffer same(element.begin(), element.end());
    if (parseCell(shown, dtype, same) && !std::ranges::equal(same, element) &&
        !isOneOfSeveral(shown))
        return Differences(shown + " is read as other bytes");
    return {};
}

Differences differencesInValues(const OpenedEntry& opened)
{
    std::mt19937_64 random(200);
    for (int i = 0; i < cellsOfEach; ++i) {
        const auto cells = opened.read(randomCell(random, opened.array()->shape()));
        if (!cells)
            return Differences(cells.error().text());
        auto differences =
            differencesOf(opened.array()->dtype(), {cells->bytes.data(), cells->bytes.size()});
        if (!differences.empty())
            return differences;
    }
    return {};
}

} // namespace

// What the table shows of a cell is what somebody may type to get it.
class TestCorpusValues : public QObject {
    Q_OBJECT

 private slots:
    void areReadBackFromTheirTexts_data() { m_rows.add(isArrayWithCells); }
    void areReadBackFromTheirTexts()
    {
        QFETCH(const CorpusEntry*, entry);
        m_rows.check(*entry, [](const CorpusEntry& checked) {
            return differencesInOpened(checked, differencesInValues);
        });
    }

 private:
    EntryRows m_rows{readManifest(corpusFolder() / "manifest.json")};
};

const Registered<TestCorpusValues> registered;

} // namespace bloscope::tst_corpus_values

#include "tst_corpus_values.moc"
