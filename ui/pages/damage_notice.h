#pragma once

#include "ui/controls/message_bar.h"

#include <QObject>

namespace bloscope {

class Document;

// That damage was found in the file of a page, by opening it, by looking at it or by a check, told
// in the message bar of the page with what can be done about it. GUI thread.
class DamageNotice : public QObject {
    Q_OBJECT

 public:
    // What is said, and the buttons beside it.
    struct Words {
        QString sentence;
        QList<MessageBar::Action> actions;
    };

    // Is it of a kind that may be over in a moment, as where a server is asked for what is read?
    enum class May { Stay, Pass };

    // The bar lives longer.
    DamageNotice(MessageBar& message, May may, QObject* parent);

    bool isDamaged() const { return !m_found.sentence.isEmpty(); }

    // Tells what is found by looking at it. It lives longer.
    void follow(Document& document);

    // Takes the place of what was told before.
    void tell(const Words& found);
    // Something of what is looked at could not be read: shown unless there is worse, or the bar
    // shows something else.
    void tellUnreadable(const QString& reason);
    // What is said behind it and offered beside it, now or once there is damage.
    void offer(const Words& offer);
    bool hasOffer() const { return !m_offer.actions.isEmpty(); }

 signals:
    void found();           // isDamaged()
    void forgotten();       // it is not any more
    void checkWanted();     // of the file, as Check File does
    void readAgainWanted(); // of what could not be read
    void reloadWanted();    // of the file, which may be another one by now

 private:
    void show();
    void tryAgain();

    MessageBar& m_message;
    May m_may;
    Words m_found;
    Words m_offer;
    QString m_shown; // in the bar, unless something else is
};

} // namespace bloscope
