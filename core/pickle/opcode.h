#pragma once

#include <cstdint>

namespace bloscope::pickle {

// The steps of a pickle, as Python's pickletools name them.
enum class Opcode : std::uint8_t {
    Mark = '(',
    Stop = '.',
    Pop = '0',
    PopMark = '1',
    Dup = '2',
    Float = 'F',
    Int = 'I',
    BinInt = 'J',
    BinInt1 = 'K',
    Long = 'L',
    BinInt2 = 'M',
    None = 'N',
    PersId = 'P',
    BinPersId = 'Q',
    Reduce = 'R',
    String = 'S',
    BinString = 'T',
    ShortBinString = 'U',
    Unicode = 'V',
    BinUnicode = 'X',
    Append = 'a',
    Build = 'b',
    Global = 'c',
    Dict = 'd',
    EmptyDict = '}',
    Appends = 'e',
    Get = 'g',
    BinGet = 'h',
    Inst = 'i',
    LongBinGet = 'j',
    List = 'l',
    EmptyList = ']',
    Obj = 'o',
    Put = 'p',
    BinPut = 'q',
    LongBinPut = 'r',
    SetItem = 's',
    Tuple = 't',
    EmptyTuple = ')',
    SetItems = 'u',
    BinFloat = 'G',
    BinBytes = 'B', // protocol 3
    ShortBinBytes = 'C',
    Proto = 0x80, // protocol 2
    NewObj = 0x81,
    Ext1 = 0x82,
    Ext2 = 0x83,
    Ext4 = 0x84,
    Tuple1 = 0x85,
    Tuple2 = 0x86,
    Tuple3 = 0x87,
    NewTrue = 0x88,
    NewFalse = 0x89,
    Long1 = 0x8A,
    Long4 = 0x8B,
    ShortBinUnicode = 0x8C, // protocol 4
    BinUnicode8 = 0x8D,
    BinBytes8 = 0x8E,
    EmptySet = 0x8F,
    AddItems = 0x90,
    FrozenSet = 0x91,
    NewObjEx = 0x92,
    StackGlobal = 0x93,
    Memoize = 0x94,
    Frame = 0x95,
    ByteArray8 = 0x96, // protocol 5
    NextBuffer = 0x97,
    ReadOnlyBuffer = 0x98
};

} // namespace bloscope::pickle
