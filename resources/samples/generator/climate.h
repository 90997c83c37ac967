#pragma once

namespace bloscope::sample {

struct Place {
    double hours;     // since the first of July, 00:00 UTC
    double pressure;  // hPa
    double latitude;  // degrees north
    double longitude; // degrees east
};

// Air temperature in kelvin on an invented but plausible day of northern summer: warm tropics, the
// thinner air above them, waves of the westerlies moving east, warm land by day. NaN below the
// ground, as on real charts of a pressure level that a mountain range cuts through.
double airTemperature(const Place& place);

} // namespace bloscope::sample
