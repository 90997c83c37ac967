#pragma once

#include "tests/support/compare.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/replace_file.h"
#include "tests/support/with_text.h"
#include "tests/ui/tabs/looked_at_file.h"
#include "ui/actions/actions.h"
#include "ui/controls/message_bar.h"
#include "ui/document/document_edits.h"
#include "ui/pages/array_page.h"
#include "ui/settings/settings.h"
#include "ui/tabs/document_saver.h"
#include "ui/tabs/document_tabs.h"
#include "ui/text/error_text.h"
#include "ui/window/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::test {

// The window of the program with files in a folder of its own, and somebody who edits them.
class WindowWithFiles {
 public:
    WindowWithFiles()
        : m_settings(m_folder.filePath("settings.ini")), m_window(m_settings, m_services.services())
    {
        m_window.resize(1300, 800); // as wide as docks need
        m_window.show();
    }

    MainWindow& window() { return m_window; }
    Scheduler& scheduler() { return m_services.scheduler(); }
    Settings& settings() { return m_settings; }
    DocumentTabs& tabs() { return m_window.tabs(); }
    DocumentTab* tab() { return tabs().currentTab(); }
    DocumentEdits& edits() { return *tab()->edits(); }
    QString path(const QString& name) const { return m_folder.filePath(name); }
    std::filesystem::path file(const QString& name) const { return filePath(path(name)); }

    // An array of uint16 with the metalayer "fixed" and the vlmetalayer "units", both texts.
    static ByteBuffer frame(const char* units = "K", const Shape& shape = {6, 8})
    {
        std::size_t count = 1;
        for (const std::int64_t extent : shape)
            count *= static_cast<std::size_t>(extent);
        return arrayFrame(
            shape, "<u2", counted<std::uint16_t>(count),
            {.metalayers = {{"fixed", text("f")}}, .vlMetalayers = {{"units", text(units)}}});
    }

    static ByteBuffer text(std::string_view text) // msgpack fixstr
    {
        ByteBuffer bytes{static_cast<std::byte>(0xa0 + text.size())};
        for (const char c : text)
            bytes.push_back(static_cast<std::byte>(c));
        return bytes;
    }

    void replace(const QString& name, const ByteBuffer& content) const
    {
        replaceFile(file(name), content);
    }

    bool open(const QString& name)
    {
        m_window.openPaths({path(name)});
        return QTest::qWaitFor([this] { return tab() && tab()->page(); }) &&
               QTest::qWaitFor([this] { return edits().isLoaded(); });
    }

    void setUnits(const char* units, const QString& step = "Change 'units'")
    {
        const auto outcome = edits().edit(step, [&](EditSet& set) {
            return set.setValue(MetadataSectionOf::Trailer,
                                *set.find(MetadataSectionOf::Trailer, "units"), text(units));
        });
        QVERIFY2(outcome, outcomeOf(outcome).c_str());
    }

    AppServices services() { return m_services.services(); }
    QAction* action(const QString& text)
    {
        for (QAction* action : m_window.findChild<Actions*>()->all())
            if (action->text().remove('&') == text)
                return action;
        return nullptr;
    }

    // Until all that happened to the file on disk is seen.
    bool hasLooked() { return test::hasLooked(*tab()->findChild<FileWatch*>()); }
    QString message() { return tab()->messageBar().text(); }
    QStringList ways() // what the message offers
    {
        QStringList texts;
        for (const auto* button : tab()->messageBar().findChildren<QPushButton*>())
            if (button->isVisible())
                texts << button->text();
        return texts;
    }
    void take(const QString& way)
    {
        auto* button = withText<QPushButton>(tab()->messageBar(), way);
        QVERIFY2(button, qPrintable("there is no " + way));
        QTest::mouseClick(button, Qt::LeftButton);
    }

    // The dialog that is open.
    template <class Dialog>
    Dialog* dialog()
    {
        for (auto* dialog : m_window.findChildren<Dialog*>())
            if (dialog->isVisible())
                return dialog;
        return nullptr;
    }
    void answer(QMessageBox::StandardButton button)
    {
        QTRY_VERIFY(dialog<QMessageBox>());
        QTest::mouseClick(dialog<QMessageBox>()->button(button), Qt::LeftButton);
    }

    // What the dialog for files answers; its own ways to find a file are Qt's business.
    void chooseFile(const QString& path)
    {
        QTRY_VERIFY(dialog<QFileDialog>());
        auto* files = dialog<QFileDialog>();
        emit files->fileSelected(path);
        files->blockSignals(true);
        files->close();
    }

    // Each until the save has ended, however it did.
    bool save()
    {
        return endsSave([this] { action("Save")->trigger(); });
    }
    bool saveAs(const QString& name, const QString& command = "Save As…")
    {
        return endsSave([&] {
            action(command)->trigger();
            chooseFile(path(name));
        });
    }
    template <class Call>
    bool endsSave(const Call& call)
    {
        const QSignalSpy ended(&tab()->saver(), &DocumentSaver::ended);
        call();
        return QTest::qWaitFor([&ended] { return ended.size() == 1; });
    }

    // What the file holds now.
    std::string unitsIn(const QString& name) const
    {
        const auto frame = Frame::open(*openFile(file(name)));
        const EditSet set(*frame);
        const auto found = set.find(MetadataSectionOf::Trailer, "units");
        const auto value = set.value(MetadataSectionOf::Trailer, *found);
        return std::string(textOf(**value).substr(1));
    }

 private:
    QTemporaryDir m_folder;
    Settings m_settings;
    AppServicesOwner m_services;
    MainWindow m_window;
};

} // namespace bloscope::test
