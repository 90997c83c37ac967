#include "ui/value/hex_edit.h"

#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <random>

namespace bloscope::tst_byte_edits {

using namespace test::literals;

class TestByteEdits : public QObject {
    Q_OBJECT

 private slots:
    void replacesPartsByOthers_data()
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<int>("removed");
        QTest::addColumn<ByteBuffer>("inserted");
        QTest::addColumn<ByteBuffer>("result");
        QTest::newRow("same length") << 1 << 2 << "aabb"_hex
                                     << "00aabb03"_hex;
        QTest::newRow("longer") << 1 << 1 << "aabb"_hex
                                << "00aabb0203"_hex;
        QTest::newRow("shorter") << 0 << 3 << "aa"_hex
                                 << "aa03"_hex;
        QTest::newRow("inserted") << 4 << 0 << "aa"_hex
                                  << "00010203aa"_hex;
        QTest::newRow("removed") << 0 << 4 << ""_hex
                                 << ""_hex;
    }
    void replacesPartsByOthers()
    {
        QFETCH(int, at);
        QFETCH(int, removed);
        QFETCH(ByteBuffer, inserted);
        QFETCH(ByteBuffer, result);
        ByteEdits edits("00010203"_hex);
        edits.replace(std::size_t(at), std::size_t(removed), inserted);
        QCOMPARE(edits.bytes(), result);
        edits.undo();
        QCOMPARE(edits.bytes(), "00010203"_hex);
        edits.redo();
        QCOMPARE(edits.bytes(), result);
    }

    void mergesWhatIsTypedInOneGo()
    {
        ByteEdits edits("000102"_hex);
        edits.replace(0, 1, "a0"_hex, 1);
        edits.replace(0, 1, "ab"_hex, 1); // the second digit
        edits.replace(1, 1, "cd"_hex, 1);
        QCOMPARE(edits.undo(), 2u);
        QCOMPARE(edits.bytes(), "000102"_hex);
        QVERIFY(!edits.canUndo());
        QCOMPARE(edits.redo(), 2u);
        QCOMPARE(edits.bytes(), "abcd02"_hex);
    }

    void keepsStepsApartThatAreElsewhere()
    {
        ByteEdits edits("000102"_hex);
        edits.replace(0, 1, "aa"_hex, 1);
        edits.replace(2, 1, "bb"_hex, 1);
        edits.endMerging();
        edits.replace(3, 0, "cc"_hex, 1);
        for (const ByteBuffer& before : {"aa01bb"_hex, "aa0102"_hex, "000102"_hex}) {
            edits.undo();
            QCOMPARE(edits.bytes(), before);
        }
    }

    void forgetsWhatWasUndoneWhenSomethingElseIsDone()
    {
        ByteEdits edits("00"_hex);
        edits.replace(0, 1, "aa"_hex);
        edits.undo();
        edits.replace(0, 1, "bb"_hex);
        QVERIFY(!edits.canRedo());
        edits.undo();
        QCOMPARE(edits.bytes(), "00"_hex);
    }

    void goesBackThroughRandomEdits()
    {
        std::mt19937 random(11);
        ByteEdits edits(ByteBuffer(20));
        std::vector<ByteBuffer> states{edits.bytes()};
        for (int i = 0; i < 500; ++i) {
            const std::size_t at = random() % (edits.size() + 1);
            const std::size_t removed =
                random() % (std::min<std::size_t>(edits.size() - at, 5) + 1);
            edits.replace(at, removed, ByteBuffer(random() % 6, std::byte(i)));
            states.push_back(edits.bytes());
        }
        for (std::size_t i = states.size() - 1; i-- > 0;) {
            edits.undo();
            QVERIFY(edits.bytes() == states[i]);
        }
        for (std::size_t i = 1; i < states.size(); ++i) {
            edits.redo();
            QVERIFY(edits.bytes() == states[i]);
        }
    }
};

const test::Registered<TestByteEdits> registered;

} // namespace bloscope::tst_byte_edits

#include "tst_byte_edits.moc"
