#pragma once

#include "core/msgpack/json.h"
#include "core/msgpack/write.h"
#include "tests/support/frames.h"
#include "ui/document/document_edits.h"

#include <QTest>

namespace bloscope::test {

// The msgpack value of a JSON text, in its shortest form.
inline ByteBuffer fromJson(std::string_view json)
{
    return writeValue(*msgpack_value::fromJson(json));
}

inline QString toJson(ByteView value)
{
    return QString::fromStdString(
        *msgpack_value::jsonText(value, msgpack_value::JsonLayout::OneLine));
}

struct JsonEntry {
    const char* name;
    const char* json;
};

// An array of 2 x 3 float32 with vlmetalayers of these values.
inline ByteBuffer frameWith(std::initializer_list<JsonEntry> entries)
{
    FrameOptions options;
    for (const JsonEntry& entry : entries)
        options.vlMetalayers.push_back({entry.name, fromJson(entry.json)});
    options.metalayers.push_back({"mine", fromJson("[1, 2]")});
    return arrayFrame({2, 3}, "<f4", counted<float>(6), options);
}

// Its edits, with all values read.
class LoadedEdits {
 public:
    explicit LoadedEdits(ByteBuffer frame)
        : edits(*Frame::open(memorySource(std::move(frame))), scheduler)
    {
        if (!QTest::qWaitFor([this] { return edits.isLoaded(); }))
            qFatal("the values are not read");
    }

    Scheduler scheduler;
    DocumentEdits edits;
};

} // namespace bloscope::test
