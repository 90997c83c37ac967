#include "ui/document/link_group.h"

#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"

#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_document_link {

using namespace test;

class TestDocumentLink : public QObject {
    Q_OBJECT

 private slots:
    void joinsAndLeavesTheOthers();
    void isNotPossibleAlone();
};

void TestDocumentLink::joinsAndLeavesTheOthers()
{
    OpenedFrame opened(unstoredArrayFrame({9}, {9}, {9}, "|u1"));
    LinkGroup group;
    DocumentLink link(opened.document(), &group);
    QSignalSpy changed(&link, &DocumentLink::changed);
    QVERIFY(link.isPossible() && !link.isOn());
    link.setOn(true);
    link.setOn(true);
    QVERIFY(link.isOn() && group.contains(opened.document()));
    QCOMPARE(changed.count(), 1);
    link.setOn(false);
    QVERIFY(!link.isOn() && group.size() == 0);
    QCOMPARE(changed.count(), 2);
}

void TestDocumentLink::isNotPossibleAlone()
{
    OpenedFrame opened(unstoredArrayFrame({9}, {9}, {9}, "|u1"));
    DocumentLink link(opened.document(), nullptr);
    QSignalSpy changed(&link, &DocumentLink::changed);
    link.setOn(true);
    QVERIFY(!link.isPossible() && !link.isOn());
    QCOMPARE(changed.count(), 0);
}

const Registered<TestDocumentLink, QCoreApplication> registered;

} // namespace bloscope::tst_document_link

#include "tst_document_link.moc"
