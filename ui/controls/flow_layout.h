#pragma once

#include <QLayout>
#include <memory>
#include <vector>

namespace bloscope {

// Lays widgets out side by side, as words are in a text: what does not fit goes into the next line.
// A line is as high as its highest widget, the others stand in its middle; one that is too wide for
// any line may have lines of its own. Of the room that a line
// leaves nothing is used (a widget that is aligned to the right goes to the right end of its line,
// together with those after it), or all is shared out among those of its widgets that expand, by
// the stretch of their size policies.
class FlowLayout : public QLayout {
    Q_OBJECT

 public:
    enum class Spare { Left, Shared };

    explicit FlowLayout(QWidget* parent = nullptr, Spare spare = Spare::Left);
    ~FlowLayout() override;

    int lineSpacing() const { return m_lineSpacing; } // spacing() is what is between widgets
    void setLineSpacing(int pixels);

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;    // all in one line
    QSize minimumSize() const override; // the widest in a line of its own
    void setGeometry(const QRect& all) override;

 private:
    struct Line {
        std::vector<QLayoutItem*> items;
        int width = 0; // with the spaces between them
        int height = 0;
        int stretch = 0;
    };
    int stretchOf(const QLayoutItem& item) const;
    QSize sizeOf(const QLayoutItem& item) const;
    int widthTogetherWith(std::size_t first) const;
    std::vector<Line> linesFor(int width) const;
    void place(const Line& line, const QRect& room) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    Spare m_spare;
    int m_lineSpacing = 4;
};

} // namespace bloscope
