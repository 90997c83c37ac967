#include "ui/cases/case_list_model.h"

#include "ui/doctor/check_text.h"
#include "ui/overlay/label_file.h"
#include "ui/text/error_text.h"

#include <QDir>
#include <QFile>
#include <utility>

namespace bloscope {

namespace {

QString labelsText(CaseFacts::Labels labels)
{
    switch (labels) {
    case CaseFacts::Labels::There:
        return CaseListModel::tr("labels");
    case CaseFacts::Labels::DoNotFit:
        return CaseListModel::tr("labels of another shape");
    case CaseFacts::Labels::Unreadable:
        return CaseListModel::tr("labels that cannot be read");
    default:
        return CaseListModel::tr("no labels");
    }
}

// "(27, 41, 38) int16", or why that is not known.
QString contentText(const CaseFacts& facts)
{
    if (facts.shape.isEmpty())
        return facts.problem;
    return facts.type.isEmpty() ? facts.shape : facts.shape + ' ' + facts.type;
}

// Of an image.
QStringList besideText(const CaseFacts& facts)
{
    if (facts.type.isEmpty())
        return {};
    QStringList beside{labelsText(facts.labels)};
    if (facts.hasProperties)
        beside << CaseListModel::tr("properties");
    return beside;
}

// What is worse is told.
int badness(const CheckedPart& part)
{
    switch (part.verdict()) {
    case Verdict::NoDamageFound:
        return 0;
    case Verdict::Notes:
        return 1;
    case Verdict::Unreadable:
        return 2;
    case Verdict::Damaged:
        return 3;
    }
    return 0;
}

} // namespace

CaseListModel::CaseListModel(CaseFactsLoader& loader, QObject* parent)
    : QAbstractListModel(parent), m_loader(loader)
{
    connect(&loader, &CaseFactsLoader::arrived, this, &CaseListModel::tell);
}

void CaseListModel::setFiles(const FolderFiles& files)
{
    beginResetModel();
    if (files.folder != m_files.folder)
        m_verdicts.clear();
    m_files = files;
    m_rows.clear();
    m_rows.reserve(files.names.size());
    for (int row = 0; row < rowCount(); ++row)
        m_rows.insert(pathAt(row), row);
    endResetModel();
}

int CaseListModel::rowOf(const QString& path) const
{
    return m_rows.value(path, -1);
}

void CaseListModel::tell(const QString& path)
{
    if (const int row = rowOf(path); row >= 0)
        emit dataChanged(index(row), index(row));
}

void CaseListModel::setCurrent(const QString& path)
{
    const QString before = std::exchange(m_current, path);
    tell(before);
    tell(path);
}

void CaseListModel::forgetVerdicts()
{
    m_verdicts.clear();
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

void CaseListModel::forget(const QString& path)
{
    m_verdicts.remove(path);
    tell(path);
}

void CaseListModel::addVerdicts(const std::vector<CheckedPartPtr>& parts)
{
    for (const CheckedPartPtr& part : parts) {
        const QString checked = QFile::decodeName(part->path.string().c_str());
        const QString path = m_rows.contains(checked) ? checked : imagePathOf(checked);
        CheckedPartPtr& worst = m_verdicts[path];
        if (!worst || badness(*part) > badness(*worst))
            worst = part;
        tell(path);
    }
}

int CaseListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_files.names.size());
}

QString CaseListModel::verdictOf(const QString& path) const
{
    const auto checked = m_verdicts.constFind(path);
    return checked == m_verdicts.constEnd() ? QString() : verdictText((*checked)->verdict());
}

QString CaseListModel::textOf(int row) const
{
    const QString path = pathAt(row);
    const CaseFacts* facts = m_loader.want(path);
    QStringList last{verdictOf(path)};
    if (facts)
        last << besideText(*facts);
    last.removeAll(QString());
    QStringList lines{m_files.names[row], facts ? contentText(*facts) : tr("…"),
                      last.join(QStringLiteral(", "))};
    lines.removeAll(QString());
    return lines.join('\n');
}

QString CaseListModel::toolTipOf(int row) const
{
    const QString path = pathAt(row);
    QStringList lines{QDir::toNativeSeparators(path)};
    if (const CaseFacts* facts = m_loader.want(path); facts && !facts->problem.isEmpty())
        lines << facts->problem;
    if (const auto checked = m_verdicts.constFind(path); checked != m_verdicts.constEnd())
        lines << displayText((*checked)->report.mainFinding);
    lines.removeAll(QString());
    return lines.join('\n');
}

QVariant CaseListModel::data(const QModelIndex& index, int role) const
{
    const QString path = pathAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(index.row());
    case Qt::AccessibleTextRole:
        return textOf(index.row()).replace('\n', QStringLiteral(", "));
    case Qt::ToolTipRole:
        return toolTipOf(index.row());
    case Qt::DecorationRole: {
        const CaseFacts* facts = m_loader.want(path);
        return facts && !facts->thumbnail.isNull() ? QVariant(facts->thumbnail) : QVariant();
    }
    case Qt::FontRole: {
        QFont font;
        font.setBold(path == m_current);
        return path == m_current ? QVariant(font) : QVariant();
    }
    case PathRole:
        return path;
    default:
        return {};
    }
}

} // namespace bloscope
