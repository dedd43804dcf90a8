// Play the board's buzzer with Web Audio. A buzzer is switched on and off by a pin, so its sound is a square wave.
const LOUDNESS = 0.06; // of at most 1: as quiet as a small buzzer
const SOFT_S = 0.004; // time in which a note fades in and out, so that it does not click

export class Speaker {
  constructor() {
    this.isOn = false;
    this.hz = 0;
  }

  // Turn the sound on or off. Browsers allow sound only after the user has clicked or pressed a key.
  turn(isOn) {
    this.isOn = isOn;
    if (isOn) this.start();
    else this.context?.suspend();
  }

  start() {
    if (!this.context) {
      this.context = new AudioContext();
      this.volume = new GainNode(this.context, { gain: 0 });
      this.wave = new OscillatorNode(this.context, { type: "square" });
      this.wave.connect(this.volume).connect(this.context.destination);
      this.wave.start();
    }
    this.context.resume();
  }

  // Change the frequency to `hz`, or to silence if `hz` is 0, in `delay` ms.
  sound(hz, delay) {
    if (!this.isOn || !this.context) return;
    const at = this.context.currentTime + delay / 1000;
    if (hz) this.wave.frequency.setValueAtTime(hz, at);
    this.volume.gain.setTargetAtTime(hz ? LOUDNESS : 0, at, SOFT_S);
  }
}
