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
    PortableKernel,  // a function in a form of its own, no data
    RemoteReference, // an address, no data
    RemoteTable,     // the address of a Parquet file that is read as a table, no data
    UnknownRecipe,   // a recipe of a newer kind: no data either
    Proxy,           // a cache of another array, perhaps only partly filled
    RemoteArray,     // the same, which tells in one recipe what it is a cache of
    EmbedStore,      // frames inside a super-chunk
    DictStore,       // the embed.b2e of a store of leaves
    TreeStore,       // the same with groups
    RemoteStore,     // the same of a store elsewhere, of which some leaves are here
    TableMeta        // the description of a table: no data, but metadata
};

ObjectKind classify(const Frame& frame);

// Of a recipe, by the name that it gives its kind (`b2o`): "lazyexpr", "remote_array", ...
ObjectKind kindOfRecipe(std::string_view name);

// "array", "super-chunk", "lazy expression", ...
std::string_view nameOf(ObjectKind kind);

// Shape and chunks stand in the file, values do not: what its chunks decode to means nothing.
bool isRecipe(ObjectKind kind);
bool isItemList(ObjectKind kind); // object, batch and list arrays
bool isStore(ObjectKind kind);    // embedded, dictionary, tree and remote stores
bool isCache(ObjectKind kind);    // proxies and remote arrays: see Proxy

} // namespace bloscope
