#pragma once

#include <QSortFilterProxyModel>

namespace bloscope {

// The rows of a tree that hold a text, with the rows that lead to them and lie below them. Looks at
// what is loaded and asks for nothing.
class StructureFilter : public QSortFilterProxyModel {
    Q_OBJECT

 public:
    // `textRole`: of the first column, what is searched.
    explicit StructureFilter(int textRole, QObject* parent = nullptr);

 protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
};

} // namespace bloscope
