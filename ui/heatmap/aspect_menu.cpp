#include "ui/heatmap/aspect_menu.h"

#include <QActionGroup>

namespace bloscope {

namespace {

// What an action stands for: an aspect, or less than any for none.
constexpr int automatic = -1;

QString spacingToolTip()
{
    return AspectMenu::tr("As far apart as the metadata say that they are in space");
}

} // namespace

AspectMenu::AspectMenu(QWidget* parent)
    : QMenu(tr("Shape of &Cells"), parent), m_group(new QActionGroup(this))
{
    setToolTipsVisible(true);
    add(tr("&Automatic"),
        tr("True to the spacing of images, or squares; long tables fill the room"), {});
    add(tr("&Fill the Room"), tr("As wide and as high as there is room for"), CellAspect::Fill);
    add(tr("&Squares"), tr("Draw every cell as a square"), CellAspect::Square);
    add(tr("&True to Spacing"), spacingToolTip(), CellAspect::Spacing);
    m_spacing = m_group->actions().last();
    connect(m_group, &QActionGroup::triggered, this, [this](const QAction* action) {
        const int aspect = action->data().toInt();
        emit chosen(aspect == automatic ? std::nullopt
                                        : std::optional(static_cast<CellAspect>(aspect)));
    });
}

void AspectMenu::add(const QString& text, const QString& toolTip, std::optional<CellAspect> aspect)
{
    QAction* action = addAction(text);
    action->setToolTip(toolTip);
    action->setData(aspect ? static_cast<int>(*aspect) : automatic);
    action->setCheckable(true);
    m_group->addAction(action);
}

void AspectMenu::showChoice(std::optional<CellAspect> chosen, const QString& whyNoSpacing)
{
    const int wanted = chosen ? static_cast<int>(*chosen) : automatic;
    for (QAction* action : m_group->actions())
        if (action->data().toInt() == wanted)
            action->setChecked(true);
    m_spacing->setEnabled(whyNoSpacing.isEmpty());
    m_spacing->setToolTip(whyNoSpacing.isEmpty() ? spacingToolTip() : whyNoSpacing);
}

} // namespace bloscope
