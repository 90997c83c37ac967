#pragma once

#include <cstddef>
#include <cstdint>

// The numbers that the decoder and the encoder of blosclz share (format.md 5.2).
//
// A control byte below 32 opens a literal run of control + 1 bytes. Any other opens a match: its
// upper three bits hold the length, its lower five the high bits of the distance.
namespace bloscope::blosclz {

inline constexpr unsigned firstMatchControl = 32;
inline constexpr std::size_t longestLiteralRun = 32;
inline constexpr unsigned controlLowBits = 0x1f;
inline constexpr unsigned firstControlMarker = 0x20; // encoders set it, decoders mask it

inline constexpr std::size_t shortestMatch = 3;
inline constexpr unsigned extendedLength = 7; // the length goes on in bytes of their own
inline constexpr std::size_t firstExtendedMatch = 9;
inline constexpr unsigned extensionGoesOn = 255;

inline constexpr unsigned farHighBits = 0x1f; // with farLowByte: two bytes of distance follow
inline constexpr unsigned farLowByte = 0xff;
inline constexpr std::size_t firstFarDistance = 8192;
inline constexpr std::size_t longestDistance = firstFarDistance + 0xffff;

} // namespace bloscope::blosclz
