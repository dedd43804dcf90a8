"""Table of translations of error messages. It is empty in English: the messages in the code are already English."""

TABLE: dict = {}
