#pragma once

#include <string>

namespace CLI {
class App;
}

namespace bloscope {

// What is wrong with both of them, in pictures and in the window.
constexpr const char* mapBesideBands = "--colormap does not apply to the colours of --bands";

// How a picture is made, as typed; see HeatmapOptions.
struct PngOptions {
    std::string colorMap;
    std::string range = "auto";
    std::string scale = "linear";
    std::string size;  // "640x480"; empty: one pixel for each cell
    std::string bands; // "2:29,19,9", "none": colours of the map; empty: of a photo its own
    bool hasTransparentNaN = false;
    bool hasChosenPlane = false; // which of the array is drawn was said: a photo is no exception

    // Adds itself to the command; lives as long as that.
    void addTo(CLI::App& command);
};

} // namespace bloscope
