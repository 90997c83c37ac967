#include "ui/document/label_look_book.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QHash>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_label_look_book {

namespace {

struct Memory : LabelLookMemory {
    QHash<QString, QJsonObject> kept;

    QJsonObject labelLooks(const QString& file) const override { return kept.value(file); }
    void keepLabelLooks(const QString& file, const QJsonObject& looks) override
    {
        kept[file] = looks;
    }
};

LabelLooks named(const char* name)
{
    LabelLooks looks;
    looks.set(1, {0xffabcdef, 30, true, name});
    return looks;
}

const DocumentAddress file{"/data/case_seg.b2nd", {}};
const DocumentAddress other{"/data/other_seg.b2nd", {}};

} // namespace

class TestLabelLookBook : public QObject {
    Q_OBJECT

 private slots:
    void areLikeAnywhereInJson()
    {
        QVERIFY(labelLooksFrom(toJson(named("liver"))) == named("liver"));
        QVERIFY(toJson(LabelLooks()).isEmpty());
        QVERIFY(labelLooksFrom({{"version", 1}, {"labels", 3}}).isEmpty());
    }

    void keepsWhatIsChosen()
    {
        Memory memory;
        LabelLookBook book;
        book.setMemory(&memory);
        QSignalSpy changes(&book, &LabelLookBook::changed);
        QVERIFY(!book.of(file));
        book.choose(file, named("liver"));
        QCOMPARE(changes.size(), 1);
        QVERIFY(*book.of(file) == named("liver"));
        QVERIFY(!book.of(other));
        LabelLookBook later;
        later.setMemory(&memory);
        QVERIFY(*later.of(file) == named("liver"));
        later.choose(file, {});
        QVERIFY(!later.of(file));
        QVERIFY(memory.kept[file.fullName()].isEmpty());
    }

    void takesWhatTheFileKeepsWhereNobodyHasChosen()
    {
        Memory memory;
        memory.kept[other.fullName()] = toJson(named("chosen"));
        LabelLookBook book;
        book.setMemory(&memory);
        QSignalSpy changes(&book, &LabelLookBook::changed);
        book.take(file, named("kept"));
        book.take(other, named("kept"));
        QCOMPARE(changes.size(), 1);
        QVERIFY(*book.of(file) == named("kept"));
        QVERIFY(*book.of(other) == named("chosen"));
        QVERIFY(!memory.kept.contains(file.fullName()));
        book.take(file, named("kept"));
        QCOMPARE(changes.size(), 1); // the same
    }

    void namesLabelsAsChosen()
    {
        const auto looks = std::make_shared<const LabelLooks>(named("liver"));
        const LabelNames told{{1, "organ"}, {2, "tumour"}};
        QVERIFY(withChosenNames(told, looks) == (LabelNames{{1, "liver"}, {2, "tumour"}}));
        QVERIFY(withChosenNames(told, nullptr) == told);
    }
};

const test::Registered<TestLabelLookBook, QCoreApplication> registered;

} // namespace bloscope::tst_label_look_book

#include "tst_label_look_book.moc"
