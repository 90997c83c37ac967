#include "ui/store/leaf_preview.h"

#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"
#include "ui/grid/cell_grid.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

namespace bloscope::tst_leaf_preview {

using namespace test;

class TestLeafPreview : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_preview.reset(); }

    void showsTheFirstPlaneOfAnArray();
    void showsRowsOfATable();
    void showsItemsOfAList();
    void saysWhatGroupsContain();
    void showsTheNewestNode();
    void saysWhatIsDamaged();

 private:
    void show(const char* key) { m_preview->show(m_store, *m_store->find(key)); }
    CellGrid& grid() const { return *m_preview->findChild<CellGrid*>(); }
    QString text(int row, int column) const
    {
        return grid().model()->index(row, column).data().toString();
    }
    QString name(int column) const
    {
        return grid().model()->headerData(column, Qt::Horizontal).toString();
    }
    bool says(const QString& text) const
    {
        return std::ranges::any_of(m_preview->findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }

    StorePtr m_store;
    Scheduler m_scheduler;
    std::unique_ptr<LeafPreview> m_preview;
};

void TestLeafPreview::init()
{
    const auto opened = openContainer(corpusFolder() / "python/stores/tree.b2z");
    QVERIFY(opened);
    m_store = std::get<StorePtr>(*opened);
    m_preview = std::make_unique<LeafPreview>(m_scheduler);
    m_preview->resize(400, 400);
    m_preview->QWidget::show();
}

void TestLeafPreview::showsTheFirstPlaneOfAnArray()
{
    show("/root_arr");
    QTRY_VERIFY(says("(3, 4) of float64"));
    QCOMPARE(grid().model()->rowCount(), 3);
    QCOMPARE(grid().model()->columnCount(), 4);
    QCOMPARE(name(3), QString("3"));
    QTRY_COMPARE(text(0, 1), QString("1.0"));
}

void TestLeafPreview::showsRowsOfATable()
{
    show("/table");
    QTRY_VERIFY(grid().isVisible() && says("rows, "));
    QVERIFY(grid().model()->rowCount() > 0);
    QTRY_VERIFY(!text(0, 0).isEmpty());
}

void TestLeafPreview::showsItemsOfAList()
{
    show("/objs");
    QTRY_COMPARE(name(0), QString("Type"));
    QVERIFY(says("item"));
    QTRY_VERIFY(!text(0, 1).isEmpty());
}

void TestLeafPreview::saysWhatGroupsContain()
{
    show("/grp");
    QTRY_VERIFY(says("part"));
    QVERIFY(!grid().isVisible());
}

void TestLeafPreview::showsTheNewestNode()
{
    show("/table");
    show("/root_arr");
    QTRY_VERIFY(says("(3, 4) of float64"));
    m_preview->clear();
    QVERIFY(!says("(3, 4) of float64"));
}

void TestLeafPreview::saysWhatIsDamaged()
{
    StoreNode gone = *m_store->find("/root_arr");
    gone.key = "/not_there";
    m_preview->show(m_store, gone);
    QTRY_VERIFY(says("There is no preview: "));
    QVERIFY(!grid().isVisible());
}

const Registered<TestLeafPreview, QApplication> registered;

} // namespace bloscope::tst_leaf_preview

#include "tst_leaf_preview.moc"
