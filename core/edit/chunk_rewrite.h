#pragma once

#include "core/base/worker_pool.h"
#include "core/chunk/chunk_encoding.h"
#include "core/frame/frame.h"
#include "core/objects/presence.h"
#include "core/values/chunk_edits.h"

#include <functional>
#include <stop_token>

namespace bloscope {

// What lossy filters of chunks (truncations of precision) made of values that were written.
struct RoundedValues {
    std::int64_t elements = 0;      // that are stored otherwise than they were written
    std::int64_t firstChunk = 0;    // where the first of them is
    std::int64_t firstPosition = 0; // in bytes of what that chunk decodes to
};

// A chunk with other values than before, encoded.
struct RewrittenChunk {
    bool isSame = false; // it holds what is edited already: nothing is to be written
    SpecialKind unstored = SpecialKind::None; // only the index has to know it
    ByteBuffer stored = {};                   // else the chunk, complete
    ChunkEditsPtr before = {}; // what the edited places held, where somebody wants to know
    RoundedValues rounded = {};
};

// How ChunkRewriter::checkChunk() goes about it.
struct RewriteCheck {
    std::stop_token stop = {};
    // Blocks that somebody has decoded before and that are not decoded again; empty: none.
    std::function<bool(std::int32_t block)> isDecoded = {};
};

// May a chunk that has become all zeros or NaN be left to the index? If not, it is stored.
enum class UniformChunks { Unstored, Stored };

// Encodes chunks of a frame again with other values, each as it was (encodingLike()). Immutable,
// usable from any thread.
class ChunkRewriter {
 public:
    explicit ChunkRewriter(FramePtr frame);

    // Could values of this frame be written at all? Reads no more than the first chunk's header.
    // Errors: Unsupported and others, each a sentence for people.
    Result<> checkFrame() const;

    // And those of chunk `n`? The pool decodes it, block by block: one that is damaged anywhere
    // cannot be encoded again. Errors: as above, with the number of the chunk; those of decoding,
    // of the first block that has one; Cancelled.
    Result<> checkChunk(std::int64_t n, WorkerPool& pool, const RewriteCheck& how = {}) const;

    // Chunk `n` with the edits over it. What comes of it has been decoded again: it holds what was
    // to be written, or what a lossy filter makes of that; where any other value would become
    // another, it is a plain copy. `store` keeps the bytes before; null for none. Errors: those of
    // checkChunk() and of decoding, Usage for edits that reach beyond the chunk, those of the
    // store.
    Result<RewrittenChunk> rewrite(std::int64_t n, const ChunkEdits& edits, UniformChunks uniform,
                                   SpillStore* store) const;

    // Fills `to` with what chunk `n` will hold from `position` on once the edits are saved, and
    // answers whether a lossy filter makes something else of it than is edited. Encodes chunks of
    // such filters; those of others keep all. Errors: those of rewrite().
    Result<bool> readRounded(std::int64_t n, const ChunkEdits& edits, std::int64_t position,
                             ByteSpan to) const;

 private:
    Result<ChunkPtr> openChunk(std::int64_t n) const;
    Result<> encode(std::int64_t n, ByteView bytes, const ChunkEncoding& encoding,
                    UniformChunks uniform, RewrittenChunk& to) const;
    Result<> check(std::int64_t n, ByteView bytes, const ChunkEdits& edits,
                   const ChunkEncoding& encoding, RewrittenChunk& chunk) const;

    FramePtr m_frame;
    Presence m_presence;
    ChunkContext m_context;
};

} // namespace bloscope
