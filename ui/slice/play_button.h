#pragma once

#include <QTimer>
#include <QToolButton>

class QActionGroup;

namespace bloscope {

// Plays the indices of a dimension one after the other while it is pressed down. Its menu has the
// speed, and whether it begins again at the end. Stops when it is hidden.
class PlayButton : public QToolButton {
    Q_OBJECT

 public:
    explicit PlayButton(QWidget* parent = nullptr);

    bool isPlaying() const { return isChecked(); }
    void stop() { setChecked(false); }

    static constexpr int usualSpeed = 10;
    int speed() const; // indices a second, as long as pictures come so fast
    void setSpeed(int perSecond);

    // The index after `index`, of `extent`; stops behind the last one unless it loops.
    qint64 next(qint64 index, qint64 extent);

 signals:
    void stepWanted();

 protected:
    void hideEvent(QHideEvent* event) override;

 private:
    void fillMenu();
    void play(bool plays);

    QTimer m_timer;
    QActionGroup* m_speeds;
    QAction* m_loops;
};

} // namespace bloscope
