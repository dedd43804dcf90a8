"""A broker in memory: what it keeps, wills, and connections that are cut, as MQTT 3.1.1 has them."""

import fnmatch


class Broker:
    def __init__(self):
        self.kept, self.clients = {}, []
        self.said = 0
        self.attacker = None  # called with each message: a function that returns those that go on instead of it

    def client(self, will):
        return Client(self, will)

    def spread(self, topic, message, kept):
        self.said += 1
        for one in [(topic, message, kept)] if self.attacker is None else self.attacker(topic, message, kept):
            self.bring(*one)

    def bring(self, topic, message, kept):
        """Bring a message to everybody who listens."""
        if kept and message:
            self.kept[topic] = message
        elif kept:
            self.kept.pop(topic, None)
        for client in self.clients:
            client.hear(topic, message)

    def lose_power(self, forgets=True):
        """Cut all connections without a will, and forget what was retained, as a broker that is killed does."""
        for client in self.clients:
            client.up, client.fault = False, "gone"
            client.queue.clear()
        if forgets:
            self.kept.clear()


class Client:
    """What a side has of the broker; `cut` as by a cable that is pulled, `connect` once it is back."""

    def __init__(self, broker, will):
        self.broker, self.will = broker, will
        self.topics, self.queue, self.unsent = [], [], []
        self.up, self.fault = False, ""
        self.connections = 0
        self.known = False  # to the broker, which keeps what comes meanwhile
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
        """Be somebody new: as after a power cut."""
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
