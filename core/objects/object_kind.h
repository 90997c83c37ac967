#pragma once

#include "core/frame/frame.h"

namespace bloscope {

// What a Python program means by a frame. Its metalayers say it, in the order in which
// python-blosc2 asks for them (format.md 10.2); whether they hold is not judged here.
enum class ObjectKind {
    Array,           // b2nd, or its forerunner caterva
    Chunks,          // a plain super-chunk
    Tensor,          // a super-chunk that packs an array of another library
    ObjectArray,     // a msgpack value in each chunk
    BatchArray,      // many in each chunk
    ListArray,       // the same, where each value is a list
    LazyExpression,  // a formula, no data
    LazyFunction,    // source code, no data
    RemoteReference, // an address, no data
    UnknownRecipe,   // a recipe of a newer kind: no data either
    Proxy,           // a cache of another array, perhaps only partly filled
    EmbedStore,      // frames inside a super-chunk
    DictStore,       // the embed.b2e of a store of leaves
    TreeStore,       // the same with groups
    TableMeta        // the description of a table: no data, but metadata
};

ObjectKind classify(const Frame& frame);

// "array", "super-chunk", "lazy expression", ...
std::string_view nameOf(ObjectKind kind);

// Shape and chunks stand in the file, values do not: what its chunks decode to means nothing.
bool isRecipe(ObjectKind kind);
bool isItemList(ObjectKind kind); // object, batch and list arrays
bool isStore(ObjectKind kind);    // embedded, dictionary and tree stores

} // namespace bloscope
