#include "core/frame/open_path.h"
#include "core/saving/save_file.h"
#include "tests/support/calm_pool.h"
#include "tests/support/files.h"
#include "tests/support/foreign_metadata.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"
#include "tests/support/special_files.h"
#include "tests/support/text_bytes.h"
#include "tests/support/unsynced_file_calls.h"

#include <QTemporaryDir>
#include <QTest>
#include <functional>

namespace bloscope::tst_kept_metadata {

using namespace test;
namespace fs = std::filesystem;

namespace {

using Of = MetadataSectionOf;

// What other programs may write and this one would not.
struct Foreign {
    StoredEntries fixed;
    StoredEntries variable;
};

ByteBuffer stored(std::string_view value)
{
    return *vlMetadataChunk(bytesOf(value));
}

Foreign numbered(int count, std::size_t nameBytes)
{
    Foreign foreign{.fixed = {{"units", text("\xa1K")}, {"mine", text("\x01")}}, .variable = {}};
    for (int i = 0; i < count; ++i) {
        std::string name = std::to_string(i);
        name.insert(0, nameBytes - std::min(nameBytes, name.size()), '0');
        foreign.variable.emplace_back(name, stored(std::string(static_cast<std::size_t>(i), 'v')));
    }
    return foreign;
}

Foreign called(const std::string& name)
{
    return {.fixed = {{"units", text("\xa1K")}, {name, text("?")}, {name, text("\x01")}},
            .variable = {{name, stored("?")}, {"mine", stored("\x01")}, {name, stored("words")}}};
}

ByteBuffer frameOf(const Foreign& foreign)
{
    return withForeignMetadata(
        chunksFrame({counted<std::int32_t>(500), counted<std::int32_t>(9)}, 4), foreign.fixed,
        foreign.variable);
}

// An edit, and the same on plain lists.
struct Step {
    const char* name = "";
    std::function<Result<>(EditSet&)> edit = {};
    std::function<void(Foreign&)> same = {};
};

std::vector<Step> steps()
{
    return {{"change", [](EditSet& edits) { return edits.setValue(Of::Trailer, 1, text("other")); },
             [](Foreign& all) { all.variable[1].second = stored("other"); }},
            {"rename", [](EditSet& edits) { return edits.rename(Of::Trailer, 1, "renamed"); },
             [](Foreign& all) { all.variable[1].first = "renamed"; }},
            {"remove", [](EditSet& edits) { return edits.remove(Of::Trailer, 1); },
             [](Foreign& all) { all.variable.erase(all.variable.begin() + 1); }},
            {"move", [](EditSet& edits) { return edits.move(Of::Trailer, 0, 1); },
             [](Foreign& all) { std::swap(all.variable[0], all.variable[1]); }},
            {"change the odd one",
             [](EditSet& edits) { return edits.setValue(Of::Trailer, 0, text("other")); },
             [](Foreign& all) { all.variable[0].second = stored("other"); }},
            {"remove the odd one", [](EditSet& edits) { return edits.remove(Of::Trailer, 0); },
             [](Foreign& all) { all.variable.erase(all.variable.begin()); }},
            {"change a fixed one",
             [](EditSet& edits) { return edits.setValue(Of::Header, 0, text("longer")); },
             [](Foreign& all) { all.fixed[0].second = text("longer"); }},
            {"remove a fixed one", [](EditSet& edits) { return edits.remove(Of::Header, 1); },
             [](Foreign& all) { all.fixed.erase(all.fixed.begin() + 1); }}};
}

enum class Way { Replaced, Appended, Sparse };

StoredEntries entriesOf(const MetadataSection& section)
{
    StoredEntries entries;
    for (const MetadataEntry& entry : section.entries)
        entries.emplace_back(entry.name, entry.value);
    return entries;
}

// Chunks and index, and of what was appended to, the old trailer.
ByteView bodyOf(const Frame& frame, const ByteBuffer& file)
{
    const std::size_t begin = static_cast<std::size_t>(frame.header().headerLen);
    return ByteView(file).subspan(begin, file.size() - frame.trailer()->size - begin);
}

template <class T>
std::string words(const Result<T>& outcome)
{
    return outcome ? "done" : outcome.error().text();
}

} // namespace

// What a file holds beyond the limits of new entries stays as it is, and is in nobody's way.
class TestKeptMetadata : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_directory = std::make_unique<QTemporaryDir>(); }

    void keepsAllButWhatIsEdited_data()
    {
        QTest::addColumn<Foreign>("foreign");
        QTest::addColumn<Step>("step");
        const std::pair<const char*, Foreign> frames[] = {{"17 entries", numbered(17, 2)},
                                                          {"300 entries", numbered(300, 3)},
                                                          {"no UTF-8", called("\xff\xfe")},
                                                          {"a NUL", called(std::string("a\0b", 3))},
                                                          {"the same name", called("twice")}};
        for (const auto& [name, foreign] : frames)
            for (const Step& step : steps())
                QTest::addRow("%s: %s", name, step.name) << foreign << step;
        QTest::newRow("more names than their size can tell")
            << numbered(2000, 31) << steps().front();
    }
    void keepsAllButWhatIsEdited()
    {
        QFETCH(Foreign, foreign);
        QFETCH(Step, step);
        for (const Way way : {Way::Replaced, Way::Appended, Way::Sparse})
            edit(frameOf(foreign), step, foreign, way);
    }

    void addsNoneBeyond16_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("isPossible");
        QTest::newRow("the 16th") << 15 << true;
        QTest::newRow("the 17th") << 16 << false;
        QTest::newRow("the 101st") << 100 << false;
    }
    void addsNoneBeyond16()
    {
        QFETCH(int, count);
        QFETCH(bool, isPossible);
        EditSet edits(*Frame::open(memorySource(frameOf(numbered(count, 3)))));
        const Result<> added = edits.add(Of::Trailer, "one more", {}, 0);
        QCOMPARE(added.has_value(), isPossible);
        if (!added)
            QCOMPARE(
                QString::fromStdString(added.error().text()),
                QString("the frame would have %1 vlmetalayers, but the reference library cannot "
                        "extend a frame with more than 16: any change made with that library would "
                        "destroy the file")
                    .arg(count + 1));
    }

 private:
    // Where the frame is opened, and where its header lies.
    std::pair<fs::path, fs::path> put(const ByteBuffer& frame, Way way)
    {
        const fs::path folder = m_directory->path().toStdString();
        if (way != Way::Sparse) {
            writeFile(folder / "frame", frame);
            return {folder / "frame", folder / "frame"};
        }
        fs::remove_all(folder / "sparse");
        writeFiles(folder / "sparse", sparseFiles(frame));
        return {folder / "sparse", folder / "sparse" / "chunks.b2frame"};
    }

    void edit(const ByteBuffer& frame, const Step& step, Foreign expected, Way way)
    {
        const auto [path, file] = put(frame, way);
        const ByteBuffer before = contentOfFile(file);
        const EditSet untouched(*openPath(path));
        EditSet edits = untouched;
        QVERIFY(step.edit(edits));
        SaveOptions options;
        if (way == Way::Appended)
            options = {.appendFromBytes = 0, .mostDeadShare = 1};
        const auto saved = saveFile(edits, path, m_calls, calmPool(), {}, options);
        QVERIFY2(saved, words(saved).c_str());
        QCOMPARE(saved->way == SaveWay::Append, way == Way::Appended && edits.isClean(Of::Header));

        step.same(expected);
        const FramePtr now = *openPath(path);
        QVERIFY(entriesOf(now->metalayers()) == expected.fixed);
        QVERIFY(entriesOf(now->vlMetalayers()) == expected.variable);
        const ByteBuffer after = contentOfFile(file);
        QVERIFY(std::ranges::equal(
            bodyOf(*untouched.frame(), before),
            bodyOf(*now, after).first(bodyOf(*untouched.frame(), before).size())));

        // The way back leads to the same bytes.
        if (saved->way == SaveWay::Replace && !openFilesGiveWay())
            return; // what was there cannot be read any more
        const auto back = untouched.rebasedOn(edits, EditSet::originalsOf(edits, now));
        QVERIFY2(back, words(back).c_str());
        const auto restored = saveFile(*back, path, m_calls, calmPool());
        QVERIFY2(restored, words(restored).c_str());
        QVERIFY(contentOfFile(file) == before);
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    UnsyncedFileCalls m_calls;
};

const Registered<TestKeptMetadata> registered;

} // namespace bloscope::tst_kept_metadata

#include "tst_kept_metadata.moc"
