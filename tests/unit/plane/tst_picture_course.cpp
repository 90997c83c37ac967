#include "core/plane/picture_course.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_picture_course {

namespace {

const Shape shape{50, 100, 100};
const Shape largeShape{4200, 4400};
constexpr PlaneBlocks cheapBlocks{8, 8, 512};
constexpr PlaneBlocks largeBlocks{8, 8, 4 << 20}; // far more bytes than cells that are looked at

// "3": a plane; "3 large blocks"; "a large plane"; "a part": of it. In other colours with "magma".
PictureRequest requestOf(const QString& text)
{
    HeatmapOptions options;
    options.size = PixelSize{300, 250};
    if (text.contains("magma"))
        options.map = findColorMap("magma");
    if (text.contains("sqrt"))
        options.scale = ValueScale::Sqrt;
    if (text.startsWith("a ")) {
        const PicturePlane plane(Slice::whole(largeShape));
        const CellRect part =
            text.startsWith("a part") ? CellRect{500, 600, 2000, 2000} : plane.all();
        return {plane, part, {100, 150, 100 * 150 * 4}, fullBudget, options};
    }
    const PicturePlane plane(*Slice::parse(text.section(' ', 0, 0).toStdString(), shape));
    return {plane, plane.all(), text.contains("large blocks") ? largeBlocks : cheapBlocks,
            fullBudget, options};
}

// What comes of a task, in a range of its own.
PlaneNumbersPtr answerTo(const PictureTask& task)
{
    PlaneNumbers picture;
    picture.plane = task.request.plane;
    picture.part = task.request.part;
    picture.options = task.request.options;
    picture.range = {0, static_cast<double>(task.number)};
    picture.steps = stepsWithin(task.request.budget, task.request.part, task.request.blocks);
    if (task.plan) {
        picture.square = task.plan->grid.squareAt(task.plan->level);
        picture.known = task.how == PictureTask::How::Preview ? 0 : 1;
        picture.steps = {};
    }
    return std::make_shared<const PlaneNumbers>(picture);
}

QString nameOf(const char* what, const std::optional<PictureTask>& task)
{
    const char* const names[] = {"recolor", "whole", "preview", "tiles", "keep"};
    return task ? QString("%1: %2").arg(what, names[static_cast<int>(task->how)]) : QString();
}

QString stateOf(const PictureCourse& course)
{
    QStringList all{nameOf("overview", course.overview()), nameOf("detail", course.detail()),
                    course.isWaiting() ? "waiting" : "", course.isAtRest() ? "at rest" : "",
                    nameOf("besides", course.keeping())};
    all.removeAll(QString());
    return all.join(", ");
}

// "want 3", "waited", "overview" or "detail" arrives or "has failed", "played", "not played",
// "stop", "shown": what is shown when the next one is wanted.
void apply(const QString& event, PictureCourse& course)
{
    if (event.startsWith("want "))
        course.want(requestOf(event.mid(5)), course.shown());
    else if (event == "waited")
        course.waited();
    else if (event == "played" || event == "not played")
        course.setPlaying(event == "played");
    else if (event == "stop")
        course.stop();
    else if (event.startsWith("overview"))
        course.overviewArrived(event.contains("failed") ? nullptr : answerTo(*course.overview()));
    else if (event.startsWith("detail"))
        course.detailArrived(event.contains("failed") ? nullptr : answerTo(*course.detail()));
    else
        QFAIL(qPrintable("no event: " + event));
    if (event.startsWith("overview") || event.startsWith("detail"))
        course.told();
}

struct Step {
    const char* event;
    const char* state; // after it
};
using Steps = std::vector<Step>;

} // namespace

class TestPictureCourse : public QObject {
    Q_OBJECT

 private slots:
    void goesOn_data();
    void goesOn();
    void tellsThatMoreWillFollow();
    void holdsTheRangeWhilePlaying();
    void followsWhoWantsMoreMeanwhile();
    void forgetsAnotherSource();
};

void TestPictureCourse::goesOn_data()
{
    QTest::addColumn<Steps>("steps");
    const auto row = [](const char* name, const Steps& steps) { QTest::newRow(name) << steps; };
    row("a cheap plane is read once",
        {{"want 3", "overview: whole"}, {"overview", "at rest"}, {"want 3", "at rest"}});
    row("large blocks: all at once, perhaps they are cached",
        {{"want 3 large blocks", "detail: whole, waiting"}, {"detail", "at rest"}});
    row("large blocks that take long", {{"want 3 large blocks", "detail: whole, waiting"},
                                        {"waited", "overview: whole, detail: whole"},
                                        {"overview", "detail: whole"},
                                        {"detail", "at rest"}});
    row("an overview that is late", {{"want 3 large blocks", "detail: whole, waiting"},
                                     {"waited", "overview: whole, detail: whole"},
                                     {"detail", "at rest"}});
    row("one waits no longer for the next plane",
        {{"want 3 large blocks", "detail: whole, waiting"},
         {"want 4 large blocks", "detail: whole, waiting"},
         {"waited", "overview: whole, detail: whole"}});
    row("an overview is waited for, though another plane is wanted",
        {{"want 3", "overview: whole"},
         {"want 4", "overview: whole"},
         {"want 5", "overview: whole"},
         {"overview", "overview: whole"},
         {"overview", "at rest"}});
    row("a large plane", {{"want a large plane", "overview: preview"},
                          {"overview", "detail: tiles"},
                          {"detail", "at rest, besides: keep"},
                          {"want a large plane", "at rest, besides: keep"},
                          {"want a part", "detail: tiles"},
                          {"detail", "at rest, besides: keep"}});
    row("other colours", {{"want 3", "overview: whole"},
                          {"overview", "at rest"},
                          {"want 3 magma", "detail: recolor"},
                          {"detail", "at rest"}});
    row("another scale", {{"want 3", "overview: whole"},
                          {"overview", "at rest"},
                          {"want 3 sqrt", "overview: whole"}});
    row("another plane in other colours", {{"want 3", "overview: whole"},
                                           {"overview", "at rest"},
                                           {"want 4 magma", "overview: whole"}});
    row("other colours than can be had", {{"want 3", "overview: whole"},
                                          {"overview", "at rest"},
                                          {"want 3 magma", "detail: recolor"},
                                          {"detail has failed", "detail: whole"}});
    row("an overview that fails", {{"want 3", "overview: whole"}, {"overview has failed", ""}});
    row("a detail that fails",
        {{"want 3 large blocks", "detail: whole, waiting"}, {"detail has failed", "at rest"}});
    row("stopped", {{"want a large plane", "overview: preview"},
                    {"overview", "detail: tiles"},
                    {"stop", ""},
                    {"want a part", "detail: tiles"}});
    row("played: no overview, one after the other", {{"played", ""},
                                                     {"want 3 large blocks", "detail: whole"},
                                                     {"want 4 large blocks", "detail: whole"},
                                                     {"want 5 large blocks", "detail: whole"},
                                                     {"detail", "detail: whole"},
                                                     {"detail", "at rest"},
                                                     {"not played", "at rest"}});
    row("played: large planes have one", {{"played", ""},
                                          {"want a large plane", "overview: preview"},
                                          {"overview", "detail: tiles"}});
    row("played no more: what is on its way is left off",
        {{"played", ""}, {"want 3 large blocks", "detail: whole"}, {"not played", ""}});
}

void TestPictureCourse::goesOn()
{
    QFETCH(Steps, steps);
    PictureCourse course;
    course.begin(*parseDType("<f4", {}));
    for (const Step& step : steps) {
        apply(step.event, course);
        QVERIFY2(stateOf(course) == step.state,
                 qPrintable(QString("%1: %2").arg(step.event, stateOf(course))));
    }
}

void TestPictureCourse::tellsThatMoreWillFollow()
{
    PictureCourse course;
    course.begin(*parseDType("<f4", {}));
    for (const char* wanted : {"a large plane", "3"}) {
        course.want(requestOf(wanted), nullptr);
        course.overviewArrived(answerTo(*course.overview()));
        QCOMPARE(course.isReadingDetail(), QString(wanted) != "3");
        course.told();
    }
    QVERIFY(!course.isReadingDetail());
}

void TestPictureCourse::holdsTheRangeWhilePlaying()
{
    PictureCourse course;
    course.begin(*parseDType("<f4", {}));
    apply("want 3", course);
    apply("overview", course);
    const ValueRange first = *course.range();
    course.setPlaying(true);
    for (const char* wanted : {"want 4 large blocks", "want 5 large blocks"}) {
        apply(wanted, course);
        QCOMPARE(course.detail()->request.range, std::optional(first));
        auto picture = std::make_shared<PlaneNumbers>(*answerTo(*course.detail()));
        picture->range = first;
        course.detailArrived(picture);
        course.told();
        QCOMPARE(course.range(), std::optional(first));
    }
    course.setPlaying(false);
    QVERIFY(!course.range());
}

void TestPictureCourse::followsWhoWantsMoreMeanwhile()
{
    PictureCourse course;
    course.begin(*parseDType("<f4", {}));
    apply("want 3 large blocks", course);
    course.detailArrived(answerTo(*course.detail()));
    apply("want 4 large blocks", course); // who is told of it
    const std::uint64_t next = course.detail()->number;
    course.told();
    QCOMPARE(course.detail()->number, next);
    QVERIFY(!course.isAtRest());
}

void TestPictureCourse::forgetsAnotherSource()
{
    PictureCourse course;
    course.begin(*parseDType("<f4", {}));
    apply("want a large plane", course);
    apply("overview", course);
    course.begin(*parseDType("<f4", {}));
    QCOMPARE(stateOf(course), QString());
    QVERIFY(!course.range());
    course.want(requestOf("a large plane"), nullptr);
    QCOMPARE(stateOf(course), QString("overview: preview"));
}

const test::Registered<TestPictureCourse> registered;

} // namespace bloscope::tst_picture_course

#include "tst_picture_course.moc"
