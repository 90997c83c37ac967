#include "ui/pages/go_to_index.h"

#include "core/cells/cell_in_slice.h"
#include "core/geometry/place_text.h"
#include "core/measure/region.h"
#include "ui/controls/go_to_bar.h"
#include "ui/document/document.h"
#include "ui/measure/region_set.h"
#include "ui/pages/array_page.h"
#include "ui/slice/dimension_roles.h"
#include "ui/text/core_words.h"
#include "ui/text/error_text.h"

#include <algorithm>
#include <optional>

namespace bloscope {

namespace {

// The one with the name that somebody typed, in letters of either case; nothing: no region.
std::optional<std::size_t> regionNamed(const RegionSet& set, const QString& text)
{
    const auto& all = set.regions();
    const auto found = std::ranges::find_if(all, [&](const RegionPtr& region) {
        return QString::fromStdString(region->name).compare(text.trimmed(), Qt::CaseInsensitive) ==
               0;
    });
    return found == all.end() ? std::nullopt
                              : std::optional(static_cast<std::size_t>(found - all.begin()));
}

// Where the marked cell is, or the first one that is shown.
CellIndex currentCell(const Document& document)
{
    const Slice& shown = document.slice();
    return document.mark().value_or(shown.isEmpty() ? CellIndex(shown.shape().size())
                                                    : shown.indexAt(0, 0));
}

Result<WrittenPlace> parse(const ArrayPage& page, const QString& text)
{
    const Document& document = page.document();
    return parsePlace(text.toStdString(), document.slice(), currentCell(document),
                      *document.geometry());
}

QString exampleOf(const Geometry& geometry)
{
    const QString indices = GoToBar::tr("3, 0, -2  or  0, :, 2:10");
    return geometry.hasCoordinates() ? GoToBar::tr("%1  or  0, =46.5").arg(indices) : indices;
}

GoToBar::Meaning meaningOf(const ArrayPage& page, const RegionSet& regions, const QString& text)
{
    if (const auto which = regionNamed(regions, text))
        return {
            GoToBar::tr("goes to the region %1").arg(displayText(regions.regions()[*which]->name)),
            {}};
    const Result<WrittenPlace> place = parse(page, text);
    if (!place)
        return {{}, coreCause(place.error().text())};
    const QString canonical = QString::fromStdString(place->slice.text());
    return {place->cell ? GoToBar::tr("goes to cell %1").arg(canonical)
                        : GoToBar::tr("shows slice %1").arg(canonical),
            {}};
}

void go(ArrayPage& page, RegionSet& regions, const QString& text)
{
    Document& document = page.document();
    if (const auto which = regionNamed(regions, text)) {
        regions.select(which);
        return page.goTo(middleOf(*regions.regions()[*which], document.slice()));
    }
    const Result<WrittenPlace> place = parse(page, text);
    if (place && place->cell)
        page.goTo(*place->cell);
    else if (place)
        document.setSlice(withAxesOf(document.slice(), place->slice));
}

} // namespace

GoToBar* createGoToIndex(ArrayPage& page, RegionSet& regions)
{
    auto* bar = new GoToBar(
        GoToBar::tr("Go to inde&x:"), exampleOf(*page.document().geometry()),
        [&](const QString& text) { return meaningOf(page, regions, text); }, &page);
    QObject::connect(bar, &GoToBar::wanted, &page,
                     [&](const QString& text) { go(page, regions, text); });
    QObject::connect(bar, &GoToBar::closed, &page, &ArrayPage::takeFocus);
    return bar;
}

} // namespace bloscope
