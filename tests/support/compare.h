#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"

#include <QTest>
#include <string>

// What makes QCOMPARE say in words what it compared.

template <>
inline char* QTest::toString(const std::string& text)
{
    return qstrdup(text.c_str());
}

template <>
inline char* QTest::toString(const bloscope::ByteBuffer& bytes)
{
    constexpr std::size_t mostBytes = 100;
    const bloscope::ByteView all = bytes;
    const std::string hex = bloscope::hexOf(all.first(std::min(all.size(), mostBytes)));
    return qstrdup((std::to_string(all.size()) + " bytes: " + hex).c_str());
}

namespace bloscope::test {

// "" for a success, the sentence of the error otherwise.
template <class T>
std::string outcomeOf(const Result<T>& result)
{
    return result ? std::string() : result.error().text();
}

// Whether it failed, and with this kind of error.
template <class T>
bool failedAs(ErrorKind kind, const Result<T>& result)
{
    return !result && result.error().kind() == kind;
}

} // namespace bloscope::test
