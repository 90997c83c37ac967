#include "core/codecs/codecs.h"

#include "core/base/checked.h"
#include "core/base/row_major.h"
#include "core/codecs/stream_error.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <memory>
#include <new>
#include <zfp.h>

namespace bloscope {

namespace {

constexpr std::size_t mostDimensions = 4;
constexpr std::int64_t edge = 4; // of a block of zfp, in every dimension
constexpr std::size_t mostValues = edge * edge * edge * edge;

using Extents = std::array<std::int64_t, mostDimensions>; // the slowest dimension first
using SetMode = void (*)(zfp_stream* zfp, const CodecInput& input);

struct Close {
    void operator()(zfp_stream* zfp) const { zfp_stream_close(zfp); }
    void operator()(bitstream* bits) const { stream_close(bits); }
};

template <class T>
std::unique_ptr<T, Close> orThrow(T* made)
{
    if (!made)
        throw std::bad_alloc();
    return std::unique_ptr<T, Close>(made);
}

std::size_t decodeValues(zfp_stream* zfp, float* values, std::size_t dimensions)
{
    constexpr std::array decode = {zfp_decode_block_float_1, zfp_decode_block_float_2,
                                   zfp_decode_block_float_3, zfp_decode_block_float_4};
    return decode[dimensions - 1](zfp, values);
}

std::size_t decodeValues(zfp_stream* zfp, double* values, std::size_t dimensions)
{
    constexpr std::array decode = {zfp_decode_block_double_1, zfp_decode_block_double_2,
                                   zfp_decode_block_double_3, zfp_decode_block_double_4};
    return decode[dimensions - 1](zfp, values);
}

// A stream as libzfp needs it. It reads words and knows no end: behind the stream stand as many
// zeros as one block of zfp can take.
class PaddedBits {
 public:
    PaddedBits(ByteView stream, std::size_t mostBitsOfABlock)
        : m_size(stream.size() * 8),
          m_bytes(stream.size() + mostBitsOfABlock / 8 + 4 * sizeof(std::uint64_t))
    {
        std::copy(stream.begin(), stream.end(), m_bytes.begin());
        m_bits = orThrow(stream_open(m_bytes.data(), m_bytes.size()));
    }

    bitstream* get() const { return m_bits.get(); }
    bool isUsedUp() const { return stream_rtell(m_bits.get()) > m_size; }

 private:
    std::uint64_t m_size;
    ByteBuffer m_bytes;
    std::unique_ptr<bitstream, Close> m_bits;
};

// Decodes the blocks of zfp one by one, so that a stream that ends too early is noticed at the next
// one, and puts their values in their places.
template <class Scalar>
class Field {
 public:
    Field(std::span<const std::int64_t> shape, ByteSpan to) : m_dimensions(shape.size()), m_to(to)
    {
        std::copy(shape.begin(), shape.end(), m_shape.begin());
    }

    bool decode(zfp_stream* zfp, const PaddedBits& bits)
    {
        Extents blocks{};
        for (std::size_t d = 0; d < m_dimensions; ++d)
            blocks[d] = ceilDivide(m_shape[d], edge);
        Extents block{};
        do {
            if (decodeValues(zfp, m_values.data(), m_dimensions) == 0 || bits.isUsedUp())
                return false;
            store(block);
        } while (countUp(std::span(block).first(m_dimensions), blocks));
        return true;
    }

 private:
    // The part of a block that lies inside the array.
    void store(const Extents& block)
    {
        Extents extents{};
        for (std::size_t d = 0; d < m_dimensions; ++d)
            extents[d] = std::min(edge, m_shape[d] - block[d] * edge);
        const std::size_t last = m_dimensions - 1; // a row runs along it
        Extents row{};
        do {
            std::int64_t from = 0;
            std::int64_t to = 0;
            for (std::size_t d = 0; d < m_dimensions; ++d) {
                from = from * edge + row[d];
                to = to * m_shape[d] + block[d] * edge + row[d];
            }
            std::memcpy(m_to.data() + static_cast<std::size_t>(to) * sizeof(Scalar),
                        m_values.data() + from,
                        static_cast<std::size_t>(extents[last]) * sizeof(Scalar));
        } while (countUp(std::span(row).first(last), extents));
    }

    std::size_t m_dimensions;
    Extents m_shape{};
    ByteSpan m_to;
    std::array<Scalar, mostValues> m_values{};
};

std::size_t mostBitsOfABlock(const zfp_stream& zfp)
{
    return std::max<std::size_t>({zfp.minbits, zfp.maxbits, ZFP_MAX_BITS});
}

Result<> decode(const CodecInput& input, ByteSpan to, SetMode setMode)
{
    const std::int64_t typesize = input.array.typesize;
    if (typesize > 0 && typesize != sizeof(float) && typesize != sizeof(double))
        return Error{ErrorKind::Malformed,
                     fmt::format("zfp does not support elements of {} bytes", typesize)};
    BLOSCOPE_CHECK(checkArrayBlock("zfp", input.array, to.size(), mostDimensions));

    const auto zfp = orThrow(zfp_stream_open(nullptr));
    setMode(zfp.get(), input);
    const PaddedBits bits(input.stream, mostBitsOfABlock(*zfp));
    zfp_stream_set_bit_stream(zfp.get(), bits.get());
    stream_rewind(bits.get());
    const bool decoded = typesize == sizeof(float)
                             ? Field<float>(input.array.shape, to).decode(zfp.get(), bits)
                             : Field<double>(input.array.shape, to).decode(zfp.get(), bits);
    return decoded ? Result<>() : damagedStream("zfp", "it ends too early");
}

} // namespace

Result<> decodeZfpAccuracy(const CodecInput& input, ByteSpan to)
{
    return decode(input, to, [](zfp_stream* zfp, const CodecInput& from) {
        zfp_stream_set_accuracy(zfp, std::pow(10.0, static_cast<std::int8_t>(from.meta)));
    });
}

Result<> decodeZfpPrecision(const CodecInput& input, ByteSpan to)
{
    return decode(input, to, [](zfp_stream* zfp, const CodecInput& from) {
        constexpr std::array more = {5U, 7U, 9U, 11U}; // by dimensions
        const unsigned precision = from.meta + more[from.array.shape.size() - 1];
        zfp_stream_set_precision(zfp, std::min(precision, unsigned{ZFP_MAX_PREC}));
    });
}

Result<> decodeZfpRate(const CodecInput& input, ByteSpan to)
{
    return decode(input, to, [](zfp_stream* zfp, const CodecInput& from) {
        const auto typesize = static_cast<double>(from.array.typesize);
        const zfp_type type = typesize == sizeof(float) ? zfp_type_float : zfp_type_double;
        zfp_stream_set_rate(zfp, from.meta / 100.0 * typesize * 8, type,
                            static_cast<unsigned>(from.array.shape.size()), zfp_false);
    });
}

} // namespace bloscope
