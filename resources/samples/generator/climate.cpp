#include "resources/samples/generator/climate.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace bloscope::sample {

namespace {

constexpr double seaLevelPressure = 1013; // hPa
constexpr double scaleHeight = 7.4;       // km in which the pressure falls to 1/e
constexpr double warmLapseRate = 6.5;     // K/km over the warmest places; cold air is more even
constexpr double warmest = 301;           // K, mean at sea level
constexpr double thermalEquator = 12;     // degrees north, in July

double radians(double degrees)
{
    return degrees * std::numbers::pi / 180;
}

double square(double x)
{
    return x * x;
}

// A bell on the globe, 1 in its middle.
struct Bell {
    double latitude, longitude;
    double latitudeWidth, longitudeWidth; // degrees

    double at(const Place& place) const
    {
        const double east = std::remainder(place.longitude - longitude, 360);
        return std::exp(-square((place.latitude - latitude) / latitudeWidth) -
                        square(east / longitudeWidth));
    }
};

constexpr Bell continents[] = {{50, 80, 20, 55},   {50, 260, 18, 25},  {15, 15, 18, 20},
                               {-8, 25, 22, 11},   {-12, 300, 20, 14}, {-25, 134, 9, 14},
                               {-90, 0, 18, 1000}, {72, 320, 8, 14}};

struct Mountains {
    Bell shape;
    double height; // km
};

constexpr Mountains mountains[] = {
    {{33, 88, 6, 15}, 5.2},  {{40, 250, 11, 7}, 2.6}, {{-20, 290, 19, 4}, 4.0},
    {{72, 320, 7, 11}, 3.0}, {{8, 38, 6, 6}, 2.3},    {{-90, 0, 17, 1000}, 3.6},
};

double landFraction(const Place& place)
{
    double fraction = 0;
    for (const Bell& continent : continents)
        fraction += continent.at(place);
    return std::min(fraction, 1.0);
}

double groundHeight(const Place& place)
{
    double height = 0;
    for (const Mountains& range : mountains)
        height = std::max(height, range.height * range.shape.at(place));
    return height;
}

double heightOf(double pressure)
{
    return scaleHeight * std::log(seaLevelPressure / pressure);
}

// Warmest a little north of the equator; the southern winter falls off faster.
double seaLevelMean(const Place& place)
{
    const double fromEquator = place.latitude - thermalEquator;
    return warmest - (fromEquator > 0 ? 0.0045 : 0.0072) * square(fromEquator);
}

// Falls with height up to the tropopause, which is higher over the tropics, then rises a little.
double changeWithHeight(const Place& place, double height)
{
    const double tropopause = 9 + 8 * square(std::cos(radians(place.latitude)));
    const double lapseRate = warmLapseRate * std::pow(seaLevelMean(place) / warmest, 2.5);
    return -lapseRate * std::min(height, tropopause) + std::max(height - tropopause, 0.0);
}

// Highs and lows of the middle latitudes on their way east, tilted against it with height.
double waves(const Place& place, double height)
{
    const bool south = place.latitude < 0;
    const double belt = std::exp(-square((std::abs(place.latitude) - 50) / 16));
    const double phase = radians(place.longitude) - radians(place.hours * (south ? 0.5 : 0.4));
    const double tilt = 0.15 * height;
    return belt * (south ? 6.5 : 5.0) *
           (std::sin((south ? 5 : 6) * phase + tilt + radians(place.latitude)) +
            0.7 * std::sin(3 * phase + tilt - radians(2 * place.latitude)) +
            0.6 * std::cos(phase + radians(3 * place.latitude)));
}

// Summer and winter over land, and its days and nights; both fade with height.
double overLand(const Place& place, double height)
{
    const double season = 7 * std::tanh(place.latitude / 20);
    const double localTime = place.hours + place.longitude / 15;
    const double day = 6 * std::cos(2 * std::numbers::pi * (localTime - 14) / 24);
    return landFraction(place) * (season * std::exp(-height / 4) + day * std::exp(-height / 1.2));
}

} // namespace

double airTemperature(const Place& place)
{
    const double height = heightOf(place.pressure);
    if (height < groundHeight(place))
        return std::numeric_limits<double>::quiet_NaN();
    return seaLevelMean(place) + changeWithHeight(place, height) + waves(place, height) +
           overLand(place, height);
}

} // namespace bloscope::sample
