#pragma once

#include "ui/doctor/check_log.h"

#include <QAbstractTableModel>
#include <filesystem>

namespace bloscope {

// The files of a folder that were checked, of stores each part, a row each. GUI thread.
class CheckedFileModel : public QAbstractTableModel {
    Q_OBJECT

 public:
    enum Column { File, VerdictOf, Type, ShapeOf, Size, DamagedChunks, FindingText };
    static constexpr int columns = FindingText + 1;
    static constexpr int SortRole = Qt::UserRole; // numbers where there are such, or the texts

    explicit CheckedFileModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    // Names are told from here on.
    void clear(const std::filesystem::path& folder);
    void append(std::vector<CheckedPartPtr> parts);
    const std::vector<CheckedPartPtr>& parts() const { return m_parts; }
    const CheckedPart& at(int row) const { return *m_parts[static_cast<std::size_t>(row)]; }
    QString nameOf(const CheckedPart& part) const; // "a/ct.b2nd", "store.b2z:/leaf"

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
    QString textOf(const CheckedPart& part, int column) const;
    QVariant numberOf(const CheckedPart& part, int column) const;
    QString toolTipOf(const CheckedPart& part, int column) const;

    std::filesystem::path m_folder;
    std::vector<CheckedPartPtr> m_parts;
};

} // namespace bloscope
