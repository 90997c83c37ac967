#include "ui/controls/group_header.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

namespace bloscope::tst_group_header {

namespace {

constexpr int groupsRole = Qt::UserRole + 7;
constexpr int width = 60; // of a column

} // namespace

class TestGroupHeader : public QObject {
    Q_OBJECT

 private slots:
    void hasALineForEachLevel_data();
    void hasALineForEachLevel();
    void groupsNeighbours();
    void readsGroupsFromARole();
    void keepsGroupsInSight();
    void growsWithTheNames();

 private:
    void showNames(const QStringList& names);
    void showGroups(const QList<QStringList>& columns);
    void showTable(GroupHeader* header);

    std::unique_ptr<QStandardItemModel> m_model;
    std::unique_ptr<QTableView> m_table;
    GroupHeader* m_header = nullptr;
};

void TestGroupHeader::showTable(GroupHeader* header)
{
    m_header = header;
    m_table = std::make_unique<QTableView>();
    m_table->setHorizontalHeader(header);
    m_table->setModel(m_model.get());
    m_table->verticalHeader()->hide();
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->resize(5 * width, 200);
    for (int column = 0; column < m_model->columnCount(); ++column)
        m_table->setColumnWidth(column, width);
    m_table->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_table.get()));
}

void TestGroupHeader::showNames(const QStringList& names)
{
    m_table.reset();
    m_model = std::make_unique<QStandardItemModel>(1, int(names.size()));
    m_model->setHorizontalHeaderLabels(names);
    showTable(new GroupHeader);
}

void TestGroupHeader::showGroups(const QList<QStringList>& columns)
{
    m_table.reset();
    m_model = std::make_unique<QStandardItemModel>(1, int(columns.size()));
    for (int column = 0; column < columns.size(); ++column)
        m_model->setHeaderData(column, Qt::Horizontal, columns[column], groupsRole);
    showTable(new GroupHeader(nullptr, groupsRole));
}

void TestGroupHeader::hasALineForEachLevel_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<int>("levels");
    QTest::newRow("plain") << QStringList{"a", "b"} << 1;
    QTest::newRow("groups") << QStringList{"a", "b.c"} << 2;
    QTest::newRow("groups of groups") << QStringList{"a.b.c", "d"} << 3;
    QTest::newRow("a dot in a name") << QStringList{"a\\.b"} << 1;
}

void TestGroupHeader::hasALineForEachLevel()
{
    QFETCH(QStringList, names);
    showNames(names);
    QTEST(m_header->levels(), "levels");
    m_table->grab(); // paints, and does no harm
}

void TestGroupHeader::groupsNeighbours()
{
    showNames({"id", "trip.begin", "trip.end", "fare"});
    const int line = m_header->height() / 2;
    QCOMPARE(m_header->rectOf(1, 0), QRect(width, 0, 2 * width, line));
    QCOMPARE(m_header->rectOf(2, 0), m_header->rectOf(1, 0));
    QCOMPARE(m_header->rectOf(1, 1).left(), width);
    QCOMPARE(m_header->rectOf(1, 1).width(), width);
    QCOMPARE(m_header->rectOf(1, 1).bottom(), m_header->height() - 1);
    QCOMPARE(m_header->rectOf(3, 0), QRect(3 * width, 0, width, m_header->height()));
}

void TestGroupHeader::readsGroupsFromARole()
{
    showGroups({{"7", "a.b"}, {"7", "c"}, {"8", "a.b"}});
    QCOMPARE(m_header->levels(), 2);
    QCOMPARE(m_header->rectOf(0, 0).width(), 2 * width);
    QCOMPARE(m_header->rectOf(2, 0).width(), width);
}

void TestGroupHeader::keepsGroupsInSight()
{
    showGroups({8, {"group", "name"}});
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_header->setOffset(2 * width);
    const QRect group = m_header->rectOf(3, 0);
    QCOMPARE(group.left(), 0);
    QCOMPARE(group.width(), m_header->viewport()->width());
}

void TestGroupHeader::growsWithTheNames()
{
    showNames({"a", "b"});
    const int before = m_header->height();
    m_model->setHorizontalHeaderLabels({"a.x", "a.y"});
    QCOMPARE(m_header->levels(), 2);
    QTRY_COMPARE(m_header->height(), 2 * before);
}

const test::Registered<TestGroupHeader, QApplication> registered;

} // namespace bloscope::tst_group_header

#include "tst_group_header.moc"
