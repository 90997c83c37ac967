#include "ui/document/open_arrays.h"

#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"

#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_open_arrays {

using namespace test;

class TestOpenArrays : public QObject {
    Q_OBJECT

 private slots:
    void listsTheOthersAsLongAsTheyAreOpen();
    void listsAFileThatIsReadAgainOnceAndAsItIsNow();
    void knowsNothingOfDocumentsThatAreAlone();
    void findsTheNewestAtAnAddress();

 private:
    static std::unique_ptr<OpenedFrame> opened(const char* path, const Shape& shape,
                                               OpenArrays* among)
    {
        return std::make_unique<OpenedFrame>(unstoredArrayFrame(shape, shape, shape, "|u1"), path,
                                             among);
    }
    static QStringList others(const std::unique_ptr<OpenedFrame>& opened)
    {
        QStringList texts;
        const OpenArrays* all = opened->document().openArrays();
        if (!all)
            return texts;
        for (const OpenArray& array : all->besides(opened->document().address()))
            texts << QStringLiteral("%1 %2").arg(array.request.address.path).arg(array.shape[0]);
        return texts;
    }
};

void TestOpenArrays::listsTheOthersAsLongAsTheyAreOpen()
{
    OpenArrays all;
    const auto a = opened("/a.b2nd", {2}, &all);
    QCOMPARE(others(a), QStringList());
    auto b = opened("/b.b2nd", {3}, &all);
    const auto c = opened("/c.b2nd", {4}, &all);
    QCOMPARE(others(a), QStringList({"/b.b2nd 3", "/c.b2nd 4"}));
    QCOMPARE(others(b), QStringList({"/a.b2nd 2", "/c.b2nd 4"}));
    b.reset();
    QCOMPARE(others(a), QStringList({"/c.b2nd 4"}));
}

void TestOpenArrays::listsAFileThatIsReadAgainOnceAndAsItIsNow()
{
    OpenArrays all;
    const auto a = opened("/a.b2nd", {2}, &all);
    const auto before = opened("/b.b2nd", {3}, &all);
    const auto now = opened("/b.b2nd", {5}, &all);
    QCOMPARE(others(a), QStringList({"/b.b2nd 5"}));
    QCOMPARE(others(now), QStringList({"/a.b2nd 2"}));
}

void TestOpenArrays::knowsNothingOfDocumentsThatAreAlone()
{
    OpenArrays all;
    const auto a = opened("/a.b2nd", {2}, &all);
    const auto alone = opened("/b.b2nd", {3}, nullptr);
    QCOMPARE(others(a), QStringList());
    QCOMPARE(others(alone), QStringList());
}

void TestOpenArrays::findsTheNewestAtAnAddress()
{
    OpenArrays all;
    QSignalSpy changes(&all, &OpenArrays::changed);
    QCOMPARE(all.find({"/a.b2nd", {}}), nullptr);
    const auto before = opened("/a.b2nd", {2}, &all);
    const auto other = opened("/b.b2nd", {2}, &all);
    QCOMPARE(all.find({"/a.b2nd", {}}), &before->document());
    auto now = opened("/a.b2nd", {3}, &all);
    QCOMPARE(all.find({"/a.b2nd", {}}), &now->document());
    QCOMPARE(changes.size(), 3);
    now.reset();
    QCOMPARE(changes.size(), 4);
    QCOMPARE(all.find({"/a.b2nd", {}}), &before->document());
}

const Registered<TestOpenArrays, QCoreApplication> registered;

} // namespace bloscope::tst_open_arrays

#include "tst_open_arrays.moc"
