// Screen colour that looks like an LED with given duty cycles. Same figures as host_sim/pictures/screen_colour.py; a test
// compares both.
const MIDDLE = 80, FULL = 255, GAMMA = 1 / 2.2, GLARE = 0.22, GLARES_FROM = 64;

// Return the screen's [red, green, blue], 0 to 255, for a colour of the strip.
export function seen(red, green, blue) {
  const strongest = Math.max(red, green, blue);
  if (!strongest) return [0, 0, 0];
  const part = strongest / MIDDLE, most = FULL / MIDDLE;
  const light = (part * (1 + part / (most * most))) / (1 + part);
  const white = (GLARE * Math.max(0, strongest - GLARES_FROM)) / (FULL - GLARES_FROM);
  return [red, green, blue].map((duty) => {
    const value = ((duty / strongest) * light) ** GAMMA;
    return Math.round(255 * (value + (1 - value) * white));
  });
}
