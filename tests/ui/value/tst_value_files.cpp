#include "ui/value/value_files.h"

#include "tests/support/files.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_value_files {

using namespace test;
using msgpack_value::ValueFormat;

class TestValueFiles : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_scheduler = std::make_unique<Scheduler>();
        m_window = std::make_unique<QWidget>();
        m_window->show();
        m_files = new ValueFiles(*m_scheduler, m_window.get());
        m_read.clear();
    }
    void cleanup() { m_window.reset(); }

    void knowsFormsByTheirEndings_data();
    void knowsFormsByTheirEndings();
    void exportsInEveryForm_data();
    void exportsInEveryForm();
    void proposesANameForTheFile();
    void importsForThePlaceOfAValue_data();
    void importsForThePlaceOfAValue();
    void saysWhatFailed();
    void refusesTheDocumentItself();
    void doesNothingWhenItIsCancelled();

 private:
    static SharedBytes shared(ByteBuffer bytes)
    {
        return std::make_shared<const ByteBuffer>(std::move(bytes));
    }
    QString inFolder(const QString& name) const { return m_folder.filePath(name); }
    std::filesystem::path pathOf(const QString& name) const { return inFolder(name).toStdString(); }
    QFileDialog& dialog() const { return *m_window->findChild<QFileDialog*>(); }
    void choose(const QString& path) const
    {
        dialog().findChild<QLineEdit*>("fileNameEdit")->setText(path);
        const auto* box = dialog().findChild<QDialogButtonBox*>();
        const auto which = dialog().acceptMode() == QFileDialog::AcceptSave
                               ? QDialogButtonBox::Save
                               : QDialogButtonBox::Open;
        QTest::mouseClick(box->button(which), Qt::LeftButton);
    }
    void chooseForm(const QString& beginning) const
    {
        for (const QString& filter : dialog().nameFilters())
            if (filter.startsWith(beginning)) {
                dialog().selectNameFilter(filter);
                emit dialog().filterSelected(filter);
            }
    }
    void import(ByteBuffer before)
    {
        m_files->importValue("gain", shared(std::move(before)),
                             [this](ByteBuffer value) { m_read.push_back(std::move(value)); });
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<QWidget> m_window;
    ValueFiles* m_files = nullptr; // the window's
    std::vector<ByteBuffer> m_read;
};

void TestValueFiles::knowsFormsByTheirEndings_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("format");
    QTest::newRow("json") << "/a/b.json" << int(ValueFormat::Json);
    QTest::newRow("capitals") << "b.JSON" << int(ValueFormat::Json);
    QTest::newRow("msgpack") << "b.c.msgpack" << int(ValueFormat::Msgpack);
    QTest::newRow("other") << "b.png" << int(ValueFormat::Raw);
    QTest::newRow("none") << "json" << int(ValueFormat::Raw);
}

void TestValueFiles::knowsFormsByTheirEndings()
{
    QFETCH(QString, path);
    QFETCH(int, format);
    QCOMPARE(int(valueFormatOf(path)), format);
}

void TestValueFiles::exportsInEveryForm_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("file");
    QTest::addColumn<ByteBuffer>("content");
    QTest::newRow("json") << "JSON"
                          << "gain.json"
                          << "22616222 0a"_hex;
    QTest::newRow("msgpack") << "MessagePack"
                             << "gain.msgpack"
                             << "a2 6162"_hex;
    QTest::newRow("raw") << "Raw"
                         << "gain.bin"
                         << "6162"_hex;
}

void TestValueFiles::exportsInEveryForm()
{
    QFETCH(QString, form);
    QFETCH(QString, file);
    QFETCH(ByteBuffer, content);
    QSignalSpy exported(m_files, &ValueFiles::exported);
    m_files->exportValue("gain", shared("a2 6162"_hex), {});
    chooseForm(form);
    choose(inFolder("gain")); // the ending is that of the form
    QTRY_COMPARE(exported.count(), 1);
    QCOMPARE(exported.first().first().toString(), inFolder(file));
    QCOMPARE(contentOfFile(pathOf(file)), content);
    QTRY_VERIFY(!m_window->findChild<QFileDialog*>());
}

void TestValueFiles::proposesANameForTheFile()
{
    m_files->exportValue("a/b: c", shared("01"_hex), {});
    QCOMPARE(dialog().windowTitle(), QString("Export a/b: c"));
    QCOMPARE(dialog().findChild<QLineEdit*>("fileNameEdit")->text(), QString("a_b_ c"));
}

void TestValueFiles::importsForThePlaceOfAValue_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("form");
    QTest::addColumn<ByteBuffer>("content");
    QTest::addColumn<ByteBuffer>("before");
    QTest::addColumn<ByteBuffer>("value");
    QTest::newRow("json, by its ending") << "a.json"
                                         << ""
                                         << "37"_hex
                                         << "cd0005"_hex
                                         << "cd0007"_hex;
    QTest::newRow("msgpack") << "a.msgpack"
                             << ""
                             << "9107"_hex
                             << "05"_hex
                             << "9107"_hex;
    QTest::newRow("raw, for text") << "a.txt"
                                   << ""
                                   << "6162"_hex
                                   << "a178"_hex
                                   << "a26162"_hex;
    QTest::newRow("raw, for a new entry") << "a.bin"
                                          << ""
                                          << "00ff"_hex
                                          << ""_hex
                                          << "c40200ff"_hex;
    QTest::newRow("the form that was chosen") << "b.json"
                                              << "Raw"
                                              << "37"_hex
                                              << ""_hex
                                              << "c40137"_hex;
}

void TestValueFiles::importsForThePlaceOfAValue()
{
    QFETCH(QString, file);
    QFETCH(QString, form);
    QFETCH(ByteBuffer, content);
    QFETCH(ByteBuffer, before);
    QFETCH(ByteBuffer, value);
    writeFile(pathOf(file), content);
    import(before);
    if (!form.isEmpty())
        chooseForm(form);
    choose(inFolder(file));
    QTRY_COMPARE(m_read.size(), 1u);
    QCOMPARE(m_read[0], value);
}

void TestValueFiles::saysWhatFailed()
{
    QSignalSpy failed(m_files, &ValueFiles::failed);
    writeFile(pathOf("broken.msgpack"), "92"_hex);
    import({});
    choose(inFolder("broken.msgpack"));
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed.first().first().toString(),
             QString("%1 cannot be read: not a complete msgpack value.")
                 .arg(QDir::toNativeSeparators(inFolder("broken.msgpack"))));
    QVERIFY(m_read.empty());
}

void TestValueFiles::refusesTheDocumentItself()
{
    QSignalSpy failed(m_files, &ValueFiles::failed);
    writeFile(pathOf("document.b2nd"), "00"_hex);
    m_files->exportValue("gain", shared("02"_hex), identityOf(pathOf("document.b2nd")));
    emit dialog().fileSelected(inFolder("document.b2nd")); // as after the question to replace it
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(contentOfFile(pathOf("document.b2nd")), "00"_hex);
}

void TestValueFiles::doesNothingWhenItIsCancelled()
{
    QSignalSpy exported(m_files, &ValueFiles::exported);
    QSignalSpy failed(m_files, &ValueFiles::failed);
    m_files->exportValue("gain", shared("01"_hex), {});
    QTest::keyClick(&dialog(), Qt::Key_Escape);
    QTRY_VERIFY(!m_window->findChild<QFileDialog*>());
    QCOMPARE(exported.count() + failed.count(), 0);
}

const Registered<TestValueFiles, QApplication> registered;

} // namespace bloscope::tst_value_files

#include "tst_value_files.moc"
