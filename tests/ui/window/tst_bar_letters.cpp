#include "tests/support/corpus.h"
#include "tests/support/language_rows.h"
#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/pages/array_views.h"

#include <QApplication>
#include <QFileInfo>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>

namespace bloscope::tst_bar_letters {

using namespace test;

// Alt with a letter opens a menu or goes to a field of a bar, never to either.
class TestBarLetters : public QObject {
    Q_OBJECT

 private slots:
    void areNotThoseOfMenus_data();
    void areNotThoseOfMenus();
    void areOfOneFieldThatIsSeen_data() { areNotThoseOfMenus_data(); }
    void areOfOneFieldThatIsSeen();
    void cleanup() { useLanguage(*qApp, languages.front()); }

 private:
    void open(const QString& path);
    void openAnArray();

    std::unique_ptr<WindowWithFiles> m_window;
};

namespace {

QChar letterOf(const QString& text)
{
    QString rest = text;
    const qsizetype mark = rest.remove("&&").indexOf('&');
    return mark < 0 || mark + 1 >= rest.size() ? QChar() : rest[mark + 1].toLower();
}

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
        return field->window() != &window || letterOf(textOf(*field)).isNull();
    });
    return fields;
}

QHash<QChar, QString> lettersOfMenus(MainWindow& window)
{
    QHash<QChar, QString> letters;
    for (const QAction* menu : window.menuBar()->actions())
        letters[letterOf(menu->text())] = menu->text();
    return letters;
}

QStringList lettersOfMenusIn(MainWindow& window)
{
    QStringList shared;
    const auto taken = lettersOfMenus(window);
    for (const QWidget* field : fieldsWithLetters(window)) {
        const QString text = textOf(*field);
        if (taken.contains(letterOf(text)))
            shared << QString("%1 (%2): %3")
                          .arg(text, field->parentWidget()->metaObject()->className(),
                               taken[letterOf(text)]);
    }
    shared.removeDuplicates();
    return shared;
}

QStringList sharedLettersSeenIn(MainWindow& window)
{
    QStringList shared;
    QHash<QChar, QString> taken;
    for (const QWidget* field : fieldsWithLetters(window)) {
        const QString text = textOf(*field);
        if (!field->isVisible() || !field->isEnabled())
            continue;
        if (taken.contains(letterOf(text)))
            shared << taken[letterOf(text)] + " / " + text;
        taken[letterOf(text)] = text;
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

void TestBarLetters::openAnArray()
{
    writeFile(m_window->file("a.b2nd"), WindowWithFiles::frame("K", {4, 30, 50}));
    QVERIFY(m_window->open("a.b2nd"));
}

void TestBarLetters::open(const QString& path)
{
    QFETCH(QString, language);
    m_window.reset();
    useLanguage(*qApp, *findLanguage(language));
    m_window = std::make_unique<WindowWithFiles>();
    if (path.isEmpty())
        return openAnArray();
    const QString file =
        QString::fromStdString((corpusFolder() / "python" / path.toStdString()).string());
    if (!QFileInfo::exists(file))
        QSKIP("this corpus has no such file");
    m_window->window().openPaths({file});
    QTRY_VERIFY(m_window->tab() && m_window->tab()->page());
}

void TestBarLetters::areNotThoseOfMenus()
{
    QFETCH(QString, path);
    open(path);
    if (path.isEmpty())
        for (const ArrayView& view : arrayViews())
            m_window->tab()->arrayPage()->showView(view.word);
    for (const char* action : {"Find…", "Replace…"}) // their bars are made when they are wanted
        if (QAction* shows = m_window->action(action))
            shows->trigger();
    QVERIFY(lettersOfMenus(m_window->window()).size() > 4);
    QCOMPARE(lettersOfMenusIn(m_window->window()).join('\n'), QString());
}

void TestBarLetters::areOfOneFieldThatIsSeen()
{
    QFETCH(QString, path);
    open(path);
    QStringList shared;
    const auto look = [&](const QString& where) {
        QTest::qWait(1);
        for (const QString& one : sharedLettersSeenIn(m_window->window()))
            shared << where + ": " + one;
    };
    look("at first");
    if (path.isEmpty())
        for (const ArrayView& view : arrayViews()) {
            m_window->tab()->arrayPage()->showView(view.word);
            look(view.word);
        }
    auto* actions = m_window->window().findChild<Actions*>();
    if (path.isEmpty()) {
        for (QAction* part : actions->overPicture->actions())
            if (part->isCheckable() && part->isEnabled()) {
                part->trigger(); // painting, measuring, profiles ...
                look(part->text());
                part->trigger();
            }
        m_window->tab()->arrayPage()->showView("table");
    }
    actions->find->trigger();
    look("find");
    actions->replace->trigger();
    look("replace");
    QCOMPARE(shared.join('\n'), QString());
}

const Registered<TestBarLetters, QApplication> registered;

} // namespace bloscope::tst_bar_letters

#include "tst_bar_letters.moc"
