#pragma once

#include <QRgb>
#include <array>

namespace bloscope {

// A colour of a map at one of its 256 places.
struct ColorStop {
    int place = 0;
    QRgb color = 0;
};

// Colours of published maps between which straight lines stay within 1/255 of all 256 of them
// (tests/ui/picture/published_colors.h), as few as that takes. viridis, magma, inferno and plasma
// by Smith, van der Walt and Firing, cividis by Nunez, Anderton and Renslow, turbo by Mikhailov,
// coolwarm by Moreland, RdBu by Brewer.
constexpr std::array<ColorStop, 15> viridisStops = {{{0, 0x440154},
                                                     {20, 0x481d6f},
                                                     {35, 0x46307e},
                                                     {59, 0x3d4d8a},
                                                     {93, 0x2d708e},
                                                     {132, 0x1f948c},
                                                     {147, 0x1fa287},
                                                     {162, 0x2ab07f},
                                                     {179, 0x44bf70},
                                                     {198, 0x6ccd5a},
                                                     {223, 0xaadc32},
                                                     {237, 0xd0e11c},
                                                     {244, 0xe2e418},
                                                     {253, 0xf8e621},
                                                     {255, 0xfde725}}};
constexpr std::array<ColorStop, 14> cividisStops = {{{0, 0x00224e},
                                                     {20, 0x003070},
                                                     {23, 0x013271},
                                                     {29, 0x143670},
                                                     {41, 0x293f6e},
                                                     {65, 0x444f6c},
                                                     {102, 0x666970},
                                                     {130, 0x7e7d78},
                                                     {163, 0x9e9676},
                                                     {199, 0xc3b369},
                                                     {226, 0xe0cb56},
                                                     {244, 0xf5dc41},
                                                     {251, 0xfde334},
                                                     {255, 0xfee838}}};
constexpr std::array<ColorStop, 16> magmaStops = {{{0, 0x000004},
                                                   {7, 0x03030f},
                                                   {20, 0x0e0b2b},
                                                   {38, 0x251255},
                                                   {48, 0x36106b},
                                                   {58, 0x471078},
                                                   {75, 0x621980},
                                                   {105, 0x912b81},
                                                   {133, 0xbf3a77},
                                                   {152, 0xdc4869},
                                                   {168, 0xef5d5e},
                                                   {182, 0xf8765c},
                                                   {195, 0xfc8e64},
                                                   {213, 0xfeb078},
                                                   {239, 0xfde0a1},
                                                   {255, 0xfcfdbf}}};
constexpr std::array<ColorStop, 19> infernoStops = {{{0, 0x000004},
                                                     {7, 0x030210},
                                                     {22, 0x120a32},
                                                     {35, 0x260c51},
                                                     {45, 0x380962},
                                                     {58, 0x4d0d6c},
                                                     {82, 0x741a6e},
                                                     {106, 0x9a2865},
                                                     {128, 0xbc3754},
                                                     {151, 0xda4e3c},
                                                     {172, 0xef6c23},
                                                     {194, 0xfa9207},
                                                     {201, 0xfc9f07},
                                                     {210, 0xfcb014},
                                                     {225, 0xf8cd37},
                                                     {237, 0xf3e55d},
                                                     {244, 0xf1f179},
                                                     {251, 0xf6fa96},
                                                     {255, 0xfcffa4}}};
constexpr std::array<ColorStop, 14> plasmaStops = {{{0, 0x0d0887},
                                                    {8, 0x220690},
                                                    {31, 0x4b03a1},
                                                    {52, 0x6c00a8},
                                                    {66, 0x8104a7},
                                                    {82, 0x9814a0},
                                                    {112, 0xbc3587},
                                                    {149, 0xde5f65},
                                                    {186, 0xf68d45},
                                                    {210, 0xfdaf31},
                                                    {227, 0xfdca26},
                                                    {238, 0xf9dc24},
                                                    {251, 0xf2f227},
                                                    {255, 0xf0f921}}};
constexpr std::array<ColorStop, 27> turboStops = {
    {{0, 0x30123b},   {8, 0x392a73},   {16, 0x4040a2},  {24, 0x4456c7},  {32, 0x466be3},
     {40, 0x4680f6},  {46, 0x448ffe},  {52, 0x3d9efe},  {61, 0x2eb4f2},  {72, 0x1ccdd8},
     {79, 0x18dbc5},  {85, 0x1ae4b6},  {92, 0x27eea4},  {100, 0x3ff68a}, {116, 0x7dff56},
     {125, 0x9cfe40}, {133, 0xb1f936}, {145, 0xd0ea34}, {159, 0xecd13a}, {169, 0xf9bc39},
     {180, 0xfea130}, {192, 0xfb7e21}, {208, 0xeb500e}, {222, 0xd43305}, {235, 0xb71d02},
     {248, 0x920b01}, {255, 0x7a0403}}};
constexpr std::array<ColorStop, 16> coolwarmStops = {{{0, 0x3b4cc0},
                                                      {22, 0x5572df},
                                                      {42, 0x6f92f3},
                                                      {64, 0x8db0fe},
                                                      {83, 0xa7c5fe},
                                                      {104, 0xc3d5f4},
                                                      {124, 0xd9dce1},
                                                      {131, 0xe0dbd8},
                                                      {151, 0xf1cdba},
                                                      {172, 0xf7b599},
                                                      {190, 0xf59c7d},
                                                      {212, 0xe8765c},
                                                      {232, 0xd44e41},
                                                      {246, 0xc12b30},
                                                      {254, 0xb50927},
                                                      {255, 0xb40426}}};
constexpr std::array<ColorStop, 11> rdbuStops = {{{0, 0x67001f},
                                                  {26, 0xb3192c},
                                                  {52, 0xd7634f},
                                                  {78, 0xf5a886},
                                                  {103, 0xfddcc9},
                                                  {128, 0xf6f7f7},
                                                  {154, 0xcfe4ef},
                                                  {180, 0x8dc2dc},
                                                  {204, 0x4393c3},
                                                  {230, 0x2065ab},
                                                  {255, 0x053061}}};

} // namespace bloscope
