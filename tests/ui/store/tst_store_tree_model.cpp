#include "core/store/store.h"
#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"
#include "ui/store/store_tree_model.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QTest>

namespace bloscope::tst_store_tree_model {

using namespace test;

using Column = StoreTreeModel::Column;

class TestStoreTreeModel : public QObject {
    Q_OBJECT

 private slots:
    void init() { open("stores/tree.b2z"); }
    void cleanup() { m_model.reset(); }

    void keepsTheRulesOfModelsWhileAnswersArrive()
    {
        QAbstractItemModelTester tester(m_model.get(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_model->fetchAll();
        QTRY_VERIFY(find("/grp/sub/deep/x").isValid());
        QTRY_COMPARE(text("/grp/sub/deep/x", Column::KindColumn), QString("array"));
    }

    void showsTheRootByTheNameOfTheStore()
    {
        QCOMPARE(m_model->rowCount(), 1);
        QCOMPARE(m_model->rootIndex().data().toString(), QString("tree.b2z"));
        QVERIFY(m_model->rowCount(m_model->rootIndex()) > 5);
    }

    void makesRowsWhenTheirGroupIsOpened()
    {
        const QModelIndex group = find("/grp");
        QVERIFY(m_model->hasChildren(group));
        QCOMPARE(m_model->rowCount(group), 0);
        m_model->fetchMore(group);
        QVERIFY(m_model->rowCount(group) > 0);
    }

    void tellsWhatLeavesAreAndWhereTheyLie()
    {
        QTRY_COMPARE(text("/root_arr", Column::ShapeColumn), QString("(3, 4) of float64"));
        QCOMPARE(text("/root_arr", Column::KindColumn), QString("array"));
        QVERIFY(text("/root_arr", Column::PlaceColumn).contains("root_arr.b2nd"));
        QVERIFY(!text("/root_arr", Column::SizeColumn).isEmpty());
        QCOMPARE(text("/table", Column::KindColumn), QString("table"));
        QTRY_VERIFY(text("/table", Column::ShapeColumn).contains(" rows, "));
        QTRY_COMPARE(text("/objs", Column::KindColumn), QString("object array"));
        QVERIFY(m_model->problemAt(find("/root_arr")).isEmpty());
    }

    void saysWhyRemoteLeavesAreNotOpened()
    {
        const QString problem = m_model->problemAt(find("/remote"));
        QVERIFY2(problem.contains("not opened"), qPrintable(problem));
    }

    void filtersByNameAndHidesTheMachinery()
    {
        StoreFilter filter;
        filter.setSourceModel(m_model.get());
        m_model->fetchAll();
        QTRY_VERIFY(find("/grp/sub/deep/x").isValid());
        filter.setFilterFixedString("DEEP");
        const QModelIndex root = filter.index(0, 0);
        QTRY_COMPARE(filter.rowCount(root), 1);
        QCOMPARE(filter.index(0, 0, root).data().toString(), QString("grp"));

        filter.setFilterFixedString({});
        QVERIFY(filter.hasChildren(filter.mapFromSource(find("/grp"))));
        QVERIFY(!filter.hasChildren(filter.mapFromSource(find("/table")))); // columns only
        const int shown = filter.rowCount(filter.index(0, 0));
        filter.showInternal(true);
        QVERIFY(filter.rowCount(filter.index(0, 0)) >= shown);
    }

 private:
    void open(const std::string& path)
    {
        m_model.reset();
        const auto opened = openContainer(corpusFolder() / "python" / path);
        QVERIFY2(opened, opened ? "" : opened.error().text().c_str());
        m_model = std::make_unique<StoreTreeModel>(QString("tree.b2z"), std::get<StorePtr>(*opened),
                                                   m_scheduler);
    }
    QModelIndex find(const QString& key) const
    {
        const auto found =
            m_model->match(m_model->index(0, 0), StoreTreeModel::KeyRole, key, 1,
                           Qt::MatchExactly | Qt::MatchCaseSensitive | Qt::MatchRecursive);
        return found.isEmpty() ? QModelIndex() : found.first();
    }
    QString text(const QString& key, int column) const
    {
        return find(key).siblingAtColumn(column).data().toString();
    }

    Scheduler m_scheduler;
    std::unique_ptr<StoreTreeModel> m_model;
};

const Registered<TestStoreTreeModel, QApplication> registered;

} // namespace bloscope::tst_store_tree_model

#include "tst_store_tree_model.moc"
