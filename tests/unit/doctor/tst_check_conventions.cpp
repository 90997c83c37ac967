#include "core/doctor/check_conventions.h"

#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_check_conventions {

using namespace test;

namespace {

ByteBuffer zeros(const Shape& shape)
{
    const Shape one(shape.size(), 1);
    return unstoredArrayFrame(shape, one, one, "<i2");
}

} // namespace

class TestCheckConventions : public QObject {
    Q_OBJECT

 private slots:
    void comparesLabelsWithTheirImage_data()
    {
        QTest::addColumn<Shape>("image");
        QTest::addColumn<Shape>("labels");
        QTest::addColumn<bool>("isAPair");
        QTest::newRow("as nnU-Net writes them") << Shape{2, 3, 4, 5} << Shape{1, 3, 4, 5} << true;
        QTest::newRow("no channel in the labels") << Shape{2, 3, 4, 5} << Shape{3, 4, 5} << true;
        QTest::newRow("three dimensions") << Shape{3, 4, 5} << Shape{3, 4, 5} << true;
        QTest::newRow("other planes") << Shape{2, 3, 4, 5} << Shape{1, 2, 4, 5} << false;
        QTest::newRow("transposed") << Shape{3, 4, 5} << Shape{5, 4, 3} << false;
        QTest::newRow("a plane") << Shape{1, 3, 4, 5} << Shape{4, 5} << false;
    }

    void comparesLabelsWithTheirImage()
    {
        QFETCH(Shape, image);
        QFETCH(Shape, labels);
        QFETCH(bool, isAPair);
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        writeFile(path / "case.b2nd", zeros(image));
        writeFile(path / "case_seg.b2nd", zeros(labels));
        QCOMPARE(findingsIn(path / "case.b2nd"), std::vector<std::string>());
        const auto findings = findingsIn(path / "case_seg.b2nd");
        QCOMPARE(findings.size(), std::size_t(isAPair ? 0 : 1));
        if (!isAPair)
            QVERIFY2(findings[0].starts_with("these are labels of shape ("), findings[0].c_str());
    }

    void asksForNoImageThatIsNotThere()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        writeFile(path / "case_seg.b2nd", zeros({3, 4}));
        writeFile(path / "_seg.b2nd", zeros({3, 4}));
        QCOMPARE(findingsIn(path / "case_seg.b2nd"), std::vector<std::string>());
        QCOMPARE(findingsIn(path / "_seg.b2nd"), std::vector<std::string>());
        writeFile(path / "case.b2nd", {}); // broken: told of when that is checked
        QCOMPARE(findingsIn(path / "case_seg.b2nd"), std::vector<std::string>());
    }

    void saysThatAnArrayWasPromised()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        const ByteBuffer chunks = chunksFrame({nearlyAlike(64, std::byte{1})}, 1);
        for (const char* name : {"a.b2nd", "b.B2ND", "c.b2frame", "d"})
            writeFile(path / name, chunks);
        const std::vector<std::string> promised{
            "it is called .b2nd and has no metalayer \"b2nd\": it holds no n-d array"};
        QCOMPARE(findingsIn(path / "a.b2nd"), promised);
        QCOMPARE(findingsIn(path / "b.B2ND"), promised);
        QCOMPARE(findingsIn(path / "c.b2frame"), std::vector<std::string>());
        QCOMPARE(findingsIn(path / "d"), std::vector<std::string>());
    }

 private:
    static std::vector<std::string> findingsIn(const std::filesystem::path& path)
    {
        std::vector<std::string> texts;
        FindingLog log(
            [&](const Finding& finding) {
                QCOMPARE(finding.severity, Finding::Severity::Note);
                texts.push_back(finding.text);
            },
            100);
        checkConventions(path, *Array::of(*Frame::open(memorySource(contentOfFile(path)))), log);
        return texts;
    }
};

const Registered<TestCheckConventions> registered;

} // namespace bloscope::tst_check_conventions

#include "tst_check_conventions.moc"
