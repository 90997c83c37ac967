#pragma once

#include "core/export/export_format.h"

#include <QLineEdit>
#include <QString>
#include <QWidget>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QDialog;
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

    // What can be written; a file whose ending names another format is refused. None: any.
    void setFormats(std::vector<ExportFormat> formats) { m_formats = std::move(formats); }
    std::optional<ExportFormat> namedFormat() const; // by the ending; nothing: it says nothing

    // A name without folder; one that somebody has typed or chosen stays, with the other ending.
    void propose(const QString& baseName, const QString& extension);

 signals:
    void changed();

 private:
    void browse();
    void check();

    QString m_folder;
    QString m_source;
    std::vector<ExportFormat> m_formats;
    QLineEdit* m_path;
    QLabel* m_problem;
    bool m_isChosen = false; // by the user
};

// Asks over a dialog whether the file at `path` is to be replaced, and calls `replace` if it is.
void askWhetherToReplace(const QString& path, QDialog* over, const std::function<void()>& replace);

} // namespace bloscope
