#pragma once

#include "core/plane/pyramid_store.h"
#include "ui/document/app_services.h"
#include "ui/document/open_request.h"
#include "ui/theme/theme.h"
#include "ui/window/close_guard.h"
#include "ui/window/session.h"

#include <QHash>
#include <QObject>
#include <QPoint>
#include <QPointer>
#include <QStringList>
#include <memory>
#include <optional>

class QMenu;

namespace bloscope {

class DocumentTab;
class MainWindow;
class Settings;
struct Preferences;

// The windows of the program, and what they share: the services, which live longer than every
// document, the settings and the colours. Whoever has one of these has the program; it ends with
// the last window. GUI thread.
class Windows : public QObject {
    Q_OBJECT

 public:
    // The settings live longer. `commit` is what was built, for reports; may be empty. In
    // `overviewFolder` large planes are kept, as far as the settings allow; empty: nowhere.
    explicit Windows(Settings& settings, QString commit = {}, const QString& overviewFolder = {},
                     QObject* parent = nullptr);
    ~Windows() override;

    MainWindow* create();      // empty, and shown
    MainWindow* front() const; // the one that was used last; null while there is none
    const QList<MainWindow*>& all() const { return m_windows; } // the one used last in front
    Scheduler& scheduler() { return m_services.scheduler(); }

    // Where they are open already, or else in the window that was used last; or in a new one. That
    // window comes to the front, without paths as well.
    void open(const QStringList& paths, const OpenOptions& wish, bool inNewWindow);

    // Takes a tab, with everything in it, out of its window. A window that has none left is closed.
    // The new one lies next to the old, or `at` a place of the screen.
    void moveToNewWindow(DocumentTab* tab, const std::optional<QPoint>& at = {});
    void move(DocumentTab* tab, MainWindow& to);

    Session session() const;              // what is open now
    void restore(const Session& session); // in windows of their own

    void quit(); // closes all of them, or none: first each may ask

    void set(const Preferences& preferences);

 signals:
    // The last window, or all of them, are about to close: what was open until then.
    void ending(const bloscope::Session& session);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void connectWindow(MainWindow& window);
    MainWindow* windowThatShows(const QString& path, const QString& key) const; // null: none
    void restoreWindow(const SessionWindow& stored);
    void closing(MainWindow& window);
    void askOrClose();
    MainWindow* windowOf(const DocumentTab* tab) const;
    void fillTabMenu(QMenu& menu, DocumentTab* tab);
    void showPreferences(MainWindow& over);
    void boundOverviews();
    void boundFetched();

    Settings& m_settings;
    QString m_commit;
    Theme m_theme;
    std::unique_ptr<PyramidStore> m_overviews; // null: nothing is kept on the disk
    AppServicesOwner m_services;               // outlives the windows, which the destructor deletes
    QList<MainWindow*> m_windows;              // that are open
    QList<QPointer<MainWindow>> m_created;     // those closed and not yet deleted included
    QHash<MainWindow*, Consent> m_consents;    // since somebody wanted to quit
    Session m_atQuit;                          // as it was when all of them began to close
    Ticket m_trimming;                         // of what is kept
    Ticket m_forgetting;                       // of what was fetched
};

} // namespace bloscope
