#pragma once

#include "core/msgpack/value.h"

#include <string>

namespace bloscope {

// Where the data of a remote array, store or table are, as python-blosc2 since 4.12 writes it
// (docs/conventions.md): a map of `kind` (fsspec, caterva2, zarr, hdf5, b2z, parquet), an address
// and perhaps the path of a data set in it. To be shown; nothing is opened.
struct RemoteSource {
    std::string format;  // its kind; empty where it is not said
    std::string address; // as it is stored, secrets and all
    std::string dataset; // inside of a container; empty for the whole

    // "https://server/a.h5, data set d0/a (hdf5)", escaped, without secrets;
    // "a source that is not named".
    std::string text() const;
};

// Of the map; empty for what is none.
RemoteSource remoteSourceOf(const msgpack_value::Value& source);

} // namespace bloscope
