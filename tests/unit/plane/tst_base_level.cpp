#include "core/plane/base_level.h"

#include "core/plane/pyramid_reading.h"
#include "tests/support/large_plane_source.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"
#include "tests/unit/plane/made_base_level.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_base_level {

using namespace test;

namespace {

constexpr CellRect all{0, 0, 4200, 4400};
const CellOrigin known{"as it is", "all of it"};

PictureRequest requestOf(const Slice& slice, const char* map = "viridis")
{
    HeatmapOptions options;
    options.size = PixelSize{300, 250};
    options.map = findColorMap(map);
    const PicturePlane plane(slice);
    return {plane, plane.all(), {100, 150, 100 * 150 * 4}, fullBudget, options, {}};
}

PictureRequest requestOfAll()
{
    return requestOf(*Slice::parse("", LargePlaneSource::all));
}

PictureRequest turned(PictureRequest request)
{
    Slice slice = request.plane.slice();
    slice.transpose();
    request.plane = PicturePlane(slice);
    request.part = request.plane.all();
    return request;
}

} // namespace

class TestBaseLevel : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void makesTheSamePictureWithoutReading();
    void isPartOfWhatThePyramidHas();
    void findsNothingForOthers_data();
    void findsNothingForOthers();
    void leavesWhatIsEditedAlone();
    void leavesAPlaneAloneThatIsNotComplete();
    void leavesDamageAlone();
    void leavesAloneWhatIsDecodedInAMoment();
    void knowsAFileByItsPlace();

 private:
    QStringList files() const
    {
        return QDir(m_folder->filePath("overviews")).entryList(QDir::Files);
    }
    std::filesystem::path pathOf(const char* name) const
    {
        return m_folder->filePath(name).toStdString();
    }
    // As it is made after the file was opened, with whatever is kept; and then it is kept.
    PlaneNumbers open(const PictureRequest& request)
    {
        PlanePyramid pyramid{nullptr};
        const auto plan = pyramidPlanOf(request, m_source.dtype());
        m_isFound = findBaseLevel(m_source, request, *plan, pyramid, m_kept, {});
        PlaneNumbers picture = *readPyramid(m_source, request, *plan, pyramid, {},
                                            [](const PlaneNumbers&) { return Result<>(); }, {});
        keepBaseLevel(m_source, request, *plan, pyramid, m_kept, {});
        return picture;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PyramidStore> m_store;
    LargePlaneSource m_source;
    KeptPlanes m_kept;
    bool m_isFound = false;
};

void TestBaseLevel::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<PyramidStore>(pathOf("overviews"), PyramidStore::usualMostBytes, 1);
    for (const char* name : {"a", "b"})
        QVERIFY(QFile(m_folder->filePath(name)).open(QIODevice::WriteOnly));
    m_kept = {m_store.get(), pathOf("a")};
    m_source.hasDamage = false;
    m_source.told = known;
    m_source.takeRead();
}

void TestBaseLevel::makesTheSamePictureWithoutReading()
{
    for (const char* map : {"viridis", "labels", "cyclic"}) {
        PictureRequest request = requestOfAll();
        request.options.map = findColorMap(map);
        const PlaneNumbers first = open(request);
        QVERIFY(!m_isFound);
        QVERIFY(m_source.takeRead() >= all.rows * all.columns);
        const PlaneNumbers second = open(request);
        QVERIFY(m_isFound);
        QCOMPARE(m_source.takeRead(), std::int64_t(0));
        QVERIFY(isSame(second.numbers, first.numbers));
        QVERIFY(second.range == first.range && second.counts == first.counts);
        QVERIFY(second.square == first.square && second.known == first.known);
        QVERIFY(second.distribution->bins.counts == first.distribution->bins.counts);
    }
    QCOMPARE(files().size(), 3);
}

void TestBaseLevel::isPartOfWhatThePyramidHas()
{
    const PictureRequest request = requestOfAll();
    open(request);
    PlanePyramid pyramid{nullptr};
    const auto plan = pyramidPlanOf(request, m_source.dtype());
    QVERIFY(findBaseLevel(m_source, request, *plan, pyramid, m_kept, {}));
    QVERIFY(pyramid.bytes() > 0);
    m_store->setMostBytes(0);
    QVERIFY(findBaseLevel(m_source, request, *plan, pyramid, m_kept, {})); // it is there
}

void TestBaseLevel::findsNothingForOthers_data()
{
    QTest::addColumn<PictureRequest>("request");
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("cells");
    const PictureRequest request = requestOfAll();
    const QString state = QString::fromStdString(known.state);
    const QString cells = QString::fromStdString(known.cells);
    QTest::newRow("another time or size") << request << "later" << cells;
    QTest::newRow("another array of the file") << request << state << "another";
    PictureRequest labels = request;
    labels.options.map = findColorMap("labels");
    QTest::newRow("reduced in another way") << labels << state << cells;
    QTest::newRow("turned") << turned(request) << state << cells;
    const Shape& shape = LargePlaneSource::all;
    const auto of = [](const char* text, const Shape& whole) {
        return requestOf(*Slice::parse(text, whole));
    };
    QTest::newRow("backwards") << of("::-1", shape) << state << cells;
    QTest::newRow("without a column") << of(":, 1:", shape) << state << cells;
}

void TestBaseLevel::findsNothingForOthers()
{
    QFETCH(PictureRequest, request);
    QFETCH(QString, state);
    QFETCH(QString, cells);
    open(requestOfAll());
    m_source.told = {state.toStdString(), cells.toStdString()};
    PlanePyramid pyramid{nullptr};
    const auto plan = pyramidPlanOf(request, m_source.dtype());
    QVERIFY(!findBaseLevel(m_source, request, *plan, pyramid, m_kept, {}));
    QCOMPARE(pyramid.bytes(), std::size_t(0));
}

void TestBaseLevel::leavesWhatIsEditedAlone()
{
    m_source.told = {}; // as where something is edited
    open(requestOfAll());
    QVERIFY(files().isEmpty());
    m_source.told = known;
    open(requestOfAll());
    QCOMPARE(files().size(), 1);
    m_source.told = {};
    open(requestOfAll());
    QVERIFY(!m_isFound);
}

void TestBaseLevel::leavesAPlaneAloneThatIsNotComplete()
{
    PictureRequest request = requestOfAll();
    request.part = {0, 0, 4200, 2000};
    open(request);
    QVERIFY(files().isEmpty());
}

void TestBaseLevel::leavesDamageAlone()
{
    m_source.hasDamage = true;
    open(requestOfAll());
    QVERIFY(files().isEmpty());
}

void TestBaseLevel::leavesAloneWhatIsDecodedInAMoment()
{
    PyramidStore usual(m_store->folder());
    m_kept.store = &usual;
    open(requestOfAll()); // of float32, of which a fourth is left
    QVERIFY(files().isEmpty());
}

void TestBaseLevel::knowsAFileByItsPlace()
{
    open(requestOfAll());
    if (makeLink(pathOf("a"), pathOf("link"))) {
        m_kept.path = pathOf("link");
        open(requestOfAll());
        QVERIFY(m_isFound);
    }
    m_kept.inside = "/leaf";
    open(requestOfAll());
    QVERIFY(!m_isFound);
    m_kept = {m_store.get(), pathOf("b")};
    open(requestOfAll());
    QVERIFY(!m_isFound);
    m_kept.path = pathOf("nothing");
    open(requestOfAll());
    QCOMPARE(files().size(), 3);
}

const Registered<TestBaseLevel, QCoreApplication> registered;

} // namespace bloscope::tst_base_level

#include "tst_base_level.moc"
