from brokers import broker as broker
