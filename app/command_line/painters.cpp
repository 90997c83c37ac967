#include "app/command_line/painters.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace bloscope {

void PngOptions::addTo(CLI::App& command)
{
    const std::string group = "Picture (png)";
    command.add_option("--size", size, "in pixels; one for each cell when left out")
        ->type_name("WxH")
        ->group(group);
    command
        .add_option("--colormap", colorMap,
                    "viridis when left out; inverted with _r behind the name")
        ->type_name("NAME")
        ->group(group);
    command
        .add_option("--range", range,
                    "the values between which colours are spread: MIN,MAX, auto, minmax, PCT%, "
                    "LOW%,HIGH% or Ksigma; symmetric: before it puts zero in the middle")
        ->type_name("R")
        ->group(group);
    command
        .add_option("--bands", bands,
                    "indices that are red, green, blue and perhaps opacity, of dimension D or the "
                    "last one; none for colours of the map, also of photos")
        ->type_name("[D:]R,G,B")
        ->group(group);
    command.add_flag("--transparent-nan", hasTransparentNaN, "leave NaN without a colour")
        ->group(group);
    command
        .add_option("--scale", scale, "linear, log, symlog, asinh, sqrt, gamma or gamma=EXPONENT")
        ->type_name("WORD")
        ->group(group);
}

} // namespace bloscope
