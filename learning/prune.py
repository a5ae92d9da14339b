"""Leaves out the features that matter least, so that weights stay in their budget.

    prune.py FOLDER GAME --data 'DIR/*.bin' --bytes 230000 --out FOLDER2

Reads GAME.bin and GAME.json as fit.py wrote them. A feature matters by how often it is on in the data, times the squares of its weights. The card
lists what was left out (`without`, as pairs of first and last number), how much the chances change on the data, and the error before and after.
"""
import argparse
import glob
import json

import numpy as np

from fit import LAST_SCALE, SCALE, padded
from samples import read


def layers_of(data, hidden, second, seat, table):
    at = 0

    def take(kind, shape):
        nonlocal at
        size = int(np.prod(shape))
        array = np.frombuffer(data, dtype=kind, count=size, offset=at).reshape(shape)
        at += size * np.dtype(kind).itemsize
        return array

    return [take("<i1", (seat, hidden)), take("<i1", (seat, hidden)), take("<i1", (table, hidden)), take("<i2", (hidden,)),
            take("<i1", (second, hidden)), take("<i4", (second,)), take("<i2", (second,))]


def chances(layers, columns):
    """The product's own whole numbers, position by position."""
    own, others, table, bias1, layer2, bias2, last = [np.vstack([x, np.zeros_like(x[:1])]).astype(np.int64) if i < 3 else x.astype(np.int64) for i, x in enumerate(layers)]
    seats = columns["seats"].astype(np.int64)
    seat_rows = padded(columns["seatAt"], columns["seatCount"], int(columns["seatCount"].max()), len(own) - 1).astype(np.int64)
    table_rows = padded(columns["tableAt"], columns["tableCount"], int(columns["tableCount"].max()), len(table) - 1).astype(np.int64)
    out, first = [], 0
    for n, row in zip(seats, table_rows):
        rows = seat_rows[first : first + n]
        first += n
        mine, theirs = own[rows].sum(1), others[rows].sum(1)
        one = np.clip(mine + theirs.sum(0) - theirs + table[row].sum(0) + bias1, 0, 127)
        two = np.clip((one @ layer2.T + bias2 + 32) >> 6, 0, 127)
        logit = two @ last / (LAST_SCALE * SCALE)
        weight = np.exp(logit - logit.max())
        out.append(weight / weight.sum())
    return np.concatenate(out)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("game")
    parser.add_argument("--data", required=True)
    parser.add_argument("--bytes", type=int, required=True)
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    card = json.load(open(f"{args.folder}/{args.game}.json"))
    data = open(f"{args.folder}/{args.game}.bin", "rb").read()
    hidden, second, sizes = card["hidden"], card["second"], card["sizes"]
    layers = layers_of(data, hidden, second, sizes["seat"], sizes["table"])
    sets = [read(path)[1] for path in sorted(glob.glob(args.data))]
    on = sum(np.bincount(columns["seatAt"], minlength=sizes["seat"]) for columns in sets) / sum(len(columns["seatCount"]) for columns in sets)
    squares = lambda x: (x.astype(np.float64) ** 2).sum(1)
    matters = on * (squares(layers[0]) + squares(layers[1]))
    drop = max(0, -(-(len(data) - args.bytes) // (2 * hidden)))
    gone = np.zeros(sizes["seat"], dtype=bool)
    gone[np.argsort(matters, kind="stable")[:drop]] = True
    ranges = []
    for i in np.nonzero(gone)[0].tolist():
        if ranges and ranges[-1] == i - 1:
            ranges[-1] = i
        else:
            ranges += [i, i]
    without = [layers[0].copy(), layers[1].copy(), *layers[2:]]
    without[0][gone] = 0
    without[1][gone] = 0
    before, after, shares = [], [], []
    for columns in sets:
        before.append(chances(layers, columns))
        after.append(chances(without, columns))
        shares.append(columns["share"])
    before, after, shares = (np.concatenate(x) for x in (before, after, shares))
    error = lambda x: round(float(((x - shares) ** 2).mean()), 5)
    card["pruned"] = {"features": int(drop), "neverOn": int((on[gone] == 0).sum()), "meanChange": round(float(np.abs(after - before).mean()), 5),
                      "before": error(before), "after": error(after)}
    card["without"] = ranges
    print(card["pruned"])
    with open(f"{args.out}/{args.game}.bin", "wb") as file:
        file.write(b"".join(x.tobytes() for x in [layers[0][~gone], layers[1][~gone], *layers[2:]]))
    json.dump(card, open(f"{args.out}/{args.game}.json", "w"), indent=1)


main()
