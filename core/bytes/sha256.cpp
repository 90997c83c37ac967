#include "core/bytes/sha256.h"

#include "core/bytes/byte_source.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::size_t sha256BlockBytes = 64;

using Sha256State = std::array<std::uint32_t, 8>;
using Sha256Block = std::array<std::byte, sha256BlockBytes>;

// The first 32 bits behind the point of the cube roots of the first 64 primes (4.2.2).
constexpr std::array<std::uint32_t, 64> roundConstants = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

// Those of the square roots of the first 8 primes (5.3.3).
constexpr Sha256State initialState = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

std::uint32_t wordAt(ByteView block, std::size_t word)
{
    std::uint32_t value = 0;
    for (const std::byte byte : block.subspan(word * 4, 4))
        value = value << 8 | std::to_integer<std::uint32_t>(byte);
    return value;
}

// The block's 16 words and 48 made of them (6.2.2, step 1).
std::array<std::uint32_t, 64> scheduleOf(ByteView block)
{
    std::array<std::uint32_t, 64> w{};
    for (std::size_t t = 0; t < 16; ++t)
        w[t] = wordAt(block, t);
    for (std::size_t t = 16; t < w.size(); ++t) {
        const std::uint32_t low =
            std::rotr(w[t - 15], 7) ^ std::rotr(w[t - 15], 18) ^ w[t - 15] >> 3;
        const std::uint32_t high =
            std::rotr(w[t - 2], 17) ^ std::rotr(w[t - 2], 19) ^ w[t - 2] >> 10;
        w[t] = high + w[t - 7] + low + w[t - 16];
    }
    return w;
}

void addBlock(ByteView block, Sha256State& state)
{
    const auto w = scheduleOf(block);
    auto [a, b, c, d, e, f, g, h] = state;
    for (std::size_t t = 0; t < w.size(); ++t) {
        const std::uint32_t sumE = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
        const std::uint32_t sumA = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
        const std::uint32_t first = h + sumE + ((e & f) ^ (~e & g)) + roundConstants[t] + w[t];
        const std::uint32_t second = sumA + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + first;
        d = c;
        c = b;
        b = a;
        a = first + second;
    }
    const Sha256State added = {a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < state.size(); ++i)
        state[i] += added[i];
}

// The bytes behind the last whole block, a bit that ends them, and how many bits there were
// (5.1.1).
void addEnd(ByteView rest, std::uint64_t bits, Sha256State& state)
{
    constexpr std::size_t lengthBytes = 8;
    Sha256Block block{};
    std::ranges::copy(rest, block.begin());
    block[rest.size()] = std::byte{0x80};
    if (rest.size() + 1 + lengthBytes > block.size()) {
        addBlock(block, state);
        block.fill(std::byte{0});
    }
    for (std::size_t i = 1; i <= lengthBytes; ++i, bits >>= 8)
        block[block.size() - i] = static_cast<std::byte>(bits & 0xff);
    addBlock(block, state);
}

// All whole blocks; answers what is left.
ByteView addBlocks(ByteView bytes, Sha256State& state)
{
    for (; bytes.size() >= sha256BlockBytes; bytes = bytes.subspan(sha256BlockBytes))
        addBlock(bytes.first(sha256BlockBytes), state);
    return bytes;
}

std::string textOf(const Sha256State& state)
{
    std::string text;
    for (const std::uint32_t word : state)
        text += fmt::format("{:08x}", word);
    return text;
}

} // namespace

std::string sha256Of(ByteView bytes)
{
    Sha256State state = initialState;
    const std::uint64_t bits = std::uint64_t(bytes.size()) * 8;
    addEnd(addBlocks(bytes, state), bits, state);
    return textOf(state);
}

Result<std::string> sha256Of(const ByteSource& source, const std::stop_token& stop)
{
    constexpr std::uint64_t partBytes = 1 << 20; // whole blocks
    Sha256State state = initialState;
    ByteBuffer part;
    ByteView rest;
    for (std::uint64_t at = 0; at < source.size(); at += part.size()) {
        if (stop.stop_requested())
            return cancelled();
        BLOSCOPE_TRY(part, readBytes(source, at, std::min(partBytes, source.size() - at)));
        rest = addBlocks(part, state);
    }
    addEnd(rest, source.size() * 8, state);
    return textOf(state);
}

} // namespace bloscope
