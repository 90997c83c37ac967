#include "ui/window/heatmap_looks.h"

#include "ui/heatmap/heatmap_state_json.h"
#include "ui/pages/array_page.h"
#include "ui/settings/settings.h"
#include "ui/tabs/document_tabs.h"

namespace bloscope {

namespace {

// NumPy's letter for the kind of elements: f, i, u, ...
QString kindOf(const ArrayPage& page)
{
    const std::string typestring = typestringOf(page.document().array()->dtype());
    return QString(QLatin1Char(typestring.size() > 1 ? typestring[1] : 'V'));
}

QJsonObject lookOfFile(HeatmapViewState state)
{
    state.part.reset();
    state.overlay.reset(); // nothing is opened that nobody asked for now
    return toJson(state);
}

QJsonObject lookOfKind(HeatmapViewState state)
{
    if (state.options.range.kind == RangeChoice::Kind::Manual)
        state.options.range = {};
    state.aspect.reset();
    state.field = 0;
    state.bands.reset();
    state.options.range.isOfArray = false; // of each file it is another, and long to find
    return lookOfFile(state);
}

// By the page itself, in whichever window it is.
void keepChosen(ArrayPage* page, Settings& settings)
{
    QObject::connect(page, &ArrayPage::heatmapLookChosen, page, [page, &settings] {
        const HeatmapViewState look = page->heatmapLook();
        settings.setHeatmapLook(page->address().fullName(), lookOfFile(look));
        settings.setHeatmapLookOfKind(kindOf(*page), lookOfKind(look));
    });
}

} // namespace

void keepHeatmapLooks(DocumentTabs& tabs, Settings& settings)
{
    QObject::connect(&tabs, &DocumentTabs::arrayOpened, &tabs, [&settings](ArrayPage* page) {
        if (const auto look = settings.heatmapLook(page->address().fullName(), kindOf(*page)))
            page->setHeatmapLook(heatmapStateFrom(*look));
        keepChosen(page, settings);
    });
    QObject::connect(&tabs, &DocumentTabs::pageReplaced, &tabs,
                     [&settings](DocumentPage*, DocumentPage* now) {
                         if (auto* page = qobject_cast<ArrayPage*>(now))
                             keepChosen(page, settings);
                     });
}

} // namespace bloscope
