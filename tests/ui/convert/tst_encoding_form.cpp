#include "core/convert/encoding_words.h"
#include "tests/support/registered_test.h"
#include "ui/convert/copy_dialog.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

namespace bloscope::tst_encoding_form {

// How a new file is stored, as it is typed.
class TestEncodingForm : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_form = std::make_unique<EncodingForm>();
        m_form->setArray({40, 1000, 1000}, {"z", "y", "x"}, 2);
    }

    void beginsAsTheCommandLineDoes()
    {
        QCOMPARE(QString::fromStdString(pipelineText(m_form->encoding())),
                 QString("zstd:5, shuffle"));
        QCOMPARE(*choosePartition({40, 1000, 1000}, 2, m_form->partition()),
                 *choosePartition({40, 1000, 1000}, 2));
        QCOMPARE(m_form->problem(), QString());
    }

    void showsTheShapesOfTheRule()
    {
        const Partition rule = *choosePartition({40, 1000, 1000}, 2);
        QVERIFY(chunks().placeholderText().startsWith('(' + QString::number(rule.chunkshape[0]) +
                                                      ", "));
        along().setCurrentIndex(1);
        QCOMPARE(along().currentText(), QString("z"));
        QCOMPARE(m_form->partition().planesAlong, std::vector<std::size_t>{0});
        const Partition planes = *choosePartition({40, 1000, 1000}, 2, m_form->partition());
        QVERIFY(blocks().placeholderText().startsWith("(1, "));
        QVERIFY(!(planes == rule));
        QVERIFY(m_form->sizeText().contains("chunks of"));
    }

    void takesShapesThatAreTyped()
    {
        chunks().setText("4, 500, 500");
        QCOMPARE(m_form->partition().chunkshape, std::optional(Shape{4, 500, 500}));
        QVERIFY(!along().isEnabled()); // what is typed needs no rule
        QCOMPARE(m_form->sizeText().section(',', 0, 0), QString("40 chunks of 1.9 MiB"));
        blocks().setText("(1, 500, 500)");
        QCOMPARE(m_form->problem(), QString());
    }

    void makesOneBlockOfEachChunkForDelta()
    {
        QComboBox* filters = nullptr;
        for (auto* box : m_form->findChildren<QComboBox*>())
            filters = box->isEditable() ? box : filters;
        filters->setCurrentText("delta, shuffle");
        QCOMPARE(blocks().placeholderText(), chunks().placeholderText());
        QVERIFY2(m_form->sizeText().contains("one block each"), qPrintable(m_form->sizeText()));
        QCOMPARE(m_form->problem(), QString());
        chunks().setText("4, 500, 500");
        QCOMPARE(m_form->problem(), QString());
        blocks().setText("1, 500, 500");
        QVERIFY(m_form->problem().contains("one block per chunk"));
        filters->setCurrentText("shuffle");
        QCOMPARE(m_form->problem(), QString());
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        QTest::newRow("unknown filter") << "filters"
                                        << "shufle"
                                        << "Filters: \"shufle\" is not one";
        QTest::newRow("no bits") << "filters"
                                 << "trunc_prec"
                                 << "Filters: trunc_prec needs";
        QTest::newRow("no shape") << "chunks"
                                  << "4, x"
                                  << "Chunks: ";
        QTest::newRow("another rank") << "chunks"
                                      << "4, 5"
                                      << "Shapes: chunks have 2 dimensions";
        QTest::newRow("empty") << "blocks"
                               << "0, 5, 5"
                               << "Shapes: blocks of";
        QTest::newRow("too large") << "chunks"
                                   << "40, 100000, 100000"
                                   << "Shapes: ";
    }
    void saysWhatIsWrong()
    {
        QFETCH(QString, field);
        QFETCH(QString, text);
        QFETCH(QString, problem);
        const QSignalSpy changed(m_form.get(), &EncodingForm::changed);
        if (field == "filters")
            filters().setCurrentText(text);
        else
            (field == "chunks" ? chunks() : blocks()).setText(text);
        QVERIFY(!changed.isEmpty());
        QVERIFY2(m_form->problem().startsWith(problem), qPrintable(m_form->problem()));
    }

    void takesAnEncoding()
    {
        ArrayEncoding how;
        how.chunkshape = {8, 250, 250};
        how.blockshape = {1, 250, 250};
        QVERIFY(takeCodec("lz4:9", how.chunks));
        const std::vector<std::string> none{"none"};
        QVERIFY(takeFilters(none, how.chunks));
        m_form->setEncoding(how);
        QCOMPARE(QString::fromStdString(pipelineText(m_form->encoding())), QString("lz4:9"));
        QCOMPARE(m_form->partition().chunkshape, std::optional(how.chunkshape));
        QCOMPARE(m_form->partition().blockshape, std::optional(how.blockshape));
        QCOMPARE(m_form->problem(), QString());
    }

 private:
    QComboBox& filters() const
    {
        for (auto* box : m_form->findChildren<QComboBox*>())
            if (box->isEditable())
                return *box;
        qFatal("no filters");
    }
    QComboBox& along() const
    {
        for (auto* box : m_form->findChildren<QComboBox*>())
            if (box->findText("Any dimension") >= 0)
                return *box;
        qFatal("no dimensions");
    }
    QLineEdit& shapeEdit(const QString& begins) const
    {
        for (auto* edit : m_form->findChildren<QLineEdit*>())
            if (edit->toolTip().startsWith(begins))
                return *edit;
        qFatal("no shape");
    }
    QLineEdit& chunks() const { return shapeEdit("Shape of a chunk"); }
    QLineEdit& blocks() const { return shapeEdit("Shape of a block"); }

    std::unique_ptr<EncodingForm> m_form;
};

const test::Registered<TestEncodingForm, QApplication> registered;

} // namespace bloscope::tst_encoding_form

#include "tst_encoding_form.moc"
