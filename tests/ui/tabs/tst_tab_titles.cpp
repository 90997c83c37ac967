#include "ui/tabs/document_sides.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_tab_titles {

class TestTabTitles : public QObject {
    Q_OBJECT

 private slots:
    void tellFilesApart_data();
    void tellFilesApart();
    void areShortAndDifferent();
};

void TestTabTitles::tellFilesApart_data()
{
    QTest::addColumn<QStringList>("paths");
    QTest::addColumn<QStringList>("titles");
    const auto row = [](const char* name, const QStringList& paths, const QStringList& titles) {
        QTest::newRow(name) << paths << titles;
    };
    row("short ones", {"/d/a.b2nd", "/d/b.b2nd"}, {"a.b2nd", "b.b2nd"});
    row("a long one", {"/d/a-name-that-goes-on-and-on-and-on.b2nd"},
        {"a-name-that-goes…-on-and-on.b2nd"});
    row("equal beginnings",
        {"/d/nnunet_dataset_007_pancreas_case_176.b2nd",
         "/d/nnunet_dataset_007_pancreas_case_177.b2nd"},
        {"nnunet_dataset_0…s_case_176.b2nd", "nnunet_dataset_0…s_case_177.b2nd"});
    row("different beginnings",
        {"/d/left-kidney_and_the_rest_of_the_name.b2nd",
         "/d/right-kidney_and_the_rest_of_the_name.b2nd"},
        {"left-kidney_and_…f_the_name.b2nd", "right-kidney_and…f_the_name.b2nd"});
    row("equal names", {"/d/one/ct.b2nd", "/d/two/ct.b2nd", "/d/two/pet.b2nd"},
        {"one/ct.b2nd", "two/ct.b2nd", "pet.b2nd"});
}

void TestTabTitles::tellFilesApart()
{
    QFETCH(const QStringList, paths);
    QList<DocumentAddress> documents;
    for (const QString& path : paths)
        documents << DocumentAddress{path, {}};
    QTEST(tabTitles(documents), "titles");
}

// Wherever it is that they differ.
void TestTabTitles::areShortAndDifferent()
{
    const QString name = QStringLiteral("the_same_letters_again_and_again_for_each.b2nd");
    for (qsizetype at = 0; at < name.size() - 5; ++at) {
        QString other = name;
        other[at] = u'X';
        const QStringList titles = tabTitles({{"/d/" + name, {}}, {"/d/" + other, {}}});
        QVERIFY2(titles[0] != titles[1], qPrintable(titles.join(' ')));
        for (const QString& title : titles)
            QVERIFY2(title.size() <= mostTitleLetters, qPrintable(title));
    }
}

const test::Registered<TestTabTitles, QCoreApplication> registered;

} // namespace bloscope::tst_tab_titles

#include "tst_tab_titles.moc"
