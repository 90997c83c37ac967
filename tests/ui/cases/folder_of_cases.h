#pragma once

#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "ui/document/app_services.h"

#include <QTemporaryDir>

namespace bloscope::test {

// A folder of images, some with labels.
class FolderOfCases {
 public:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    AppServices services() { return m_services.services(); }

    void write(const QString& name, const ByteBuffer& content) const
    {
        writeFile(path(name).toStdString(), content);
    }
    // One image of 1 by 2 by 4 by 6, called name + ".b2nd".
    void addImage(const QString& name) const
    {
        write(name + ".b2nd", arrayFrame({1, 2, 4, 6}, "<f4", counted<float>(48)));
    }
    void addLabels(const QString& name, const Shape& shape = {1, 2, 4, 6}) const
    {
        std::size_t cells = 1;
        for (const std::int64_t extent : shape)
            cells *= static_cast<std::size_t>(extent);
        write(name + "_seg.b2nd", arrayFrame(shape, "|i1", counted<std::int8_t>(cells)));
    }

 private:
    QTemporaryDir m_folder;
    AppServicesOwner m_services;
};

} // namespace bloscope::test
