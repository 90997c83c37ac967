#include "ui/metadata/name_dialog.h"

#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_name_dialog {

using namespace test;
using Of = MetadataSectionOf;

class TestNameDialog : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_edits = std::make_unique<EditSet>(frameWith({"exposure", "gain"})); }
    void cleanup() { m_dialog.reset(); }

    void saysWhyANameIsRefused_data();
    void saysWhyANameIsRefused();
    void countsTheBytesOfTheName();
    void tellsWhereANewEntryGoesAndWhatItHolds_data();
    void tellsWhereANewEntryGoesAndWhatItHolds();
    void refusesASeventeenthEntry();
    void renamesOnEnter();
    void takesTheSameNameAsNoChange();
    void proposesANameForACopy_data();
    void proposesANameForACopy();
    void namesNothingWhenItIsCancelled();

 private:
    static FramePtr frameWith(const std::vector<std::string>& names)
    {
        FrameOptions options;
        for (const std::string& name : names)
            options.vlMetalayers.push_back({name, "2a"_hex});
        return *Frame::open(
            memorySource(arrayFrame({4}, "<i4", counted<std::int32_t>(4), options)));
    }
    void open(NameDialog* dialog)
    {
        m_dialog.reset(dialog);
        m_chosen.clear();
        connect(dialog, &NameDialog::chosen, this,
                [this](const ChosenName& name) { m_chosen.push_back(name); });
        dialog->show();
    }
    void openNew() { open(NameDialog::forNewEntry(*m_edits, Of::Trailer)); }
    QLineEdit* field() const { return m_dialog->findChild<QLineEdit*>(); }
    QPushButton* ok() const
    {
        return m_dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }
    QComboBox* box(int i) const { return m_dialog->findChildren<QComboBox*>().at(i); }
    QString verdict() const
    {
        for (const QLabel* label : m_dialog->findChildren<QLabel*>())
            if (label->accessibleName() == "Verdict on the name")
                return label->text();
        return {};
    }

    std::unique_ptr<EditSet> m_edits;
    std::unique_ptr<NameDialog> m_dialog;
    std::vector<ChosenName> m_chosen;
};

void TestNameDialog::saysWhyANameIsRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isFixed");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("too long") << QString(32, 'x') << false
                              << "This is not possible: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' is a "
                                 "name of 32 bytes, at most 31 are possible.";
    QTest::newRow("too long in bytes") << QString(15, QChar(0xe9)) + "xx" << false
                                       << "This is not possible: '" + QString(15, QChar(0xe9)) +
                                              "xx' is a name of 32 bytes, at most 31 are possible.";
    QTest::newRow("there already")
        << "gain" << false << "This is not possible: 'gain' is there already.";
    QTest::newRow("reserved")
        << "b2nd" << true
        << "This is not possible: 'b2nd' is locked because it belongs to libraries: "
           "shape, chunks and element type of the array.";
}

void TestNameDialog::saysWhyANameIsRefused()
{
    QFETCH(QString, name);
    QFETCH(bool, isFixed);
    QFETCH(QString, verdict);
    openNew();
    if (isFixed)
        QTest::keyClick(box(0), Qt::Key_Down);
    field()->setText(name.chopped(1));
    QVERIFY(ok()->isEnabled());
    QTest::keyClicks(field(), name.right(1));
    QCOMPARE(this->verdict(), verdict);
    QVERIFY(!ok()->isEnabled());
}

void TestNameDialog::countsTheBytesOfTheName()
{
    openNew();
    QCOMPARE(verdict(), QString("A name may be empty, but few programs can show it."));
    QTest::keyClicks(field(), "abc");
    QCOMPARE(verdict(), QString("3 of 31 bytes"));
}

void TestNameDialog::tellsWhereANewEntryGoesAndWhatItHolds_data()
{
    QTest::addColumn<int>("section");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("text") << int(Of::Trailer) << "str –" << QByteArray("a0");
    QTest::newRow("integer") << int(Of::Header) << "integer –" << QByteArray("00");
    QTest::newRow("width") << int(Of::Trailer) << "uint16 –" << QByteArray("cd0000");
    QTest::newRow("float") << int(Of::Trailer) << "float64 –" << QByteArray("cb0000000000000000");
    QTest::newRow("tuple") << int(Of::Trailer) << "tuple –" << QByteArray("91a95f5f7475706c655f5f");
    QTest::newRow("map") << int(Of::Header) << "map –" << QByteArray("80");
    QTest::newRow("bytes") << int(Of::Trailer) << "bin –" << QByteArray("c400");
    QTest::newRow("nil") << int(Of::Trailer) << "nil –" << QByteArray("c0");
    QTest::newRow("no msgpack") << int(Of::Trailer) << "no bytes" << QByteArray();
}

void TestNameDialog::tellsWhereANewEntryGoesAndWhatItHolds()
{
    QFETCH(int, section);
    QFETCH(QString, type);
    QFETCH(QByteArray, value);
    openNew();
    QVERIFY(box(1)->currentText().startsWith("str"));
    box(0)->setCurrentIndex(box(0)->findData(section));
    box(1)->setCurrentIndex(box(1)->findText(type, Qt::MatchStartsWith));
    QTest::keyClicks(field(), "new");
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(m_chosen.size(), 1u);
    QCOMPARE(int(m_chosen[0].section), section);
    QCOMPARE(m_chosen[0].name, std::string("new"));
    QCOMPARE(QByteArray::fromStdString(hexOf(m_chosen[0].value)), value);
    QVERIFY(!m_dialog->isVisible());
}

void TestNameDialog::refusesASeventeenthEntry()
{
    std::vector<std::string> names;
    for (int i = 0; i < 16; ++i)
        names.push_back("entry " + std::to_string(i));
    m_edits = std::make_unique<EditSet>(frameWith(names));
    openNew();
    QTest::keyClicks(field(), "one more");
    QCOMPARE(verdict(),
             QString("This is not possible: the frame would have 17 vlmetalayers, and the "
                     "reference library does not extend one with more than 16: any change "
                     "by it would destroy the file."));
    QVERIFY(!ok()->isEnabled());
    QTest::keyClick(box(0), Qt::Key_Down); // the header has room
    QVERIFY(ok()->isEnabled());
}

void TestNameDialog::renamesOnEnter()
{
    open(NameDialog::forRename(*m_edits, Of::Trailer, 1));
    QCOMPARE(m_dialog->windowTitle(), QString("Rename gain"));
    QCOMPARE(field()->selectedText(), QString("gain"));
    QTest::keyClicks(field(), "exposure");
    QCOMPARE(verdict(), QString("This is not possible: 'exposure' is there already."));
    QTest::keyClicks(field(), "s");
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(m_chosen.size(), 1u);
    QCOMPARE(m_chosen[0].name, std::string("exposures"));
    QVERIFY(m_chosen[0].value.empty());
}

void TestNameDialog::takesTheSameNameAsNoChange()
{
    open(NameDialog::forRename(*m_edits, Of::Trailer, 1));
    QVERIFY(ok()->isEnabled());
    QTest::mouseClick(ok(), Qt::LeftButton);
    QVERIFY(m_chosen.empty());
    QVERIFY(!m_dialog->isVisible());
}

void TestNameDialog::proposesANameForACopy_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("copy");
    QTest::newRow("short") << "gain"
                           << "gain 2";
    QTest::newRow("long") << QString(31, 'x') << QString(27, 'x') + " 2";
    QTest::newRow("two bytes a letter")
        << QString(15, QChar(0xe9)) << QString(13, QChar(0xe9)) + " 2";
}

void TestNameDialog::proposesANameForACopy()
{
    QFETCH(QString, name);
    QFETCH(QString, copy);
    m_edits = std::make_unique<EditSet>(frameWith({name.toStdString()}));
    open(NameDialog::forDuplicate(*m_edits, Of::Trailer, 0));
    QCOMPARE(field()->text(), copy);
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(m_chosen.size(), 1u);
    QCOMPARE(m_chosen[0].name, copy.toStdString());
}

void TestNameDialog::namesNothingWhenItIsCancelled()
{
    openNew();
    QTest::keyClicks(field(), "new");
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(m_chosen.empty());
    QVERIFY(!m_dialog->isVisible());
}

const Registered<TestNameDialog, QApplication> registered;

} // namespace bloscope::tst_name_dialog

#include "tst_name_dialog.moc"
