"""Broker in memory: retained messages, wills, and interrupted connections, as in MQTT 3.1.1."""

import fnmatch


class Broker:
    def __init__(self):
        self.kept, self.clients = {}, []
        self.said = 0
        self.attacker = None  # called with each message, and returns a list of messages to send instead

    def client(self, will):
        return Client(self, will)

    def spread(self, topic, message, kept):
        self.said += 1
        for one in [(topic, message, kept)] if self.attacker is None else self.attacker(topic, message, kept):
            self.bring(*one)

    def bring(self, topic, message, kept):
        """Deliver a message to all subscribers."""
        if kept and message:
            self.kept[topic] = message
        elif kept:
            self.kept.pop(topic, None)
        for client in self.clients:
            client.hear(topic, message)

    def lose_power(self, forgets=True):
        """Drop all connections without sending wills, and forget retained messages, like a broker that is killed."""
        for client in self.clients:
            client.up, client.fault = False, "gone"
            client.queue.clear()
        if forgets:
            self.kept.clear()


class Client:
    """A side's connection to the broker. `cut` interrupts it, `connect` restores it."""

    def __init__(self, broker, will):
        self.broker, self.will = broker, will
        self.topics, self.queue, self.unsent = [], [], []
        self.up, self.fault = False, ""
        self.connections = 0
        self.known = False  # whether the broker knows this client, and keeps messages for it
        self.connect()

    def connect(self):
        self.up = self.known = True
        self.connections += 1
        if self not in self.broker.clients:
            self.broker.clients.append(self)
        for topic in self.topics:
            self.fetch(topic)
        unsent, self.unsent = self.unsent, []
        for said in unsent:
            self.broker.spread(*said)

    def cut(self):
        self.up, self.fault = False, "gone"
        if self.will:
            self.broker.spread(*self.will, True)

    def forget(self):
        """Become a new client, as after a power cut."""
        self.broker.clients.remove(self)

    def fetch(self, topic):
        for name, message in self.broker.kept.items():
            if fnmatch.fnmatch(name, topic.replace("+", "*")):
                self.queue.append((name, message))

    def hear(self, topic, message):
        if any(fnmatch.fnmatch(topic, wanted.replace("+", "*")) for wanted in self.topics):
            self.queue.append((topic, message))

    def subscribe(self, topic):
        self.topics.append(topic)
        if self.up:
            self.fetch(topic)

    def publish(self, topic, message, kept=False, *, limited=True):
        if limited and len(self.unsent) >= 8:
            return False
        if self.up:
            self.broker.spread(topic, message, kept)
        else:
            self.unsent.append((topic, message, kept))
        return True

    def take(self):
        return self.queue.pop(0) if self.queue and self.up else None

    def poll(self, now):
        pass

    def close(self):
        self.cut()
