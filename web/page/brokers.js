// The brokers that this browser has used, the latest first. A user name and password are sent only to the broker for
// which they were entered, never to another one that a link names. Also this tab's open invitation.
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
  } catch {} // unreadable: the user enters it again
}

const known = () => ({ broker: "", users: {}, ...read("localStorage", BROKERS) });

// Return the settings of the broker in the address or, without one, of the latest broker.
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

// The open invitation: { broker, game, place }, or null
export const invitation = () => read("sessionStorage", INVITATION);
export const keepInvitation = (open) => write("sessionStorage", INVITATION, open);
