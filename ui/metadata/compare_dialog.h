#pragma once

#include "core/edit/compared_value.h"
#include "ui/worker/scheduler.h"

#include <QDialog>

class QLabel;

namespace bloscope {

class TextTable;

// The metadata of a document beside those that another program has written to its file since:
// which entries differ.
class CompareDialog : public QDialog {
    Q_OBJECT

 public:
    // The file is read by the scheduler, which lives longer than the dialog.
    CompareDialog(const EditSet& here, const QString& path, Scheduler& scheduler,
                  QWidget* parent = nullptr);

 private:
    using Differences = std::vector<MetadataDifference>;

    void showOutcome(const Result<Differences>& differences);

    QLabel* m_summary;
    TextTable* m_table;
    Ticket m_working;
};

} // namespace bloscope
