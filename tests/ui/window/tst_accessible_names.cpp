#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "tests/ui/worker/settle.h"
#include "ui/pages/array_views.h"
#include "ui/pages/finder.h"

#include <QAccessible>
#include <QApplication>

namespace bloscope::tst_accessible_names {

using namespace test;

// What takes the focus of the keyboard has a name for those who hear it.
class TestAccessibleNames : public QObject {
    Q_OBJECT

 private slots:
    void haveAllStopsOfTheKeyboard_data();
    void haveAllStopsOfTheKeyboard();

 private:
    static QStringList unnamedIn(const QWidget& window);
};

// Class, object name and what they are in of those without a name.
QStringList TestAccessibleNames::unnamedIn(const QWidget& window)
{
    QStringList unnamed;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        const bool isStop = (widget->focusPolicy() & Qt::TabFocus) && widget->isVisible() &&
                            widget->isEnabled() && !widget->focusProxy();
        const auto* told = isStop ? QAccessible::queryAccessibleInterface(widget) : nullptr;
        if (!told || !told->text(QAccessible::Name).isEmpty())
            continue;
        QStringList way;
        for (const QObject* each = widget; each != &window; each = each->parent())
            way.prepend(QString::fromLatin1(each->metaObject()->className()) + '#' +
                        each->objectName());
        unnamed << way.join(" / ");
    }
    return unnamed;
}

void TestAccessibleNames::haveAllStopsOfTheKeyboard_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("view"); // of an array
    QTest::newRow("without a file") << QString() << QString();
    for (const ArrayView& view : arrayViews())
        QTest::newRow(view.word) << "array" << QString(view.word);
    for (const char* path : {"stores/tree.b2d", "stores/tree.b2z", "tables/basic.b2d",
                             "objects/objectarray.b2frame", "lazy/expr.b2nd"})
        QTest::newRow(path) << QString::fromStdString((corpusFolder() / "python" / path).string())
                            << QString();
}

void TestAccessibleNames::haveAllStopsOfTheKeyboard()
{
    QFETCH(const QString, path);
    QFETCH(const QString, view);
    WindowWithFiles window;
    window.window().resize(1700, 900); // as wide as both sides need
    if (!path.isEmpty()) {
        writeFile(window.file("array"), WindowWithFiles::frame("K", {4, 30, 50}));
        window.window().openPaths({path == "array" ? window.path("array") : path});
        QTRY_VERIFY(window.tab() && window.tab()->page());
    }
    if (!view.isEmpty())
        window.tab()->arrayPage()->showView(view);
    if (window.tab() && window.tab()->page() && window.tab()->page()->finder())
        window.tab()->page()->finder()->ask();
    for (const char* panel : {"Structure", "Metadata", "Label Sizes", "Folder Browser"}) {
        if (window.tab())
            window.action(panel)->trigger(); // away, or to the front
        QVERIFY(settle());
        QCOMPARE(unnamedIn(window.window()).join('\n'), QString());
    }
}

const Registered<TestAccessibleNames, QApplication> registered;

} // namespace bloscope::tst_accessible_names

#include "tst_accessible_names.moc"
