#pragma once

#include <QLayout>
#include <memory>
#include <vector>

namespace bloscope {

// Lays widgets out side by side, as words are in a text: what does not fit goes into the next line.
// A line is as high as its highest widget, the others stand in its middle. A widget that is aligned
// to the right goes to the right end of its line, together with those after it.
class FlowLayout : public QLayout {
    Q_OBJECT

 public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void setLineSpacing(int pixels); // between lines; spacing() is what is between widgets

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
    };
    std::vector<Line> linesFor(int width) const;
    void place(const Line& line, QRect room) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    int m_lineSpacing = 4;
};

} // namespace bloscope
