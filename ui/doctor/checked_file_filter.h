#pragma once

#include "core/doctor/check_report.h"

#include <QSortFilterProxyModel>
#include <optional>

namespace bloscope {

// The checked files that somebody wants to see, in the order of a column.
class CheckedFileFilter : public QSortFilterProxyModel {
    Q_OBJECT

 public:
    explicit CheckedFileFilter(QObject* parent = nullptr);

    enum class Which { All, WithFindings, Damaged, Unreadable, WithNotes };
    void setWhich(Which which);
    void setText(const QString& text); // that is in the texts of one of the columns

 protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
    bool isOfWhich(Verdict verdict) const;

    Which m_which = Which::All;
    QString m_text;
};

} // namespace bloscope
