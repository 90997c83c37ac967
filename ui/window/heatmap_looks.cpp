#include "ui/window/heatmap_looks.h"

#include "ui/heatmap/heatmap_view_state.h"
#include "ui/pages/array_page.h"
#include "ui/pages/opening_view.h"
#include "ui/settings/settings.h"
#include "ui/tabs/document_tabs.h"

namespace bloscope {

namespace {

// NumPy's letter for the kind of elements: f, i, u, ...; labels have colours of their own.
QString kindOf(const ArrayPage& page)
{
    if (showsLabels(page.document()))
        return QStringLiteral("labels");
    const std::string typestring = typestringOf(page.document().array()->dtype());
    return QString(QLatin1Char(typestring.size() > 1 ? typestring[1] : 'V'));
}

QJsonObject lookOfFile(HeatmapViewState state)
{
    state.part.reset();
    state.overlay.reset(); // nothing is opened that nobody asked for now
    return toJson(state);
}

// What suits other files as well: colours and what is shown beside them. Orientation, scale and
// range belong to a file, and so does what of its elements is drawn.
HeatmapViewState lookOfKind(const HeatmapViewState& state)
{
    HeatmapViewState look;
    look.options.map = state.options.map;
    look.isMapChosen = state.isMapChosen;
    look.showsHistogram = state.showsHistogram;
    look.showsProfiles = state.showsProfiles;
    look.brush = state.brush;
    return look;
}

// A file that is opened for the first time keeps what it was found to be: a photo its channels.
void takeLookOfKind(ArrayPage& page, const QJsonObject& kept)
{
    const HeatmapViewState found = page.heatmapLook();
    HeatmapViewState look = lookOfKind(heatmapStateFrom(kept)); // older ones hold more
    look.bands = found.bands;
    look.showsMosaic = found.showsMosaic;
    page.setHeatmapLook(look);
}

// By the page itself, in whichever window it is.
void keepChosen(ArrayPage* page, Settings& settings)
{
    QObject::connect(page, &ArrayPage::heatmapLookChosen, page, [page, &settings] {
        const HeatmapViewState look = page->heatmapLook();
        settings.setHeatmapLook(page->address().fullName(), lookOfFile(look));
        settings.setHeatmapLookOfKind(kindOf(*page), toJson(lookOfKind(look)));
    });
}

} // namespace

void keepHeatmapLooks(DocumentTabs& tabs, Settings& settings)
{
    QObject::connect(&tabs, &DocumentTabs::arrayOpened, &tabs, [&settings](ArrayPage* page) {
        if (const auto look = settings.heatmapLook(page->address().fullName()))
            page->setHeatmapLook(heatmapStateFrom(*look));
        else if (const auto ofKind = settings.heatmapLookOfKind(kindOf(*page)))
            takeLookOfKind(*page, *ofKind);
        keepChosen(page, settings);
    });
    QObject::connect(&tabs, &DocumentTabs::pageReplaced, &tabs,
                     [&settings](DocumentPage*, DocumentPage* now) {
                         if (auto* page = qobject_cast<ArrayPage*>(now))
                             keepChosen(page, settings);
                     });
}

} // namespace bloscope
