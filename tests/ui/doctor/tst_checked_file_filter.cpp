#include "ui/doctor/folder_check_panel.h"

#include "tests/support/registered_test.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QTest>

namespace bloscope::tst_checked_file_filter {

// Checked files, sorted and filtered.
class TestCheckedFileFilter : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_model = std::make_unique<CheckedFileModel>();
        m_filter = std::make_unique<CheckedFileFilter>();
        m_filter->setSourceModel(m_model.get());
        m_model->clear("/data");
        const QAbstractItemModelTester tester(m_model.get());
        m_model->append({part("/data/b.b2nd", {10, 1000}, 2000), part("/data/a/c.b2nd", {9}, 900)});
        CheckedPart damaged = *part("/data/A.b2z", {200}, 10'000, 1);
        damaged.key = "/leaf";
        m_model->append({std::make_shared<const CheckedPart>(damaged)});
    }

    void namesFilesFromTheirFolderOn()
    {
        QCOMPARE(names(), QStringList({"b.b2nd", "a/c.b2nd", "A.b2z:/leaf"}));
    }

    void sorts_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<QStringList>("expected");
        using Model = CheckedFileModel;
        QTest::newRow("names") << int(Model::File)
                               << QStringList{"A.b2z:/leaf", "a/c.b2nd", "b.b2nd"};
        QTest::newRow("bad ones first")
            << int(Model::VerdictOf) << QStringList{"A.b2z:/leaf", "b.b2nd", "a/c.b2nd"};
        QTest::newRow("cells") << int(Model::ShapeOf)
                               << QStringList{"a/c.b2nd", "A.b2z:/leaf", "b.b2nd"};
        QTest::newRow("bytes") << int(Model::Size)
                               << QStringList{"a/c.b2nd", "b.b2nd", "A.b2z:/leaf"};
        QTest::newRow("as they were") << -1 << QStringList{"b.b2nd", "a/c.b2nd", "A.b2z:/leaf"};
    }
    void sorts()
    {
        QFETCH(int, column);
        m_filter->sort(column);
        QTEST(names(), "expected");
    }

    void filters()
    {
        using Which = CheckedFileFilter::Which;
        m_filter->setWhich(Which::WithFindings);
        QCOMPARE(names(), QStringList("A.b2z:/leaf"));
        CheckedPart odd = *part("/data/odd.b2nd", {1}, 8);
        odd.report.notes = 1;
        m_model->append({std::make_shared<const CheckedPart>(odd)});
        QCOMPARE(names(), QStringList({"A.b2z:/leaf", "odd.b2nd"}));
        m_filter->setWhich(Which::WithNotes);
        QCOMPARE(names(), QStringList("odd.b2nd"));
        m_filter->setWhich(Which::Unreadable);
        QCOMPARE(names(), QStringList());
        m_filter->setWhich(Which::All);
        m_filter->setText(" B2ND ");
        QCOMPARE(names(), QStringList({"b.b2nd", "a/c.b2nd", "odd.b2nd"}));
        m_filter->setText("(10, 1000)");
        QCOMPARE(names(), QStringList("b.b2nd"));
        m_filter->setText("lost");
        QCOMPARE(names(), QStringList("A.b2z:/leaf"));
    }

 private:
    static CheckedPartPtr part(const char* path, const Shape& shape, std::uint64_t bytes,
                               std::int64_t damaged = 0)
    {
        CheckedPart part{.path = path, .shape = shape, .dtype = "<f4", .storedBytes = bytes};
        part.report.chunks = 5;
        part.report.damagedChunks = damaged;
        part.report.damagedParts = damaged;
        if (damaged > 0)
            part.report.mainFinding = "chunk 3 is lost";
        return std::make_shared<const CheckedPart>(part);
    }
    QStringList names() const
    {
        QStringList names;
        for (int row = 0; row < m_filter->rowCount(); ++row)
            names << m_filter->index(row, CheckedFileModel::File).data().toString();
        return names;
    }

    std::unique_ptr<CheckedFileModel> m_model;
    std::unique_ptr<CheckedFileFilter> m_filter;
};

const test::Registered<TestCheckedFileFilter, QApplication> registered;

} // namespace bloscope::tst_checked_file_filter

#include "tst_checked_file_filter.moc"
