#pragma once

#include <QLineEdit>
#include <QWidget>

class QLabel;

namespace bloscope {

// The controls for the file that an export writes: its path, and below it what stands against it.
class ExportTarget : public QWidget {
    Q_OBJECT

 public:
    // The file goes to `folder` unless somebody chooses another one. `source` is what is shown: it
    // is never written over.
    ExportTarget(QString folder, QString source, QWidget* parent = nullptr);

    QLineEdit* edit() const { return m_path; }
    QString path() const { return m_path->text(); }
    QString problem() const; // why it cannot be written; empty when it can
    bool isThere() const;    // a file that would be replaced

    // A name without folder; one that somebody has typed or chosen stays, with the other ending.
    void propose(const QString& baseName, const QString& extension);

 signals:
    void changed();

 private:
    void browse();
    void check();

    QString m_folder;
    QString m_source;
    QLineEdit* m_path;
    QLabel* m_problem;
    bool m_isChosen = false; // by the user
};

} // namespace bloscope
