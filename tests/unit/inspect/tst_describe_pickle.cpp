#include "core/inspect/describe.h"

#include "tests/support/conventions.h"
#include "tests/support/files.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>
#include <fmt/format.h>

namespace bloscope::tst_describe_pickle {

using namespace test;

namespace {

// "spacing = [1.0, 0.5, 0.5]"
std::vector<std::string> linesOf(const Description& description)
{
    std::vector<std::string> lines;
    for (const Description& child : description.children)
        lines.push_back(fmt::format("{} = {}", child.name, child.summary));
    return lines;
}

} // namespace

class TestDescribePickle : public QObject {
    Q_OBJECT

 private slots:
    void opensTheHeaderOfMLArray()
    {
        const ArrayPtr array = mlArray();
        const std::vector<Description> pickles = describePickles(*array->frame(), {});
        QCOMPARE(pickles.size(), std::size_t(1));
        QCOMPARE(pickles[0].name, std::string("mlarray"));
        QCOMPARE(pickles[0].meaning, std::string("gzip-compressed Python pickle, read as data"));
        QCOMPARE(pickles[0].children.size(), std::size_t(2));
        QCOMPARE(pickles[0].children[0].name, std::string("spatial"));
        QCOMPARE(linesOf(pickles[0].children[0])[0], std::string("spacing = [2.5, 0.75, 0.5]"));
        QCOMPARE(linesOf(pickles[0])[1], std::string("_mlarray_version = \"v0\""));
    }

    void opensTheFileBesideACase()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        writeFile(path / "case.pkl", nnUnetPickle());
        const ArrayPtr array = arrayWith({1, 2, 6, 8}, {});
        const auto pickles = describePickles(*array->frame(), path / "case_seg.b2nd");
        QCOMPARE(pickles.size(), std::size_t(1));
        QCOMPARE(pickles[0].name, std::string("case.pkl"));
        QCOMPARE(pickles[0].meaning, std::string("Python pickle next to the file, read as data"));
        QCOMPARE(linesOf(pickles[0]),
                 (std::vector<std::string>{"spacing = [1.0, 0.5, 0.5]",
                                           "shape_after_cropping_and_before_resampling = (4, 6, 4)",
                                           "class_locations = {1: [[0, 1]]}", "count = 0.5",
                                           "path = \"<pathlib.PosixPath>\""}));
        QVERIFY(describePickles(*array->frame(), path / "other.b2nd").empty());
    }

    void saysWhyOneIsNotRead()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        writeFile(path / "case.pkl", "80044b01"_hex);
        const auto pickles = describePickles(*arrayWith({1}, {})->frame(), path / "case.b2nd");
        QCOMPARE(pickles.size(), std::size_t(1));
        QCOMPARE(pickles[0].children.size(), std::size_t(1));
        QCOMPARE(pickles[0].children[0].name, std::string("(not read)"));
        QVERIFY(pickles[0].children[0].problem);
    }

    void opensPicklesInValues()
    {
        // bin8 of {"a": 1}, protocol 4
        const auto bytes = std::make_shared<const ByteBuffer>(
            "c4158004950a000000000000007d948c0161944b01732e"_hex);
        DescribedParts parts;
        const Description value = describeValue("x", {bytes, {}}, parts);
        QVERIFY(value.later);
        const std::vector<Description> inside = value.later();
        QCOMPARE(inside.size(), std::size_t(1));
        QCOMPARE(inside[0].name, std::string("a"));
        QCOMPARE(inside[0].summary, std::string("1"));
    }
};

const Registered<TestDescribePickle, QCoreApplication> registered;

} // namespace bloscope::tst_describe_pickle

#include "tst_describe_pickle.moc"
