// The brokers that this browser knows, the one used last first in all: a user's name and password go to the broker that
// they were given for, and to no other that a link may name. And this tab's invitation that nobody has taken yet.
const BROKERS = "glowgrid-brokers", INVITATION = "glowgrid-invitation";

function read(storage, name) {
  try {
    return JSON.parse(globalThis[storage].getItem(name));
  } catch {
    return null;
  }
}

function write(storage, name, value) {
  try {
    globalThis[storage].setItem(name, JSON.stringify(value));
  } catch {} // then it is asked for again
}

const known = () => ({ broker: "", users: {}, ...read("localStorage", BROKERS) });

// -> the settings for the broker that the address names, or else for the one used last
export function settingsFor(asked) {
  const before = known();
  const broker = asked.MQTT_BROKER ?? before.broker;
  if (broker && asked.MQTT_USER) remember(broker, asked.MQTT_USER, asked.MQTT_PASSWORD ?? "");
  else if (broker !== before.broker) write("localStorage", BROKERS, { ...before, broker });
  const [user, password] = known().users[broker] ?? ["", ""];
  return { MQTT_BROKER: broker, MQTT_USER: user, MQTT_PASSWORD: password };
}

export function remember(broker, user, password) {
  const { users } = known();
  delete users[broker];
  if (broker && user) users[broker] = [user, password];
  write("localStorage", BROKERS, { broker, users });
}

// The invitation that is open: { broker, game, place }, or null
export const invitation = () => read("sessionStorage", INVITATION);
export const keepInvitation = (open) => write("sessionStorage", INVITATION, open);
