#pragma once

#include <QLabel>
#include <QStringList>

namespace bloscope {

// Pieces of rich text in a line that is always as high, whether they are there or not: as many as
// there is room for. All of them are in its tool tip where it ends in dots.
class LegendLine : public QLabel {
    Q_OBJECT

 public:
    explicit LegendLine(QWidget* parent = nullptr);

    void setPieces(const QStringList& richTexts); // empty ones are none

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    void fit();
    double widthOf(const QString& richText) const;

    QStringList m_pieces;
};

} // namespace bloscope
