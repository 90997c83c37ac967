#pragma once

#include <QObject>
#include <string>

namespace bloscope {

// What the views of a document share beside its slice and its mark. GUI thread.
class ViewChoice : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;

    // The path of the part of structured elements that is drawn and counted, in all views that show
    // one at a time; empty as long as nobody has chosen one.
    const std::string& field() const { return m_field; }
    void setField(const std::string& path);

    // Indices follow each other by themselves: views then show whole pictures only, in one range.
    void setPlaying(bool plays);

 signals:
    void fieldChanged();
    void playingChanged(bool plays);

 private:
    std::string m_field;
    bool m_isPlaying = false;
};

} // namespace bloscope
