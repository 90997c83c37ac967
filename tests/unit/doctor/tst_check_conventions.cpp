#include "core/doctor/check_container.h"

#include "core/msgpack/json.h"
#include "core/pickle/write_pickle.h"
#include "tests/support/conventions.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QFile>
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
            QVERIFY2(findings[0].starts_with("these labels have the shape ("), findings[0].c_str());
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

    // Of two cases, of which "other" is as it should be.
    void comparesCasesOfOneFolder_data()
    {
        QTest::addColumn<QStringList>("missing");
        QTest::addColumn<QString>("asked");
        QTest::addColumn<std::vector<std::string>>("findings");
        using Findings = std::vector<std::string>;
        QTest::newRow("nothing") << QStringList() << "case.b2nd" << Findings();
        QTest::newRow("labels") << QStringList{"case_seg.b2nd"} << "case.b2nd"
                                << Findings{"there is no segmentation case_seg.b2nd next to it"};
        QTest::newRow("all labels")
            << QStringList{"case_seg.b2nd", "other_seg.b2nd"} << "case.b2nd" << Findings();
        QTest::newRow("properties") << QStringList{"case.pkl"} << "case.b2nd"
                                    << Findings{"there is no properties file case.pkl next to it"};
        QTest::newRow("all properties")
            << QStringList{"case.pkl", "other.pkl"} << "case.b2nd" << Findings();
        QTest::newRow("the image") << QStringList{"case.b2nd"} << "case_seg.b2nd"
                                   << Findings{"there is no image case.b2nd next to it"};
    }

    void comparesCasesOfOneFolder()
    {
        QFETCH(QStringList, missing);
        QFETCH(QString, asked);
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        for (const char* name : {"case", "other"}) {
            writeFile(path / (std::string(name) + ".b2nd"), zeros({1, 3, 4, 5}));
            writeFile(path / (std::string(name) + "_seg.b2nd"), zeros({1, 3, 4, 5}));
            writeFile(path / (std::string(name) + ".pkl"), nnUnetPickle());
        }
        for (const QString& name : missing)
            QVERIFY(QFile::remove(folder.filePath(name)));
        QTEST(findingsIn(path / asked.toStdString()), "findings");
    }

    void tellsOfPropertiesThatCannotBeRead_data()
    {
        QTest::addColumn<int>("bytes"); // of those that are whole; -1: another value
        QTest::addColumn<int>("severity");
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << 0 << int(Finding::Severity::Damage)
                               << "the properties of the case cannot be read: ";
        QTest::newRow("cut off") << 40 << int(Finding::Severity::Damage)
                                 << "the properties of the case cannot be read: ";
        QTest::newRow("something else")
            << -1 << int(Finding::Severity::Note)
            << "it does not contain the properties of an nnU-Net case: there is no \"spacing\"";
    }

    void tellsOfPropertiesThatCannotBeRead()
    {
        QFETCH(int, bytes);
        QFETCH(int, severity);
        QFETCH(QString, text);
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        ByteBuffer pickle = nnUnetPickle();
        if (bytes < 0)
            pickle = *pickle::writePickle(*msgpack_value::fromJson("[1, 2]"), 4);
        else
            pickle.resize(std::size_t(bytes));
        writeFile(path / "case.b2nd", zeros({1, 3, 4, 5}));
        writeFile(path / "case_seg.b2nd", zeros({1, 3, 4, 5}));
        writeFile(path / "case.pkl", pickle);
        const auto found = allFindingsIn(path / "case.b2nd");
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(int(found[0].severity), severity);
        QCOMPARE(found[0].place.part, std::string("case.pkl"));
        QVERIFY2(found[0].text.starts_with(text.toStdString()), found[0].text.c_str());
        QVERIFY(allFindingsIn(path / "case_seg.b2nd").empty()); // told once
    }

    void saysThatAnArrayWasPromised()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        const ByteBuffer chunks = chunksFrame({nearlyAlike(64, std::byte{1})}, 1);
        for (const char* name : {"a.b2nd", "b.B2ND", "c.b2frame", "d"})
            writeFile(path / name, chunks);
        const std::vector<std::string> promised{
            "its name ends in .b2nd, but it has no metalayer \"b2nd\": it contains no n-d array"};
        QCOMPARE(findingsIn(path / "a.b2nd"), promised);
        QCOMPARE(findingsIn(path / "b.B2ND"), promised);
        QCOMPARE(findingsIn(path / "c.b2frame"), std::vector<std::string>());
        QCOMPARE(findingsIn(path / "d"), std::vector<std::string>());
    }

 private:
    static std::vector<Finding> allFindingsIn(const std::filesystem::path& path)
    {
        std::vector<Finding> found;
        FindingLog log([&](const Finding& finding) { found.push_back(finding); }, 100);
        checkConventions(path, *Array::of(*Frame::open(memorySource(contentOfFile(path)))), log);
        return found;
    }

    static std::vector<std::string> findingsIn(const std::filesystem::path& path)
    {
        std::vector<std::string> texts;
        for (const Finding& finding : allFindingsIn(path)) {
            if (finding.severity != Finding::Severity::Note)
                qFatal("this is no note: %s", finding.text.c_str());
            texts.push_back(finding.text);
        }
        return texts;
    }
};

const Registered<TestCheckConventions> registered;

} // namespace bloscope::tst_check_conventions

#include "tst_check_conventions.moc"
