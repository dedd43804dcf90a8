// Store in the browser the brokers that were used, and for this tab its open invitation and what was typed.
// A user name and its password are sent only to the broker for which they were entered, never to a different one from a
// link. If the browser stores nothing, the user must enter the broker again at the next visit.
import { read, write } from "./browser_storage.js";

const BROKERS = "glowgrid-brokers", INVITATION = "glowgrid-invitation", DRAFT = "glowgrid-online-draft";

// The broker that was built into the page (make web BROKER=...), or "". It is used until the user enters another one.
const BUILT_IN = document.querySelector("meta[name=glowgrid-broker]")?.content ?? "";

// Return what is stored: `broker`, which was used last, and `users`, broker -> [user, password].
const stored = () => ({ broker: BUILT_IN, users: {}, ...read("localStorage", BROKERS) });

// Return the settings of the broker. It is the one in `settings` (from the page's address), or the one that was used last,
// or the one that was built into the page.
export function brokerSettings(settings) {
  const before = stored();
  const broker = settings.MQTT_BROKER ?? before.broker;
  if (broker && settings.MQTT_USER) storeBroker(broker, settings.MQTT_USER, settings.MQTT_PASSWORD ?? "");
  else if (broker !== before.broker) write("localStorage", BROKERS, { ...before, broker });
  const [user, password] = stored().users[broker] ?? ["", ""];
  return { MQTT_BROKER: broker, MQTT_USER: user, MQTT_PASSWORD: password };
}

// Store the broker that was used last, and the account there.
export function storeBroker(broker, user, password) {
  const { users } = stored();
  delete users[broker];
  if (broker && user) users[broker] = [user, password];
  write("localStorage", BROKERS, { broker, users });
}

// Return or store the open invitation, { broker, game, host }, or null.
export const storedInvitation = () => read("sessionStorage", INVITATION);
export const storeInvitation = (invitation) => write("sessionStorage", INVITATION, invitation);

// Return or store what was typed under "Online" and not used yet: { name of the field: its value }.
export const storedDraft = () => read("sessionStorage", DRAFT) ?? {};
export const storeDraft = (draft) => write("sessionStorage", DRAFT, draft);
