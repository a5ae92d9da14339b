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


def finite(value):
    """JSON has no infinity: a score against a constant that is never wrong is null."""
    if isinstance(value, dict):
        return {key: finite(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [finite(part) for part in value]
    return None if isinstance(value, float) and not np.isfinite(value) else value


def keep_card(card, lines, folder, game):
    """Writes the card beside the weights and prints its scores, without their bins."""
    with open(f"{folder}/{game}.json", "w") as file:
        json.dump(finite(card), file, indent=1, allow_nan=False)
    for line in lines:
        print(json.dumps(finite({key: value for key, value in line.items() if key != "bins"})), flush=True)
