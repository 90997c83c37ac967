#include "ui/picture/color_map.h"

#include "ui/picture/color_map_stops.h"

#include <QColor>
#include <QtGlobal>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

namespace bloscope {

namespace {

constexpr std::array<ColorStop, 2> greyStops = {{{0, 0x000000}, {255, 0xffffff}}};

// The loud ones are the same everywhere; the quiet ones keep away from the map.
constexpr SpecialColors specialColors(QRgb notANumber, QRgb uninitialised)
{
    return {notANumber, 0xff00ff00, 0xff0000ff, 0xffff00ff, uninitialised};
}

constexpr std::string_view invertedEnding = "_r";

// Told apart by everybody, by Okabe and Ito; black is for the background.
constexpr std::array<QRgb, 8> okabe = {0x000000, 0xe69f00, 0x56b4e9, 0x009e73,
                                       0xf0e442, 0x0072b2, 0xd55e00, 0xcc79a7};

constexpr QRgb opaque = 0xff000000;
constexpr QRgb black = 0xff000000;
constexpr QRgb midGrey = 0xff9e9e9e;
constexpr QRgb darkGrey = 0xff505050;
constexpr QRgb white = 0xffffffff;
constexpr QRgb paleYellow = 0xffffff96;
constexpr QRgb lime = 0xffd2dc3c;
constexpr QRgb lavender = 0xffcdcdeb;
constexpr QRgb skyBlue = 0xff78beff;
constexpr QRgb teal = 0xff006e6e;

QRgb between(const ColorStop& low, const ColorStop& high, int place)
{
    const double part =
        static_cast<double>(place - low.place) / static_cast<double>(high.place - low.place);
    const auto channel = [&](int (*of)(QRgb)) {
        return qRound(of(low.color) + (of(high.color) - of(low.color)) * part);
    };
    return qRgb(channel(qRed), channel(qGreen), channel(qBlue));
}

ColorMap colorMap(const char* name, std::span<const ColorStop> stops, const SpecialColors& special)
{
    ColorMap map{name, {}, special};
    std::size_t next = 1;
    for (int place = 0; place < static_cast<int>(map.colors.size()); ++place) {
        if (place > stops[next].place)
            ++next;
        map.colors[static_cast<std::size_t>(place)] = between(stops[next - 1], stops[next], place);
    }
    return map;
}

ColorMap palette(const char* name, std::span<const QRgb> colors, const SpecialColors& special)
{
    ColorMap map{name, {}, special, static_cast<int>(colors.size())};
    for (std::size_t i = 0; i < map.colors.size(); ++i)
        map.colors[i] = colors[i % colors.size()] | opaque;
    return map;
}

// OkLab (Ottosson): lightness, green to red, blue to yellow.
QRgb fromOkLab(double lightness, double a, double b)
{
    const auto cube = [](double x) { return x * x * x; };
    const double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
    const double m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
    const double s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b);
    const auto channel = [](double linear) {
        const double encoded =
            linear <= 0.0031308 ? 12.92 * linear : 1.055 * std::pow(linear, 1 / 2.4) - 0.055;
        return qRound(255 * std::clamp(encoded, 0.0, 1.0));
    };
    return qRgb(channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
                channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
                channel(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s));
}

// Once around: from light over blue to dark and over red back to light. Lightness alone tells how
// far from the ends a place is, the hue on which side, for everybody.
ColorMap cyclicMap(const char* name, const SpecialColors& special)
{
    constexpr double pi = std::numbers::pi;
    constexpr double blue = 255.0 / 180.0 * pi;
    constexpr double red = 40.0 / 180.0 * pi;
    ColorMap map{name, {}, special};
    map.isCyclic = true;
    for (std::size_t i = 0; i < map.colors.size(); ++i) {
        const double angle = 2 * pi * static_cast<double>(i) / 255.0;
        const double chroma = 0.13 * std::abs(std::sin(angle));
        const double hue = angle < pi ? blue : red;
        map.colors[i] = fromOkLab(0.58 + 0.34 * std::cos(angle), chroma * std::cos(hue),
                                  chroma * std::sin(hue));
    }
    return map;
}

// For as many labels as there may be: every hue is a golden section of the circle away from the
// one before, so that neighbours differ, and takes turns at being pale, strong and dark. None is
// as loud as the special colours.
std::array<QRgb, 256> goldenHues()
{
    struct Tone {
        double saturation;
        double value;
    };
    constexpr std::array<Tone, 3> tones = {{{0.7, 0.9}, {0.45, 0.85}, {0.75, 0.6}}};
    constexpr double goldenSection = 0.6180339887498949;
    std::array<QRgb, 256> colors = {black};
    for (std::size_t i = 1; i < colors.size(); ++i) {
        const double turns = static_cast<double>(i) * goldenSection;
        const Tone& tone = tones[i % tones.size()];
        colors[i] =
            QColor::fromHsvF(static_cast<float>(turns - std::floor(turns)),
                             static_cast<float>(tone.saturation), static_cast<float>(tone.value))
                .rgb();
    }
    return colors;
}

std::vector<ColorMap> invertedMaps()
{
    std::vector<ColorMap> maps = colorMaps();
    for (ColorMap& map : maps) {
        map.name += invertedEnding;
        const auto first = map.colors.begin();
        if (map.isPalette())
            std::reverse(first + 1, first + map.labels); // the background stays
        else
            std::ranges::reverse(map.colors);
    }
    return maps;
}

} // namespace

QRgb ColorMap::at(double position) const
{
    return colors[static_cast<std::size_t>(std::lround(std::clamp(position, 0.0, 1.0) * 255.0))];
}

QRgb ColorMap::ofLabel(double number) const
{
    const double label = std::nearbyint(number);
    if (label == 0)
        return colors[0];
    const double others = labels - 1;
    const double turn = std::fmod(std::fmod(label, others) - 1 + others, others);
    return colors[static_cast<std::size_t>(turn) + 1];
}

const std::vector<ColorMap>& colorMaps()
{
    static const std::vector<ColorMap> maps = {
        colorMap("viridis", viridisStops, specialColors(midGrey, lavender)),
        colorMap("cividis", cividisStops, specialColors(skyBlue, lavender)),
        colorMap("magma", magmaStops, specialColors(midGrey, lavender)),
        colorMap("inferno", infernoStops, specialColors(midGrey, lavender)),
        colorMap("plasma", plasmaStops, specialColors(midGrey, lavender)),
        colorMap("turbo", turboStops, specialColors(midGrey, lavender)),
        colorMap("grey", greyStops, specialColors(skyBlue, teal)),
        colorMap("coolwarm", coolwarmStops, specialColors(darkGrey, white)),
        colorMap("rdbu", rdbuStops, specialColors(darkGrey, paleYellow)),
        cyclicMap("cyclic", specialColors(midGrey, lime)),
        palette("okabe", okabe, specialColors(midGrey, white)),
        palette("labels", goldenHues(), specialColors(midGrey, white)),
    };
    return maps;
}

const ColorMap& inverseOf(const ColorMap& map)
{
    static const std::vector<ColorMap> inverted = invertedMaps();
    const auto& from = isInverted(map) ? inverted : colorMaps();
    const auto& to = isInverted(map) ? colorMaps() : inverted;
    return to[static_cast<std::size_t>(&map - from.data())];
}

bool isInverted(const ColorMap& map)
{
    return map.name.ends_with(invertedEnding);
}

const ColorMap* findColorMap(std::string_view name)
{
    const bool inverted = name.ends_with(invertedEnding);
    if (inverted)
        name.remove_suffix(invertedEnding.size());
    const auto& maps = colorMaps();
    const auto found = std::ranges::find(maps, name, &ColorMap::name);
    if (found == maps.end())
        return nullptr;
    return inverted ? &inverseOf(*found) : &*found;
}

} // namespace bloscope
