// Fingers on the keys and on the board. A finger that moves scrolls the page, so it must not press what it started on.
const STAYS_MS = 120; // a finger that has stayed for so long on a key presses it, and holds it until it leaves
const MOVED = 10; // a finger that has moved this far, in CSS pixels, is scrolling

// Watch the fingers that start on `element`. A finger is the same object in all its calls, with the place x, y.
// start(finger): it is there; end(finger): it has left without moving; leave(finger): it scrolls, or was taken away
function watchFingers(element, start, end, leave) {
  const fingers = new Map(); // id of a pointer -> its finger
  element.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "touch") return;
    const finger = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, finger);
    start(finger);
  });
  const finish = (event, action) => {
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (finger) action(finger);
  };
  const hasMoved = ({ pointerId, clientX, clientY }) => {
    const finger = fingers.get(pointerId);
    return finger && !finger.holds && Math.hypot(clientX - finger.x, clientY - finger.y) >= MOVED;
  };
  element.addEventListener("pointermove", (event) => hasMoved(event) && finish(event, leave));
  element.addEventListener("pointerup", (event) => finish(event, hasMoved(event) ? leave : end));
  for (const kind of ["pointercancel", "lostpointercapture"])
    element.addEventListener(kind, (event) => finish(event, leave));
}

// Let fingers press a key. press, release: called when it goes down and up; tap: called for a short touch
export function letFingersPress(button, press, release, tap) {
  const leave = (finger) => {
    finger.isGone = true;
    clearTimeout(finger.timer);
    if (finger.holds) release();
  };
  const start = (finger) => {
    const stays = () => {
      if (finger.isGone) return;
      finger.holds = true;
      press();
    };
    // a busy browser reports how a finger has moved just before it draws the next frame
    finger.timer = setTimeout(() => requestAnimationFrame(stays), STAYS_MS);
  };
  const end = (finger) => {
    leave(finger);
    if (!finger.holds) tap();
  };
  watchFingers(button, start, end, leave);
}

// Let a finger, a pen or a mouse touch the board. touch: called with the place x, y
export function letTouch(canvas, touch) {
  canvas.addEventListener("pointerdown", ({ pointerType, clientX, clientY }) => {
    if (pointerType !== "touch") touch(clientX, clientY);
  });
  const nothing = () => {};
  watchFingers(canvas, nothing, ({ x, y }) => touch(x, y), nothing);
}
