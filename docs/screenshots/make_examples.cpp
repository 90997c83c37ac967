// Makes the files that some pictures of docs/images show, by formulas alone:
//
//     make-examples FOLDER
//
// head.b2nd and head_seg.b2nd, a phantom as a scanner would see it and its labels; vortices.b2nd, a
// field of complex numbers; stars.b2nd, a catalogue with fields.

#include "core/frame_writing/array_encoder.h"
#include "core/msgpack/json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <numbers>
#include <random>

using namespace bloscope;

namespace {

ByteView bytesIn(const auto& elements)
{
    return std::as_bytes(std::span(elements));
}

Result<> addAttribute(FrameWriter& frame, const std::string& name, const nlohmann::json& value)
{
    BLOSCOPE_TRY(const ByteBuffer packed, msgpack_value::valueFromJson(value.dump(), ByteView()));
    return frame.addVlMetalayer(name, packed);
}

struct Storage {
    Shape shape;
    Shape chunkshape;
    std::string dtype;
    std::uint8_t typesize;
};

Result<FrameWriter> frameOf(const Storage& storage, ByteView elements)
{
    BLOSCOPE_TRY(const ArrayEncoder encoder,
                 ArrayEncoder::create({.shape = storage.shape,
                                       .chunkshape = storage.chunkshape,
                                       .blockshape = storage.chunkshape,
                                       .dtype = storage.dtype,
                                       .chunks = {.typesize = storage.typesize,
                                                  .codec = 5,
                                                  .level = 5,
                                                  .filters = {0, 0, 0, 0, 0, 1}}}));
    return encoder.frameOf(elements);
}

Result<> write(FrameWriter& frame, const std::filesystem::path& path)
{
    BLOSCOPE_TRY(const ByteBuffer bytes, frame.finish());
    std::ofstream file(path, std::ios::binary);
    file << textOf(bytes);
    file.close();
    if (!file)
        return Error{ErrorKind::Io, path.string() + " cannot be written"};
    return {};
}

// A part of the head: an ellipsoid in a cube from -1 to 1, brighter or darker than what it lies in.
struct Organ {
    std::array<double, 3> middle; // z, y, x
    std::array<double, 3> radii;
    double angle; // degrees, in the plane of y and x
    float brightness;
    std::int16_t label; // 0: none of its own

    bool contains(double z, double y, double x) const
    {
        const double turn = angle * std::numbers::pi / 180;
        const double right = (x - middle[2]) * std::cos(turn) + (y - middle[1]) * std::sin(turn);
        const double down = (y - middle[1]) * std::cos(turn) - (x - middle[2]) * std::sin(turn);
        const double up = z - middle[0];
        return std::pow(right / radii[2], 2) + std::pow(down / radii[1], 2) +
                   std::pow(up / radii[0], 2) <=
               1;
    }
};

constexpr Organ organs[] = {
    {{0, 0, 0}, {0.95, 0.92, 0.69}, 0, 900, 0},             // skull
    {{0, 0.02, 0}, {0.90, 0.87, 0.66}, 0, -620, 1},         // brain
    {{0.05, 0.05, 0.22}, {0.55, 0.31, 0.11}, -18, -190, 2}, // ventricles
    {{0.05, 0.05, -0.22}, {0.55, 0.41, 0.16}, 18, -190, 2},
    {{0.1, -0.42, 0.02}, {0.26, 0.25, 0.21}, 0, 150, 3}, // a lesion
    {{-0.2, 0.60, -0.08}, {0.20, 0.08, 0.12}, 0, 240, 4},
    {{-0.1, 0.56, 0.22}, {0.16, 0.06, 0.05}, 30, 240, 4},
};

const Shape headShape = {40, 192, 160};

struct Head {
    std::vector<float> scan;
    std::vector<std::int16_t> labels;
};

Head head()
{
    std::mt19937 random(7); // the same picture on every machine
    Head made;
    const auto at = [](std::int64_t i, std::int64_t extent) {
        return 2.0 * (static_cast<double>(i) + 0.5) / static_cast<double>(extent) - 1;
    };
    for (std::int64_t z = 0; z < headShape[0]; ++z)
        for (std::int64_t y = 0; y < headShape[1]; ++y)
            for (std::int64_t x = 0; x < headShape[2]; ++x) {
                float value = static_cast<float>(random() % 64);
                std::int16_t label = 0;
                for (const Organ& organ : organs)
                    if (organ.contains(at(z, headShape[0]), at(y, headShape[1]),
                                       at(x, headShape[2]))) {
                        value += organ.brightness;
                        label = std::max(label, organ.label);
                    }
                made.scan.push_back(value);
                made.labels.push_back(label);
            }
    return made;
}

Result<> writeHead(const std::filesystem::path& folder)
{
    const Head made = head();
    const Shape chunkshape = {8, 96, 80};
    const std::vector<double> spacing = {3.0, 1.0, 1.0}; // mm
    BLOSCOPE_TRY(FrameWriter scan, frameOf({headShape, chunkshape, "<f4", 4}, bytesIn(made.scan)));
    BLOSCOPE_CHECK(addAttribute(scan, "spacing", spacing));
    BLOSCOPE_CHECK(write(scan, folder / "head.b2nd"));
    BLOSCOPE_TRY(FrameWriter labels,
                 frameOf({headShape, chunkshape, "<i2", 2}, bytesIn(made.labels)));
    BLOSCOPE_CHECK(addAttribute(labels, "spacing", spacing));
    return write(labels, folder / "head_seg.b2nd");
}

// Waves that turn around a few places, some of them the other way round.
Result<> writeVortices(const std::filesystem::path& folder)
{
    using Number = std::complex<float>;
    constexpr std::int64_t side = 256;
    constexpr std::array<std::complex<double>, 3> left = {
        {{-0.6, -0.35}, {0.45, 0.5}, {0.1, -0.75}}};
    constexpr std::array<std::complex<double>, 2> right = {{{0.55, -0.3}, {-0.4, 0.6}}};
    std::vector<Number> field;
    for (std::int64_t row = 0; row < side; ++row)
        for (std::int64_t column = 0; column < side; ++column) {
            const std::complex<double> z(2.0 * double(column) / side - 1,
                                         2.0 * double(row) / side - 1);
            std::complex<double> value = std::exp(-std::norm(z));
            for (const std::complex<double>& place : left)
                value *= z - place;
            for (const std::complex<double>& place : right)
                value *= std::conj(z - place);
            field.emplace_back(value);
        }
    BLOSCOPE_TRY(FrameWriter frame, frameOf({{side, side}, {64, 64}, "<c8", 8}, bytesIn(field)));
    return write(frame, folder / "vortices.b2nd");
}

struct Star {
    std::int32_t number;
    std::array<char, 4> kind;
    std::array<double, 2> place; // degrees
    std::array<float, 3> flux;
    std::uint8_t isVariable;

    void appendTo(ByteBuffer& bytes) const
    {
        const auto append = [&bytes](const auto& field) {
            const auto view = std::as_bytes(std::span(&field, 1));
            bytes.insert(bytes.end(), view.begin(), view.end());
        };
        append(number);
        append(kind);
        append(place);
        append(flux);
        append(isVariable);
    }
};

Result<> writeStars(const std::filesystem::path& folder)
{
    constexpr std::int64_t count = 2000;
    constexpr std::uint8_t starBytes = 4 + 4 + 16 + 12 + 1;
    constexpr std::array<std::array<char, 4>, 4> kinds = {
        {{'G', '2', 'V', 0}, {'K', '0', 'I', 'I'}, {'M', '5', 'V', 0}, {'A', '1', 'V', 0}}};
    std::mt19937 random(11);
    const auto unit = [&random] { return static_cast<double>(random()) / 4294967296.0; };
    ByteBuffer bytes;
    for (std::int32_t number = 0; number < count; ++number) {
        const auto flux = static_cast<float>(std::round(100 * std::exp(4 * unit()))) / 100;
        Star{number + 1000,
             kinds[random() % kinds.size()],
             {std::round(3.6e5 * unit()) / 1e3, std::round(1.8e5 * unit() - 9e4) / 1e3},
             {flux, flux * 0.75F, number % 17 == 3 ? std::nanf("") : flux * 0.5F},
             static_cast<std::uint8_t>(random() % 8 == 0)}
            .appendTo(bytes);
    }
    BLOSCOPE_TRY(FrameWriter frame,
                 frameOf({{count},
                          {500},
                          "[('number', '<i4'), ('kind', 'S4'), ('place', [('ra', '<f8'), "
                          "('dec', '<f8')]), ('flux', '<f4', (3,)), ('variable', '?')]",
                          starBytes},
                         bytes));
    BLOSCOPE_CHECK(addAttribute(frame, "bands", std::vector<std::string>{"B", "V", "R"}));
    return write(frame, folder / "stars.b2nd");
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: make-examples FOLDER\n");
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    std::filesystem::create_directories(folder);
    for (const auto& writeExample : {writeHead, writeVortices, writeStars})
        if (const Result<> written = writeExample(folder); !written) {
            std::fprintf(stderr, "%s\n", written.error().text().c_str());
            return 1;
        }
    return 0;
}
