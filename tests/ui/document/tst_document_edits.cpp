#include "ui/document/document_edits.h"

#include "tests/support/compare.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/metadata_frames.h"

#include <QApplication>
#include <QSignalSpy>
#include <random>

namespace bloscope::tst_document_edits {

using namespace test;

namespace {

constexpr auto Vl = MetadataSectionOf::Trailer;

using Contents = std::vector<std::pair<std::string, ByteBuffer>>; // names and values, in order

Contents contentsOf(const EditSet& edits)
{
    Contents contents;
    for (std::size_t i = 0; i < edits.entries(Vl).size(); ++i)
        contents.emplace_back(edits.entries(Vl)[i].name, **edits.value(Vl, i));
    return contents;
}

// The values of a file that holds these metadata.
OriginalValuesPtr valuesOfSaved(const EditSet& edits)
{
    FrameOptions options;
    options.metalayers.push_back({"mine", fromJson("[1, 2]")});
    for (const auto& [name, value] : contentsOf(edits))
        options.vlMetalayers.push_back({name, value});
    const FramePtr now =
        *Frame::open(memorySource(arrayFrame({2, 3}, "<f4", counted<float>(6), options)));
    return EditSet::originalsOf(edits, now);
}

DocumentEdits::Edit setting(std::size_t i, const char* json)
{
    return [=](EditSet& edits) { return edits.setValue(Vl, i, fromJson(json)); };
}

} // namespace

class TestDocumentEdits : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_edits = std::make_unique<LoadedEdits>(frameWith({{"a", "1"}, {"b", "2"}})); }
    void makesNamedStepsBackAndForth();
    void changesNothingWhenAnEditIsRefused();
    void makesNoStepOfNothing();
    void mergesStepsOfTheSameKey();
    void dropsAStepThatLeadsBack();
    void endsMergingByAnythingElse_data();
    void endsMergingByAnythingElse();
    void tellsWhenItBecomesClean();
    void revertsAsAStep();
    void keepsWhatWasUnlocked();
    void undoesBeyondASave();
    void refusesToFollowAnotherFile();
    void beginsAgainOnTopOfAnotherFile();
    void staysAsItWasWhenThereIsAThirdFile();
    void equalsAListOfStates();

 private:
    DocumentEdits& edits() { return m_edits->edits; }
    const QUndoStack& steps() { return edits().undoStack(); }
    void goToStep(int place)
    {
        while (steps().index() > place)
            edits().undo();
        while (steps().index() < place)
            edits().redo();
    }
    QString value(std::size_t i) { return toJson(**edits().current().value(Vl, i)); }

    std::unique_ptr<LoadedEdits> m_edits;
};

void TestDocumentEdits::makesNamedStepsBackAndForth()
{
    QVERIFY(edits().edit("Change 'a'", setting(0, "5")));
    QVERIFY(edits().edit("Change 'b'", setting(1, "6")));
    QCOMPARE(steps().undoText(), QString("Change 'b'"));
    edits().undo();
    QCOMPARE(value(1), QString("2"));
    QCOMPARE(steps().undoText(), QString("Change 'a'"));
    QCOMPARE(steps().redoText(), QString("Change 'b'"));
    goToStep(0);
    QVERIFY(edits().isClean());
    goToStep(2);
    QCOMPARE(value(0), QString("5"));
    QCOMPARE(value(1), QString("6"));
    edits().undo();
    QVERIFY(edits().edit("Change 'b'", setting(1, "7"))); // what could be redone is gone
    QVERIFY(!steps().canRedo());
    QCOMPARE(steps().count(), 2);
}

void TestDocumentEdits::changesNothingWhenAnEditIsRefused()
{
    QSignalSpy changed(&edits(), &DocumentEdits::changed);
    const auto outcome =
        edits().edit("Rename", [](EditSet& set) { return set.rename(Vl, 0, "b"); });
    QVERIFY(!outcome);
    QCOMPARE(steps().count(), 0);
    QVERIFY(changed.isEmpty());
}

void TestDocumentEdits::makesNoStepOfNothing()
{
    QVERIFY(edits().edit("Change 'a'", setting(0, "1")));
    QCOMPARE(steps().count(), 0);
    QVERIFY(edits().isClean());
}

void TestDocumentEdits::mergesStepsOfTheSameKey()
{
    for (const char* typed : {"5", "55", "555"})
        QVERIFY(edits().edit("Change 'a'", setting(0, typed), "a"));
    QCOMPARE(steps().count(), 1);
    QCOMPARE(value(0), QString("555"));
    edits().undo();
    QCOMPARE(value(0), QString("1"));
    edits().redo();
    QCOMPARE(value(0), QString("555"));
}

void TestDocumentEdits::dropsAStepThatLeadsBack()
{
    QVERIFY(edits().edit("Change 'b'", setting(1, "3")));
    QVERIFY(edits().edit("Change 'a'", setting(0, "12"), "a"));
    QVERIFY(edits().edit("Change 'a'", setting(0, "1"), "a"));
    QCOMPARE(steps().count(), 1);
    QCOMPARE(steps().undoText(), QString("Change 'b'"));
    QVERIFY(!steps().canRedo());
    edits().undo();
    QVERIFY(edits().isClean());
}

void TestDocumentEdits::endsMergingByAnythingElse_data()
{
    QTest::addColumn<int>("what");
    QTest::newRow("another key") << 0;
    QTest::newRow("no key") << 1;
    QTest::newRow("asked to") << 2;
    QTest::newRow("back and forth") << 3;
}

void TestDocumentEdits::endsMergingByAnythingElse()
{
    QFETCH(int, what);
    QVERIFY(edits().edit("Change 'a'", setting(0, "5"), "a"));
    switch (what) {
    case 0:
        QVERIFY(edits().edit("Change 'b'", setting(1, "6"), "b"));
        break;
    case 1:
        QVERIFY(edits().edit("Change 'b'", setting(1, "6")));
        break;
    case 2:
        edits().endMerging();
        break;
    default:
        edits().undo();
        edits().redo();
    }
    const int before = steps().count();
    QVERIFY(edits().edit("Change 'a'", setting(0, "55"), "a"));
    QCOMPARE(steps().count(), before + 1);
}

void TestDocumentEdits::tellsWhenItBecomesClean()
{
    QSignalSpy clean(&edits(), &DocumentEdits::cleanChanged);
    QVERIFY(edits().edit("Change 'a'", setting(0, "5")));
    QVERIFY(edits().edit("Change 'a'", setting(0, "6")));
    QCOMPARE(clean.size(), 1);
    QCOMPARE(clean[0][0].toBool(), false);
    QVERIFY(edits().edit("Change 'a'", setting(0, "1"))); // as it is in the file
    QCOMPARE(clean.size(), 2);
    QCOMPARE(clean[1][0].toBool(), true);
}

void TestDocumentEdits::revertsAsAStep()
{
    edits().revert();
    QCOMPARE(steps().count(), 0); // nothing to revert
    QVERIFY(edits().edit("Change 'a'", setting(0, "5")));
    edits().revert();
    QVERIFY(edits().isClean());
    QCOMPARE(steps().undoText(), QString("Revert to Saved"));
    edits().undo();
    QCOMPARE(value(0), QString("5"));
}

void TestDocumentEdits::keepsWhatWasUnlocked()
{
    QSignalSpy locks(&edits(), &DocumentEdits::locksChanged);
    QVERIFY(edits().edit("Change 'a'", setting(0, "5")));
    edits().unlock(MetadataSectionOf::Header, "b2nd");
    QCOMPARE(locks.size(), 1);
    QCOMPARE(steps().count(), 1); // no step
    edits().undo();
    QVERIFY(!edits().current().lockReason(MetadataSectionOf::Header, "b2nd"));
}

void TestDocumentEdits::undoesBeyondASave()
{
    QVERIFY(edits().edit("Change 'a'", setting(0, "5")));
    const EditSet saved = edits().current();
    QVERIFY(edits().edit("Change 'b'", setting(1, "6"))); // while it is saved
    QVERIFY(edits().rebase(saved, valuesOfSaved(saved)));
    QCOMPARE(value(0), QString("5"));
    QVERIFY(!edits().isClean()); // 'b' waits
    edits().undo();
    QVERIFY(edits().isClean());
    edits().undo();
    QCOMPARE(value(0), QString("1"));
    QVERIFY(!edits().isClean()); // the file has 5 now
}

void TestDocumentEdits::refusesToFollowAnotherFile()
{
    QVERIFY(edits().edit("Remove 'a'", [](EditSet& set) { return set.remove(Vl, 0); }));
    const FramePtr frame = edits().current().frame();
    const auto others = std::make_shared<const OriginalValues>(frame);
    QVERIFY(!edits().rebase(edits().current(), others));
    QCOMPARE(value(0), QString("2"));
    QCOMPARE(steps().count(), 1);
}

namespace {

// What DocumentEdits is to be: a list of states, and which of them is shown.
struct States {
    std::vector<Contents> all;
    std::size_t shown = 0;
    Contents file;
    QString mergeKey;

    void show(std::size_t state)
    {
        if (state == shown)
            return;
        shown = state;
        if (shown + 1 != all.size())
            mergeKey.clear();
    }
    void add(const Contents& next, const QString& key)
    {
        if (next == all[shown])
            return;
        const bool merges =
            !key.isEmpty() && key == mergeKey && shown > 0 && shown + 1 == all.size();
        if (merges && next == all[shown - 1]) {
            all.pop_back();
            --shown;
            mergeKey.clear();
        } else if (merges) {
            all[shown] = next;
        } else {
            all.resize(++shown);
            all.push_back(next);
            mergeKey = key;
        }
    }
};

// Edits the first entry, or the number of entries.
DocumentEdits::Edit randomEdit(std::mt19937& random)
{
    const auto number = random();
    return [number](EditSet& edits) -> Result<> {
        const std::size_t count = edits.entries(Vl).size();
        const ByteBuffer value = fromJson(std::to_string(number / 8 % 4));
        const std::string name(1, char('a' + number / 32 % 4));
        const std::size_t at = number / 128 % (count + 1);
        switch (number % 8) {
        case 0:
            return edits.add(Vl, name, value, at);
        case 1:
            return at < count ? edits.remove(Vl, at) : Result<>();
        case 2:
            return at < count ? edits.rename(Vl, at, name) : Result<>();
        case 3:
            return at < count ? edits.move(Vl, at, number / 4096 % count) : Result<>();
        default:
            return count > 0 ? edits.setValue(Vl, 0, value) : Result<>();
        }
    };
}

} // namespace

void TestDocumentEdits::equalsAListOfStates()
{
    std::mt19937 random(7);
    for (int run = 0; run < 30; ++run) {
        init();
        States states{{contentsOf(edits().current())}, 0, contentsOf(edits().current()), {}};
        for (int step = 0; step < 80; ++step) {
            const auto what = random() % 16;
            if (what < 3) {
                const std::size_t to = random() % states.all.size();
                goToStep(static_cast<int>(to));
                states.show(to);
            } else if (what == 3) {
                const EditSet saved = edits().current();
                QVERIFY(edits().rebase(saved, valuesOfSaved(saved)));
                states.file = contentsOf(saved);
                states.mergeKey.clear();
            } else if (what == 4) {
                edits().revert();
                states.mergeKey.clear();
                states.add(states.file, {});
            } else {
                const QString key = random() % 2 ? QString("key") : QString();
                const DocumentEdits::Edit edit = randomEdit(random);
                EditSet next = edits().current();
                const bool isPossible = edit(next).has_value();
                QCOMPARE(edits().edit("step", edit, key).has_value(), isPossible);
                if (isPossible)
                    states.add(contentsOf(next), key);
            }
            QCOMPARE(steps().index(), static_cast<int>(states.shown));
            QCOMPARE(steps().count(), static_cast<int>(states.all.size()) - 1);
            QVERIFY(contentsOf(edits().current()) == states.all[states.shown]);
            QCOMPARE(edits().isClean(), states.all[states.shown] == states.file);
        }
        while (steps().canUndo()) {
            edits().undo();
            QVERIFY(contentsOf(edits().current()) == states.all[std::size_t(steps().index())]);
        }
    }
}

void TestDocumentEdits::beginsAgainOnTopOfAnotherFile()
{
    QVERIFY(edits().edit("a", setting(0, "5")));
    QVERIFY(edits().edit("a again", setting(0, "6")));
    const EditSet theirs(*Frame::open(memorySource(frameWith({{"a", "1"}, {"b", "9"}}))));
    EditSet merged = theirs;
    QVERIFY(merged.setValue(Vl, 0, fromJson("6")));
    QSignalSpy changed(&edits(), &DocumentEdits::changed);
    const FramePtr now = *Frame::open(memorySource(frameWith({{"a", "1"}, {"b", "9"}})));
    QVERIFY(edits().beginOnTop("on top", theirs, merged, EditSet::originalsOf(theirs, now)));
    QVERIFY(!changed.isEmpty());
    QCOMPARE(edits().current().frame(), now);
    QCOMPARE(value(0), QString("6"));
    QCOMPARE(value(1), QString("9"));
    QVERIFY(!edits().isClean());
    QCOMPARE(steps().count(), 1);
    QCOMPARE(steps().undoText(), QString("on top"));
    edits().undo();
    QCOMPARE(value(0), QString("1"));
    QCOMPARE(value(1), QString("9"));
    QVERIFY(edits().isClean());
    edits().redo();
    QCOMPARE(value(0), QString("6"));
}

void TestDocumentEdits::staysAsItWasWhenThereIsAThirdFile()
{
    QVERIFY(edits().edit("a", setting(0, "5")));
    const EditSet theirs(*Frame::open(memorySource(frameWith({{"a", "1"}, {"b", "9"}}))));
    const FramePtr third = *Frame::open(memorySource(frameWith({{"a", "1"}, {"c", "9"}})));
    const auto outcome =
        edits().beginOnTop("on top", theirs, theirs, EditSet::originalsOf(theirs, third));
    QVERIFY(failedAs(ErrorKind::Changed, outcome));
    QCOMPARE(value(0), QString("5"));
    QCOMPARE(steps().undoText(), QString("a"));
}

const Registered<TestDocumentEdits, QApplication> registered;

} // namespace bloscope::tst_document_edits

#include "tst_document_edits.moc"
