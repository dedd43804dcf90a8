// Screen colour that looks like an LED. host_sim/pictures/screen_colour.py has the same code in Python, and explains it. A
// test compares the two.
const MIDDLE = 80, FULL = 255, GAMMA = 1 / 2.2, GLARE = 0.22, GLARE_FROM = 64;

// Return the screen colour [red, green, blue] for a colour of the strip. All values are 0 to 255.
export function screenColour(red, green, blue) {
  const strongest = Math.max(red, green, blue);
  if (!strongest) return [0, 0, 0];
  const level = strongest / MIDDLE, full = FULL / MIDDLE;
  const light = (level * (1 + level / (full * full))) / (1 + level);
  const white = (GLARE * Math.max(0, strongest - GLARE_FROM)) / (FULL - GLARE_FROM);
  return [red, green, blue].map((duty) => {
    const value = ((duty / strongest) * light) ** GAMMA;
    return Math.round(255 * (value + (1 - value) * white));
  });
}
