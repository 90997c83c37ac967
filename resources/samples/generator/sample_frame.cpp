#include "resources/samples/generator/sample_frame.h"

#include "core/frame_writing/array_encoder.h"
#include "core/msgpack/json.h"
#include "resources/samples/generator/climate.h"

#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

namespace bloscope::sample {

namespace {

constexpr double roundedTo = 0.25; // K
constexpr double hoursPerStep = 6;
constexpr double degreesPerStep = 4;

const Shape shape = {16, 6, 46, 90};
const Shape chunkshape = {8, 3, 32, 48}; // the last chunks of latitude and longitude are padded
const Shape blockshape = {4, 1, 32, 48};

std::vector<double> stepsFrom(double first, double step, std::int64_t count)
{
    std::vector<double> steps;
    for (std::int64_t i = 0; i < count; ++i)
        steps.push_back(first + step * static_cast<double>(i));
    return steps;
}

struct Coordinates {
    std::vector<double> time = stepsFrom(0, hoursPerStep, shape[0]);
    std::vector<double> level = {1000, 850, 700, 500, 300, 200};
    std::vector<double> latitude = stepsFrom(90, -degreesPerStep, shape[2]); // north is up
    std::vector<double> longitude = stepsFrom(0, degreesPerStep, shape[3]);
};

ByteBuffer elementsAt(const Coordinates& at)
{
    std::vector<float> elements;
    for (const double time : at.time)
        for (const double level : at.level)
            for (const double latitude : at.latitude)
                for (const double longitude : at.longitude) {
                    const double kelvin = airTemperature({time, level, latitude, longitude});
                    elements.push_back(
                        static_cast<float>(std::round(kelvin / roundedTo) * roundedTo));
                }
    const auto bytes = std::as_bytes(std::span(elements));
    return {bytes.begin(), bytes.end()};
}

// A vlmetalayer that holds one msgpack value.
Result<> addAttribute(FrameWriter& frame, const std::string& name, const nlohmann::json& value)
{
    BLOSCOPE_TRY(const ByteBuffer packed, msgpack_value::valueFromJson(value.dump(), ByteView()));
    return frame.addVlMetalayer(name, packed);
}

Result<> addTexts(FrameWriter& frame)
{
    using Texts = std::vector<std::string>;
    BLOSCOPE_CHECK(addAttribute(frame, "long_name", std::string("air temperature")));
    BLOSCOPE_CHECK(addAttribute(frame, "units", std::string("K")));
    BLOSCOPE_CHECK(
        addAttribute(frame, "dimensions", Texts{"time", "level", "latitude", "longitude"}));
    BLOSCOPE_CHECK(addAttribute(
        frame, "source",
        std::string("invented by formulas, for trying out Bloscope: no measurement, no forecast")));
    return addAttribute(frame, "history",
                        Texts{"computed on 16 times, 6 levels, 46 latitudes and 90 longitudes",
                              "set to NaN below the ground", "rounded to 0.25 K"});
}

// As they are all whole numbers, they are kept as such.
std::vector<int> wholeNumbers(const std::vector<double>& numbers)
{
    return {numbers.begin(), numbers.end()};
}

Result<> addCoordinates(FrameWriter& frame, const Coordinates& at)
{
    using Axis = std::map<std::string, std::vector<int>>;
    using Units = std::map<std::string, std::string>;
    BLOSCOPE_CHECK(addAttribute(frame, "coordinates",
                                Axis{{"time", wholeNumbers(at.time)},
                                     {"level", wholeNumbers(at.level)},
                                     {"latitude", wholeNumbers(at.latitude)},
                                     {"longitude", wholeNumbers(at.longitude)}}));
    return addAttribute(frame, "coordinate_units",
                        Units{{"time", "hours since 2000-07-01 00:00 UTC"},
                              {"level", "hPa"},
                              {"latitude", "degrees_north"},
                              {"longitude", "degrees_east"}});
}

Result<> addNumbers(FrameWriter& frame)
{
    BLOSCOPE_CHECK(addAttribute(frame, "valid_range", std::vector<int>{180, 330}));
    BLOSCOPE_CHECK(addAttribute(frame, "rounded_to", roundedTo));
    return addAttribute(frame, "is_forecast", false);
}

} // namespace

Result<ByteBuffer> sampleFrame()
{
    const Coordinates at;
    BLOSCOPE_TRY(const ArrayEncoder encoder,
                 ArrayEncoder::create({.shape = shape,
                                       .chunkshape = chunkshape,
                                       .blockshape = blockshape,
                                       .dtype = "<f4",
                                       .chunks = {.typesize = sizeof(float),
                                                  .codec = 5,
                                                  .level = 7,
                                                  .filters = {0, 0, 0, 0, 0, 1}}}));
    BLOSCOPE_TRY(FrameWriter frame, encoder.frameOf(elementsAt(at)));
    BLOSCOPE_CHECK(addTexts(frame));
    BLOSCOPE_CHECK(addCoordinates(frame, at));
    BLOSCOPE_CHECK(addNumbers(frame));
    return frame.finish();
}

} // namespace bloscope::sample
