#pragma once

#include <QSortFilterProxyModel>

namespace bloscope {

// The rows of a store whose name holds a text, with the groups that lead to them and what lies
// below them; parts of the machinery only when they are wanted.
class StoreFilter : public QSortFilterProxyModel {
    Q_OBJECT

 public:
    explicit StoreFilter(QObject* parent = nullptr);

    void showInternal(bool wanted);

    // Also of groups whose rows have not been made yet.
    bool hasChildren(const QModelIndex& parent = {}) const override;

 protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
    bool m_showsInternal = false;
};

} // namespace bloscope
