#pragma once

#include <QVariant>

namespace bloscope {

struct StructureNode;

// A row of the structure tree, as it is seen.
struct StructureRow {
    enum Column { NameColumn, ValueColumn, MeaningColumn, OffsetColumn, SizeColumn, ColumnCount };
    enum Role {
        ProblemRole = Qt::UserRole, // QString, empty for sound parts
        SearchRole,                 // QString, what a search looks at; asks for nothing
        EmbeddedRole,               // ByteSourcePtr, a file of its own in this row; mostly null
        PlaceRole,                  // BytePlace, where its bytes are; none of what stands nowhere
        BlockRole // BlockAddress, of a block, or of a chunk its first one; none of others
    };

    // What a node shows in a column, for any role of Qt's or of these.
    static QVariant dataOf(const StructureNode& node, int column, int role);
    static QString header(int column);
};

} // namespace bloscope
