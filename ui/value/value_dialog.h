#pragma once

#include "core/base/result.h"
#include "core/edit/edited_entry.h"
#include "ui/value/hex_edit.h"
#include "ui/value/value_verdict.h"
#include "ui/worker/scheduler.h"

#include <QDialog>
#include <QString>
#include <QTimer>
#include <QWidget>

class QToolButton;
class QDialogButtonBox;
class QLabel;
class QTabWidget;
namespace bloscope {

class HexPanel;
class JsonEdit;

// Shows one value and lets it be edited, as JSON text or as bytes; what was edited in one tab is
// carried to the other. Whatever is wrong with it is said while it is typed; what can be applied is
// one checked value. Asks before it discards. Changes nothing itself.
class ValueDialog : public QDialog {
    Q_OBJECT

 public:
    // The scheduler lives longer than the dialog.
    ValueDialog(ValueToEdit value, Scheduler& scheduler, QWidget* parent = nullptr);

    void reject() override;

 signals:
    void applied(const bloscope::ByteBuffer& value); // never the one it began with

 private:
    enum Tab { Json, Hex }; // as their indices

    void layOut();
    void makeTabs();
    void makeReadOnly();
    bool isReadOnly() const { return !m_value.lockReason.isEmpty(); }

    void readJson(SharedBytes value);
    void jsonArrived(const SharedBytes& value, const Result<QString>& text);
    void tabChosen(int tab);
    void goToHex(); // when the text stands for a value
    void goToJson();
    void showTab(Tab tab);

    void edited();
    void judge();
    void say(const ValueVerdict& verdict);
    SharedBytes valueNow() const; // null while the text stands for none
    bool isChanged() const;
    void apply();

    ValueToEdit m_value;
    Scheduler& m_scheduler;
    QTabWidget* m_tabs;
    JsonEdit* m_json;
    HexPanel* m_hex;
    QLabel* m_size;
    QLabel* m_verdict;
    QDialogButtonBox* m_buttons;

    Tab m_tab = Hex;         // the one whose content counts
    bool m_wantsHex = false; // once the text is checked
    QString m_jsonText;      // as it was made of...
    SharedBytes m_jsonBytes; // ...these bytes; null while there is none
    QTimer m_typingPause;    // for what takes long to judge
    Ticket m_jsonTicket;
    Ticket m_verdictTicket;
};

// The JSON of a value as text that a field can hold: indented, at most 4 MiB, no line of more than
// 64 KiB, for which a text field would take seconds. Usable from any thread. Errors: Unsupported
// for bytes that are no msgpack value, Limit.
Result<QString> editableJson(const ByteBuffer& value);

// A HexEdit with a line below it: where the caret is, whether typing inserts, what was not done.
class HexPanel : public QWidget {
    Q_OBJECT

 public:
    explicit HexPanel(QWidget* parent = nullptr);

    HexEdit& edit() const { return *m_edit; }
    void setReadOnly(bool readOnly);

 private:
    void showPlace();

    HexEdit* m_edit;
    QLabel* m_place;
    QToolButton* m_insert;
};

} // namespace bloscope
