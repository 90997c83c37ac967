#pragma once

#include <QObject>
#include <QPointer>
#include <functional>
#include <memory>

class QDialog;
class QWidget;

namespace bloscope {

class DocumentTabs;
class JobBar;
struct Preferences;

// What somebody has agreed to lose with a window.
struct Consent {
    bool jobs = false;
    bool edits = false;
};

// What is asked before the window closes: about jobs that still run, then about edits that are not
// saved. What is being changed is finished before anything is asked.
class CloseGuard : public QObject {
    Q_OBJECT

 public:
    // Whoever wanted to leave tries again, with what was agreed to until now.
    using TryAgain = std::function<void(Consent)>;

    // All of them live longer.
    CloseGuard(DocumentTabs& tabs, const JobBar& jobs, QWidget* window);

    // Does nothing stand against closing that has not been agreed to? Otherwise a question has been
    // opened, in the place of one that is open, or is going to be once what is being changed is
    // finished; every answer but Cancel calls tryAgain(). Changes
    // nothing in the window, so that somebody may be asked about several before any closes.
    bool mayLeave(const Preferences& preferences, Consent given, const TryAgain& tryAgain);

 private:
    bool isSettled(Consent given, const TryAgain& tryAgain);
    QDialog* askAboutJobs(Consent given, const TryAgain& tryAgain);
    QDialog* askAboutEdits(Consent given, const TryAgain& tryAgain);
    void saveAll(const std::function<void()>& whenAllAreSaved);

    DocumentTabs& m_tabs;
    const JobBar& m_jobs;
    QWidget* m_window;
    QPointer<QDialog> m_question;
    std::unique_ptr<QObject> m_settling; // as long as somebody wants to leave
};

} // namespace bloscope
