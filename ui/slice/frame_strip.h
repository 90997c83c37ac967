#pragma once

#include "ui/document/document.h"

#include <QStringList>
#include <QWidget>

class QToolButton;

namespace bloscope {

class ElidedLabel;

// What the metadata of a recording tell of the frame that is shown: a value of each vector that
// somebody wants to see, in one line. Seen only where one frame is shown of several.
class FrameStrip : public QWidget {
    Q_OBJECT

 public:
    // The document lives longer.
    explicit FrameStrip(const Document& document, QWidget* parent = nullptr);

    // The names of the vectors that are not told; others that are named are kept for other files.
    const QStringList& hidden() const { return m_hidden; }
    void setHidden(const QStringList& names);

 private:
    QToolButton* makeButton();
    void fillMenu();
    void toggle(const QString& name);
    void showFrame();

    const Document& m_document;
    QStringList m_hidden;
    ElidedLabel* m_values;
};

} // namespace bloscope
