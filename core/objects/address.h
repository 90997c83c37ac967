#pragma once

#include "core/frame/frame.h"
#include "core/msgpack/value.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// Where in a text something stands that nobody should get to see.
struct SecretPlace {
    std::size_t begin = 0;
    std::size_t size = 0;
};

// In addresses ("scheme://..."), of which a text may hold several: who logs in, and what is told
// by queries with names such as "token" or "X-Amz-Signature". In ascending order.
std::vector<SecretPlace> secretsInAddress(std::string_view text);

// The same text with "(hidden)" in place of them.
std::string withoutSecrets(std::string_view address);

// Is it the name of a secret: "auth_token", "password"?
bool namesSecret(std::string_view name);

// Where something of Blosc2's is on a server, as a file says it. To be opened when somebody wants
// that, and never before.
struct RemotePlace {
    std::string address;  // "https://server/a.b2z": as it is stored, secrets and all
    std::string key = {}; // of a part of the store there: "/d0/a"
};

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

    // Nothing for data sets of other formats, and where no address is told.
    std::optional<RemotePlace> place() const;
};

// Of the map; empty for what is none.
RemoteSource remoteSourceOf(const msgpack_value::Value& source);

// Python-blosc2 keeps any file as plain chunks, under its name with ".b2" behind it: "notes.txt.b2"
// (docs/conventions.md).

// "notes.txt"; nothing for names that have not two endings, the last of which is ".b2".
std::optional<std::string> documentNameOf(const std::filesystem::path& path);

// The same of a file that holds such a document: its frame has chunks of bytes of one size, and
// nothing says that they mean something else.
std::optional<std::string> documentNameOf(const std::filesystem::path& path, const Frame& frame);

} // namespace bloscope
