#include "tests/support/conventions.h"

#include "core/codecs/gzip.h"
#include "core/msgpack/json.h"
#include "core/msgpack/write.h"
#include "core/pickle/write_pickle.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"

namespace bloscope::test {

namespace {

std::vector<NamedValue> packed(const JsonEntries& entries)
{
    std::vector<NamedValue> values;
    for (const auto& [name, json] : entries)
        values.push_back({name, msgpack_value::writeValue(*msgpack_value::fromJson(json))});
    return values;
}

ByteBuffer frameOfZeros(const Shape& shape, std::vector<NamedValue> variable,
                        std::vector<NamedValue> fixed)
{
    FrameOptions options;
    options.vlMetalayers = std::move(variable);
    options.metalayers = std::move(fixed);
    std::size_t cells = 1;
    for (const std::int64_t extent : shape)
        cells *= static_cast<std::size_t>(extent);
    return arrayFrame(shape, "|u1", ByteBuffer(cells), options);
}

} // namespace

ByteBuffer frameWith(const Shape& shape, const JsonEntries& variable, const JsonEntries& fixed)
{
    return frameOfZeros(shape, packed(variable), packed(fixed));
}

ArrayPtr arrayWithBytes(const Shape& shape, std::vector<NamedValue> variable,
                        std::vector<NamedValue> fixed)
{
    return Array::of(
        *Frame::open(memorySource(frameOfZeros(shape, std::move(variable), std::move(fixed)))));
}

ArrayPtr arrayWith(const Shape& shape, const JsonEntries& variable, const JsonEntries& fixed)
{
    return Array::of(*Frame::open(memorySource(frameWith(shape, variable, fixed))));
}

ByteBuffer markedFrame(const JsonEntries& fixed, const JsonEntries& variable,
                       const std::vector<ByteBuffer>& chunks)
{
    FrameOptions options;
    options.metalayers = packed(fixed);
    options.vlMetalayers = packed(variable);
    return chunksFrame(chunks, 1, options);
}

ArrayPtr climateArray()
{
    return arrayWith({4, 3}, {{"long_name", R"("air temperature")"},
                              {"units", R"("K")"},
                              {"dimensions", R"(["time", "latitude"])"},
                              {"coordinates", R"({"latitude": [90, 86, 82.5],
                                                  "time": [0, 6, 12, 18]})"},
                              {"coordinate_units", R"({"latitude": "degrees_north",
                                    "time": "hours since 2000-07-01 00:00 UTC"})"}});
}

ArrayPtr xarrayArray()
{
    return arrayWith({2, 3}, {{"dims", R"(["__tuple__", "day", "station"])"},
                              {"attrs", R"({"units": "mm", "long_name": "rain", "scale_factor": 0.1,
                       "add_offset": -5})"},
                              {"coords", R"({"day": {"dims": ["__tuple__", "day"], "attrs": {},
                                "data": ["2007-07-01T00:00:00", "2007-07-02T00:00:00"]},
                        "station": {"dims": ["__tuple__", "station"], "attrs": {},
                                    "data": ["Bern", "Brno", "Split"]}})"}});
}

ArrayPtr medBlosc2Array()
{
    return arrayWith({2, 3, 4}, {}, {{"med_blosc2", R"({"image": {"modality": "CT"},
                         "spatial": {"spacing": [2.5, 0.75, 0.5], "origin": [-100, 10, 20.25],
                                     "direction": [[1, 0, 0], [0, 1, 0], [0, 0, -1]]},
                         "_med_blosc2_version": "v0"})"}});
}

ArrayPtr mlArray()
{
    // {"spatial": {"spacing": [2.5, 0.75, 0.5], "origin": [0.0, 10.0, 20.25], "direction": ...,
    // "axis_labels": ["channel", "z", "y", "x"]}, "_mlarray_version": "v0"}
    const ByteBuffer mapping =
        "80049511010000000000007d94288c077370617469616c947d94288c0773706163696e67945d942847400400"
        "0000000000473fe8000000000000473fe0000000000000658c066f726967696e945d94284700000000000000"
        "00474024000000000000474034400000000000658c09646972656374696f6e945d94285d9428473ff0000000"
        "000000470000000000000000470000000000000000655d9428470000000000000000473ff000000000000047"
        "0000000000000000655d942847000000000000000047000000000000000047bff000000000000065658c0b61"
        "7869735f6c6162656c73945d94288c076368616e6e656c948c017a948c0179948c01789465758c105f6d6c61"
        "727261795f76657273696f6e948c02763094752e"_hex;
    FrameOptions options;
    options.vlMetalayers = {
        {"mlarray", msgpack_value::writeValue({msgpack_value::Binary{encodeGzip(mapping)}})}};
    return Array::of(
        *Frame::open(memorySource(arrayFrame({1, 2, 3, 4}, "|u1", ByteBuffer(24), options))));
}

ArrayPtr arrayWithPickle(const Shape& shape, const msgpack_value::Value& mapping)
{
    const ByteBuffer packed = encodeGzip(*pickle::writePickle(mapping, 4));
    return arrayWithBytes(
        shape, {{"mlarray", msgpack_value::writeValue({msgpack_value::Binary{packed}})}});
}

ByteBuffer nnUnetPickle()
{
    // {"spacing": [1.0, 0.5, 0.5], "shape_after_cropping_and_before_resampling": (4, 6, 4),
    //  "class_locations": {1: array([[0, 1]], dtype="<i8")}, "count": float64(0.5),
    //  "path": PosixPath("a")}
    return "80047d28"
           "8c0773706163696e67 5d28473ff0000000000000473fe0000000000000473fe000000000000065"
           "8c2a73686170655f61667465725f63726f7070696e675f616e645f6265666f72655f726573616d706c696e6"
           "7"
           "4b044b064b0487"
           "8c0f636c6173735f6c6f636174696f6e73 7d4b01"
           "8c156e756d70792e636f72652e6d756c74696172726179 8c0c5f7265636f6e737472756374 93"
           "8c056e756d7079 8c076e646172726179 93 4b0085 430162 87 52"
           "284b014b014b0286 8c056e756d7079 8c056474797065 93 8c026938 8988 87 52"
           "284b038c013c4e4e4e4affffffff4affffffff4b007462 89"
           "431000000000000000000100000000000000 7462 73"
           "8c05636f756e74 8c156e756d70792e636f72652e6d756c74696172726179 8c067363616c6172 93"
           "8c056e756d7079 8c056474797065 93 8c026638 8988 87 52"
           "4308000000000000e03f 86 52"
           "8c0470617468 8c07706174686c6962 8c09506f73697850617468 93 8c0161 85 52"
           "752e"_hex;
}

ByteBuffer xiLensFrame()
{
    return frameWith({3, 2, 2}, {{"exposure_us", "[40000, 40003, 40002]"},
                                 {"acq_nframe", "[100, 101, 102]"},
                                 {"time_stamp", R"(["20240117_10-00-50-268",
                                     "20240117_10-01-51-961", "20240117_10-02-52-489"])"}});
}

ArrayPtr xiLensArray()
{
    return Array::of(*Frame::open(memorySource(xiLensFrame())));
}

} // namespace bloscope::test
