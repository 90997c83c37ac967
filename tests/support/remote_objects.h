#pragma once

#include "tests/support/conventions.h"

#include <filesystem>

// What python-blosc2 4.12 to 4.14 leaves on disks of objects that lie elsewhere, put together by
// hand (docs/conventions.md). The addresses hold secrets that nobody should get to see: "hush".
namespace bloscope::test {

// A `b2o` carrier: 12 int32 of which element i is i, in chunks of 4 and blocks of 2. `record` is
// what tells which of them were fetched.
ByteBuffer remoteArray(const JsonEntries& record = {}, std::string_view kind = "remote_array");

// A `b2o` carrier without data: `recipe` is a map in JSON, of that kind.
ByteBuffer recipeFrame(std::string_view kind, std::string_view recipe);

// The recipe of a table that is read from a Parquet file, with two files of its cache.
inline constexpr std::string_view remoteParquet = R"({"kind": "remote_parquet", "version": 1,
    "urlpath": "https://me:hush@host/t.parquet?X-Amz-Signature=hush&v=2",
    "source_marker": {"size": "123", "etag": "abc"},
    "options": {"columns": ["a"], "token": "hush"},
    "cache_files": {"0-aa.b2z": {"$bin": "00"}, "index.npy": {"$bin": "00"}}})";

// The recipe of a kernel over a file and over another recipe.
inline constexpr std::string_view portableKernel = R"({"kind": "portable", "version": 1,
    "artifact": "{\"format\": \"dsl\"}", "shape": [12], "partitions": [4],
    "operands": {"a": {"kind": "urlpath", "version": 1, "urlpath": "a.b2nd"},
                 "b": {"kind": "lazyexpr", "version": 1, "expression": "o0", "operands": {}},
                 "c": {"kind": "remote_array", "version": 1, "source": {"kind": "hdf5",
                       "urlpath": "https://me:hush@host/a.h5", "dataset": "d0/c"}}}})";

// The manifest of a store in which another one is mounted, of which an array is kept and one known.
inline constexpr std::string_view manifestWithMount = R"({"source": {"kind": "b2z",
                "urlpath": "https://me:hush@host/s.b2z"},
            "nodes": {"": ["group", null], "t": ["ctable", {}], "grp": ["group", null],
                      "grp/far": ["remote_store", {"kind": "remote_store", "version": 1,
                          "layout": "reference", "source": {"kind": "zarr", "version": 1,
                          "urlpath": "https://me:hush@host/far.zarr", "dataset": ""}}]},
            "batch_caches": ["t"],
            "linked": {"grp/far": {"prefix": "__remote_links__/0123", "manifest": {
                "source": {"kind": "caterva2", "path": "@public/far", "urlbase": "https://cat2"},
                "nodes": {"": ["group", null], "kept": ["ndarray", null],
                          "known": ["ndarray", null]}}}}})";

// What a store of this disk says of a table and of a remote store that is mounted in it.
inline constexpr std::string_view registryWithMount =
    R"({"/t": {"kind": "ctable"}, "/far": {"kind": "remote_store",
                "version": 1, "layout": "reference", "source": {"kind": "hdf5", "version": 1,
                "urlpath": "https://host/a.h5", "dataset": "g", "assume_immutable": true}}})";

// A store of which the group `grp` with `grp/a` (kept here: see remoteArray()), `grp/b`, a table,
// something unsupported and an empty group are known.
void writeRemoteStore(const std::filesystem::path& folder);

// The manifest of that store.
std::string_view remoteManifest();

} // namespace bloscope::test
