#pragma once

#include "ui/document/dimension_labels.h"
#include "ui/slice/dimension_roles.h"

#include <QToolButton>

class QActionGroup;

namespace bloscope {

class CheckedLineEdit;

// A dimension of the slice as one small button: an arrow that says which way it runs, its name and
// what is taken of it, unless that is all. Its menu chooses what it is on the screen, and the
// range.
class DimensionChip : public QToolButton {
    Q_OBJECT

 public:
    DimensionChip(std::size_t dimension, const DimensionLabels& labels, std::int64_t extent,
                  QWidget* parent = nullptr);

    void showSlice(const Slice& slice);
    void setCurrent(bool isCurrent); // the one that keys step; as wide as others
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
    void roleChosen(bloscope::DimensionRole role);
    void rangeChosen(const bloscope::DimensionSlice& range);

 private:
    void fillMenu();
    void addRole(DimensionRole role, const QString& text, const QString& tip);
    QWidget* createRange();
    void enableRoles(const Slice& slice);
    Result<DimensionSlice> parseRange(const QString& text) const; // NumPy's, or coordinates

    std::size_t m_dimension;
    QString m_name;
    std::int64_t m_extent;
    Geometry m_geometry; // of this dimension alone
    QActionGroup* m_roles;
    CheckedLineEdit* m_range;
};

} // namespace bloscope
