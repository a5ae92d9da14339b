"""What the fits share: reading a file of samples as columns.ts wrote it, and keeping the card of weights. Needs numpy alone."""
import json

import numpy as np

TYPES = {"u16": np.uint16, "u8": np.uint8, "u32": np.uint32, "f32": np.float32}


def read(path):
    """The head of the file and its columns by name."""
    with open(path, "rb") as file:
        head = json.loads(file.readline())
        columns = {c["name"]: np.frombuffer(file.read(c["bytes"]), dtype=TYPES[c["type"]]) for c in head["columns"]}
    return head, columns


def keep_card(card, lines, folder, game):
    """Writes the card beside the weights and prints its scores, without their bins."""
    with open(f"{folder}/{game}.json", "w") as file:
        json.dump(card, file, indent=1)
    for line in lines:
        print(json.dumps({key: value for key, value in line.items() if key != "bins"}), flush=True)
