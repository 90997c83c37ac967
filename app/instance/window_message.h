#pragma once

#include "ui/document/file_wish.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <optional>

namespace bloscope {

// What one call of the program asks of the window that is there already.
struct WindowMessage {
    QStringList paths; // absolute
    FileWish wish;     // of each of them
    bool inNewWindow = false;
    QByteArray activationToken; // of the desktop, to bring the window to the front; may be empty

    bool operator==(const WindowMessage&) const = default;
};

// More than these are not sent, nor taken: what arrives was perhaps written by somebody else.
inline constexpr qsizetype mostMessageBytes = 1 << 20;
inline constexpr qsizetype mostMessagePaths = 1000;

QByteArray toBytes(const WindowMessage& message);

// Nothing when it is no message, or one of another version of the program.
std::optional<WindowMessage> messageFrom(const QByteArray& bytes);

} // namespace bloscope
