"""Fits one row of installed weights to games, all others staying as they are: the feature of the table that tells two kinds of games apart.

    fit_row.py GAME --start FOLDER --data 'DIR/arch-*.bin' --row 267 --out DIR [--epochs 60] [--rate 0.5] [--folds 5] [--test 'DIR/test-*.bin'] [--bias]

FOLDER holds GAME.bin and GAME.json as weights.ts writes those installed. Chances of games without the feature do not change at all. Needs numpy alone: the
first layer is summed once, so that an epoch takes a second. `--bias` fits the bias of the first layer to games without the feature instead, and takes the same from the
row, so that chances of games with it do not change. Scores are cross-validated over files; the row is then fitted to all.
"""
import argparse
import glob
import json

import numpy as np

from samples import keep_card, read

TOP = 127.0
SECOND_SCALE, LAST_SCALE = 64.0, 64.0 * 256.0
BATCH = 4096


def kinds_of(card):
    """The layers in the order in which fit.py writes them."""
    hidden, second, seat, table = card["hidden"], card["second"], card["sizes"]["seat"], card["sizes"]["table"]
    return (("own", "<i1", (seat, hidden)), ("others", "<i1", (seat, hidden)), ("table", "<i1", (table, hidden)), ("bias1", "<i2", (hidden,)),
            ("layer2", "<i1", (second, hidden)), ("bias2", "<i4", (second,)), ("last", "<i2", (second,)))


def read_weights(folder, game):
    """The layers as `export` in fit.py wrote them, unscaled."""
    with open(f"{folder}/{game}.json") as file:
        card = json.load(file)
    if card.get("without"):
        raise SystemExit("weights with features left out are not read")
    data, at, layers = open(f"{folder}/{game}.bin", "rb").read(), 0, {}
    for name, kind, shape in kinds_of(card):
        size = int(np.prod(shape))
        layers[name] = np.frombuffer(data, dtype=kind, count=size, offset=at).reshape(shape).astype(np.float32)
        at += size * np.dtype(kind).itemsize
    return card, layers


def hot(at, counts, width):
    table = np.zeros((len(counts), width), dtype=np.float32)
    table[np.repeat(np.arange(len(counts)), counts.astype(np.int64)), at] = 1
    return table


class Positions:
    """Sums of the first layer without the row, by position and seat; results; which file and game they come from."""

    def __init__(self, paths, layers, row, is_on):
        parts, games = [], 0
        for number, path in enumerate(paths):
            columns = read(path)[1]
            n = len(columns["seats"])
            if n == 0:
                continue
            seats = int(columns["seats"][0])
            first = np.concatenate([self.sums(columns, i, min(n, i + BATCH), seats, layers, (row, is_on)) for i in range(0, n, BATCH)])
            share = columns["share"].reshape(n, seats)
            kind, game = columns["kind"], columns["game"].astype(np.int64) + games
            games = int(game.max()) + 1
            parts.append((first, share, kind, game, np.full(n, number), columns["progress"]))
        self.first, self.share, self.kind, self.game, self.file, self.progress = (np.concatenate(column) for column in zip(*parts))

    @staticmethod
    def sums(columns, low, high, seats, layers, feature):
        row, is_on = feature
        starts = lambda counts: np.concatenate([[0], np.cumsum(counts.astype(np.int64))])
        seat_starts, table_starts = starts(columns["seatCount"]), starts(columns["tableCount"])
        part = lambda at, begins, a, b: columns[at][begins[a] : begins[b]]
        table = hot(part("tableAt", table_starts, low, high), columns["tableCount"][low:high], len(layers["table"]))
        if not (table[:, row] == is_on).all():
            raise SystemExit("a position without the feature" if is_on else "a position with the feature")
        table[:, row] = 0
        a, b = low * seats, high * seats
        own = hot(part("seatAt", seat_starts, a, b), columns["seatCount"][a:b], len(layers["own"]))
        others = (own @ layers["others"]).reshape(high - low, seats, -1)
        mine = (own @ layers["own"]).reshape(high - low, seats, -1)
        return mine + others.sum(1, keepdims=True) - others + (table @ layers["table"])[:, None] + layers["bias1"]


def forward(first, row, layers):
    one = np.clip(first + row, 0, TOP)
    two_raw = (one @ layers["layer2"].T + layers["bias2"]) / SECOND_SCALE
    two = np.clip(two_raw, 0, TOP)
    logits = two @ layers["last"] / LAST_SCALE
    logits -= logits.max(1, keepdims=True)
    weights = np.exp(logits)
    return one, two_raw, weights / weights.sum(1, keepdims=True)


def chances(data, row, layers, chosen):
    index = np.nonzero(chosen)[0]
    return np.concatenate([forward(data.first[index[i : i + BATCH]], row, layers)[2] for i in range(0, len(index), BATCH)])


def fit(data, row, layers, chosen, plan, rng):
    """Adam on the row alone; every position's result is what it learns."""
    row, m, v, step = row.copy(), np.zeros_like(row), np.zeros_like(row), 0
    index = np.nonzero(chosen)[0]
    for epoch in range(plan["epochs"]):
        rng.shuffle(index)
        rate = plan["rate"] * (1 - epoch / plan["epochs"])
        for i in range(0, len(index), BATCH):
            at = index[i : i + BATCH]
            first = data.first[at]
            one, two_raw, p = forward(first, row, layers)
            back = (p - data.share[at])[..., None] * layers["last"] / LAST_SCALE * ((two_raw > 0) & (two_raw < TOP))
            back = back @ layers["layer2"] / SECOND_SCALE * ((one > 0) & (one < TOP))
            gradient = back.sum((0, 1)) / len(at)
            step += 1
            m, v = 0.9 * m + 0.1 * gradient, 0.99 * v + 0.01 * gradient**2
            row -= rate * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.99**step)) + 1e-9)
            np.clip(row, -TOP, TOP, out=row)
    return np.round(row)


def report(p, data, chosen, name, rng):
    """As in fit.py, over decisions of first ends."""
    is_here = data.kind[chosen] == 0
    p, z, game, progress = p[is_here], data.share[chosen][is_here], data.game[chosen][is_here], data.progress[chosen][is_here]
    games, at, first = np.unique(game, return_inverse=True, return_index=True)[0], np.unique(game, return_inverse=True)[1], np.unique(game, return_index=True)[1]
    base = z[first].mean(0)
    error, constant = ((p - z) ** 2).mean(1), ((base - z) ** 2).mean(1)
    sums = np.stack([np.bincount(at, error), np.bincount(at, constant)])
    drawn = sums[:, rng.integers(len(games), size=(1000, len(games)))].sum(2)
    bins, off, table = np.minimum((p * 10).astype(int), 9), 0.0, []
    for k in range(10):
        inside = bins == k
        if inside.any():
            said, won = p[inside].mean(), z[inside].mean()
            off += inside.sum() * abs(said - won)
            table.append({"bin": k, "n": int(inside.sum()), "said": round(float(said), 3), "won": round(float(won), 3)})
    fifths = [np.minimum((progress * 5).astype(int), 4) == k for k in range(5)]
    return {"set": name, "seats": z.shape[1], "games": len(games), "positions": len(error), "won": [round(float(x), 3) for x in base], "brier": round(float(error.mean()), 4),
            "baseline": round(float(constant.mean()), 4), "better": round(float(1 - error.mean() / constant.mean()), 4),
            "interval": [round(float(x), 4) for x in np.quantile(1 - drawn[0] / drawn[1], [0.025, 0.975])], "ece": round(float(off / p.size), 4),
            "byFifth": [round(float(1 - error[f].mean() / constant[f].mean()), 3) for f in fifths if f.any()], "bins": table}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    for name in ("--start", "--data", "--out"):
        parser.add_argument(name, required=True)
    parser.add_argument("--test", default="")
    parser.add_argument("--row", type=int, required=True)
    parser.add_argument("--epochs", type=int, default=60)
    parser.add_argument("--rate", type=float, default=0.5)
    parser.add_argument("--folds", type=int, default=5)
    parser.add_argument("--bias", action="store_true")
    args = parser.parse_args()
    rng = np.random.default_rng(1)
    card, layers = read_weights(args.start, args.game)
    is_on = not args.bias
    old = layers["table"][args.row].copy() if is_on else np.zeros(card["hidden"], dtype=np.float32)
    files = lambda patterns: sorted(path for pattern in patterns.split(",") for path in glob.glob(pattern))
    data = Positions(files(args.data), layers, args.row, is_on)
    plan = {"row": args.row, "epochs": args.epochs, "rate": args.rate, "batch": BATCH, "folds": args.folds}
    everywhere = np.ones(len(data.kind), dtype=bool)
    lines = [report(chances(data, old, layers, everywhere), data, everywhere, "before", rng)]
    p = np.zeros_like(data.share)
    for k in range(args.folds):
        held = data.file % args.folds == k
        p[held] = chances(data, fit(data, old, layers, ~held, plan, rng), layers, held)
    lines.append(report(p, data, everywhere, f"cross-validated, {args.folds} folds", rng))
    row = fit(data, old, layers, everywhere, plan, rng)
    if args.test:
        test = Positions(files(args.test), layers, args.row, is_on)
        chosen = np.ones(len(test.kind), dtype=bool)
        lines.append(report(chances(test, old, layers, chosen), test, chosen, "test, before", rng))
        lines.append(report(chances(test, row, layers, chosen), test, chosen, "test", rng))
    if not is_on:
        layers["bias1"] += row
        row = np.clip(layers["table"][args.row] - row, -TOP, TOP)
    layers["table"][args.row] = row
    with open(f"{args.out}/{args.game}.bin", "wb") as file:
        for name, kind, _ in kinds_of(card):
            file.write(layers[name].astype(kind).tobytes())
    card["bias" if args.bias else "row"] = {"plan": plan, "games": int(len(np.unique(data.game))), "positions": int(len(data.kind)), "scores": lines}
    keep_card(card, lines, args.out, args.game)


if __name__ == "__main__":
    main()
