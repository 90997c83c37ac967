#pragma once

#include <QDockWidget>

namespace bloscope {

// A dock about the document in front: there while any document is open and the user wants it.
class DocumentDock : public QDockWidget {
    Q_OBJECT

 public:
    bool isWanted() const { return m_isWanted; } // by the user, whenever it is needed
    void setWanted(bool wanted);

 protected:
    // The layout of the window is saved under `name`.
    DocumentDock(const QString& title, const QString& name, QWidget* parent);

    void setNeeded(bool needed);                  // is any file open?
    void closeEvent(QCloseEvent* event) override; // by its own button

 private:
    bool m_isWanted = true;
    bool m_isNeeded = false;
};

} // namespace bloscope
