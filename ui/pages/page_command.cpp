#include "ui/pages/page_command.h"

#include "core/cells/element_part.h"
#include "core/plane/color_bands.h"
#include "core/plane/range_text.h"
#include "ui/heatmap/heatmap_view_state.h"
#include "ui/pages/array_views.h"
#include "ui/text/error_text.h"

#include <algorithm>

namespace bloscope {

namespace {

bool drawsColors(const QString& view)
{
    return view == u"heatmap" || view == u"planes";
}

// Takes what is typed into a part of the look, if there is something and it can be read.
template <class Part, class Parse>
void take(const QString& typed, Part& part, QStringList& problems, Parse parse)
{
    if (typed.isEmpty())
        return;
    if (auto parsed = parse(typed.toStdString()))
        part = *std::move(parsed);
    else
        problems << errorSentence(ArrayPage::tr("The requested view cannot be shown"),
                                  parsed.error());
}

Result<const ColorMap*> mapNamed(const std::string& name)
{
    if (const ColorMap* map = findColorMap(name))
        return map;
    return usageError("there is no colour map \"" + name + '"');
}

// How the values that the heatmap draws are written.
ValueText textsOf(const ArrayPage& page, const HeatmapViewState& look)
{
    const DType& dtype = page.document().array()->dtype();
    const std::vector<ElementPart> parts = partsToDraw(dtype);
    if (parts.empty())
        return ValueText(dtype);
    const auto field = static_cast<std::size_t>(std::max(0, look.field));
    const bool isValue = field < parts.size() && parts[field].of == ElementPart::Of::Value;
    return isValue ? ValueText(parts[field].leaf.dtype) : ValueText();
}

// "none": colours of the map, also of a photo.
Result<std::optional<ColorBands>> bandsNamed(const std::string& typed, const Shape& shape)
{
    if (typed == "none")
        return std::optional<ColorBands>();
    BLOSCOPE_TRY(ColorBands bands, parseBands(typed, shape));
    return std::optional(std::move(bands));
}

void showColors(ArrayPage& page, const OpenOptions& options, QStringList& problems)
{
    HeatmapViewState look = page.heatmapLook();
    const Shape& shape = page.document().array()->shape();
    take(options.colorMap, look.options.map, problems, mapNamed);
    take(options.range, look.options.range, problems,
         [texts = textsOf(page, look)](const std::string& typed) {
             return parseRangeChoice(typed, texts);
         });
    take(options.scale, look.options.scale, problems, parseValueScale);
    take(options.bands, look.bands, problems,
         [&shape](const std::string& typed) { return bandsNamed(typed, shape); });
    look.isMapChosen |= !options.colorMap.isEmpty();
    page.setHeatmapLook(look);
}

void showView(ArrayPage& page, const QString& word, QStringList& problems)
{
    const auto isIt = [&](const ArrayView& view) { return word == QLatin1String(view.word); };
    if (std::ranges::any_of(arrayViews(), isIt))
        return page.showView(word);
    QStringList words;
    for (const ArrayView& view : arrayViews())
        words << QString::fromLatin1(view.word);
    problems << ArrayPage::tr("There is no view \"%1\". Use one of these: %2.")
                    .arg(word, words.join(QStringLiteral(", ")));
}

std::vector<CommandOption> colorOptions(const HeatmapViewState& look, const ValueText& texts,
                                        const Array& array)
{
    std::vector<CommandOption> options = {{"--range", textOf(look.options.range, texts)},
                                          {"--scale", textOf(look.options.scale)}};
    if (look.bands) {
        options.insert(options.begin(), {"--bands", bandsText(*look.bands)});
        return options;
    }
    options.insert(options.begin(), {"--colormap", look.options.map->name});
    if (photoChannels(array))
        options.push_back({"--bands", "none"});
    return options;
}

} // namespace

QStringList showAsAsked(ArrayPage& page, const OpenOptions& options)
{
    QStringList problems;
    const bool hasColors = !options.colorMap.isEmpty() || !options.range.isEmpty() ||
                           !options.scale.isEmpty() || !options.bands.isEmpty();
    if (hasColors)
        showColors(page, options, problems);
    if (!options.view.isEmpty())
        showView(page, options.view, problems);
    return problems;
}

QString commandFor(const ArrayPage& page)
{
    const Document& document = page.document();
    const CodeRequest wanted{*document.frameAddress(), document.array(), document.slice()};
    std::vector<CommandOption> options = {{"--view", page.shownView().toStdString()}};
    if (drawsColors(page.shownView())) {
        const HeatmapViewState look = page.heatmapLook();
        std::ranges::copy(colorOptions(look, textsOf(page, look), *document.array()),
                          std::back_inserter(options));
    }
    return QString::fromStdString(windowCommand(wanted, options));
}

} // namespace bloscope
