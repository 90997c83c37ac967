#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/convert/advice_dialog.h"
#include "ui/convert/advice_model.h"
#include "ui/convert/copy_dialog.h"
#include "ui/worker/scheduler.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

namespace bloscope::tst_copy_dialog {

using namespace test;

// What is saved of an array, how and where to.
class TestCopyDialog : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_opened = std::make_unique<OpenedFrame>(
            arrayFrame({4, 6, 5}, "<i2", counted<std::int16_t>(120)), m_folder.filePath("ct.b2nd"));
        m_opened->show("2");
        open({});
    }
    void cleanup() { m_dialog.reset(); }

    void beginsWithTheWholeArrayBesideIt()
    {
        QCOMPARE(m_dialog->wanted().slice.text(), std::string("[:, :, :]"));
        QCOMPARE(m_dialog->wanted().path, m_folder.filePath("ct-copy.b2nd"));
        QVERIFY(m_dialog->wanted().takesMetadata);
        QVERIFY(says("Decoded size: 240 bytes. 1 chunk of 240 bytes"));
        QVERIFY(save().isEnabled());
        QVERIFY(save().isDefault());
    }

    void offersWhatIsShownAndSelected()
    {
        boxWith("NumPy array (.npy)"); // there is one
        QComboBox& slices = boxWith("Shown slice: [2, :, :]");
        slices.setCurrentText("Shown slice: [2, :, :]");
        QCOMPARE(m_dialog->wanted().path, m_folder.filePath("ct_2_all_all.b2nd"));
        QCOMPARE(shapeOfCopy(m_dialog->wanted().slice), (Shape{6, 5}));
        ExportOffer offer;
        offer.selection = *Slice::parse("2, 1:3, :", {4, 6, 5});
        offer.selectionName = "Selected cells";
        open(offer);
        QCOMPARE(m_dialog->wanted().slice, *offer.selection);
    }

    void hasNothingToStoreInNpy()
    {
        QComboBox& forms = boxWith("NumPy array (.npy)");
        forms.setCurrentText("NumPy array (.npy)");
        QVERIFY(m_dialog->wanted().form == CopyForm::Npy);
        QCOMPARE(m_dialog->wanted().path, m_folder.filePath("ct-copy.npy"));
        QVERIFY(!m_dialog->findChild<EncodingForm*>()->isEnabled());
        QVERIFY(!m_dialog->findChild<QCheckBox*>()->isEnabled());
        QVERIFY(says("240 bytes."));
    }

    void saysWhatIsWrong()
    {
        QLineEdit& chunks =
            *m_dialog->findChild<EncodingForm*>()->findChildren<QLineEdit*>().last();
        chunks.setText("1, 2");
        QVERIFY(!save().isEnabled());
        QVERIFY(says("Shapes: "));
        chunks.clear();
        QVERIFY(save().isEnabled());
    }

    void asksBeforeAFileIsReplaced()
    {
        writeFile(m_folder.filePath("ct-copy.b2nd").toStdString(), ByteBuffer(3));
        m_dialog->accept();
        auto* question = m_dialog->findChild<QMessageBox*>();
        QVERIFY(question);
        QVERIFY(question->text().contains("ct-copy.b2nd"));
        QCOMPARE(m_dialog->result(), int(QDialog::Rejected));
        for (auto* button : question->buttons())
            if (button->text() == "&Replace")
                button->click();
        QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
    }

    void copiesOneFieldOfStructures()
    {
        m_dialog.reset();
        m_opened = std::make_unique<OpenedFrame>(
            arrayFrame({4}, "[('id', '<i4'), ('at', [('x', '<f4'), ('y', '<f4')])]",
                       counted<std::int32_t>(12)),
            m_folder.filePath("fields.b2nd"));
        open({});
        QComboBox& fields = boxWith("All fields");
        QCOMPARE(fields.count(), 5); // id, at, at.x, at.y
        QVERIFY(!m_dialog->wanted().part);
        QVERIFY(says("Decoded size: 48 bytes."));
        fields.setCurrentIndex(fields.findText("at.y", Qt::MatchStartsWith));
        QCOMPARE(m_dialog->wanted().part->path, std::string("at.y"));
        QCOMPARE(m_dialog->wanted().part->offset, std::size_t(8));
        QVERIFY(says("Decoded size: 16 bytes."));
    }

    void takesTheFormThatIsAdvised()
    {
        button("&Advise…").click();
        auto* advice = m_dialog->findChild<AdviceDialog*>();
        const auto* model = advice->findChild<AdviceModel*>();
        QTRY_VERIFY(model->rowCount() > 0);
        auto* table = advice->findChild<QTreeView*>();
        int row = 0; // one that is not what is there to begin with
        while (!model->index(row, 0).data().toString().startsWith("lz4:"))
            ++row;
        table->setCurrentIndex(table->model()->index(row, 0));
        advice->accept();
        const AdviceRow& taken = model->advice().rows[std::size_t(row)];
        QCOMPARE(m_dialog->wanted().encoding.codec, taken.how.chunks.codec);
        QCOMPARE(m_dialog->wanted().encoding.filters, taken.how.chunks.filters);
        QCOMPARE(m_dialog->wanted().partition.chunkshape, std::optional(taken.how.chunkshape));
        QVERIFY(save().isEnabled());
    }

    void tellsWhatEachFieldIs()
    {
        for (const auto* box : m_dialog->findChildren<QComboBox*>())
            QVERIFY(!box->toolTip().isEmpty());
        for (const auto* edit : m_dialog->findChild<EncodingForm*>()->findChildren<QLineEdit*>())
            QVERIFY(!edit->toolTip().isEmpty() || edit->parentWidget()->toolTip() != "");
    }

 private:
    void open(const ExportOffer& offer)
    {
        m_dialog =
            std::make_unique<CopyDialog>(m_opened->document(), offer, m_folder.path(), m_scheduler);
        m_dialog->open();
    }
    bool says(const QString& text) const
    {
        for (const auto* label : m_dialog->findChildren<QLabel*>())
            if (label->text().contains(text))
                return true;
        return false;
    }
    QPushButton& save() const { return button("&Save"); }
    QPushButton& button(const QString& text) const
    {
        for (auto* button : m_dialog->findChildren<QPushButton*>())
            if (button->text() == text)
                return *button;
        qFatal("there is no button");
    }
    QComboBox& boxWith(const QString& entry) const
    {
        for (auto* box : m_dialog->findChildren<QComboBox*>())
            if (box->findText(entry) >= 0)
                return *box;
        qFatal("there is no such box");
    }

    QTemporaryDir m_folder;
    Scheduler m_scheduler;
    std::unique_ptr<OpenedFrame> m_opened;
    std::unique_ptr<CopyDialog> m_dialog;
};

const Registered<TestCopyDialog, QApplication> registered;

} // namespace bloscope::tst_copy_dialog

#include "tst_copy_dialog.moc"
