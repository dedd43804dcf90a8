// The brokers that this browser has used, and this tab's open invitation. A user name and password are sent only to the
// broker for which they were entered, never to another one that a link names.
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
  } catch {} // storage is full or forbidden: the user enters it again next time
}

// Return the latest broker and the accounts: broker -> [user, password].
const stored = () => ({ broker: "", users: {}, ...read("localStorage", BROKERS) });

// Return the settings of the broker in the address or, without one, of the latest broker.
export function brokerSettings(settings) {
  const before = stored();
  const broker = settings.MQTT_BROKER ?? before.broker;
  if (broker && settings.MQTT_USER) storeBroker(broker, settings.MQTT_USER, settings.MQTT_PASSWORD ?? "");
  else if (broker !== before.broker) write("localStorage", BROKERS, { ...before, broker });
  const [user, password] = stored().users[broker] ?? ["", ""];
  return { MQTT_BROKER: broker, MQTT_USER: user, MQTT_PASSWORD: password };
}

// Store a broker and the account there as the latest.
export function storeBroker(broker, user, password) {
  const { users } = stored();
  delete users[broker];
  if (broker && user) users[broker] = [user, password];
  write("localStorage", BROKERS, { broker, users });
}

// The open invitation, { broker, game, host }, or null
export const storedInvitation = () => read("sessionStorage", INVITATION);
export const storeInvitation = (invitation) => write("sessionStorage", INVITATION, invitation);
