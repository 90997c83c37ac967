#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/curve/curve_view.h"
#include "ui/export/export_dialog.h"
#include "ui/grid/cell_grid.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/slice/dimension_bar.h"
#include "ui/structure/row_details.h"
#include "ui/structure/structure_view.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTextEdit>
#include <QTreeView>

namespace bloscope::tst_tutorial {

using namespace test;

// docs/guide/tutorial.md, step by step, with the sample that it speaks of. What is written there in
// bold letters is looked for there, so that neither changes alone.
class TestTutorial : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m.reset(); }
    void everyKeyOfItIsOneOfTheProgram();
    void opensTheSample();
    void movesThroughIt();
    void goesToTheTextOfTheSlice();
    void refusesAnIndexThatDoesNotExist();
    void showsItAsAPicture();
    void showsItAsACurve();
    void takesSomethingWithIt();
    void looksInside();

 private:
    void follow(const char* sentence) const; // must stand in the tutorial
    void press(const QKeyCombination& keys)
    {
        QTest::keyClick(&m->window(), keys.key(), keys.keyboardModifiers());
    }
    void typeSlice(const QString& text);
    template <class Field>
    Field* named(const QString& name) const // the one that is seen
    {
        for (auto* field : m->window().findChildren<Field*>())
            if (field->accessibleName() == name && field->isVisible())
                return field;
        return nullptr;
    }
    Document& document() const { return m->tabs().currentArrayPage()->document(); }
    std::string slice() const { return document().slice().text(); }
    SliceView* view() const { return m->tabs().currentArrayPage()->currentView(); }
    bool somethingSays(const QString& text) const
    {
        const auto labels = m->window().findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }

    QString m_tutorial;
    std::unique_ptr<WindowWithFiles> m;
};

void TestTutorial::init()
{
    QFile file(QString::fromStdString((sourceFolder() / "docs/guide/tutorial.md").string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_tutorial = QString::fromUtf8(file.readAll()).simplified();
    const auto sample = sourceFolder() / "resources/samples/air-temperature.b2nd";
    m = std::make_unique<WindowWithFiles>();
    m->window().openPaths({QString::fromStdString(sample.string())});
    QVERIFY(QTest::qWaitForWindowActive(&m->window()));
    QTRY_VERIFY(m->tabs().currentArrayPage());
}

void TestTutorial::follow(const char* sentence) const
{
    QVERIFY2(m_tutorial.contains(QString::fromUtf8(sentence)), sentence);
}

void TestTutorial::typeSlice(const QString& text)
{
    press(Qt::CTRL | Qt::Key_L);
    auto* field = named<QLineEdit>("Slice");
    QVERIFY(field);
    QVERIFY(field->hasFocus());
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
}

void TestTutorial::everyKeyOfItIsOneOfTheProgram()
{
    static const QRegularExpression bold(R"(\*\*((?:Ctrl|Alt|Shift)[^*]+)\*\*)");
    QStringList keys;
    for (const QAction* action : m->window().findChild<Actions*>()->all())
        for (const QKeySequence& each : action->shortcuts())
            keys << each.toString();
    for (auto found = bold.globalMatch(m_tutorial); found.hasNext();) {
        const QString key = found.next().captured(1);
        QVERIFY2(keys.contains(key), qPrintable(key));
    }
}

void TestTutorial::opensTheSample()
{
    follow("Choose **File > Open Sample**.");
    QVERIFY(m->action("Open Sample"));
    follow("16 times, 6 levels, 46 latitudes and 90 longitudes");
    QCOMPARE(document().array()->shape(), (Shape{16, 6, 46, 90}));
    follow("*latitude* runs down, *longitude* across, *time* and *level* have a slider each");
    QCOMPARE(document().slice().rowDimension(), std::optional<std::size_t>(2));
    QCOMPARE(document().slice().columnDimension(), std::optional<std::size_t>(3));
    for (const char* name : {"time", "level", "latitude", "longitude"})
        QVERIFY(document().dimensionLabels().names().contains(name));
}

void TestTutorial::movesThroughIt()
{
    typeSlice("0, 0, :, :");
    follow("**Alt+Right** and **Alt+Left** go to the next and the previous time");
    press(Qt::ALT | Qt::Key_Right);
    QCOMPARE(slice(), std::string("[1, 0, :, :]"));
    press(Qt::ALT | Qt::Key_Left);
    QCOMPARE(slice(), std::string("[0, 0, :, :]"));
}

void TestTutorial::goesToTheTextOfTheSlice()
{
    follow("Type `3, :, 20, :` and press Return");
    typeSlice("3, :, 20, :");
    QCOMPARE(slice(), std::string("[3, :, 20, :]"));
    follow("**Ctrl+T** swaps rows and columns");
    const auto rows = document().slice().rowDimension();
    press(Qt::CTRL | Qt::Key_T);
    QCOMPARE(document().slice().columnDimension(), rows);
    follow("**Ctrl+L**, then `0, 0, :, :` and Return");
    typeSlice("0, 0, :, :");
    QCOMPARE(slice(), std::string("[0, 0, :, :]"));
}

void TestTutorial::refusesAnIndexThatDoesNotExist()
{
    follow("type `99` for the time, and a sentence says that there are 16");
    typeSlice("0, 0, :, :");
    typeSlice("99, 0, :, :");
    QCOMPARE(slice(), std::string("[0, 0, :, :]"));
    auto* field = named<QLineEdit>("Slice");
    QVERIFY2(field->toolTip().contains("16") || somethingSays("of 16"),
             qPrintable(field->toolTip()));
}

void TestTutorial::showsItAsAPicture()
{
    typeSlice("0, 0, :, :");
    follow("**Ctrl+2** shows the heatmap, **Ctrl+1** the table");
    press(Qt::CTRL | Qt::Key_1);
    QVERIFY(view()->findChild<CellGrid*>());
    press(Qt::CTRL | Qt::Key_2);
    QVERIFY(qobject_cast<HeatmapView*>(view()));
    follow("1 066 places are NaN");
    QTRY_VERIFY(somethingSays("1 066"));
    follow("**Home** shows all");
    QVERIFY(view()->canZoom());
}

void TestTutorial::showsItAsACurve()
{
    typeSlice("0, 0, :, :");
    follow(
        "**Ctrl+3** draws a line of the plane. Choose *time* under *Along*, type `10, 20` beside "
        "it and press Return");
    press(Qt::CTRL | Qt::Key_3);
    QVERIFY(qobject_cast<CurveView*>(view()));
    auto* along = named<QComboBox>("Dimension along which the curves run");
    QVERIFY(along);
    along->setCurrentIndex(along->findText("time"));
    QVERIFY(along->currentIndex() >= 0);
    emit along->activated(along->currentIndex());
    auto* lines = named<QLineEdit>("Lines to draw");
    QTest::keyClicks(lines, "10, 20");
    QTest::keyClick(lines, Qt::Key_Return);
    QTRY_VERIFY(view()->selectedSlice());
    QTRY_COMPARE(view()->selectedSlice()->text(), std::string("[:, 0, 10, 20]"));
    follow("a wave with the days in it");
    const auto history =
        document().reader()->read(*Slice::parse(":, 0, 10, 20", document().array()->shape()));
    QVERIFY(history);
    const auto* numbers = reinterpret_cast<const float*>(history->bytes.data());
    QVERIFY(*std::max_element(numbers, numbers + 16) - *std::min_element(numbers, numbers + 16) >
            10);
}

void TestTutorial::takesSomethingWithIt()
{
    follow("Press **Ctrl+1**, select cells in the table, press **Ctrl+C**");
    typeSlice("0, 0, :, :");
    press(Qt::CTRL | Qt::Key_1);
    auto* grid = view()->findChild<CellGrid*>();
    QVERIFY(grid);
    grid->setFocus();
    QTRY_COMPARE(grid->model()->index(0, 0).data().toString(), QString("273.25"));
    grid->selectionModel()->select(
        QItemSelection(grid->model()->index(0, 0), grid->model()->index(1, 1)),
        QItemSelectionModel::ClearAndSelect);
    grid->setCurrentIndex(grid->model()->index(0, 0));
    QGuiApplication::clipboard()->clear();
    press(Qt::CTRL | Qt::Key_C);
    QTRY_VERIFY(QGuiApplication::clipboard()->text().startsWith("273.25"));

    follow("**Edit > Copy as Code** puts on the clipboard");
    m->action("Python (blosc2)")->trigger();
    QTRY_VERIFY(QGuiApplication::clipboard()->text().contains("import blosc2"));

    follow("**Ctrl+E** exports what is shown");
    press(Qt::CTRL | Qt::Key_E);
    QTRY_VERIFY(m->dialog<ExportDialog>());
    m->dialog<ExportDialog>()->reject();
}

void TestTutorial::looksInside()
{
    follow("**Ctrl+Shift+F** goes to the search box of the structure. Type `chunk 5` and press "
           "Return: the tree goes to that chunk and unfolds it.");
    press(Qt::CTRL | Qt::SHIFT | Qt::Key_F);
    auto* search = named<QLineEdit>("Search the structure");
    QVERIFY(search);
    QTRY_VERIFY(search->hasFocus());
    auto* tree = named<QTreeView>("Structure of the file");
    QVERIFY(tree);
    QTRY_VERIFY(tree->model()->rowCount(tree->model()->index(0, 0)) > 0);
    QTest::keyClicks(search, "chunk 5");
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_COMPARE(tree->currentIndex().siblingAtColumn(0).data().toString(), QString("Chunk 5"));
    QVERIFY(tree->isExpanded(tree->currentIndex().siblingAtColumn(0)));
    QTRY_VERIFY(tree->model()->rowCount(tree->currentIndex().siblingAtColumn(0)) > 3);
    follow("All of the selected row stands below the tree.");
    auto* details = m->window().findChild<RowDetails*>()->findChild<QTextEdit*>();
    QTRY_VERIFY2(details->toPlainText().contains("Chunk 5"), qPrintable(details->toPlainText()));
}

const Registered<TestTutorial, QApplication> registered;

} // namespace bloscope::tst_tutorial

#include "tst_tutorial.moc"
