#include "core/plane/color_map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

namespace bloscope {

namespace {

// A colour of a map at one of its 256 places.
struct ColorStop {
    int place = 0;
    Rgb color = 0;
};

// Colours of published maps between which straight lines stay within 1/255 of all 256 of them
// (tests/ui/picture/published_colors.h), as few as that takes. viridis, magma, inferno and plasma
// by Smith, van der Walt and Firing, cividis by Nunez, Anderton and Renslow, turbo by Mikhailov,
// coolwarm by Moreland, RdBu by Brewer.
constexpr std::array<ColorStop, 15> viridisStops = {{{0, 0x440154},
                                                     {20, 0x481d6f},
                                                     {35, 0x46307e},
                                                     {59, 0x3d4d8a},
                                                     {93, 0x2d708e},
                                                     {132, 0x1f948c},
                                                     {147, 0x1fa287},
                                                     {162, 0x2ab07f},
                                                     {179, 0x44bf70},
                                                     {198, 0x6ccd5a},
                                                     {223, 0xaadc32},
                                                     {237, 0xd0e11c},
                                                     {244, 0xe2e418},
                                                     {253, 0xf8e621},
                                                     {255, 0xfde725}}};
constexpr std::array<ColorStop, 14> cividisStops = {{{0, 0x00224e},
                                                     {20, 0x003070},
                                                     {23, 0x013271},
                                                     {29, 0x143670},
                                                     {41, 0x293f6e},
                                                     {65, 0x444f6c},
                                                     {102, 0x666970},
                                                     {130, 0x7e7d78},
                                                     {163, 0x9e9676},
                                                     {199, 0xc3b369},
                                                     {226, 0xe0cb56},
                                                     {244, 0xf5dc41},
                                                     {251, 0xfde334},
                                                     {255, 0xfee838}}};
constexpr std::array<ColorStop, 16> magmaStops = {{{0, 0x000004},
                                                   {7, 0x03030f},
                                                   {20, 0x0e0b2b},
                                                   {38, 0x251255},
                                                   {48, 0x36106b},
                                                   {58, 0x471078},
                                                   {75, 0x621980},
                                                   {105, 0x912b81},
                                                   {133, 0xbf3a77},
                                                   {152, 0xdc4869},
                                                   {168, 0xef5d5e},
                                                   {182, 0xf8765c},
                                                   {195, 0xfc8e64},
                                                   {213, 0xfeb078},
                                                   {239, 0xfde0a1},
                                                   {255, 0xfcfdbf}}};
constexpr std::array<ColorStop, 19> infernoStops = {{{0, 0x000004},
                                                     {7, 0x030210},
                                                     {22, 0x120a32},
                                                     {35, 0x260c51},
                                                     {45, 0x380962},
                                                     {58, 0x4d0d6c},
                                                     {82, 0x741a6e},
                                                     {106, 0x9a2865},
                                                     {128, 0xbc3754},
                                                     {151, 0xda4e3c},
                                                     {172, 0xef6c23},
                                                     {194, 0xfa9207},
                                                     {201, 0xfc9f07},
                                                     {210, 0xfcb014},
                                                     {225, 0xf8cd37},
                                                     {237, 0xf3e55d},
                                                     {244, 0xf1f179},
                                                     {251, 0xf6fa96},
                                                     {255, 0xfcffa4}}};
constexpr std::array<ColorStop, 14> plasmaStops = {{{0, 0x0d0887},
                                                    {8, 0x220690},
                                                    {31, 0x4b03a1},
                                                    {52, 0x6c00a8},
                                                    {66, 0x8104a7},
                                                    {82, 0x9814a0},
                                                    {112, 0xbc3587},
                                                    {149, 0xde5f65},
                                                    {186, 0xf68d45},
                                                    {210, 0xfdaf31},
                                                    {227, 0xfdca26},
                                                    {238, 0xf9dc24},
                                                    {251, 0xf2f227},
                                                    {255, 0xf0f921}}};
constexpr std::array<ColorStop, 27> turboStops = {
    {{0, 0x30123b},   {8, 0x392a73},   {16, 0x4040a2},  {24, 0x4456c7},  {32, 0x466be3},
     {40, 0x4680f6},  {46, 0x448ffe},  {52, 0x3d9efe},  {61, 0x2eb4f2},  {72, 0x1ccdd8},
     {79, 0x18dbc5},  {85, 0x1ae4b6},  {92, 0x27eea4},  {100, 0x3ff68a}, {116, 0x7dff56},
     {125, 0x9cfe40}, {133, 0xb1f936}, {145, 0xd0ea34}, {159, 0xecd13a}, {169, 0xf9bc39},
     {180, 0xfea130}, {192, 0xfb7e21}, {208, 0xeb500e}, {222, 0xd43305}, {235, 0xb71d02},
     {248, 0x920b01}, {255, 0x7a0403}}};
constexpr std::array<ColorStop, 16> coolwarmStops = {{{0, 0x3b4cc0},
                                                      {22, 0x5572df},
                                                      {42, 0x6f92f3},
                                                      {64, 0x8db0fe},
                                                      {83, 0xa7c5fe},
                                                      {104, 0xc3d5f4},
                                                      {124, 0xd9dce1},
                                                      {131, 0xe0dbd8},
                                                      {151, 0xf1cdba},
                                                      {172, 0xf7b599},
                                                      {190, 0xf59c7d},
                                                      {212, 0xe8765c},
                                                      {232, 0xd44e41},
                                                      {246, 0xc12b30},
                                                      {254, 0xb50927},
                                                      {255, 0xb40426}}};
constexpr std::array<ColorStop, 11> rdbuStops = {{{0, 0x67001f},
                                                  {26, 0xb3192c},
                                                  {52, 0xd7634f},
                                                  {78, 0xf5a886},
                                                  {103, 0xfddcc9},
                                                  {128, 0xf6f7f7},
                                                  {154, 0xcfe4ef},
                                                  {180, 0x8dc2dc},
                                                  {204, 0x4393c3},
                                                  {230, 0x2065ab},
                                                  {255, 0x053061}}};

constexpr std::array<ColorStop, 2> greyStops = {{{0, 0x000000}, {255, 0xffffff}}};

// The loud ones are the same everywhere; the quiet ones keep away from the map.
constexpr SpecialColors specialColors(Rgb notANumber, Rgb uninitialised)
{
    return {notANumber, 0xff00ff00, 0xff0000ff, 0xffff00ff, uninitialised};
}

constexpr std::string_view invertedEnding = "_r";

// Told apart by everybody, by Okabe and Ito; black is for the background.
constexpr std::array<Rgb, 8> okabe = {0x000000, 0xe69f00, 0x56b4e9, 0x009e73,
                                      0xf0e442, 0x0072b2, 0xd55e00, 0xcc79a7};

constexpr Rgb opaque = 0xff000000;
constexpr Rgb black = 0xff000000;
constexpr Rgb midGrey = 0xff9e9e9e;
constexpr Rgb darkGrey = 0xff505050;
constexpr Rgb white = 0xffffffff;
constexpr Rgb paleYellow = 0xffffff96;
constexpr Rgb lime = 0xffd2dc3c;
constexpr Rgb lavender = 0xffcdcdeb;
constexpr Rgb skyBlue = 0xff78beff;
constexpr Rgb teal = 0xff006e6e;

// `number` is not below zero.
int nearestTo(double number)
{
    return static_cast<int>(number + 0.5);
}

Rgb rgbOf(int red, int green, int blue)
{
    return opaque | static_cast<Rgb>(red) << 16 | static_cast<Rgb>(green) << 8 |
           static_cast<Rgb>(blue);
}

Rgb between(const ColorStop& low, const ColorStop& high, int place)
{
    const double part =
        static_cast<double>(place - low.place) / static_cast<double>(high.place - low.place);
    const auto channel = [&](int shift) {
        const int from = static_cast<int>(low.color >> shift & 0xff);
        const int to = static_cast<int>(high.color >> shift & 0xff);
        return nearestTo(from + (to - from) * part);
    };
    return rgbOf(channel(16), channel(8), channel(0));
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

ColorMap palette(const char* name, std::span<const Rgb> colors, const SpecialColors& special)
{
    ColorMap map{name, {}, special, static_cast<int>(colors.size())};
    for (std::size_t i = 0; i < map.colors.size(); ++i)
        map.colors[i] = colors[i % colors.size()] | opaque;
    return map;
}

// OkLab (Ottosson): lightness, green to red, blue to yellow.
Rgb fromOkLab(double lightness, double a, double b)
{
    const auto cube = [](double x) { return x * x * x; };
    const double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
    const double m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
    const double s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b);
    const auto channel = [](double linear) {
        const double encoded =
            linear <= 0.0031308 ? 12.92 * linear : 1.055 * std::pow(linear, 1 / 2.4) - 0.055;
        return nearestTo(255 * std::clamp(encoded, 0.0, 1.0));
    };
    return rgbOf(channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
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

// From hue, below 1, saturation and value, each of 0 to 1.
Rgb fromHsv(double hue, double saturation, double value)
{
    const double turned = nearestTo(hue * 36000) / 6000.0; // steps that QColor has
    const auto channel = [&](double sector) { // that follows the one in which it is dark
        const double away = std::abs(std::fmod(turned + sector, 6.0) - 3) - 1;
        const double light = value * (1 - saturation * (1 - std::clamp(away, 0.0, 1.0)));
        return nearestTo(nearestTo(light * 65535) / 257.0);
    };
    return rgbOf(channel(0), channel(4), channel(2));
}

// For as many labels as there may be: every hue is a golden section of the circle away from the
// one before, so that neighbours differ, and takes turns at being pale, strong and dark. None is
// as loud as the special colours.
std::array<Rgb, 256> goldenHues()
{
    struct Tone {
        double saturation;
        double value;
    };
    constexpr std::array<Tone, 3> tones = {{{0.7, 0.9}, {0.45, 0.85}, {0.75, 0.6}}};
    constexpr double goldenSection = 0.6180339887498949;
    std::array<Rgb, 256> colors = {black};
    for (std::size_t i = 1; i < colors.size(); ++i) {
        const double turns = static_cast<double>(i) * goldenSection;
        const Tone& tone = tones[i % tones.size()];
        colors[i] = fromHsv(turns - std::floor(turns), tone.saturation, tone.value);
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

Rgb ColorMap::at(double position) const
{
    return colors[static_cast<std::size_t>(std::lround(std::clamp(position, 0.0, 1.0) * 255.0))];
}

Rgb ColorMap::ofLabel(double number) const
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
