#include "ui/actions/help.h"

#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFragment>

namespace bloscope::tst_guide {

class TestGuide : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_window = std::make_unique<GuideWindow>(); }
    void beginsWithTheContents();
    void everyPageHasATitleAndText();
    void everyLinkLeadsToAPage();
    void followsLinks();
    void linksHaveTheColorsOfTheTheme();
    void findsWordsOnEveryPage();
    void saysSoWhenNothingIsFound();
    void marksWhatWasFound();
    void closesWithEscape();

 private:
    QListWidget& pages() const { return *m_window->findChild<QListWidget*>(); }
    QLineEdit& search() const { return *m_window->findChild<QLineEdit*>(); }
    QTextBrowser& text() const { return *m_window->findChild<QTextBrowser*>(); }
    QStringList shownPages() const;
    QStringList links() const;
    static qsizetype writtenPages()
    {
        const auto folder = test::sourceFolder() / "docs" / "guide";
        return QDir(QString::fromStdString(folder.string())).entryList({"*.md"}).size();
    }

    std::unique_ptr<GuideWindow> m_window;
};

QStringList TestGuide::shownPages() const
{
    QStringList shown;
    for (int row = 0; row < pages().count(); ++row)
        if (!pages().item(row)->isHidden())
            shown << pages().item(row)->text();
    return shown;
}

QStringList TestGuide::links() const
{
    QStringList found;
    for (QTextBlock block = text().document()->begin(); block.isValid(); block = block.next())
        for (auto i = block.begin(); !i.atEnd(); ++i)
            if (const QString link = i.fragment().charFormat().anchorHref(); !link.isEmpty())
                found << link;
    return found;
}

void TestGuide::beginsWithTheContents()
{
    QCOMPARE(m_window->currentPage(), QString("index.md"));
    QCOMPARE(pages().currentRow(), 0);
    QVERIFY(text().toPlainText().contains("nothing that a file names is ever run"));
}

void TestGuide::everyPageHasATitleAndText()
{
    QCOMPARE(pages().count(), writtenPages());
    for (int row = 0; row < pages().count(); ++row) {
        pages().setCurrentRow(row);
        QVERIFY(!pages().item(row)->text().isEmpty());
        QVERIFY(text().toPlainText().startsWith(pages().item(row)->text()));
        QVERIFY(text().toPlainText().size() > 300);
    }
}

void TestGuide::everyLinkLeadsToAPage()
{
    QStringList names;
    for (int row = 0; row < pages().count(); ++row) {
        pages().setCurrentRow(row);
        names << m_window->currentPage();
    }
    int count = 0;
    for (int row = 0; row < pages().count(); ++row) {
        pages().setCurrentRow(row);
        for (const QString& link : links()) {
            QVERIFY2(names.contains(link), qPrintable(link));
            ++count;
        }
    }
    QVERIFY(count >= 6);
}

void TestGuide::linksHaveTheColorsOfTheTheme()
{
    m_window->show();
    Theme theme;
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::Light}) {
        theme.setChoice(choice);
        const QColor wanted = QApplication::palette().color(QPalette::Link);
        int found = 0;
        for (QTextBlock block = text().document()->begin(); block.isValid(); block = block.next())
            for (auto i = block.begin(); !i.atEnd(); ++i)
                if (i.fragment().charFormat().isAnchor()) {
                    QCOMPARE(i.fragment().charFormat().foreground().color(), wanted);
                    ++found;
                }
        QVERIFY(found > 0);
    }
}

void TestGuide::followsLinks()
{
    text().setSource(text().source().resolved(QUrl("saving.md")));
    QCOMPARE(m_window->currentPage(), QString("saving.md"));
    QCOMPARE(pages().currentItem()->text(), QString("Saving"));
}

void TestGuide::findsWordsOnEveryPage()
{
    QTest::keyClicks(&search(), "b2lock");
    QCOMPARE(shownPages(), QStringList{"Saving"});
    QCOMPARE(m_window->currentPage(), QString("saving.md"));
    search().clear();
    QCOMPARE(shownPages().size(), writtenPages());
}

void TestGuide::saysSoWhenNothingIsFound()
{
    m_window->show();
    QTest::keyClicks(&search(), "xyzzy");
    QVERIFY(shownPages().isEmpty());
    bool isSaid = false;
    for (const auto* label : m_window->findChildren<QLabel*>())
        isSaid |= label->isVisible() && label->text() == "No page contains these words.";
    QVERIFY(isSaid);
}

void TestGuide::marksWhatWasFound()
{
    QTest::keyClicks(&search(), "saved");
    pages().setCurrentItem(pages().findItems("Saving", Qt::MatchExactly).value(0));
    const auto count = text().toPlainText().count("saved", Qt::CaseInsensitive);
    QVERIFY(count > 1);
    QCOMPARE(text().extraSelections().size(), count);
    const int first = text().textCursor().position();
    QTest::keyClick(&search(), Qt::Key_Return);
    QVERIFY(text().textCursor().position() > first);
    for (qsizetype i = 1; i < count; ++i)
        QTest::keyClick(&search(), Qt::Key_Return);
    QCOMPARE(text().textCursor().position(), first); // around the end
}

void TestGuide::closesWithEscape()
{
    m_window->show();
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(!m_window->isVisible());
}

const test::Registered<TestGuide, QApplication> registered;

} // namespace bloscope::tst_guide

#include "tst_guide.moc"
