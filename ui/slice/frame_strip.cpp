#include "ui/slice/frame_strip.h"

#include "ui/controls/elided_label.h"
#include "ui/controls/labelled_button.h"
#include "ui/text/error_text.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace bloscope {

FrameStrip::FrameStrip(const Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_values(new ElidedLabel)
{
    m_values->setAccessibleName(tr("Frame metadata"));
    m_values->setTextInteractionFlags(Qt::TextSelectableByMouse);
    putInto(tightRow(this), {makeButton(), {m_values, 1}});
    connect(&document, &Document::sliceChanged, this, &FrameStrip::showFrame);
    showFrame();
}

QToolButton* FrameStrip::makeButton()
{
    auto* button = new QToolButton;
    button->setText(tr("Frame"));
    button->setAutoRaise(true);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolTip(tr("Choose the frame metadata to show"));
    auto* menu = new QMenu(button);
    connect(menu, &QMenu::aboutToShow, this, &FrameStrip::fillMenu);
    button->setMenu(menu);
    return button;
}

void FrameStrip::fillMenu()
{
    auto* menu = qobject_cast<QMenu*>(sender());
    menu->clear();
    for (const FrameVector& vector : *m_document.vectors()) {
        const QString name = displayText(vector.name);
        QAction* action = menu->addAction(QString(name).replace('&', "&&"));
        action->setCheckable(true);
        action->setChecked(!m_hidden.contains(name));
        connect(action, &QAction::triggered, this, [this, name] { toggle(name); });
    }
    menu->addSeparator();
    menu->addAction(tr("&All"), this, [this] { setHidden({}); })->setEnabled(!m_hidden.isEmpty());
}

void FrameStrip::toggle(const QString& name)
{
    QStringList names = m_hidden;
    if (names.removeAll(name) == 0)
        names << name;
    setHidden(names);
}

void FrameStrip::setHidden(const QStringList& names)
{
    m_hidden = names;
    showFrame();
}

// "exposure_us 40003 · acq_nframe 101"; line by line in the tool tip.
void FrameStrip::showFrame()
{
    const FrameVectorsPtr& vectors = m_document.vectors();
    const Slice& slice = m_document.slice();
    const bool isOne = vectors && !vectors->empty() && slice[0].fixed;
    setVisible(isOne);
    if (!isOne)
        return;
    QStringList told;
    for (const FrameVector& vector : *vectors)
        if (const QString name = displayText(vector.name); !m_hidden.contains(name))
            told << name + ' ' + displayText(vector.values.textAt(slice[0].start));
    m_values->setText(told.join(QStringLiteral(" · ")));
    m_values->setToolTip(told.join('\n'));
}

} // namespace bloscope
