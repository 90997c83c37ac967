#include "tests/support/registered_test.h"
#include "ui/servers/servers_view.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <atomic>

namespace bloscope::tst_server_tree_model {

using namespace test;
using Model = ServerTreeModel;

class TestServerTreeModel : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_asked = 0;
        m_scheduler = std::make_unique<Scheduler>();
        m_model = std::make_unique<Model>([this](const QString& address) { return list(address); },
                                          *m_scheduler);
        m_model->setBookmarks({"s3://bucket/", "https://gone.example/"});
    }
    void cleanup()
    {
        m_model.reset();
        m_scheduler.reset();
    }

    // It opens all folders by itself.
    void keepsTheRulesOfModels()
    {
        const QAbstractItemModelTester tester(
            m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QModelIndex bucket = m_model->index(0, 0);
        QTRY_COMPARE(namesBelow(m_model->index(0, 0, bucket)), QStringList{"Nothing is here"});
        m_model->listAgain(bucket);
        m_model->add("https://new.example/");
        QTRY_COMPARE(namesBelow(m_model->index(2, 0)), QStringList({"dir", "a.b2nd"}));
        m_model->remove(bucket);
        QCOMPARE(m_model->rowCount(), 2);
    }

    void showsBookmarksAndAsksForNothing()
    {
        QCOMPARE(m_model->rowCount(), 2);
        QCOMPARE(m_model->index(0, 0).data().toString(), "s3://bucket/");
        QVERIFY(m_model->hasChildren(m_model->index(0, 0)));
        QCOMPARE(m_asked, 0);
    }

    void listsAFolderWhenItIsOpened()
    {
        const QModelIndex bucket = opened(m_model->index(0, 0));
        QCOMPARE(m_asked, 1);
        QCOMPARE(namesBelow(bucket), QStringList({"dir", "a.b2nd"}));
        QCOMPARE(m_model->index(0, Model::SizeColumn, bucket).data().toString(), "");
        QCOMPARE(m_model->index(1, Model::SizeColumn, bucket).data().toString(), "1.5 KiB");
        QVERIFY(!m_model->hasChildren(m_model->index(1, 0, bucket)));
        const QModelIndex folder = opened(m_model->index(0, 0, bucket));
        QCOMPARE(namesBelow(folder), QStringList{"Nothing is here"});
        QVERIFY(!(m_model->index(0, 0, folder).flags() & Qt::ItemIsSelectable));
        QCOMPARE(m_asked, 2);
        m_model->fetchMore(bucket);
        QCOMPARE(m_asked, 2);
    }

    void saysWhatIsUnderWayAndWhatFailed()
    {
        QSignalSpy failures(m_model.get(), &Model::failed);
        const QModelIndex gone = m_model->index(1, 0);
        m_model->fetchMore(gone);
        QCOMPARE(gone.siblingAtColumn(Model::SizeColumn).data().toString(), "fetching…");
        QTRY_COMPARE(failures.size(), 1);
        QCOMPARE(namesBelow(gone), QStringList{"This cannot be listed: the host is unknown."});
        m_fails = false;
        m_model->listAgain(gone);
        QTRY_COMPARE(namesBelow(gone), QStringList({"dir", "a.b2nd"}));
        m_fails = true;
    }

    void saysThatThereIsMore()
    {
        m_isAll = false;
        const QModelIndex bucket = opened(m_model->index(0, 0));
        m_isAll = true;
        QCOMPARE(namesBelow(bucket).last(), "More than 2 entries: the others are not listed");
    }

    void addsAndRemovesBookmarksWhileOneIsListed()
    {
        m_model->fetchMore(m_model->index(0, 0));
        QCOMPARE(m_model->add("https://gone.example/").row(), 1); // which is there
        QCOMPARE(m_model->add("https://new.example/").row(), 2);
        QVERIFY(m_model->isBookmark(m_model->index(2, 0)));
        m_model->remove(m_model->index(0, 0)); // nobody waits for its list any more
        QCOMPARE(m_model->bookmarks(),
                 QStringList({"https://gone.example/", "https://new.example/"}));
        const QModelIndex left = opened(m_model->index(1, 0));
        QVERIFY(!m_model->isBookmark(m_model->index(0, 0, left)));
        m_model->remove(m_model->index(0, 0, left)); // is none
        QCOMPARE(m_model->rowCount(left), 2);
    }

 private:
    Result<RemoteList> list(const QString& address)
    {
        ++m_asked;
        if (address.contains("gone") && m_fails)
            return Error{ErrorKind::Io, "the host is unknown"};
        RemoteList list;
        list.isAll = m_isAll;
        list.isCut = !m_isAll;
        if (!address.endsWith("dir/"))
            list.entries = {{"dir", address.toStdString() + "dir/", true, {}},
                            {"a.b2nd", address.toStdString() + "a.b2nd", false, 1536}};
        return list;
    }

    QModelIndex opened(const QModelIndex& folder)
    {
        m_model->fetchMore(folder);
        [&] { QTRY_VERIFY(m_model->rowCount(folder) > 0); }();
        return folder;
    }

    QStringList namesBelow(const QModelIndex& folder) const
    {
        QStringList names;
        for (int row = 0; row < m_model->rowCount(folder); ++row)
            names << m_model->index(row, 0, folder).data().toString();
        return names;
    }

    std::atomic<int> m_asked = 0;
    std::atomic<bool> m_fails = true;
    std::atomic<bool> m_isAll = true;
    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<Model> m_model;
};

const Registered<TestServerTreeModel, QApplication> registered;

} // namespace bloscope::tst_server_tree_model

#include "tst_server_tree_model.moc"
