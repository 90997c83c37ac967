#pragma once

#include <QObject>

class QWidget;

namespace bloscope {

class DocumentTabs;
class JobBar;
struct Preferences;

// What is asked before the window closes: about jobs that still run, then about edits that are not
// saved. An answer that lets it go closes the window again.
class Farewell : public QObject {
    Q_OBJECT

 public:
    // All of them live longer.
    Farewell(DocumentTabs& tabs, const JobBar& jobs, QWidget* window);

    bool mayQuit(const Preferences& preferences); // otherwise a question has been opened

 private:
    void askAboutJobs();
    void askAboutEdits();
    void saveAll();

    DocumentTabs& m_tabs;
    const JobBar& m_jobs;
    QWidget* m_window;
    bool m_dropsJobs = false;  // as somebody wants
    bool m_losesEdits = false; // likewise
};

} // namespace bloscope
