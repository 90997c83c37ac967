#pragma once

#include <QHeaderView>
#include <QStyleOptionHeaderV2>
#include <optional>

namespace bloscope {

// The parts of a name between dots: "trip", "begin", "lon". "\." is a dot.
QStringList partsOfName(const QString& name);

// The names of columns below the groups they are in, a line for each: "trip.begin.lon" and
// "trip.begin.lat" stand below one "begin", and that below one "trip". Neighbours share their
// groups; what of a group is in sight bears its name. Without groups it is a header as any other.
class GroupHeader : public QHeaderView {
    Q_OBJECT

 public:
    // `groupsRole` of the model's headerData() has the groups and the name, as a QStringList.
    // Without one they are partsOfName().
    explicit GroupHeader(QWidget* parent = nullptr, std::optional<int> groupsRole = {});

    void setModel(QAbstractItemModel* model) override;
    QSize sizeHint() const override;
    int levels() const; // of the deepest name

    // The rectangle of a group of a section, as far as it is in sight, or of its name.
    QRect rectOf(int section, int level) const;

 protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    QSize sectionSizeFromContents(int section) const override;

 private:
    QStringList partsOf(int section) const; // "trip", "begin", "lon"
    void forgetLevels();
    bool isTogether(int section, int other, int level) const;
    QRect groupRect(const QRect& rect, int section, int level) const;
    void paintName(QPainter* painter, const QRect& rect, int section) const;
    QStyleOptionHeaderV2 optionFor(int section, int level, const QString& text) const;

    std::optional<int> m_groupsRole;
    mutable int m_levels = 0; // 0: to be found out
};

} // namespace bloscope
