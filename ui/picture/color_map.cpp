#include "ui/picture/color_map.h"

#include <QColor>
#include <QtGlobal>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

namespace bloscope {

namespace {

// Equally spaced colours of each map as they are published; what lies between them is
// interpolated. viridis, magma, inferno and plasma by Smith, van der Walt and Firing, cividis by
// Nunez, Anderton and Renslow, turbo by Mikhailov, coolwarm by Moreland, RdBu by Brewer.
constexpr std::array<QRgb, 10> viridis = {0x440154, 0x482878, 0x3e4989, 0x31688e, 0x26828e,
                                          0x1f9e89, 0x35b779, 0x6ece58, 0xb5de2b, 0xfde725};
constexpr std::array<QRgb, 10> cividis = {0x00224e, 0x123570, 0x3b496c, 0x575d6d, 0x707173,
                                          0x8a8678, 0xa59c74, 0xc3b369, 0xe1cc55, 0xfee838};
constexpr std::array<QRgb, 10> magma = {0x000004, 0x180f3d, 0x440f76, 0x721f81, 0x9e2f7f,
                                        0xcd4071, 0xf1605d, 0xfd9668, 0xfeca8d, 0xfcfdbf};
constexpr std::array<QRgb, 10> inferno = {0x000004, 0x1b0c41, 0x4a0c6b, 0x781c6d, 0xa52c60,
                                          0xcf4446, 0xed6925, 0xfb9b06, 0xf7d13d, 0xfcffa4};
constexpr std::array<QRgb, 10> plasma = {0x0d0887, 0x46039f, 0x7201a8, 0x9c179e, 0xbd3786,
                                         0xd8576b, 0xed7953, 0xfb9f3a, 0xfdca26, 0xf0f921};
constexpr std::array<QRgb, 15> turbo = {0x30123b, 0x4145ab, 0x4675ed, 0x39a2fc, 0x1bcfd4,
                                        0x24eca6, 0x61fc6c, 0xa4fc3b, 0xd1e834, 0xf3c63a,
                                        0xfe9b2d, 0xf36315, 0xd93806, 0xb11901, 0x7a0402};
constexpr std::array<QRgb, 2> grey = {0x000000, 0xffffff};
constexpr std::array<QRgb, 9> coolwarm = {0x3b4cc0, 0x6282ea, 0x8db0fe, 0xb8d0f9, 0xdddddd,
                                          0xf5c4ad, 0xf49a7b, 0xde604d, 0xb40426};
constexpr std::array<QRgb, 11> rdbu = {0x67001f, 0xb2182b, 0xd6604d, 0xf4a582, 0xfddbc7, 0xf7f7f7,
                                       0xd1e5f0, 0x92c5de, 0x4393c3, 0x2166ac, 0x053061};

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

// The cubic through b and c whose slopes there are those of a-c and b-d (Catmull and Rom).
double between(double a, double b, double c, double d, double t)
{
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

int channelAt(std::span<const QRgb> anchors, double position, int (*channel)(QRgb))
{
    const auto last = static_cast<std::ptrdiff_t>(anchors.size()) - 1;
    const double place = position * static_cast<double>(last);
    const auto left = std::min(static_cast<std::ptrdiff_t>(place), last - 1);
    // Beyond either end the anchors go on in a straight line.
    const auto anchor = [&](std::ptrdiff_t i) {
        const auto value = [&](std::ptrdiff_t k) {
            return static_cast<double>(channel(anchors[static_cast<std::size_t>(k)]));
        };
        return i < 0      ? 2 * value(0) - value(1)
               : i > last ? 2 * value(last) - value(last - 1)
                          : value(i);
    };
    const double exact = between(anchor(left - 1), anchor(left), anchor(left + 1), anchor(left + 2),
                                 place - static_cast<double>(left));
    return std::clamp(qRound(exact), 0, 255);
}

ColorMap colorMap(const char* name, std::span<const QRgb> anchors, const SpecialColors& special)
{
    ColorMap map{name, {}, special};
    for (std::size_t i = 0; i < map.colors.size(); ++i) {
        const double position = static_cast<double>(i) / 255.0;
        map.colors[i] =
            qRgb(channelAt(anchors, position, qRed), channelAt(anchors, position, qGreen),
                 channelAt(anchors, position, qBlue));
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
    const double turn = std::fmod(std::fmod(label - 1, others) + others, others);
    return colors[static_cast<std::size_t>(turn) + 1];
}

const std::vector<ColorMap>& colorMaps()
{
    static const std::vector<ColorMap> maps = {
        colorMap("viridis", viridis, specialColors(midGrey, lavender)),
        colorMap("cividis", cividis, specialColors(skyBlue, lavender)),
        colorMap("magma", magma, specialColors(midGrey, lavender)),
        colorMap("inferno", inferno, specialColors(midGrey, lavender)),
        colorMap("plasma", plasma, specialColors(midGrey, lavender)),
        colorMap("turbo", turbo, specialColors(midGrey, lavender)),
        colorMap("grey", grey, specialColors(skyBlue, teal)),
        colorMap("coolwarm", coolwarm, specialColors(darkGrey, white)),
        colorMap("rdbu", rdbu, specialColors(darkGrey, paleYellow)),
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
