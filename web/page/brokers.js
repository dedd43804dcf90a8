// The brokers that this browser knows, the one used last first in all: a user's name and password go to the broker that
// they were given for, and to no other that a link may name. And the invitation that nobody has taken yet.
const NAME = "glowgrid-network";

function read() {
  try {
    return JSON.parse(localStorage.getItem(NAME)) ?? {};
  } catch {
    return {};
  }
}

function write(changed) {
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...read(), ...changed }));
  } catch {} // then it is asked for again
}

// -> the settings for the broker that the address names, or else for the one used last
export function settingsFor(asked) {
  const { broker = "", users = {} } = read();
  const address = asked.MQTT_BROKER ?? broker;
  if (address && asked.MQTT_USER) remember(address, asked.MQTT_USER, asked.MQTT_PASSWORD ?? "");
  else if (address !== broker) write({ broker: address });
  const [user, password] = users[address] ?? ["", ""];
  return { MQTT_BROKER: address, MQTT_USER: user, MQTT_PASSWORD: password };
}

export function remember(broker, user, password) {
  const users = { ...read().users };
  delete users[broker];
  if (broker && user) users[broker] = [user, password];
  write({ broker, users });
}

// The invitation that is open: { broker, game, place }, or null
export const invitation = () => read().invitation ?? null;
export const keepInvitation = (open) => write({ invitation: open });
