#include "core/array/write_b2nd.h"
#include "core/edit/changes.h"
#include "core/edit/edit_set.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/text_bytes.h"

#include <QTest>
#include <random>

namespace bloscope::tst_edit_set {

using namespace test;

namespace {

using Of = MetadataSectionOf;
constexpr Of fixed = Of::Header;
constexpr Of variable = Of::Trailer;

FramePtr plainFrame()
{
    const ByteBuffer bytes =
        chunksFrame({counted<std::int32_t>(10)}, 4,
                    {.metalayers = {{"one", text("\xa1"
                                                 "1")},
                                    {"two", text("2")}},
                     .vlMetalayers = {{"a", text("A")}, {"b", text("B")}, {"c", text("C")}}});
    return *Frame::open(memorySource(bytes));
}

FramePtr arrayOf10x12()
{
    return *Frame::open(
        memorySource(arrayFrame({10, 12}, {4, 5}, {2, 3}, "<i4", counted<std::int32_t>(120))));
}

QStringList names(const EditSet& edits, Of of)
{
    QStringList list;
    for (const EditedEntry& entry : edits.entries(of))
        list << QString::fromStdString(entry.name);
    return list;
}

template <class T>
QString why(const Result<T>& refused)
{
    return refused ? QString("not refused") : QString::fromStdString(refused.error().text());
}

// What an EditSet should be: names and values.
using Model = std::vector<std::pair<std::string, ByteBuffer>>;

Model modelOf(const EditSet& edits, Of of)
{
    Model model;
    for (std::size_t i = 0; i < edits.entries(of).size(); ++i)
        model.emplace_back(edits.entries(of)[i].name, **edits.value(of, i));
    return model;
}

} // namespace

class TestEditSet : public QObject {
    Q_OBJECT

 private slots:
    void beginsWithWhatTheFileHolds()
    {
        const EditSet edits(plainFrame());
        QCOMPARE(names(edits, fixed), (QStringList{"one", "two"}));
        QCOMPARE(names(edits, variable), (QStringList{"a", "b", "c"}));
        QCOMPARE(**edits.value(variable, 1), text("B"));
        QVERIFY(edits.isClean());
        QVERIFY(changesOf(edits).empty());
    }

    void editsEntries()
    {
        EditSet edits(plainFrame());
        QVERIFY(edits.add(variable, "d", text("D"), 1));
        QVERIFY(edits.setValue(variable, 0, text("AA")));
        QVERIFY(edits.rename(variable, 2, "bee"));
        QVERIFY(edits.remove(variable, 3));
        QVERIFY(edits.move(fixed, 1, 0));
        QCOMPARE(names(edits, variable), (QStringList{"a", "d", "bee"}));
        QCOMPARE(names(edits, fixed), (QStringList{"two", "one"}));
        QCOMPARE(**edits.value(variable, 0), text("AA"));
        QCOMPARE(**edits.value(variable, 2), text("B"));
        QVERIFY(!edits.isClean(fixed) && !edits.isClean(variable));
    }

    void isCleanAgainWhenEverythingIsAsItWas()
    {
        EditSet edits(plainFrame());
        QVERIFY(edits.setValue(variable, 1, text("other")));
        QVERIFY(edits.rename(variable, 0, "other"));
        QVERIFY(edits.remove(fixed, 1));
        QVERIFY(!edits.isClean());
        QVERIFY(edits.setValue(variable, 1, text("B")));
        QVERIFY(edits.rename(variable, 0, "a"));
        QVERIFY(edits.add(fixed, "two", text("2"), 1));
        QVERIFY(edits.isClean());
        QVERIFY(edits == EditSet(edits.frame()));
    }

    void refusesNames_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("reason");
        QTest::newRow("too long")
            << QByteArray(32, 'x')
            << "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' is a name of 32 bytes; the limit is 31";
        QTest::newRow("no UTF-8") << QByteArray("\xff")
                                  << "'\\xff' is a name that is not UTF-8 or contains a NUL";
        QTest::newRow("NUL") << QByteArray("a\0b", 3)
                             << "'a\\x00b' is a name that is not UTF-8 or contains a NUL";
        QTest::newRow("twice") << QByteArray("b") << "an entry named 'b' already exists";
    }
    void refusesNames()
    {
        QFETCH(QByteArray, name);
        QFETCH(QString, reason);
        EditSet edits(plainFrame());
        QCOMPARE(why(edits.add(variable, name.toStdString(), {}, 0)), reason);
        QCOMPARE(why(edits.rename(variable, 0, name.toStdString())), reason);
        QVERIFY(edits.isClean());
    }

    void refusesA17thEntry()
    {
        EditSet edits(plainFrame());
        for (int i = 3; i < 16; ++i)
            QVERIFY(edits.add(variable, std::to_string(i), {}, 0));
        QVERIFY(why(edits.add(variable, "17", {}, 0))
                    .startsWith("the frame would have 17 vlmetalayers, but the reference library "
                                "cannot extend a frame with more than 16"));
    }

    void locksReservedNames()
    {
        EditSet edits(arrayOf10x12());
        QVERIFY(edits.lockReason(fixed, "b2nd").has_value());
        QVERIFY(!edits.lockReason(fixed, "mine").has_value());
        QVERIFY(why(edits.remove(fixed, 0))
                    .startsWith("'b2nd' is locked because it is reserved for libraries: "));
        QVERIFY(why(edits.setValue(fixed, 0, {})).startsWith("'b2nd' is locked"));
        QVERIFY(why(edits.rename(fixed, 0, "x")).startsWith("'b2nd' is locked"));
        QVERIFY(why(edits.add(fixed, "vlarray", {}, 0)).startsWith("'vlarray' is locked"));
        edits.unlock(fixed, "b2nd");
        QVERIFY(edits.remove(fixed, 0));
        QCOMPARE(names(edits, fixed), QStringList());
    }

    void acceptsArraysThatFitTheChunks_data()
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<Shape>("chunkshape");
        QTest::addColumn<Shape>("blockshape");
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<QString>("reason"); // empty: accepted
        const Shape chunks{4, 5};
        const Shape blocks{2, 3};
        QTest::newRow("other dtype")
            << Shape{10, 12} << chunks << blocks << QByteArray("<f4") << "";
        QTest::newRow("shape within the chunks")
            << Shape{9, 15} << chunks << blocks << QByteArray("<i4") << "";
        QTest::newRow("one dimension")
            << Shape{9 * 24} << Shape{24} << Shape{6} << QByteArray("<i4") << "";
        QTest::newRow("too many chunks")
            << Shape{13, 12} << chunks << blocks << QByteArray("<i4") << "chunks";
        QTest::newRow("larger elements") << Shape{10, 12} << chunks << blocks << QByteArray("<f8")
                                         << "'<f8' has 8 bytes, but the elements have 4";
        QTest::newRow("no dtype") << Shape{10, 12} << chunks << blocks << QByteArray("<q9")
                                  << "unknown element type";
        QTest::newRow("other blocks")
            << Shape{10, 12} << chunks << Shape{4, 5} << QByteArray("<i4") << "bytes";
    }
    void acceptsArraysThatFitTheChunks()
    {
        QFETCH(Shape, shape);
        QFETCH(Shape, chunkshape);
        QFETCH(Shape, blockshape);
        QFETCH(QByteArray, dtype);
        QFETCH(QString, reason);
        EditSet edits(arrayOf10x12());
        const auto done = edits.setArray({.dimensions = static_cast<int>(shape.size()),
                                          .shape = shape,
                                          .chunkshape = chunkshape,
                                          .blockshape = blockshape,
                                          .dtypeFormat = 0,
                                          .dtype = dtype.toStdString()});
        QCOMPARE(done.has_value(), reason.isEmpty());
        QCOMPARE(edits.isClean(), !reason.isEmpty());
        QVERIFY2(done || why(done).contains(reason), qPrintable(why(done)));
    }

    void behavesAsItsModelUnderRandomEdits()
    {
        std::mt19937 random(7);
        const FramePtr frame = plainFrame();
        for (int sequence = 0; sequence < 200; ++sequence) {
            std::vector<EditSet> done{EditSet(frame)};
            std::vector<std::array<Model, 2>> expected{
                {modelOf(done[0], fixed), modelOf(done[0], variable)}};
            for (int step = 0; step < 25; ++step) {
                if (done.size() > 1 && random() % 4 == 0) { // undo
                    done.pop_back();
                    expected.pop_back();
                } else {
                    done.push_back(done.back());
                    expected.push_back(expected.back());
                    editBoth(random, done.back(), expected.back());
                }
                QVERIFY(modelOf(done.back(), fixed) == expected.back()[0]);
                QVERIFY(modelOf(done.back(), variable) == expected.back()[1]);
                QCOMPARE(done.back().isClean(), expected.back() == expected.front());
            }
        }
    }

    void saysTheSameOfTheFileThatWasSaved()
    {
        std::mt19937 random(11);
        for (int sequence = 0; sequence < 100; ++sequence) {
            std::vector<EditSet> states{EditSet(plainFrame())};
            for (int step = 0; step < 12; ++step) {
                std::array<Model, 2> unused{modelOf(states.back(), fixed),
                                            modelOf(states.back(), variable)};
                states.push_back(states.back());
                editBoth(random, states.back(), unused);
            }
            const EditSet& saved = states[random() % states.size()];
            const auto values = EditSet::originalsOf(saved, savedFrame(saved));
            for (const EditSet& state : states) {
                const auto rebased = state.rebasedOn(saved, values);
                QVERIFY2(rebased, rebased ? "" : rebased.error().text().c_str());
                QVERIFY(modelOf(*rebased, fixed) == modelOf(state, fixed));
                QVERIFY(modelOf(*rebased, variable) == modelOf(state, variable));
                if (state == saved)
                    QVERIFY(rebased->isClean());
                else
                    QCOMPARE(rebased->isClean(),
                             modelOf(state, fixed) == modelOf(saved, fixed) &&
                                 modelOf(state, variable) == modelOf(saved, variable));
            }
        }
    }

    void isNotRebasedOnAnotherFile()
    {
        EditSet edits(plainFrame());
        QVERIFY(edits.remove(variable, 0));
        const auto others = std::make_shared<const OriginalValues>(plainFrame());
        QCOMPARE(why(edits.rebasedOn(edits, others)),
                 "the metadata in the file differs from what was saved");
    }

    void staysUnlockedBeyondASave()
    {
        EditSet edits(plainFrame());
        edits.unlock(fixed, "b2nd");
        const auto rebased = edits.rebasedOn(edits, EditSet::originalsOf(edits, savedFrame(edits)));
        QVERIFY(!rebased->lockReason(fixed, "b2nd"));
        QVERIFY(rebased->lockReason(fixed, "vlarray"));
    }

 private:
    static FramePtr savedFrame(const EditSet& edits)
    {
        FrameOptions options;
        for (const auto& [name, value] : modelOf(edits, fixed))
            options.metalayers.push_back({name, value});
        for (const auto& [name, value] : modelOf(edits, variable))
            options.vlMetalayers.push_back({name, value});
        return *Frame::open(memorySource(chunksFrame({counted<std::int32_t>(10)}, 4, options)));
    }

    // The same edit on both, or on neither when the model says that it cannot be.
    static void editBoth(std::mt19937& random, EditSet& edits, std::array<Model, 2>& models)
    {
        const Of of = random() % 2 == 0 ? fixed : variable;
        Model& model = models[of == fixed ? 0 : 1];
        const auto place = [&](std::size_t count) { return count ? random() % count : 0; };
        const std::string name(1, static_cast<char>('a' + random() % 6));
        const bool isFree = std::ranges::none_of(model, [&](auto& e) { return e.first == name; });
        const ByteBuffer value =
            text(std::string(random() % 3, static_cast<char>('A' + random() % 3)));
        const std::size_t at = place(model.size());
        const auto begin = model.begin();
        const auto there = begin + static_cast<std::ptrdiff_t>(at);
        switch (random() % 5) {
        case 0:
            if (edits.add(of, name, value, at))
                model.insert(there, {name, value});
            else
                QVERIFY(!isFree || model.size() == 16);
            break;
        case 1:
            if (!model.empty() && edits.setValue(of, at, value))
                there->second = value;
            break;
        case 2:
            if (!model.empty() && edits.rename(of, at, name))
                there->first = name;
            break;
        case 3:
            if (!model.empty() && edits.remove(of, at))
                model.erase(there);
            break;
        default:
            if (model.empty())
                return;
            const std::size_t to = place(model.size());
            QVERIFY(edits.move(of, at, to));
            auto moved = *there;
            model.erase(there);
            model.insert(model.begin() + static_cast<std::ptrdiff_t>(to), std::move(moved));
        }
    }
};

const Registered<TestEditSet> registered;

} // namespace bloscope::tst_edit_set

#include "tst_edit_set.moc"
