#pragma once

#include "core/remote/remote_reading.h"
#include "ui/worker/scheduler.h"

#include <QAbstractItemModel>
#include <QDialog>
#include <QStringList>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTreeView;

namespace bloscope {

// Servers, buckets and lists of addresses that somebody wants to browse, and what lies below them.
// Each level is asked for when it is opened, by a worker. GUI thread.
class ServerTreeModel : public QAbstractItemModel {
    Q_OBJECT

 public:
    enum Column { NameColumn, SizeColumn, ColumnCount };
    enum Role {
        AddressRole = Qt::UserRole, // QString; empty for a row that says something
        FolderRole                  // bool: can it be listed?
    };
    // What lies directly below an address, or in a file of addresses. For worker threads.
    using Lister = std::function<Result<RemoteList>(const QString& address)>;

    ServerTreeModel(Lister lister, Scheduler& scheduler, QObject* parent = nullptr);
    ~ServerTreeModel() override;

    QStringList bookmarks() const; // the top rows
    void setBookmarks(const QStringList& addresses);
    QModelIndex add(const QString& address); // or the row that is there already
    void remove(const QModelIndex& index);   // a bookmark
    void listAgain(const QModelIndex& index);
    bool isBookmark(const QModelIndex& index) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    bool hasChildren(const QModelIndex& parent = {}) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

 signals:
    void failed(const QModelIndex& index); // to list it: the row below it says why

 private:
    enum class State { Unlisted, Listing, Listed };
    struct Row {
        QString name;
        QString address;
        bool isFolder = false;
        std::optional<std::uint64_t> size = {};
        Row* parent = nullptr;
        int number = 0;
        State state = State::Unlisted;
        std::vector<std::unique_ptr<Row>> children = {};
        Ticket listing = {};
    };
    using Rows = std::vector<std::unique_ptr<Row>>;

    static std::unique_ptr<Row> bookmarkRow(const QString& address);
    static std::unique_ptr<Row> noteRow(const QString& sentence);
    static Rows rowsOf(const RemoteList& list);

    Row* rowAt(const QModelIndex& index) const;
    QModelIndex indexOf(const Row* row, int column = NameColumn) const;
    static QString sizeText(const Row& row);
    void setState(Row* row, State state);
    void take(Row* row, const Result<RemoteList>& list);
    void setChildren(Row* row, Rows children);
    void clearChildren(Row* row);

    Lister m_lister;
    Scheduler& m_scheduler;
    std::unique_ptr<Row> m_top; // invisible, above the bookmarks
};

// The tree of servers with its buttons. GUI thread.
class ServersView : public QWidget {
    Q_OBJECT

 public:
    ServersView(ServerTreeModel::Lister lister, Scheduler& scheduler, QWidget* parent = nullptr);

    ServerTreeModel& model() const { return *m_model; }
    QTreeView& tree() const { return *m_tree; }

    void setBookmarks(const QStringList& addresses);
    void browse(const QString& address); // shows what is below it; a bookmark from now on

 signals:
    void bookmarksChanged(const QStringList& addresses);
    void fileWanted(const QString& address);

 private:
    QWidget* makeButtons();
    QWidget* makeEmptyPage();
    void addTree();
    void activate(const QModelIndex& index);
    void showMenu(const QPoint& at);
    void askForAddress();
    void askWhoItIs(const QModelIndex& index);
    void logIn(const QPersistentModelIndex& row);
    void removeCurrent();
    void tellBookmarks();
    void updateActions();

    ServerTreeModel* m_model;
    Scheduler& m_scheduler;
    QTreeView* m_tree;
    QStackedWidget* m_pages; // without a bookmark, a sentence in place of the tree
    QAction* m_add;
    QAction* m_remove;
    QAction* m_listAgain;
};

// Asks for an address of the web. What is typed is checked at once: a sentence says what is wrong
// with it, or that its connection is not encrypted. Nothing is asked of a server.
class AddressDialog : public QDialog {
    Q_OBJECT

 public:
    enum class Purpose {
        Open,   // a file or a folder
        Browse, // a server, a bucket or a list of addresses
        Upload  // where a file is to go
    };

    // `known`: addresses of before, the newest first. Begins with `proposed`, which may be empty.
    AddressDialog(Purpose purpose, const QStringList& known, const QString& proposed,
                  QWidget* parent = nullptr);

 signals:
    void chosen(const QString& address); // in the form of WebAddress

 private:
    struct Words {
        QString title;
        QString button;
        QString label;
        QString example;
        QString general; // while nothing is typed
        QString ofHost;  // of an address that will do, with %1 for its host
    };
    static Words wordsOf(Purpose purpose);
    Result<WebAddress> typedAddress() const;
    void layOut();
    void check();

    Purpose m_purpose;
    Words m_words;
    QComboBox* m_address;
    QLabel* m_verdict;
    QDialogButtonBox* m_buttons;
    QPushButton* m_accept;
};

// Who somebody is for a server.
struct ServerLogin {
    std::string user;
    std::string password;
};

// The keyring of the desktop, in programs that were made with libsecret: logins that somebody wants
// to be remembered, by server, "host:port". For worker threads: it may ask for a password of its
// own. Errors: Io where there is none or it stays locked; Unsupported.
struct Keyring {
    static bool isThere();                                                     // in this build
    static Result<std::optional<ServerLogin>> find(const std::string& server); // nothing: none is
    static Result<> keep(const std::string& server, const ServerLogin& login);
    static Result<> forget(const std::string& server);
};

// Asks who somebody is for a server that wants to know. What is typed is sent to that server only,
// and kept in the memory of the program, or in the keyring if that is wanted.
class LogInDialog : public QDialog {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    LogInDialog(const QString& address, Scheduler& scheduler, QWidget* parent = nullptr);

 signals:
    void loggedIn();

 private:
    void layOut();
    void lookIntoKeyring();
    void updateFields();
    void logIn();
    struct Answers {
        Answers(Result<> ofServer, Result<> ofKeyring)
            : server(std::move(ofServer)), keyring(std::move(ofKeyring))
        {
        }
        Result<> server;
        Result<> keyring;
    };
    void answered(const Answers& answers);

    QString m_address;
    std::string m_server; // "host:port"
    Scheduler& m_scheduler;
    QLineEdit* m_user;
    QLineEdit* m_password;
    QCheckBox* m_remember;
    bool m_isKept = false; // in the keyring
    QLabel* m_verdict;
    QDialogButtonBox* m_buttons;
    QPushButton* m_logIn;
    Ticket m_looking; // into the keyring
    Ticket m_asking;
};

// What lies below an address of the web, or in a file of addresses on the disk. For worker threads.
Result<RemoteList> listForBrowsing(const QString& address);

} // namespace bloscope
