#pragma once

#include <QSortFilterProxyModel>

namespace bloscope {

// The rows of a structure tree that hold a text, with the rows that lead to them and lie below
// them. Looks at what is loaded and asks for nothing.
class StructureFilter : public QSortFilterProxyModel {
    Q_OBJECT

 public:
    explicit StructureFilter(QObject* parent = nullptr);

 protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
};

} // namespace bloscope
