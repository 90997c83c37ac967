#pragma once

class QWheelEvent;

namespace bloscope {

// Turns of the wheel as steps through indices, in one direction everywhere, that of lists:
// towards oneself is the next index, away the previous one. Fine wheels step once they have turned
// as far as a notch.
class WheelSteps {
 public:
    int take(const QWheelEvent& event);

 private:
    int m_turned = 0; // away, since the last step
};

} // namespace bloscope
