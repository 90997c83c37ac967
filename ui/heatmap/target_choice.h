#pragma once

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;

namespace bloscope {

// On what a brush paints: a choice where there is one, else only its name.
class TargetChoice : public QWidget {
    Q_OBJECT

 public:
    explicit TargetChoice(QWidget* parent = nullptr);

    void show(const QStringList& names, int current);
    QString shown() const;

 signals:
    void chosen(int index); // by the user

 private:
    QLabel* m_only;
    QComboBox* m_several;
};

} // namespace bloscope
