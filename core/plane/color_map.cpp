#include "core/plane/color_map.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

namespace bloscope {

namespace {

using Kind = ColorMap::Kind;

// A colour of a map at one of its 256 places.
struct ColorStop {
    int place = 0;
    Rgb color = 0;
};

// Colours of published maps, as place (8 bits) and RRGGBB, between which straight lines stay within
// 1/255 of all 256 of them, as few as that takes. viridis, magma, inferno and plasma by Smith, van
// der Walt and Firing, cividis by Nunez, Anderton and Renslow, turbo by Mikhailov, coolwarm by
// Moreland, cubehelix by Green, twilight by Bechtold, CMRmap by Rappaport; from blues to ylorrd and
// from rdbu to spectral by Brewer and Harrower; the others have long been part of MATLAB, Yorick
// and gnuplot.
constexpr std::uint32_t viridis[] = {0x00440154, 0x14481d6f, 0x2346307e, 0x3b3d4d8a, 0x5d2d708e,
                                     0x841f948c, 0x931fa287, 0xa22ab07f, 0xb344bf70, 0xc66ccd5a,
                                     0xdfaadc32, 0xedd0e11c, 0xf4e2e418, 0xfdf8e621, 0xfffde725};
constexpr std::uint32_t cividis[] = {0x0000224e, 0x14003070, 0x17013271, 0x1d143670, 0x29293f6e,
                                     0x41444f6c, 0x66666970, 0x827e7d78, 0xa39e9676, 0xc7c3b369,
                                     0xe2e0cb56, 0xf4f5dc41, 0xfbfde334, 0xfffee838};
constexpr std::uint32_t magma[] = {
    0x00000004, 0x0703030f, 0x140e0b2b, 0x26251255, 0x3036106b, 0x3a471078, 0x4b621980, 0x69912b81,
    0x85bf3a77, 0x98dc4869, 0xa8ef5d5e, 0xb6f8765c, 0xc3fc8e64, 0xd5feb078, 0xeffde0a1, 0xfffcfdbf};
constexpr std::uint32_t inferno[] = {0x00000004, 0x07030210, 0x16120a32, 0x23260c51, 0x2d380962,
                                     0x3a4d0d6c, 0x52741a6e, 0x6a9a2865, 0x80bc3754, 0x97da4e3c,
                                     0xacef6c23, 0xc2fa9207, 0xc9fc9f07, 0xd2fcb014, 0xe1f8cd37,
                                     0xedf3e55d, 0xf4f1f179, 0xfbf6fa96, 0xfffcffa4};
constexpr std::uint32_t plasma[] = {0x000d0887, 0x08220690, 0x1f4b03a1, 0x346c00a8, 0x428104a7,
                                    0x529814a0, 0x70bc3587, 0x95de5f65, 0xbaf68d45, 0xd2fdaf31,
                                    0xe3fdca26, 0xeef9dc24, 0xfbf2f227, 0xfff0f921};
constexpr std::uint32_t turbo[] = {
    0x0030123b, 0x08392a73, 0x104040a2, 0x184456c7, 0x20466be3, 0x284680f6, 0x2e448ffe,
    0x343d9efe, 0x3d2eb4f2, 0x481ccdd8, 0x4f18dbc5, 0x551ae4b6, 0x5c27eea4, 0x643ff68a,
    0x747dff56, 0x7d9cfe40, 0x85b1f936, 0x91d0ea34, 0x9fecd13a, 0xa9f9bc39, 0xb4fea130,
    0xc0fb7e21, 0xd0eb500e, 0xded43305, 0xebb71d02, 0xf8920b01, 0xff7a0403};
constexpr std::uint32_t grey[] = {0x00000000, 0xffffffff};
constexpr std::uint32_t jet[] = {0x00000080, 0x1c0000ff, 0x200001ff, 0x5600d9ff, 0x5900e5f8,
                                 0x5c09f1ee, 0x6016ffe1, 0xa3eeff09, 0xa5f4f802, 0xa8feed00,
                                 0xe3ff1300, 0xe8e80000, 0xff800000};
constexpr std::uint32_t rainbow[] = {
    0x008000ff, 0x087019ff, 0x283079f7, 0x4000b5eb, 0x4408bee9, 0x552adddd, 0x6347efd1, 0x7162fbc4,
    0x8081ffb4, 0x90a1faa1, 0x9ebded8f, 0xafdfd579, 0xbfffb562, 0xc6ffa558, 0xdcff6b37, 0xffff0000};
constexpr std::uint32_t hot[] = {0x000b0000, 0x5dff0000, 0xbefffe00, 0xffffffff};
constexpr std::uint32_t afmhot[] = {0x00000000, 0x40800000, 0x7ffe7f00, 0xbfffff7f, 0xffffffff};
constexpr std::uint32_t gistHeat[] = {0x00000000, 0x7fbf0000, 0xa9fe5300, 0xbfff7f00, 0xffffffff};
constexpr std::uint32_t copper[] = {0x00000000, 0xcefea166, 0xffffc77f};
constexpr std::uint32_t bone[] = {0x00000000, 0x5b50506f, 0xbda5c5c5, 0xffffffff};
constexpr std::uint32_t cubehelix[] = {
    0x00000000, 0x060a030a, 0x13170e23, 0x211b1f3d, 0x2d18324b, 0x3615424e, 0x4216574b, 0x4d1f6741,
    0x58317236, 0x634c792f, 0x6f6f7b31, 0x7a907a3e, 0x84ac7954, 0x8fc37a73, 0x9ad17f96, 0xa6d48abb,
    0xb2d09cd9, 0xbec8b1ec, 0xc8c2c3f2, 0xd4c2d7f3, 0xe0cbe8f0, 0xebdbf3ef, 0xf6effaf4, 0xffffffff};
constexpr std::uint32_t cmrmap[] = {0x00000000, 0x20262680, 0x404d26bf, 0x5e953283, 0x71d13a4f,
                                    0x80ff4126, 0x9fe67f00, 0xbfe6bf19, 0xdfe6e57f, 0xffffffff};
constexpr std::uint32_t terrain[] = {0x00333399, 0x260098fe, 0x27009bfb, 0x4001cc66,
                                     0x7ef9fe98, 0x80fefe98, 0xbf805c54, 0xffffffff};
constexpr std::uint32_t blues[] = {0x00f7fbff, 0x3ec7dcef, 0x5ca3cce3, 0x7b72b2d8,
                                   0x984b98ca, 0xba2676b8, 0xde09529d, 0xff08306b};
constexpr std::uint32_t greens[] = {0x00f7fcf5, 0x1ce7f6e3, 0x3ccbeac4, 0x59a9dca3, 0x7c79c67a,
                                    0x9e43ac5e, 0xb32f974e, 0xde016e2d, 0xff00441b};
constexpr std::uint32_t oranges[] = {0x00fff5eb, 0x1cfee8d2, 0x3dfdd2a6, 0x59fdb576, 0x7cfd9141,
                                     0x9ef26b15, 0xbeda4902, 0xdcab3803, 0xff7f2704};
constexpr std::uint32_t purples[] = {0x00fcfbfd, 0x1bf1eff6, 0x3bddddec, 0x59c2c3df,
                                     0x77a6a3cd, 0x9d827fbb, 0xc864459e, 0xff3f007d};
constexpr std::uint32_t reds[] = {0x00fff5f0, 0x1cfee3d6, 0x28fdd7c6, 0x58fc9c7d, 0x7cfb6e4e,
                                  0x9ef03d2d, 0xbecc191e, 0xdda81016, 0xff67000d};
constexpr std::uint32_t buGn[] = {0x00f7fcfd, 0x1ee6f5f9, 0x3fcdece6, 0x5c9fdacc, 0x7d6ac4a7,
                                  0x9e43af78, 0xbe248c47, 0xde016e2d, 0xff00441b};
constexpr std::uint32_t buPu[] = {0x00f7fcfd, 0x1ce3eef5, 0x5ea0bddb, 0x7d8d99c8,
                                  0xbb8947a0, 0xdf810f7c, 0xff4d004b};
constexpr std::uint32_t gnBu[] = {0x00f7fcf0, 0x0ceef9e8, 0x3dceecc7, 0x5fa9ddb5, 0x7c80cec2,
                                  0x9f4fb3d3, 0xab41a5cb, 0xde0969ad, 0xff084081};
constexpr std::uint32_t orRd[] = {0x00fff7ec, 0x19feebd0, 0x3efdd5a0, 0x5ffdbb85, 0x7efc8f5b,
                                  0x9ef06749, 0xbdd93422, 0xdfb30000, 0xff7f0000};
constexpr std::uint32_t puBu[] = {0x00fff7fb, 0x1af0eaf4, 0x3ed2d2e7, 0x56b3c3de, 0x7a7dacd1,
                                  0x9d3b92c1, 0xbf0570b0, 0xde045b8e, 0xff023858};
constexpr std::uint32_t puBuGn[] = {0x00fff7fb, 0x1af0e6f2, 0x3ed2d2e7, 0x5ea8bedc, 0x7d6cabd0,
                                    0x9f3790c0, 0xbf02818a, 0xde016d5b, 0xff014636};
constexpr std::uint32_t puRd[] = {0x00f7f4f9, 0x1fe7e2ef, 0x3ad7c0de, 0x5fc995c7, 0x7ede67b1,
                                  0x9fe72a8a, 0xbfce1256, 0xde9a0144, 0xff67001f};
constexpr std::uint32_t rdPu[] = {0x00fff7f3, 0x19fde5e2, 0x3ffcc6c1, 0x5efaa1b6, 0x7ff769a1,
                                  0x9fdd3597, 0xbfae017e, 0xd7870179, 0xff49006a};
constexpr std::uint32_t ylGn[] = {0x00ffffe5, 0x1ff7fcba, 0x3cddf1a6, 0x5ab5e092, 0x7a81ca7d,
                                  0x9e43ac5e, 0xbd258745, 0xde016937, 0xff004529};
constexpr std::uint32_t ylGnBu[] = {0x00ffffd9, 0x1fedf8b2, 0x3fc8e9b4, 0x5b89d1ba, 0x7f42b6c4,
                                    0x9f1d91c0, 0xba2166ac, 0xde253595, 0xff081d58};
constexpr std::uint32_t ylOrBr[] = {0x00ffffe5, 0x1cfff8c1, 0x3dfee595, 0x5efec652, 0x7efe9b2b,
                                    0x9cee7416, 0xbecd4d03, 0xd8a43904, 0xff662506};
constexpr std::uint32_t ylOrRd[] = {0x00ffffcc, 0x3efeda78, 0x5efeb44e, 0x7efd8f3d,
                                    0x9ffc4f2a, 0xbfe31a1c, 0xdebe0126, 0xff800026};
constexpr std::uint32_t coolwarm[] = {
    0x003b4cc0, 0x165572df, 0x2a6f92f3, 0x408db0fe, 0x53a7c5fe, 0x68c3d5f4, 0x7cd9dce1, 0x83e0dbd8,
    0x97f1cdba, 0xacf7b599, 0xbef59c7d, 0xd4e8765c, 0xe8d44e41, 0xf6c12b30, 0xfeb50927, 0xffb40426};
constexpr std::uint32_t rdbu[] = {0x0067001f, 0x1ab3192c, 0x34d7634f, 0x4ef5a886,
                                  0x67fddcc9, 0x80f6f7f7, 0x9acfe4ef, 0xb48dc2dc,
                                  0xcc4393c3, 0xe62065ab, 0xff053061};
constexpr std::uint32_t brBG[] = {0x00543005, 0x198b500a, 0x33bf812d, 0x4cdec17b,
                                  0x65f5e7c0, 0x80f4f5f5, 0x98c9eae6, 0xb184cfc3,
                                  0xcb389991, 0xe502675f, 0xff003c30};
constexpr std::uint32_t piYG[] = {0x008e0152, 0x19c41a7c, 0x32dd73ac, 0x4cf1b5d9,
                                  0x65fddeee, 0x7ff7f7f7, 0x98e7f5d2, 0xb1bbe28a,
                                  0xcc7fbc41, 0xe54e9322, 0xff276419};
constexpr std::uint32_t pRGn[] = {0x0040004b, 0x19752982, 0x309568a6, 0x48bb9cc9,
                                  0x65e6d2e7, 0x7ff7f6f7, 0x98daf0d4, 0xb2a7dba1,
                                  0xcb5db063, 0xe51c7938, 0xff00441b};
constexpr std::uint32_t puOr[] = {0x007f3b08, 0x18b05606, 0x33e08214, 0x4cfcb761,
                                  0x65fedeb3, 0x7ff7f7f6, 0x98d9dbeb, 0xb1b4aed3,
                                  0xcb8275ad, 0xe5552889, 0xff2d004b};
constexpr std::uint32_t rdGy[] = {0x0067001f, 0x1ab3192c, 0x31d35a4a, 0x4cf3a481,
                                  0x64fcd7c2, 0x7dfffbfa, 0x80fefefe, 0x92e9e9e9,
                                  0xb0bebebe, 0xc7919191, 0xe1575757, 0xff1a1a1a};
constexpr std::uint32_t rdYlBu[] = {0x00a50026, 0x19d62f27, 0x31f26841, 0x4bfcaa5f,
                                    0x65fede8e, 0x7ffffebe, 0x99e0f3f8, 0xb1aedbea,
                                    0xcb76afd2, 0xe54676b5, 0xff313695};
constexpr std::uint32_t rdYlGn[] = {0x00a50026, 0x19d62f27, 0x31f26841, 0x4afca85e,
                                    0x65fede89, 0x7cfffbb8, 0x80feffbe, 0x98daf08d,
                                    0xb2a7d96b, 0xca6bbf64, 0xe51b9950, 0xff006837};
constexpr std::uint32_t spectral[] = {0x009e0142, 0x19d43d4f, 0x32f36b43, 0x4afca85e, 0x65fede89,
                                      0x7cfffbb8, 0x80ffffbe, 0x99e6f598, 0xb0b1dfa3, 0xcb69c3a5,
                                      0xe3378ebb, 0xe63387bc, 0xff5e4fa2};
constexpr std::uint32_t twilight[] = {
    0x00e2d9e2, 0x02e0d9e2, 0x0ad2d5db, 0x12bccbd1, 0x1f96b6c7, 0x2b7aa0c2, 0x36698abf, 0x44606cb8,
    0x515e4dab, 0x5b5c359a, 0x6258268a, 0x65551f7f, 0x6c4b1668, 0x753c114b, 0x7a361141, 0x7f301437,
    0x84341238, 0x8c43123e, 0x9b691a4d, 0xa7872750, 0xb5a34150, 0xc1b55b53, 0xccc0755e, 0xd4c6876b,
    0xd7c89073, 0xe2ceab92, 0xe4cfae97, 0xe5d0b29c, 0xedd7c3b8, 0xf7dfd4d6, 0xffe2d9e2};
constexpr std::uint32_t twilightShifted[] = {
    0x00301437, 0x01311339, 0x07371144, 0x0e421257, 0x18521c79, 0x225b3095, 0x2a5e43a5,
    0x365f60b4, 0x42637abb, 0x4d6e92c0, 0x5882a7c3, 0x639ebbc9, 0x6cb9c9d0, 0x76d4d6dc,
    0x7fe2d9e2, 0x87dfd4d6, 0x91d7c3b8, 0x97d1b6a3, 0xa3ca9a7d, 0xadc48166, 0xb7bb6958,
    0xc4ac4c50, 0xd58c2a50, 0xdf741e4f, 0xe9591648, 0xf63b113b, 0xff2f1436};

constexpr Rgb blueInfinity = 0xff0000ff;

// The loud ones are the same everywhere, unless the map has one of them; the quiet ones keep away
// from the map.
constexpr SpecialColors specialColors(Rgb notANumber, Rgb uninitialised,
                                      Rgb minusInfinity = blueInfinity)
{
    return {notANumber, 0xff00ff00, minusInfinity, 0xffff00ff, uninitialised};
}

constexpr std::string_view invertedEnding = "_r";

// Told apart by everybody, by Okabe and Ito; black is for the background.
constexpr std::array<Rgb, 8> okabe = {0x000000, 0xe69f00, 0x56b4e9, 0x009e73,
                                      0xf0e442, 0x0072b2, 0xd55e00, 0xcc79a7};

// By Tableau, and by Brewer and Harrower, behind black.
constexpr std::array<Rgb, 11> tab10 = {0x000000, 0x1f77b4, 0xff7f0e, 0x2ca02c, 0xd62728, 0x9467bd,
                                       0x8c564b, 0xe377c2, 0x7f7f7f, 0xbcbd22, 0x17becf};
constexpr std::array<Rgb, 21> tab20 = {0x000000, 0x1f77b4, 0xaec7e8, 0xff7f0e, 0xffbb78, 0x2ca02c,
                                       0x98df8a, 0xd62728, 0xff9896, 0x9467bd, 0xc5b0d5, 0x8c564b,
                                       0xc49c94, 0xe377c2, 0xf7b6d2, 0x7f7f7f, 0xc7c7c7, 0xbcbd22,
                                       0xdbdb8d, 0x17becf, 0x9edae5};
constexpr std::array<Rgb, 10> set1 = {0x000000, 0xe41a1c, 0x377eb8, 0x4daf4a, 0x984ea3,
                                      0xff7f00, 0xffff33, 0xa65628, 0xf781bf, 0x999999};
constexpr std::array<Rgb, 9> set2 = {0x000000, 0x66c2a5, 0xfc8d62, 0x8da0cb, 0xe78ac3,
                                     0xa6d854, 0xffd92f, 0xe5c494, 0xb3b3b3};
constexpr std::array<Rgb, 13> set3 = {0x000000, 0x8dd3c7, 0xffffb3, 0xbebada, 0xfb8072,
                                      0x80b1d3, 0xfdb462, 0xb3de69, 0xfccde5, 0xd9d9d9,
                                      0xbc80bd, 0xccebc5, 0xffed6f};
constexpr std::array<Rgb, 9> dark2 = {0x000000, 0x1b9e77, 0xd95f02, 0x7570b3, 0xe7298a,
                                      0x66a61e, 0xe6ab02, 0xa6761d, 0x666666};
constexpr std::array<Rgb, 13> paired = {0x000000, 0xa6cee3, 0x1f78b4, 0xb2df8a, 0x33a02c,
                                        0xfb9a99, 0xe31a1c, 0xfdbf6f, 0xff7f00, 0xcab2d6,
                                        0x6a3d9a, 0xffff99, 0xb15928};

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

ColorStop stopOf(std::uint32_t packed)
{
    return {static_cast<int>(packed >> 24), packed & 0xffffff};
}

ColorMap colorMap(const char* name, std::span<const std::uint32_t> stops,
                  const SpecialColors& special, Kind kind = Kind::Sequential)
{
    ColorMap map{name, {}, special, kind};
    std::size_t next = 1;
    for (int place = 0; place < static_cast<int>(map.colors.size()); ++place) {
        if (place > stopOf(stops[next]).place)
            ++next;
        map.colors[static_cast<std::size_t>(place)] =
            between(stopOf(stops[next - 1]), stopOf(stops[next]), place);
    }
    return map;
}

ColorMap palette(const char* name, std::span<const Rgb> colors, const SpecialColors& special)
{
    ColorMap map{name, {}, special, Kind::Qualitative, static_cast<int>(colors.size())};
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
    ColorMap map{name, {}, special, Kind::Cyclic};
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
        colorMap("viridis", viridis, specialColors(midGrey, lavender)),
        colorMap("cividis", cividis, specialColors(skyBlue, lavender)),
        colorMap("magma", magma, specialColors(midGrey, lavender)),
        colorMap("inferno", inferno, specialColors(midGrey, lavender)),
        colorMap("plasma", plasma, specialColors(midGrey, lavender)),
        colorMap("turbo", turbo, specialColors(midGrey, lavender)),
        colorMap("grey", grey, specialColors(skyBlue, teal)),
        colorMap("jet", jet, specialColors(midGrey, lavender, white)),
        colorMap("rainbow", rainbow, specialColors(midGrey, lavender)),
        colorMap("hot", hot, specialColors(midGrey, lavender)),
        colorMap("afmhot", afmhot, specialColors(midGrey, lavender)),
        colorMap("gist_heat", gistHeat, specialColors(midGrey, lavender)),
        colorMap("copper", copper, specialColors(midGrey, lavender)),
        colorMap("bone", bone, specialColors(skyBlue, paleYellow)),
        colorMap("cubehelix", cubehelix, specialColors(midGrey, paleYellow)),
        colorMap("cmrmap", cmrmap, specialColors(midGrey, lavender)),
        colorMap("terrain", terrain, specialColors(skyBlue, lime)),
        colorMap("blues", blues, specialColors(midGrey, paleYellow)),
        colorMap("greens", greens, specialColors(midGrey, paleYellow)),
        colorMap("oranges", oranges, specialColors(midGrey, lavender)),
        colorMap("purples", purples, specialColors(darkGrey, paleYellow)),
        colorMap("reds", reds, specialColors(midGrey, paleYellow)),
        colorMap("bugn", buGn, specialColors(midGrey, paleYellow)),
        colorMap("bupu", buPu, specialColors(darkGrey, paleYellow)),
        colorMap("gnbu", gnBu, specialColors(midGrey, paleYellow)),
        colorMap("orrd", orRd, specialColors(midGrey, lavender)),
        colorMap("pubu", puBu, specialColors(darkGrey, paleYellow)),
        colorMap("pubugn", puBuGn, specialColors(midGrey, paleYellow)),
        colorMap("purd", puRd, specialColors(darkGrey, paleYellow)),
        colorMap("rdpu", rdPu, specialColors(midGrey, paleYellow)),
        colorMap("ylgn", ylGn, specialColors(midGrey, lavender)),
        colorMap("ylgnbu", ylGnBu, specialColors(midGrey, lime)),
        colorMap("ylorbr", ylOrBr, specialColors(midGrey, lavender)),
        colorMap("ylorrd", ylOrRd, specialColors(midGrey, lavender)),
        colorMap("coolwarm", coolwarm, specialColors(darkGrey, white), Kind::Diverging),
        colorMap("rdbu", rdbu, specialColors(darkGrey, paleYellow), Kind::Diverging),
        colorMap("brbg", brBG, specialColors(midGrey, lime), Kind::Diverging),
        colorMap("piyg", piYG, specialColors(midGrey, lime), Kind::Diverging),
        colorMap("prgn", pRGn, specialColors(darkGrey, paleYellow), Kind::Diverging),
        colorMap("puor", puOr, specialColors(darkGrey, lime), Kind::Diverging),
        colorMap("rdgy", rdGy, specialColors(skyBlue, lime), Kind::Diverging),
        colorMap("rdylbu", rdYlBu, specialColors(midGrey, lime), Kind::Diverging),
        colorMap("rdylgn", rdYlGn, specialColors(midGrey, lavender), Kind::Diverging),
        colorMap("spectral", spectral, specialColors(midGrey, lavender), Kind::Diverging),
        cyclicMap("cyclic", specialColors(midGrey, lime)),
        colorMap("twilight", twilight, specialColors(darkGrey, paleYellow), Kind::Cyclic),
        colorMap("twilight_shifted", twilightShifted, specialColors(darkGrey, paleYellow),
                 Kind::Cyclic),
        palette("okabe", okabe, specialColors(midGrey, white)),
        palette("labels", goldenHues(), specialColors(midGrey, white)),
        palette("tab10", tab10, specialColors(skyBlue, lavender)),
        palette("tab20", tab20, specialColors(teal, white)),
        palette("set1", set1, specialColors(darkGrey, lavender)),
        palette("set2", set2, specialColors(darkGrey, lavender)),
        palette("set3", set3, specialColors(darkGrey, white)),
        palette("dark2", dark2, specialColors(midGrey, lavender)),
        palette("paired", paired, specialColors(midGrey, white)),
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

const ColorMap* findColorMap(std::string_view typed)
{
    std::string name = lowerCase(std::string(typed));
    const bool inverted = name.ends_with(invertedEnding);
    if (inverted)
        name.resize(name.size() - invertedEnding.size());
    if (name == "gray") // as others write it
        name = "grey";
    const auto& maps = colorMaps();
    const auto found = std::ranges::find(maps, name, &ColorMap::name);
    if (found == maps.end())
        return nullptr;
    return inverted ? &inverseOf(*found) : &*found;
}

} // namespace bloscope
