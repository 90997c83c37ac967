#include "ui/document/document_address.h"

#include <QDir>
#include <QFileInfo>

namespace bloscope {

namespace {

QString joined(const QString& file, const QString& inside)
{
    return inside.isEmpty() ? file : QStringLiteral("%1 › %2").arg(file, inside);
}

} // namespace

QString DocumentAddress::name() const
{
    return joined(QFileInfo(path).fileName(), inside);
}

QString DocumentAddress::fullName() const
{
    return joined(QDir::toNativeSeparators(path), inside);
}

} // namespace bloscope
