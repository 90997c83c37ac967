#include "tests/support/corpus.h"
#include "tests/support/language_rows.h"
#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/pages/array_views.h"

#include <QApplication>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>

namespace bloscope::tst_bar_letters {

using namespace test;

// Alt with a letter opens a menu, or goes to the one field that has it.
class TestBarLetters : public QObject {
    Q_OBJECT

 private slots:
    void areNotThoseOfMenus_data();
    void areNotThoseOfMenus();
    void areOfOneFieldThatIsSeen_data() { areNotThoseOfMenus_data(); }
    void areOfOneFieldThatIsSeen();
    void cleanup() { useLanguage(*qApp, languages.front()); }

 private:
    bool open(const QString& path);
    void lookAtViews(ArrayPage& page);
    void look(const QString& where);
    Actions& actions() { return *m_window->window().findChild<Actions*>(); }

    std::unique_ptr<WindowWithFiles> m_window;
    QStringList m_shared; // where, and by what
};

namespace {

QString textOf(const QWidget& widget)
{
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text();
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
        return group->title();
    const auto* label = qobject_cast<const QLabel*>(&widget);
    return label && label->buddy() ? label->text() : QString();
}

// What has a letter in the window itself, seen or not.
QList<QWidget*> fieldsWithLetters(const QWidget& window)
{
    QList<QWidget*> fields = window.findChildren<QWidget*>();
    fields.removeIf([&window](const QWidget* field) {
        return field->window() != &window || QKeySequence::mnemonic(textOf(*field)).isEmpty();
    });
    return fields;
}

using Letters = QHash<QKeySequence, QString>; // and what has them

Letters lettersOfMenus(const MainWindow& window)
{
    Letters letters;
    for (const QAction* menu : window.menuBar()->actions())
        letters[QKeySequence::mnemonic(menu->text())] = menu->text();
    return letters;
}

QStringList lettersOfMenusIn(const MainWindow& window)
{
    QStringList shared;
    const Letters taken = lettersOfMenus(window);
    for (const QWidget* field : fieldsWithLetters(window)) {
        const QString text = textOf(*field);
        if (const auto menu = taken.find(QKeySequence::mnemonic(text)); menu != taken.end())
            shared << *menu + " / " + text;
    }
    return shared;
}

QStringList sharedLettersSeenIn(const MainWindow& window)
{
    QStringList shared;
    Letters taken;
    for (const QWidget* field : fieldsWithLetters(window)) {
        if (!field->isVisible() || !field->isEnabled())
            continue;
        QString& other = taken[QKeySequence::mnemonic(textOf(*field))];
        if (!other.isEmpty())
            shared << other + " / " + textOf(*field);
        other = textOf(*field);
    }
    return shared;
}

} // namespace

void TestBarLetters::areNotThoseOfMenus_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("path"); // in the corpus; empty for an array
    for (const Language& language : languages)
        for (const char* path : {"", "tables/basic.b2d", "stores/tree.b2d", "lazy/expr.b2nd",
                                 "objects/objectarray.b2frame"})
            QTest::addRow("%s %s", language.code, path) << QString(language.code) << QString(path);
}

bool TestBarLetters::open(const QString& path)
{
    QFETCH(QString, language);
    m_window.reset();
    m_shared.clear();
    useLanguage(*qApp, *findLanguage(language));
    m_window = std::make_unique<WindowWithFiles>();
    if (path.isEmpty()) {
        writeFile(m_window->file("a.b2nd"), WindowWithFiles::frame("K", {4, 30, 50}));
        return m_window->open("a.b2nd");
    }
    const auto file = corpusFolder() / "python" / path.toStdString();
    m_window->window().openPaths({QString::fromStdString(file.string())});
    return QTest::qWaitFor([this] { return m_window->tab() && m_window->tab()->page(); });
}

void TestBarLetters::look(const QString& where)
{
    QCoreApplication::processEvents();
    for (const QString& two : sharedLettersSeenIn(m_window->window()))
        m_shared << where + ": " + two;
}

// With painting, measuring and what else the heatmap has.
void TestBarLetters::lookAtViews(ArrayPage& page)
{
    for (const ArrayView& view : arrayViews()) {
        page.showView(view.word);
        look(view.word);
    }
    for (QAction* part : actions().overPicture->actions())
        if (part->isCheckable() && part->isEnabled()) {
            part->trigger();
            look(part->text());
            part->trigger();
        }
    page.showView("table");
}

void TestBarLetters::areNotThoseOfMenus()
{
    QFETCH(QString, path);
    QVERIFY(open(path));
    if (ArrayPage* page = m_window->tab()->arrayPage())
        lookAtViews(*page); // they are made now
    actions().replace->trigger();
    QVERIFY(lettersOfMenus(m_window->window()).size() > 4);
    QCOMPARE(lettersOfMenusIn(m_window->window()).join('\n'), QString());
}

void TestBarLetters::areOfOneFieldThatIsSeen()
{
    QFETCH(QString, path);
    QVERIFY(open(path));
    look("at first");
    if (ArrayPage* page = m_window->tab()->arrayPage())
        lookAtViews(*page);
    actions().find->trigger();
    look("find");
    actions().replace->trigger();
    look("replace");
    QCOMPARE(m_shared.join('\n'), QString());
}

const Registered<TestBarLetters, QApplication> registered;

} // namespace bloscope::tst_bar_letters

#include "tst_bar_letters.moc"
