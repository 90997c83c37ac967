#pragma once

#include "core/edit/edited_entry.h"
#include "core/export/value_exchange.h"
#include "ui/worker/scheduler.h"

#include <QObject>
#include <QString>
#include <functional>
#include <map>

class QFileDialog;
class QWidget;

namespace bloscope {

// One metadata value to a file of its own and back: asks which file and in which form (msgpack,
// JSON or raw content), and reads or writes it on a worker. What fails is told by failed(). Lives
// in the GUI thread; several may be under way.
class ValueFiles : public QObject {
    Q_OBJECT

 public:
    using Deliver = std::function<void(ByteBuffer)>;

    // Both live longer than the object; dialogs open over the window.
    ValueFiles(Scheduler& scheduler, QWidget* window);

    // `name` proposes one for the file; `source` is that of the document, which is not replaced.
    void exportValue(const QString& name, SharedBytes value,
                     const std::optional<FileIdentity>& source);

    // For the place of `before` (not null, empty for a new entry). `deliver` is called with the new
    // value, in the GUI thread, unless that fails.
    void importValue(const QString& name, SharedBytes before, Deliver deliver);

 signals:
    void exported(const QString& path);
    void failed(const QString& sentence);

 private:
    QFileDialog* makeDialog(const QString& title);
    void write(const QString& path, msgpack_value::ValueFormat format, const SharedBytes& value,
               const std::optional<FileIdentity>& source);
    void read(const QString& path, msgpack_value::ValueFormat format, const SharedBytes& before,
              const Deliver& deliver);

    Scheduler& m_scheduler;
    QWidget* m_window;
    QString m_folder; // of the last file; empty at first
    std::map<int, Ticket> m_tickets;
    int m_nextTicket = 0;
};

// The form that the ending of a file's name stands for: .json, .msgpack; raw for any other.
msgpack_value::ValueFormat valueFormatOf(const QString& path);

} // namespace bloscope
