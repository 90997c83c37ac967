#pragma once

#include <QWidget>

class QVBoxLayout;

namespace bloscope {

class Actions;

// What the window shows while no file is open: how to open one.
class WelcomePage : public QWidget {
    Q_OBJECT

 public:
    explicit WelcomePage(const Actions& actions, QWidget* parent = nullptr);

    void setRecentFiles(const QStringList& paths);

 signals:
    void fileWanted(const QString& path);

 private:
    QWidget* createRecentEntry(const QString& path);

    QWidget* m_recent;
    QVBoxLayout* m_recentRows;
};

} // namespace bloscope
