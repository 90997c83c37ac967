#pragma once

#include <QAction>
#include <QList>
#include <QMenu>
#include <memory>

namespace bloscope {

// Everything the window can be told to do, each once: text, shortcut, icon. Menus, buttons and the
// list of shortcuts are made from these.
class Actions : public QObject {
    Q_OBJECT

 public:
    explicit Actions(QObject* parent = nullptr);
    ~Actions() override;

    QAction* newWindow;
    QAction* open;
    QAction* openFolder;
    QAction* openAddress;   // of the web
    QAction* keepLocalCopy; // of what is on a server
    QAction* upload;
    QAction* openSample;
    QAction* clearRecent;
    QAction* save;
    QAction* saveAs;
    QAction* saveCopy;
    QAction* saveInOtherForm;
    QAction* salvage; // what can be read
    QAction* revert;
    QAction* compare;
    QAction* checkFile;
    QAction* checkFolder;
    QAction* reportOnFolder;
    QAction* exportMovie;
    QAction* closeTab;
    QAction* exportSlice;
    QAction* quit;

    QAction* undo;
    QAction* redo;
    QAction* copy;
    QAction* copyWithHeaders;
    QList<QAction*> copyAsCode; // in the order of codeLanguages
    QAction* paste;
    QAction* editCell;
    QAction* fill;
    QAction* clear;
    QAction* showChanges;
    QAction* find;
    QAction* findNext;
    QAction* findPrevious;
    QAction* replace;
    QAction* findInStructure;
    QAction* editSlice;
    QAction* goToIndex;
    QAction* preferences;

    QAction* transpose;
    QAction* interpret;
    QAction* tellGeometry;
    QAction* link;                      // checkable
    QList<QAction*> linkedParts;        // checkable, in the order of their places in Linked
    QList<QAction*> showViews;          // in the order of arrayViews()
    std::unique_ptr<QMenu> overPicture; // painting, profiles, overlay: those of the page in front
    QAction* zoomIn;
    QAction* zoomOut;
    QAction* zoomReset;
    QAction* showStructure; // checkable, like the next four
    QAction* showMetadata;
    QAction* showLabels;
    QAction* showCases;   // the files of the folder
    QAction* showServers; // checkable
    QAction* viewAlone;
    QAction* split; // checkable
    QAction* grid;  // checkable
    QAction* moveToOtherSide;

    QAction* nextIndex;
    QAction* previousIndex;
    QAction* nextLabelSlice;
    QAction* previousLabelSlice;
    QAction* nextTab;
    QAction* previousTab;
    QAction* otherSide;
    QAction* nextFile; // of the folder
    QAction* previousFile;

    QAction* guide;
    QAction* shortcuts;
    QAction* copyReport;
    QAction* about;

    const QList<QAction*>& all() const { return m_all; }

 private:
    QAction* add(const QString& text, const QList<QKeySequence>& keys, const char* icon = nullptr);

    QList<QAction*> m_all;
};

} // namespace bloscope
