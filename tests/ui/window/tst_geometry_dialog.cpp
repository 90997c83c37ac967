#include "ui/window/geometry_dialog.h"

#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>

namespace bloscope::tst_geometry_dialog {

using namespace test;

namespace {

// The fields of a dimension, in their order.
enum Field { Name, Unit, Origin, Spacing, Fields };

} // namespace

class TestGeometryDialog : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_files = std::make_unique<WindowWithFiles>();
        writeFile(m_files->file("a.b2nd"), WindowWithFiles::frame());
        QVERIFY(m_files->open("a.b2nd"));
    }
    void cleanup() { m_files.reset(); }

    void tellsTheDimensions()
    {
        open();
        type(0, Name, "depth");
        type(1, Unit, "mm");
        type(1, Origin, "10");
        type(1, Spacing, "-0.5");
        press(QDialogButtonBox::Ok);
        QTRY_COMPARE(dimension(0).name, std::string("depth"));
        QVERIFY(!dimension(0).coordinates);
        QCOMPARE(dimension(1).coordinates->textAt(3), std::string("8.5"));
        QCOMPARE(dimension(1).unit, std::string("mm"));
        QCOMPARE(dimension(1).place, std::string("by hand"));
    }

    void remembersThemForTheFile()
    {
        open();
        type(0, Spacing, "2");
        press(QDialogButtonBox::Ok);
        QTRY_VERIFY(dimension(0).coordinates);
        m_files->tabs().close(m_files->tab());
        QVERIFY(m_files->open("a.b2nd"));
        QVERIFY(dimension(0).coordinates);
        open();
        QCOMPARE(field(0, Spacing)->text(), QString("2"));
        QCOMPARE(field(0, Spacing)->placeholderText(), QString()); // the file tells none
        press(QDialogButtonBox::Reset);
        QTRY_VERIFY(!dimension(0).coordinates);
    }

    void writesThemToTheMetadata()
    {
        QTRY_VERIFY(m_files->edits().isLoaded());
        open();
        QVERIFY(!writeButton()->isEnabled());
        type(0, Name, "t");
        type(1, Unit, "mm");
        writeButton()->click();
        QVERIFY(m_dialog); // a unit of nothing
        QCOMPARE(m_dialog->findChildren<QLabel*>().last()->text().isEmpty(), false);
        type(1, Spacing, "0.5");
        writeButton()->click();
        QTRY_VERIFY(!m_dialog);
        QTRY_COMPARE(dimension(0).name, std::string("t"));
        const EditSet& edits = m_files->edits().current();
        QVERIFY(edits.find(MetadataSectionOf::Trailer, "dims"));
        QVERIFY(edits.find(MetadataSectionOf::Trailer, "coordinates"));
        m_files->edits().undo();
        QVERIFY(m_files->edits().isClean());
    }

    void writesNothingThatWasClearedAgain()
    {
        QTRY_VERIFY(m_files->edits().isLoaded());
        open();
        type(0, Name, "t");
        type(1, Spacing, "0.5");
        press(QDialogButtonBox::Ok);
        QTRY_COMPARE(dimension(0).name, std::string("t"));
        QTRY_VERIFY(m_files->edits().isLoaded());
        open();
        type(1, Spacing, "");
        writeButton()->click();
        QTRY_VERIFY(!m_dialog);
        const EditSet& edits = m_files->edits().current();
        QVERIFY(edits.find(MetadataSectionOf::Trailer, "dims"));
        QVERIFY(!edits.find(MetadataSectionOf::Trailer, "coordinates"));
    }

    void keepsWhatIsShown()
    {
        m_files->tab()->showSlice("3, :");
        open();
        type(0, Name, "t");
        press(QDialogButtonBox::Ok);
        QTRY_COMPARE(dimension(0).name, std::string("t"));
        QCOMPARE(page().document().slice().text(), std::string("[3, :]"));
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<int>("field");
        QTest::addColumn<QString>("text");
        QTest::newRow("no number") << int(Origin) << QString("x");
        QTest::newRow("zero") << int(Spacing) << QString("0");
        QTest::newRow("endless") << int(Spacing) << QString("inf");
        QTest::newRow("long") << int(Name) << QString(65, 'x');
    }
    void saysWhatIsWrong()
    {
        QFETCH(int, field);
        QFETCH(QString, text);
        open();
        QVERIFY(button(QDialogButtonBox::Ok)->isEnabled());
        type(0, Field(field), text);
        QVERIFY(!button(QDialogButtonBox::Ok)->isEnabled());
        press(QDialogButtonBox::Cancel);
    }

 private:
    ArrayPage& page() const { return *m_files->tabs().currentArrayPage(); }
    const DimensionGeometry& dimension(std::size_t d) const
    {
        return page().document().geometry()->dimensions[d];
    }
    void open()
    {
        m_files->action("Coordinates and Units…")->trigger();
        m_dialog = m_files->window().findChild<GeometryDialog*>();
        QVERIFY(m_dialog);
    }
    QLineEdit* field(int row, Field field) const
    {
        return m_dialog->findChildren<QLineEdit*>().at(row * Fields + field);
    }
    void type(int row, Field which, const QString& text) const { field(row, which)->setText(text); }
    QPushButton* writeButton() const
    {
        const auto* box = m_dialog->findChild<QDialogButtonBox*>();
        for (QAbstractButton* each : box->buttons())
            if (box->buttonRole(each) == QDialogButtonBox::ActionRole)
                return qobject_cast<QPushButton*>(each);
        return nullptr;
    }
    QAbstractButton* button(QDialogButtonBox::StandardButton which) const
    {
        return m_dialog->findChild<QDialogButtonBox*>()->button(which);
    }
    void press(QDialogButtonBox::StandardButton which)
    {
        button(which)->click();
        QTRY_VERIFY(!m_dialog);
    }

    std::unique_ptr<WindowWithFiles> m_files;
    QPointer<GeometryDialog> m_dialog;
};

const Registered<TestGeometryDialog, QApplication> registered;

} // namespace bloscope::tst_geometry_dialog

#include "tst_geometry_dialog.moc"
