#include "ui/document/link_group.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_linked_slice {

// What of one slice another follows.
class TestLinkedSlice : public QObject {
    Q_OBJECT

 private slots:
    void linksDimensions_data();
    void linksDimensions();
    void follows_data();
    void follows();
    void keepsStandingStillWhenItHasFollowed();
    void followsATransposedPlane();
};

namespace {

constexpr int none = -1;

QString shown(const Slice& slice)
{
    const auto axis = [](std::optional<std::size_t> dimension) {
        return dimension ? QString::number(*dimension) : QString("-");
    };
    return QString("%1 %2 %3")
        .arg(QString::fromStdString(slice.text()), axis(slice.rowDimension()),
             axis(slice.columnDimension()));
}

} // namespace

void TestLinkedSlice::linksDimensions_data()
{
    using Names = std::vector<std::string>;
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<Names>("names");
    QTest::addColumn<Shape>("otherShape");
    QTest::addColumn<Names>("otherNames");
    QTest::addColumn<QList<int>>("expected");
    const auto row = [](const char* name, const Shape& shape, const Names& names,
                        const Shape& other, const Names& otherNames, const QList<int>& expected) {
        QTest::newRow(name) << shape << names << other << otherNames << expected;
    };
    row("the same shape", {9, 4, 5}, {}, {9, 4, 5}, {}, {0, 1, 2});
    row("the same shape, whatever the names", {9, 4, 5}, {"z", "y", "x"}, {9, 4, 5},
        {"x", "y", "z"}, {0, 1, 2});
    row("one dimension less", {9, 4, 5}, {}, {3, 9, 4, 5}, {}, {1, 2, 3});
    row("one dimension more", {3, 9, 4, 5}, {}, {9, 4, 5}, {}, {none, 0, 1, 2});
    row("up to another length", {9, 7, 5}, {}, {9, 4, 5}, {}, {none, none, 2});
    row("nothing", {9, 4, 6}, {}, {9, 4, 5}, {}, {none, none, none});
    row("by name", {9, 4, 5}, {"z", "y", "x"}, {5, 4}, {"x", "y"}, {none, 1, 0});
    row("by name, where lengths are the same", {9, 4, 5}, {"z", "y", "x"}, {5, 3}, {"x", "y"},
        {none, none, 0});
    row("one has no names", {9, 4, 5}, {"z", "y", "x"}, {4, 5}, {}, {none, 0, 1});
    row("a scalar", {}, {}, {4, 5}, {}, {});
}

void TestLinkedSlice::linksDimensions()
{
    QFETCH(Shape, shape);
    QFETCH(std::vector<std::string>, names);
    QFETCH(Shape, otherShape);
    QFETCH(std::vector<std::string>, otherNames);
    QFETCH(QList<int>, expected);
    QList<int> links;
    for (const auto& link : dimensionLinks({shape, names}, {otherShape, otherNames}))
        links << (link ? static_cast<int>(*link) : none);
    QCOMPARE(links, expected);
}

void TestLinkedSlice::follows_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QString>("slice");
    QTest::addColumn<Shape>("leaderShape");
    QTest::addColumn<QString>("leader");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const Shape& shape, const char* slice,
                        const Shape& leaderShape, const char* leader, const char* expected) {
        QTest::newRow(name) << shape << QString(slice) << leaderShape << QString(leader)
                            << QString(expected);
    };
    row("index", {9, 4, 5}, "0", {9, 4, 5}, "7", "[7, :, :] 1 2");
    row("ranges", {9, 4, 5}, "0", {9, 4, 5}, "7, 1:3, ::2", "[7, 1:3, ::2] 1 2");
    row("other rows and columns", {9, 4, 5}, "0", {9, 4, 5}, ":, :, 3", "[:, :, 3] 0 1");
    row("a single line", {9, 4, 5}, "0", {9, 4, 5}, "7, 2", "[7, 2, :] 2 -");
    row("more dimensions", {2, 9, 4, 5}, "1, 0", {9, 4, 5}, "7", "[1, 7, :, :] 2 3");
    row("fewer dimensions", {9, 4, 5}, "0", {2, 9, 4, 5}, "1, 7", "[7, :, :] 1 2");
    row("one of its own on the screen makes room", {2, 9, 4, 5}, ":, 0, :, 3", {9, 4, 5}, "7",
        "[0, 7, :, :] 2 3");
    row("of other columns, the index only", {9, 4, 5}, "0", {2, 9, 4, 5}, ":, 7, :, 3",
        "[7, :, :] 1 2");
    row("nothing is linked", {9, 4, 6}, "3", {9, 4, 5}, "7", "[3, :, :] 1 2");
}

void TestLinkedSlice::follows()
{
    QFETCH(Shape, shape);
    QFETCH(QString, slice);
    QFETCH(Shape, leaderShape);
    QFETCH(QString, leader);
    QFETCH(QString, expected);
    const Slice own = *Slice::parse(slice.toStdString(), shape);
    const Slice leading = *Slice::parse(leader.toStdString(), leaderShape);
    QCOMPARE(shown(followingSlice(own, leading, dimensionLinks({shape}, {leaderShape}))), expected);
}

void TestLinkedSlice::keepsStandingStillWhenItHasFollowed()
{
    const Slice leader = *Slice::parse("1, 7", {2, 9, 4, 5});
    const auto links = dimensionLinks({{9, 4, 5}}, {{2, 9, 4, 5}});
    const Slice once = followingSlice(Slice::firstPlane({9, 4, 5}), leader, links);
    QVERIFY(followingSlice(once, leader, links) == once);
}

void TestLinkedSlice::followsATransposedPlane()
{
    Slice leader = *Slice::parse("7", {9, 4, 5});
    leader.transpose();
    const auto links = dimensionLinks({{9, 4, 5}}, {{9, 4, 5}});
    QCOMPARE(shown(followingSlice(Slice::firstPlane({9, 4, 5}), leader, links)),
             QString("[7, :, :] 2 1"));
}

const test::Registered<TestLinkedSlice> registered;

} // namespace bloscope::tst_linked_slice

#include "tst_linked_slice.moc"
