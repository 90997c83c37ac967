#pragma once

#include <QHeaderView>

namespace bloscope {

// The names of columns, where dots in them mean groups: "trip.begin.lon" and "trip.begin.lat" stand
// below one "begin", and that below one "trip"; "\." is a dot. Neighbours share their groups.
class GroupHeader : public QHeaderView {
    Q_OBJECT

 public:
    explicit GroupHeader(QWidget* parent = nullptr);

    QSize sizeHint() const override;

 protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    QSize sectionSizeFromContents(int section) const override;

 private:
    QStringList partsOf(int section) const; // "trip", "begin", "lon"
    int levels() const;                     // of the deepest name
    bool isTogether(int section, int other, int level) const;
    QRect groupRect(const QRect& rect, int section, int level) const;
    void paintCell(QPainter* painter, const QRect& cell, int section, const QString& text) const;
};

} // namespace bloscope
