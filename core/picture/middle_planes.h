#pragma once

#include "core/array/slice_reader.h"
#include "core/geometry/geometry.h"
#include "core/picture/picture_pixels.h"
#include "core/plane/label_looks.h"

#include <memory>
#include <optional>
#include <vector>

namespace bloscope {

// A plane through the middle of an array, as a picture that people look at: with the flips of the
// window.
struct MiddlePlane {
    PicturePixels image;
    std::optional<PicturePixels> labels = {}; // over it, of as many cells
    // To each other as the sides of what is drawn: in units of space where the spacing is known of
    // both, else in cells.
    double width = 1;
    double height = 1;
    std::size_t rowDimension = 0;
    std::size_t columnDimension = 0;
    // The dimension whose index is constant, of those that the planes have together.
    std::optional<std::size_t> normal = {};
    std::int64_t index = 0; // its index
    PlaneFlips flips = {};
};

// What is drawn of an array, and by what.
struct PlanesToDraw {
    std::shared_ptr<const SliceReader> image;       // of numbers
    const Geometry* geometry = nullptr;             // of it
    std::shared_ptr<const SliceReader> labels = {}; // which canLieOver() the image; or null
    const ColorMap* map = &colorMaps().front();
    LabelLooksPtr looks = {}; // of the labels, of either; or null
    int side = 192;           // pixels, at most
};

// The three planes of an array of three dimensions and more, else the one that it is; the same
// number has the same colour in all of them. A photo is drawn in its colours. Larger planes are
// reduced, and those in very many blocks sampled. None of arrays that are not numbers, of fewer
// than two dimensions and without cells. Errors: Cancelled, Limit.
Result<std::vector<MiddlePlane>> middlePlanesOf(const PlanesToDraw& wanted, const Job& job);

} // namespace bloscope
