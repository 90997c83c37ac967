#include "core/objects/reserved_names.h"

#include <algorithm>
#include <array>

namespace bloscope {

namespace {

struct Reserved {
    std::string_view name;
    std::string_view meaning;
    std::optional<ObjectKind> only = {}; // in frames of this kind
};

constexpr std::array metalayers = {
    Reserved{"b2nd", "shape, chunks and element type of the array"},
    Reserved{"caterva", "shape and chunks of the array, in the format before b2nd"},
    Reserved{"b2embed", "marks an embedded store, or a store of python-blosc2 3.7 to 4.0"},
    Reserved{"b2dict", "marks the embedded part of a dictionary store"},
    Reserved{"b2tree", "marks the embedded part of a tree store"},
    Reserved{"vlarray", "marks an object array: each chunk is one msgpack value"},
    Reserved{"batcharray", "marks a batch array: each chunk is a batch of msgpack values"},
    Reserved{"listarray", "marks a list array and describes its lists"},
    Reserved{"ctable_varlen_scalar", "role of this column in its table"},
    Reserved{"b2o", "marks a lazy object or reference: the frame contains no data"},
    Reserved{"LazyArray",
             "marks a lazy object of python-blosc2 3.0 to 4.1: the frame contains no data"},
    Reserved{"proxy-source", "source of the array that this frame caches"},
    Reserved{"b2remote_store", "marks the part of a remote store that is cached here"},
    Reserved{"b2remote_array", "marks a remote array"},
    Reserved{"b2remote_ctable", "marks a remote table"},
    Reserved{"remote-store", "the array of a remote store that this frame caches"},
    Reserved{"med_blosc2", "spacing, origin and statistics of a medical image"},
};

constexpr std::array vlMetalayers = {
    Reserved{"__pack_tensor__", "kind, shape and element type of the packed tensor"},
    Reserved{"_batch_array_metadata", "the number of items in each batch"},
    Reserved{"estore_metadata", "location of each stored object"},
    Reserved{"dstore_tick", "change counter of the store"},
    Reserved{"_object_registry", "the tables of the store"},
    Reserved{"kind", "marks the description of a table", ObjectKind::TableMeta},
    Reserved{"version", "version of the table's layout", ObjectKind::TableMeta},
    Reserved{"schema", "the columns of the table", ObjectKind::TableMeta},
    Reserved{"index_catalog", "the indexes of the table's columns", ObjectKind::TableMeta},
    Reserved{"value_epoch", "change counter of the values", ObjectKind::TableMeta},
    Reserved{"visibility_epoch", "counter of deleted rows", ObjectKind::TableMeta},
    Reserved{"b2o", "the recipe: expression or source code, and operands"},
    Reserved{"_b2o_user_vlmeta", "the user's own entries of a lazy object"},
    Reserved{"_LazyArray", "the recipe, as written by python-blosc2 3.0 to 4.1"},
    Reserved{"blosc2_indexes", "the indexes of the array, stored in files next to it"},
    Reserved{"_blosc2_query_cache", "results of earlier queries"},
    Reserved{"proxy-fetched", "which chunks have been fetched"},
    Reserved{"proxy-fetched-blocks", "which blocks have been fetched"},
    Reserved{"proxy-fetched-bpc", "blocks per chunk in the map of fetched blocks"},
    Reserved{"proxy-stamp", "identity of the source"},
    Reserved{"proxy-index", "positions of chunks in the source"},
    Reserved{"proxy-cache-sizes", "stored bytes of the chunks that have been fetched"},
    Reserved{"proxy-dirty",
             "marks a cache whose filling was interrupted: nothing counts as fetched"},
    Reserved{"b2remote_manifest",
             "location and content of the remote store, and what is cached here"},
    Reserved{"hdf5-refs", "location of the chunks in the HDF5 file that this frame caches"},
    Reserved{"_ftype", "type of the file that contains the data, in Caterva2"},
    Reserved{"_dsetname", "name of the data set in that file"},
    Reserved{"fill_nonce", "coordination of several writers in Caterva2"},
    Reserved{"fill_state", "coordination of several writers in Caterva2"},
    Reserved{"contenttype", "how Caterva2 displays it"},
    Reserved{"mlarray", "metadata of MLArray: a compressed pickle, read as data and never run"},
};

template <std::size_t count>
const Reserved* find(const std::array<Reserved, count>& table, std::string_view name)
{
    const auto found = std::ranges::find(table, name, &Reserved::name);
    return found == table.end() ? nullptr : &*found;
}

} // namespace

std::optional<std::string_view> reservedMetalayer(std::string_view name)
{
    const Reserved* reserved = find(metalayers, name);
    return reserved ? std::optional(reserved->meaning) : std::nullopt;
}

std::optional<std::string_view> reservedVlMetalayer(std::string_view name, ObjectKind kind)
{
    const Reserved* reserved = find(vlMetalayers, name);
    if (!reserved || reserved->only.value_or(kind) != kind)
        return {};
    return reserved->meaning;
}

} // namespace bloscope
