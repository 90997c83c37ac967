#pragma once

#include "core/msgpack/value.h"
#include "core/pickle/pickle.h"

namespace bloscope::pickle {

// Writes a tree as a pickle of protocol 2 to 5 that builds the same plain value: None, truth
// values, integers, floats, texts, lists, tuples (by their mark) and dicts; bytes from protocol 3
// on. Errors (Unsupported): another protocol, and what such a pickle does not have.
Result<ByteBuffer> writePickle(const msgpack_value::Value& tree, int protocol);

// A pickle, or the gzip of one, that can be written again as it was, but for what is changed in it:
// nothing of it is of another kind than writePickle() writes, so that its tree is all of it.
class RewritablePickle {
 public:
    // Errors: those of treeOf(); Unsupported, for whoever asks why not: "it holds a set, which
    // ...".
    static Result<RewritablePickle> of(ByteView bytes, std::size_t mostBytes);

    const msgpack_value::Value& tree() const { return m_tree; }
    // Another value in the same form: protocol and gzip. Errors: those of writePickle().
    Result<ByteBuffer> write(const msgpack_value::Value& tree) const;

 private:
    RewritablePickle() = default;

    msgpack_value::Value m_tree;
    int m_protocol = 0;
    bool m_isPacked = false;
};

} // namespace bloscope::pickle
