#include "ui/metadata/new_entry_dialog.h"

#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_new_entry_dialog {

using namespace test;
using Of = MetadataSectionOf;

class TestNewEntryDialog : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_edits = std::make_unique<EditSet>(frameWith({"exposure", "gain"})); }
    void cleanup() { m_dialog.reset(); }

    void saysWhyANameIsRefused_data();
    void saysWhyANameIsRefused();
    void countsTheBytesOfTheName();
    void asksBeforeItAddsAnEntryWithoutAName();
    void tellsWhereANewEntryGoesAndWhatItHolds_data();
    void tellsWhereANewEntryGoesAndWhatItHolds();
    void refusesASeventeenthEntry();
    void takesTheValueWithTheRest_data();
    void takesTheValueWithTheRest();
    void saysWhatIsWrongWithTheValue_data();
    void saysWhatIsWrongWithTheValue();
    void showsWhatAnEmptyFieldStandsFor();
    void asksForAKeyOfAMap();
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
    void open(NewEntryDialog* dialog)
    {
        m_dialog.reset(dialog);
        m_chosen.clear();
        connect(dialog, &NewEntryDialog::chosen, this,
                [this](const NewEntry& name) { m_chosen.push_back(name); });
        dialog->show();
    }
    void openNew() { open(new NewEntryDialog(*m_edits, Of::Trailer)); }
    // By their labels, as people find them.
    template <class Field>
    Field* labelled(const QString& label) const
    {
        for (const QLabel* text : m_dialog->findChildren<QLabel*>())
            if (text->text().remove('&') == label)
                return qobject_cast<Field*>(text->buddy());
        return nullptr;
    }
    QLineEdit* field() const { return labelled<QLineEdit>("Name:"); }
    QLineEdit* value() const { return labelled<QLineEdit>("Value:"); }
    QComboBox* sections() const { return labelled<QComboBox>("Section:"); }
    QComboBox* types() const { return labelled<QComboBox>("Type:"); }
    void choose(const QString& type)
    {
        types()->setCurrentIndex(types()->findText(type, Qt::MatchStartsWith));
    }
    QPushButton* ok() const
    {
        return m_dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }
    QString verdict(const QString& on = "Name validation") const
    {
        for (const QLabel* label : m_dialog->findChildren<QLabel*>())
            if (label->accessibleName() == on)
                return label->text();
        return {};
    }

    std::unique_ptr<EditSet> m_edits;
    std::unique_ptr<NewEntryDialog> m_dialog;
    std::vector<NewEntry> m_chosen;
};

void TestNewEntryDialog::saysWhyANameIsRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isFixed");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("too long") << QString(32, 'x') << false
                              << "This is not possible: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' is a "
                                 "name of 32 bytes; the limit is 31.";
    QTest::newRow("too long in bytes") << QString(15, QChar(0xe9)) + "xx" << false
                                       << "This is not possible: '" + QString(15, QChar(0xe9)) +
                                              "xx' is a name of 32 bytes; the limit is 31.";
    QTest::newRow("there already")
        << "gain" << false << "This is not possible: an entry named 'gain' already exists.";
    QTest::newRow("reserved") << "b2nd" << true
                              << "This is not possible: 'b2nd' is locked because it is reserved "
                                 "for libraries: shape, chunks and element type of the array.";
}

void TestNewEntryDialog::saysWhyANameIsRefused()
{
    QFETCH(QString, name);
    QFETCH(bool, isFixed);
    QFETCH(QString, verdict);
    openNew();
    if (isFixed)
        QTest::keyClick(sections(), Qt::Key_Down);
    field()->setText(name.chopped(1));
    QVERIFY(ok()->isEnabled());
    QTest::keyClicks(field(), name.right(1));
    QCOMPARE(this->verdict(), verdict);
    QVERIFY(!ok()->isEnabled());
}

void TestNewEntryDialog::countsTheBytesOfTheName()
{
    openNew();
    QVERIFY(m_dialog->focusWidget() == field()); // one types at once
    QCOMPARE(verdict(), QString("A name may be empty, but few programs can show such an entry."));
    QTest::keyClicks(field(), "abc");
    QCOMPARE(verdict(), QString("3 of 31 bytes"));
}

void TestNewEntryDialog::asksBeforeItAddsAnEntryWithoutAName()
{
    openNew();
    const auto question = [this] { return m_dialog->findChild<QMessageBox*>(); };
    ok()->click();
    QVERIFY(question());
    QVERIFY(m_chosen.empty());
    question()->button(QMessageBox::Cancel)->click();
    QVERIFY(m_chosen.empty() && m_dialog->isVisible());
    QTRY_VERIFY(!question());
    ok()->click();
    question()->button(QMessageBox::Ok)->click();
    QCOMPARE(m_chosen.size(), std::size_t(1));
    QCOMPARE(m_chosen.front().name, std::string());
}

void TestNewEntryDialog::tellsWhereANewEntryGoesAndWhatItHolds_data()
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
    QTest::newRow("no msgpack") << int(Of::Trailer) << "empty" << QByteArray();
}

void TestNewEntryDialog::tellsWhereANewEntryGoesAndWhatItHolds()
{
    QFETCH(int, section);
    QFETCH(QString, type);
    QFETCH(QByteArray, value);
    openNew();
    QVERIFY(types()->currentText().startsWith("str"));
    sections()->setCurrentIndex(sections()->findData(section));
    choose(type);
    QTest::keyClicks(field(), "new");
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(m_chosen.size(), 1u);
    QCOMPARE(int(m_chosen[0].section), section);
    QCOMPARE(m_chosen[0].name, std::string("new"));
    QCOMPARE(QByteArray::fromStdString(hexOf(m_chosen[0].value)), value);
    QVERIFY(!m_dialog->isVisible());
}

void TestNewEntryDialog::refusesASeventeenthEntry()
{
    std::vector<std::string> names;
    for (int i = 0; i < 16; ++i)
        names.push_back("entry " + std::to_string(i));
    m_edits = std::make_unique<EditSet>(frameWith(names));
    openNew();
    QTest::keyClicks(field(), "one more");
    QCOMPARE(
        verdict(),
        QString(
            "This is not possible: the frame would have 17 vlmetalayers, but the reference library "
            "cannot extend a frame with more than 16: any change made with that library would "
            "destroy the file."));
    QVERIFY(!ok()->isEnabled());
    QTest::keyClick(sections(), Qt::Key_Down); // the header has room
    QVERIFY(ok()->isEnabled());
}

void TestNewEntryDialog::takesTheValueWithTheRest_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("text") << "str –"
                          << "K" << QByteArray("a14b");
    QTest::newRow("integer") << "integer –"
                             << "300" << QByteArray("cd012c");
    QTest::newRow("width") << "int32 –"
                           << "-2" << QByteArray("d2fffffffe");
    QTest::newRow("list") << "array –"
                          << "[1, [2]]" << QByteArray("92019102");
    QTest::newRow("tuple") << "tuple –"
                           << "[1, 2]" << QByteArray("93a95f5f7475706c655f5f0102");
    QTest::newRow("map") << "map –"
                         << R"({"a": 1})" << QByteArray("81a16101");
    QTest::newRow("bytes") << "bin –"
                           << "00 ff" << QByteArray("c40200ff");
    QTest::newRow("truth") << "boolean –"
                           << "true" << QByteArray("c3");
}

void TestNewEntryDialog::takesTheValueWithTheRest()
{
    QFETCH(QString, type);
    QFETCH(QString, text);
    QFETCH(QByteArray, value);
    openNew();
    QTest::keyClicks(field(), "new");
    choose(type);
    QTest::keyClicks(this->value(), text);
    QCOMPARE(verdict("Value validation"), QString());
    QTest::keyClick(this->value(), Qt::Key_Return);
    QCOMPARE(m_chosen.size(), 1u);
    QCOMPARE(QByteArray::fromStdString(hexOf(m_chosen[0].value)), value);
}

void TestNewEntryDialog::saysWhatIsWrongWithTheValue_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("beginning");
    QTest::newRow("no number") << "float64 –"
                               << "x"
                               << "This is not possible: ";
    QTest::newRow("too large") << "int8 –"
                               << "300"
                               << "This is not possible: 300 does not fit in int8";
    QTest::newRow("not complete") << "array –"
                                  << "[1,"
                                  << "line 1, column 4: ";
    QTest::newRow("another container") << "map –"
                                       << "[1]"
                                       << "Enter a map as ";
    QTest::newRow("no list") << "tuple –"
                             << "1"
                             << "Enter items as ";
}

void TestNewEntryDialog::saysWhatIsWrongWithTheValue()
{
    QFETCH(QString, type);
    QFETCH(QString, text);
    QFETCH(QString, beginning);
    openNew();
    QTest::keyClicks(field(), "new");
    choose(type);
    QVERIFY(ok()->isEnabled()); // the emptiest one
    QTest::keyClicks(value(), text);
    QVERIFY2(verdict("Value validation").startsWith(beginning),
             qPrintable(verdict("Value validation")));
    QVERIFY(!ok()->isEnabled());
    QTest::keyClick(value(), Qt::Key_Return);
    QVERIFY(m_chosen.empty());
}

void TestNewEntryDialog::showsWhatAnEmptyFieldStandsFor()
{
    openNew();
    choose("timestamp –");
    QCOMPARE(value()->placeholderText(), QString("1970-01-01T00:00:00Z"));
    choose("map –");
    QCOMPARE(value()->placeholderText(), QString("{}"));
    choose("nil –");
    QVERIFY(!value()->isEnabled());
}

void TestNewEntryDialog::asksForAKeyOfAMap()
{
    open(new NewEntryDialog("station", [](const QString& key) -> Result<> {
        if (key == "id")
            return Error{ErrorKind::Usage, "there is a key like that"};
        return {};
    }));
    QCOMPARE(m_dialog->windowTitle(), QString("New Entry in station"));
    QVERIFY(!sections());
    QCOMPARE(types()->findText("no bytes", Qt::MatchStartsWith), -1);
    QTest::keyClicks(field(), "id");
    QVERIFY(!ok()->isEnabled());
    QCOMPARE(verdict(), QString("This is not possible: there is a key like that."));
    QTest::keyClicks(field(), "2");
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(m_chosen.size(), 1u);
    QCOMPARE(m_chosen[0].name, std::string("id2"));
}

void TestNewEntryDialog::namesNothingWhenItIsCancelled()
{
    openNew();
    QTest::keyClicks(field(), "new");
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(m_chosen.empty());
    QVERIFY(!m_dialog->isVisible());
}

const Registered<TestNewEntryDialog, QApplication> registered;

} // namespace bloscope::tst_new_entry_dialog

#include "tst_new_entry_dialog.moc"
