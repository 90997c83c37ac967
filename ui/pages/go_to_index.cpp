#include "ui/pages/go_to_index.h"

#include "core/geometry/coordinate_slice.h"
#include "ui/controls/go_to_bar.h"
#include "ui/pages/array_page.h"
#include "ui/slice/dimension_roles.h"
#include "ui/text/error_text.h"

namespace bloscope {

namespace {

// The cell that a slice of single indices is.
std::optional<CellIndex> cellOf(const Slice& slice)
{
    CellIndex index;
    for (const DimensionSlice& taken : slice.dimensions()) {
        if (!taken.fixed)
            return {};
        index.push_back(taken.start);
    }
    return index;
}

Result<Slice> parse(const ArrayPage& page, const QString& text)
{
    const Document& document = page.document();
    return parseSlice(text.toStdString(), document.array()->shape(), *document.geometry());
}

QString exampleOf(const Geometry& geometry)
{
    return geometry.hasCoordinates() ? GoToBar::tr("3, 0, -2  or  0, :, 2:10  or  0, =46.5")
                                     : GoToBar::tr("3, 0, -2  or  0, :, 2:10");
}

GoToBar::Meaning meaningOf(const Result<Slice>& slice)
{
    if (!slice)
        return {{}, displayText(slice.error().text())};
    const QString canonical = QString::fromStdString(slice->text());
    return {cellOf(*slice) ? GoToBar::tr("goes to the cell %1").arg(canonical)
                           : GoToBar::tr("shows the slice %1").arg(canonical),
            {}};
}

void go(ArrayPage& page, const Result<Slice>& slice)
{
    if (!slice)
        return;
    Document& document = page.document();
    if (const auto cell = cellOf(*slice))
        page.goTo(*cell);
    else
        document.setSlice(withAxesOf(document.slice(), *slice));
}

} // namespace

GoToBar* createGoToIndex(ArrayPage& page)
{
    auto* bar = new GoToBar(
        GoToBar::tr("Go to inde&x:"), exampleOf(*page.document().geometry()),
        [&page](const QString& text) { return meaningOf(parse(page, text)); }, &page);
    QObject::connect(bar, &GoToBar::wanted, &page,
                     [&page](const QString& text) { go(page, parse(page, text)); });
    QObject::connect(bar, &GoToBar::closed, &page, &ArrayPage::takeFocus);
    return bar;
}

} // namespace bloscope
