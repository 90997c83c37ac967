#pragma once

#include "core/array/cell_source.h"
#include "core/compare/cell_differences.h"
#include "ui/document/document.h"

#include <QWidget>
#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;
class QTabWidget;
class QToolButton;

namespace bloscope {

class DifferencePane;
class JobLine;
class Scheduler;
class TextTable;
struct ComparedArrays;

// Compares an array with another one in the background: form, metadata, storage and every cell, as
// exactly as the tolerances say, with a picture of how far their numbers are apart in the slice
// that is shown. A place that is clicked is to be shown in both. GUI thread.
class ComparisonPanel : public QWidget {
    Q_OBJECT

 public:
    // Of `others`, which are open, the first is compared at once; any other file can be chosen.
    // The scheduler lives longer, and the document until another one takes its place.
    ComparisonPanel(Document& document, const QList<OpenRequest>& others, Scheduler& scheduler,
                    QWidget* parent = nullptr);
    ~ComparisonPanel() override;

    void offer(const QList<OpenRequest>& others); // more of them
    void compareWithFile(const QString& path);
    // The file was read again: what was found counts no more. That it was saved, the document
    // tells.
    void setDocument(Document& document);

 signals:
    void placeWanted(const bloscope::OpenRequest& other, const bloscope::CellIndex& index);
    void cellWanted(const bloscope::CellIndex& index); // of the array
    // Of the labels of another file, over those of the array.
    void outlinesWanted(const bloscope::OpenRequest& other);

 private:
    QWidget* makeChoices();
    QWidget* makeTables();
    QWidget* makeSteps();
    void layOut();
    void connectParts();
    void connectPicture();
    void followDocument();
    void showTitle();
    void forgetDifferences();

    void chooseFile();
    void start();
    void compare(const Tolerance& tolerance);
    void finish(const Result<>& outcome, ComparedArrays compared);
    void check();
    std::optional<Tolerance> tolerance() const; // nothing while a field holds no such number
    void placeChosen(int row);
    void shareRoom();
    void showLabels(const QList<QStringList>& rows);
    void showSteps(bool areDifferent);
    void step(int step);

    Document* m_document;
    Scheduler& m_scheduler;
    std::unique_ptr<QObject> m_settling; // for the newest comparison
    QComboBox* m_other;
    QPushButton* m_browse;
    QLineEdit* m_relative;
    QLineEdit* m_absolute;
    QCheckBox* m_nansAreEqual;
    QCheckBox* m_areLabels; // to be compared label by label as well
    QLabel* m_summary;
    JobLine* m_job; // compares
    TextTable* m_differences;
    TextTable* m_places;
    TextTable* m_labels;
    QToolButton* m_outlines;
    QToolButton* m_previous;
    QToolButton* m_next;
    QWidget* m_steps; // these buttons
    QTabWidget* m_pages;
    QSplitter* m_tables;
    QSplitter* m_halves; // tables, picture
    DifferencePane* m_picture;
    bool m_isShared = false; // the room of both
    enum class State { Nothing, Comparing, Compared };
    State m_state = State::Nothing; // of what the tables are to show
    OpenRequest m_compared;         // of which the places are
    struct Readers {
        std::shared_ptr<const SliceReader> a;
        std::shared_ptr<const SliceReader> b;
    };
    Readers m_readers;                  // of what was compared
    std::vector<DifferentCell> m_cells; // a row each
};

} // namespace bloscope
