#include "ui/document/document.h"

#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"

#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_document {

using namespace test;

class TestDocument : public QObject {
    Q_OBJECT

 private slots:
    void takesTheMarkAlongWithTheSlice_data();
    void takesTheMarkAlongWithTheSlice();
    void tellsOfTheMarkOnceTheSliceIsKnown();
};

void TestDocument::takesTheMarkAlongWithTheSlice_data()
{
    QTest::addColumn<QString>("slice");
    QTest::addColumn<QList<qint64>>("mark"); // before: (3, 10, 20)
    QTest::addColumn<bool>("isTold");
    QTest::newRow("another plane") << "5" << QList<qint64>{5, 10, 20} << true;
    QTest::newRow("a fixed row") << "3, 11" << QList<qint64>{3, 11, 20} << true;
    QTest::newRow("a part without it") << "3, 20:30" << QList<qint64>{3, 10, 20} << false;
    QTest::newRow("other dimensions") << ":, 10, :" << QList<qint64>{3, 10, 20} << false;
    QTest::newRow("the same") << "3" << QList<qint64>{3, 10, 20} << false;
}

void TestDocument::takesTheMarkAlongWithTheSlice()
{
    QFETCH(const QString, slice);
    QFETCH(const bool, isTold);
    OpenedFrame opened(unstoredArrayFrame({9, 40, 50}, {9, 40, 50}, {9, 40, 50}, "|u1"));
    opened.show("3");
    opened.document().setMark(CellIndex{3, 10, 20});
    QSignalSpy told(&opened.document(), &Document::markChanged);
    opened.show(slice.toUtf8());
    const CellIndex& mark = *opened.document().mark();
    QTEST(QList<qint64>(mark.begin(), mark.end()), "mark");
    QCOMPARE(told.count(), isTold ? 1 : 0);
}

// Whoever listens asks for both.
void TestDocument::tellsOfTheMarkOnceTheSliceIsKnown()
{
    OpenedFrame opened(unstoredArrayFrame({9, 40, 50}, {9, 40, 50}, {9, 40, 50}, "|u1"));
    Document& document = opened.document();
    document.setMark(CellIndex{0, 10, 20});
    QStringList told;
    connect(&document, &Document::sliceChanged, this, [&] {
        told << "slice";
        QCOMPARE(document.mark(), std::optional(CellIndex{7, 10, 20}));
    });
    connect(&document, &Document::markChanged, this, [&] {
        told << "mark";
        QCOMPARE(document.slice().text(), std::string("[7, :, :]"));
    });
    opened.show("7");
    QCOMPARE(told, QStringList({"slice", "mark"}));
}

const Registered<TestDocument, QCoreApplication> registered;

} // namespace bloscope::tst_document

#include "tst_document.moc"
