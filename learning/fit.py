"""Step 2 of training: fits the network to the results of self-play and writes integer weights.

    fit.py GAME --data 'DIR/*.bin' [--tune 'DIR/citizen*.bin'] --test 'DIR/test*.bin' --out DIR [--epochs 8] [--hidden 96] [--wait FILE]
        [--start FOLDER] [--without 1536-2000]

`--start` begins with the weights in FOLDER (GAME.bin and GAME.json, as weights.ts writes those installed) instead of random ones; features that were
added behind theirs begin at 0. `--without` leaves out the seat's features of these numbers, to see what they are worth.

Needs torch and numpy. The network: one encoder shared by all seats. A seat's first layer adds its own features, the features of the
other seats and the features of the table; a second layer of 32; one number for each seat; a softmax over the seats. Activations are
clipped to [0, 127/64], so that 8-bit weights with a scale of 64 give whole numbers. The last epochs train with rounded weights.
"""
import argparse
import copy
import glob
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

from samples import keep_card, read

SCALE = 64.0
TOP = 127.0 / SCALE
LAST_SCALE = 256.0
MAX_SEATS = 6


def padded(at, counts, width, padding):
    """Rows of feature numbers, filled up with the padding number."""
    rows = np.full((len(counts), width), padding, dtype=np.int16)
    counts = counts.astype(np.int64)
    row = np.repeat(np.arange(len(counts)), counts)
    starts = np.cumsum(counts) - counts
    column = np.arange(len(at)) - np.repeat(starts, counts)
    rows[row, column] = at.astype(np.int16)
    return rows


class Positions:
    """All positions of some files on the device, by position and seat. `kind` is 0 where a seat decides in a whole game."""

    without = (0, 0)

    def __init__(self, paths, device):
        parts, games = [], 0
        for number, path in enumerate(paths):
            head, columns = read(path)
            if len(columns["seats"]) == 0:
                continue
            self.sizes, self.rooms = head["sizes"], head["rooms"]
            columns["game"] = columns["game"].astype(np.int64) + games
            columns["file"] = np.full(len(columns["seats"]), number, dtype=np.int64)
            games = int(columns["game"].max()) + 1
            parts.append(columns)
        join = lambda name: np.concatenate([part[name] for part in parts])
        seats = join("seats").astype(np.int64)
        n = len(seats)
        seat_rows = padded(join("seatAt"), join("seatCount"), int(join("seatCount").max()), self.sizes["seat"])
        low, high = Positions.without
        seat_rows[(seat_rows >= low) & (seat_rows < high)] = self.sizes["seat"]
        starts = np.cumsum(seats) - seats
        position = np.repeat(np.arange(n), seats)
        seat = np.arange(len(position)) - np.repeat(starts, seats)
        self.width = MAX_SEATS
        to = lambda array: torch.from_numpy(array).to(device)

        def by_seat(name):
            table = np.zeros((n, self.width), dtype=np.float32)
            table[position, seat] = join(name)
            return to(table)

        features = np.full((n, self.width, seat_rows.shape[1]), self.sizes["seat"], dtype=np.int16)
        features[position, seat] = seat_rows
        self.features = to(features)
        self.table = to(padded(join("tableAt"), join("tableCount"), int(join("tableCount").max()), self.sizes["table"]))
        self.share, self.place, self.margin = by_seat("share"), by_seat("place"), by_seat("margin")
        self.seats, self.game, self.progress = to(seats), to(join("game")), to(join("progress"))
        self.kind = to(join("kind").astype(np.int64))
        self.file = to(join("file"))
        self.games = games
        self.n = n

    def only(self, chosen):
        """The positions that `chosen` marks."""
        part = copy.copy(self)
        for name in ("features", "table", "share", "place", "margin", "seats", "game", "progress", "kind", "file"):
            setattr(part, name, getattr(self, name)[chosen])
        part.n = int(chosen.sum())
        part.games = int(torch.unique(part.game).numel())
        return part


class RoundedSTE(torch.autograd.Function):
    @staticmethod
    def forward(_context, x, scale):
        return torch.round(x * scale) / scale

    @staticmethod
    def backward(_context, gradient):
        return gradient, None


def hot(rows, padding):
    """A row of 0 and 1 for each list of features; the padding stays 0."""
    table = torch.zeros(len(rows), padding + 1, device=rows.device).scatter_(1, rows, 1.0)
    table[:, padding] = 0
    return table


class Net(torch.nn.Module):
    """`rounded`: weights are rounded as in the product. `dropped`: the part of a seat's features that training leaves out."""

    def __init__(self, sizes, hidden, second):
        super().__init__()
        init = lambda rows: torch.nn.Parameter(torch.randn(rows, hidden) * 0.05)
        self.seat_size, self.table_size = sizes["seat"], sizes["table"]
        self.own, self.others, self.table = init(self.seat_size + 1), init(self.seat_size + 1), init(self.table_size + 1)
        self.bias1 = torch.nn.Parameter(torch.full((hidden,), 0.2))
        self.layer2 = torch.nn.Parameter(torch.randn(second, hidden) / math.sqrt(hidden))
        self.bias2 = torch.nn.Parameter(torch.full((second,), 0.1))
        self.last = torch.nn.Parameter(torch.randn(second) / math.sqrt(second))
        self.margin = torch.nn.Parameter(torch.randn(second) / math.sqrt(second))
        self.place = torch.nn.Parameter(torch.randn(MAX_SEATS, second) / math.sqrt(second))
        self.rounded = False
        self.dropped = 0.0

    def begin_with(self, folder, game):
        """Reads weights as `export` wrote them, for an encoder that has grown at its end since."""
        with open(f"{folder}/{game}.json") as file:
            card = json.load(file)
        sizes, gone = card["sizes"], card.get("without", [])
        kept = [i for i in range(sizes["seat"]) if not any(low <= i <= high for low, high in zip(gone[::2], gone[1::2]))]
        data, at, hidden, second = open(f"{folder}/{game}.bin", "rb").read(), 0, self.own.shape[1], len(self.bias2)

        def take(kind, shape, scale):
            nonlocal at
            array = np.frombuffer(data, dtype=kind, count=int(np.prod(shape)), offset=at).reshape(shape).astype(np.float32)
            at += int(np.prod(shape)) * np.dtype(kind).itemsize
            return torch.from_numpy(array / scale).to(self.own.device)

        with torch.no_grad():
            for weight, rows in ((self.own, kept), (self.others, kept), (self.table, range(sizes["table"]))):
                weight.zero_()
                weight[list(rows)] = take("<i1", (len(rows), hidden), SCALE)
            self.bias1.copy_(take("<i2", (hidden,), SCALE))
            self.layer2.copy_(take("<i1", (second, hidden), SCALE))
            self.bias2.copy_(take("<i4", (second,), SCALE * SCALE))
            self.last.copy_(take("<i2", (second,), LAST_SCALE))

    def at(self, weight, scale):
        return RoundedSTE.apply(weight, scale) if self.rounded else weight

    def clip(self):
        with torch.no_grad():
            for weight in (self.own, self.others, self.table, self.layer2):
                weight.clamp_(-TOP, TOP)
            self.own[self.seat_size].zero_()
            self.others[self.seat_size].zero_()
            self.table[self.table_size].zero_()

    def second_layer(self, features, table):
        batch, width, length = features.shape
        rows = features.reshape(batch * width, length).long()
        if self.training and self.dropped > 0:
            rows = torch.where(torch.rand(rows.shape, device=rows.device) < self.dropped, self.seat_size, rows)
        # Products of matrices of 0 and 1 take a fiftieth of the time that sums of looked-up rows take on a GPU.
        sums = hot(rows, self.seat_size) @ torch.cat([self.at(self.own, SCALE), self.at(self.others, SCALE)], 1)
        own, others = sums.view(batch, width, -1).chunk(2, 2)
        public = hot(table.long(), self.table_size) @ self.at(self.table, SCALE)
        first = own + others.sum(1, keepdim=True) - others + public.unsqueeze(1) + self.at(self.bias1, SCALE)
        first = first.clamp(0, TOP)
        return F.linear(first, self.at(self.layer2, SCALE), self.at(self.bias2, SCALE * SCALE)).clamp(0, TOP)

    def forward(self, features, table, seats):
        second = self.second_layer(features, table)
        logits = F.linear(second, self.at(self.last, LAST_SCALE).unsqueeze(0)).squeeze(-1)
        there = torch.arange(features.shape[1], device=features.device).unsqueeze(0) < seats.unsqueeze(1)
        margin = F.linear(second, self.margin.unsqueeze(0)).squeeze(-1)
        return logits.masked_fill(~there, -1e9), margin, F.linear(second, self.place), there


def chances_of(net, data, batch=32768):
    out = []
    net.eval()
    with torch.no_grad():
        for i in range(0, data.n, batch):
            logits = net(data.features[i : i + batch], data.table[i : i + batch], data.seats[i : i + batch])[0]
            out.append(torch.softmax(logits, 1))
    net.train()
    return torch.cat(out)


def interval_of(error, constant, game):
    """95 % of what one minus the ratio of the two errors is when games are drawn anew."""
    games, at = torch.unique(game, return_inverse=True)
    sums = torch.zeros(2, len(games), device=error.device).index_add_(1, at, torch.stack([error, constant]))
    drawn = torch.randint(len(games), (1000, len(games)), device=error.device)
    totals = sums[:, drawn].sum(2)
    better = 1 - totals[0] / totals[1]
    return [round(torch.quantile(better, q).item(), 4) for q in (0.025, 0.975)]


def bins_of(p, z):
    """The calibration error, and what was said and what came of it in ten bins."""
    bins, off, table = torch.clamp((p * 10).long(), max=9), 0.0, []
    for k in range(10):
        inside = bins == k
        count = int(inside.sum())
        if count:
            said, was = p[inside].mean().item(), z[inside].mean().item()
            off += count * abs(said - was)
            table.append({"bin": k, "n": count, "said": round(said, 3), "won": round(was, 3)})
    return off / p.numel(), table


def report(chance, data, name):
    """Mean squared error against that of each seat's share of wins in the same games, by number of seats; by part of the game."""
    lines = []
    for seats in sorted(set(data.seats.tolist())):
        is_here = (data.seats == seats) & (data.kind == 0)
        if int(is_here.sum()) == 0:
            continue
        p, z = chance[is_here][:, :seats], data.share[is_here][:, :seats]
        game, progress = data.game[is_here], data.progress[is_here]
        first = torch.zeros(int(game.max()) + 1, dtype=torch.long, device=p.device)
        first[game] = torch.arange(len(game), device=p.device)
        base = z[first[torch.unique(game)]].mean(0)
        error, constant = ((p - z) ** 2).mean(1), ((base - z) ** 2).mean(1)
        parts = []
        for k in range(5):
            inside = (progress * 5).long().clamp(max=4) == k
            if int(inside.sum()):
                parts.append(round(1 - (error[inside].mean() / constant[inside].mean().clamp(min=1e-9)).item(), 3))
        ece, bins = bins_of(p, z)
        lines.append({"set": name, "seats": seats, "games": int(torch.unique(game).numel()), "positions": int(is_here.sum()),
                      "brier": round(error.mean().item(), 4), "baseline": round(constant.mean().item(), 4),
                      "better": round(1 - (error.mean() / constant.mean()).item(), 4), "interval": interval_of(error, constant, game),
                      "ece": round(ece, 4), "byFifth": parts, "bins": bins})
    return lines


def targets_of(net, data, trace):
    """What the net learns at each position: the result, mixed with its own estimate of the next kept positions of the same game (TD(trace))."""
    if trace >= 1:
        return data.share
    chance = chances_of(net, data)
    targets = data.share.clone()
    follows = torch.zeros(data.n, dtype=torch.bool, device=data.game.device)
    follows[:-1] = data.game[1:] == data.game[:-1]
    # From the last position of each game backwards, all games in parallel.
    index = torch.arange(data.n, device=data.game.device)
    starts = torch.where(~follows, index, data.n)
    last = torch.flip(torch.cummin(torch.flip(starts, [0]), 0).values, [0])
    left = last - index
    for k in range(1, int(left.max()) + 1):
        here = torch.nonzero(left == k).squeeze(1)
        targets[here] = (1 - trace) * chance[here + 1] + trace * targets[here + 1]
    return targets


def loss_of(net, data, targets, i, spread, aux):
    logits, margin, place, there = net(data.features[i], data.table[i], data.seats[i])
    win = -(targets[i] * F.log_softmax(logits, 1).masked_fill(~there, 0)).sum(1).mean()
    margins = (((margin - data.margin[i] / spread) ** 2) * there).sum() / there.sum()
    places = F.cross_entropy(place.reshape(-1, MAX_SEATS), (data.place[i].long() - 1).clamp(min=0).reshape(-1), reduction="none")
    return win, win + aux * (margins + (places.view(there.shape) * there).sum() / there.sum())


def fit(net, data, held, plan, device):
    """`plan`: epochs, rate, trace, aux (weight of margin and place), dropped, rounds (the last epochs train with
    rounded weights), frozen (the first layer stays as it is)."""
    if plan["epochs"] == 0:
        return
    first = (net.own, net.others, net.table)
    trained = [weight for weight in net.parameters() if not (plan.get("frozen") and any(weight is one for one in first))]
    optimizer = torch.optim.AdamW(trained, lr=plan["rate"], weight_decay=plan.get("decay", 1e-3))
    batch = plan.get("batch", 8192)
    steps, epochs = max(1, data.n // batch), plan["epochs"]
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=plan["rate"], total_steps=epochs * steps, pct_start=0.1)
    spread = data.margin.std().item() + 1e-6
    net.train()
    for epoch in range(epochs):
        net.rounded = plan["rounds"] and epoch >= epochs - 2
        net.dropped = 0.0 if net.rounded else plan["dropped"]
        targets = targets_of(net, data, plan["trace"])
        order = torch.randperm(data.n, device=device)
        total = 0.0
        for step in range(steps):
            win, loss = loss_of(net, data, targets, order[step * batch : (step + 1) * batch], spread, plan["aux"])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            net.clip()
            total += win.detach()
        if held is not None and (epoch + 1 == epochs or epochs > 6):
            better = [line["better"] for line in report(chances_of(net, held), held, "held")]
            print(f"epoch {epoch + 1}/{epochs}: loss {float(total) / steps:.4f}, held out {better}", flush=True)


def export(net, path):
    """int8 own, others, table (by feature), int16 bias1, int8 layer2, int32 bias2, int16 last; little-endian."""
    with torch.no_grad():
        whole = lambda weight, scale, low, high, kind: torch.round(weight * scale).clamp(low, high).cpu().numpy().astype(kind).tobytes()
        parts = [
            whole(net.own[:-1], SCALE, -127, 127, "<i1"), whole(net.others[:-1], SCALE, -127, 127, "<i1"),
            whole(net.table[:-1], SCALE, -127, 127, "<i1"), whole(net.bias1, SCALE, -32767, 32767, "<i2"),
            whole(net.layer2, SCALE, -127, 127, "<i1"), whole(net.bias2, SCALE * SCALE, -(2**31), 2**31 - 1, "<i4"),
            whole(net.last, LAST_SCALE, -32767, 32767, "<i2"),
        ]
    with open(path, "wb") as file:
        file.write(b"".join(parts))


def split(pattern, device):
    """Whole files are held out, so that no game is in both sets."""
    paths = files_of(pattern)
    is_held = lambda i: i % 10 == 0 if len(paths) >= 10 else i == len(paths) - 1
    held = [path for i, path in enumerate(paths) if is_held(i)]
    rest = [path for i, path in enumerate(paths) if not is_held(i)]
    return Positions(rest or held, device), Positions(held, device)


def files_of(patterns):
    return sorted(path for pattern in patterns.split(",") for path in glob.glob(pattern))


def error_of(chance, data):
    chosen = data.kind == 0
    there = (torch.arange(data.width, device=chance.device).unsqueeze(0) < data.seats.unsqueeze(1)) & chosen.unsqueeze(1)
    return (((chance - data.share) ** 2) * there).sum().item() / there.sum().item()


def crossed(net, data, judged, folds, plan, device):
    """Each fold of the first `judged` files is scored by a network that has not seen it."""
    chance = torch.zeros(data.n, data.width, device=device)
    for k in range(folds):
        is_fold = (data.file < judged) & (data.file % folds == k)
        one = copy.deepcopy(net)
        fit(one, data.only(~is_fold), None, plan, device)
        chance[is_fold] = chances_of(one, data.only(is_fold))
    return chance[data.file < judged]


def tuned(net, args, device):
    """
    Games of the bots that the product seats (--tune), after the many quick ones, with games of weaker bots (--also) beside them. Every plan is
    judged by cross-validation over the files of --tune; the best one is then fitted to all.
    """
    groups = [files_of(pattern) for pattern in args.tune.split(",")]
    paths, also = [path for group in groups for path in group], files_of(args.also) if args.also else []
    data = Positions(paths + also, device)
    judged = data.only(data.file < len(paths))
    print(f"{args.game}: tuning on {data.games} games, {data.n} positions; {judged.games} judged", flush=True)
    marks = [sum(len(group) for group in groups[:k]) for k in range(len(groups) + 1)]

    def reported(chance, name):
        """Each pattern of --tune by itself."""
        found = []
        for k in range(len(groups)):
            chosen = (judged.file >= marks[k]) & (judged.file < marks[k + 1])
            if int(chosen.sum()):
                found += report(chance[chosen], judged.only(chosen), f"{os.path.basename(args.tune.split(',')[k])}, {name}")
        return found

    chance = chances_of(net, judged)
    lines = reported(chance, "before tuning")
    print(f"before tuning: {error_of(chance, judged):.5f}, {[line['better'] for line in lines]}", flush=True)
    best = None
    for plan in plans_of(args):
        chance = crossed(net, data, len(paths), args.folds, plan, device)
        error = error_of(chance, judged)
        print(f"{plan}: {error:.5f}, {[line['better'] for line in reported(chance, '')]}", flush=True)
        if best is None or error < best[0]:
            best = (error, plan, chance)
    _, plan, chance = best
    fit(net, data, None, plan, device)
    return data, plan, lines + reported(chance, f"cross-validated, {args.folds} folds")


def plans_of(args):
    base = {"epochs": args.tune_epochs, "rate": 1e-3, "trace": 0.8, "aux": 0.05, "dropped": 0.1, "rounds": True, "batch": 2048}
    changes = [
        {}, {"rate": 3e-4, "epochs": 2 * args.tune_epochs}, {"rate": 2e-3, "epochs": 2 * args.tune_epochs, "dropped": 0.3}, {"trace": 0.9},
        {"trace": 0.7}, {"trace": 0.5}, {"dropped": 0.3}, {"dropped": 0.3, "trace": 0.7}, {"aux": 0.0}, {"aux": 0.3}, {"frozen": True, "rate": 3e-3},
    ]
    chosen = changes[: args.plans] if args.plan < 0 else [changes[args.plan]]
    return [{**base, **change} for change in chosen]


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--data", required=True)
    parser.add_argument("--test", default="")
    parser.add_argument("--out", required=True)
    parser.add_argument("--tune", default="")
    parser.add_argument("--also", default="")
    parser.add_argument("--start", default="", help="a folder with weights to begin with")
    parser.add_argument("--without", default="0-0")
    parser.add_argument("--wait", default="", help="a file: tuning begins once it exists, so that quick games are fitted while others are played")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--tune-epochs", type=int, default=4)
    parser.add_argument("--plans", type=int, default=11)
    parser.add_argument("--plan", type=int, default=-1, help="the number of the only plan to tune by")
    parser.add_argument("--folds", type=int, default=5)
    parser.add_argument("--aux", type=float, default=0.05)
    parser.add_argument("--dropped", type=float, default=0.05)
    parser.add_argument("--hidden", type=int, default=96)
    parser.add_argument("--second", type=int, default=32)
    parser.add_argument("--batch", type=int, default=8192)
    return parser.parse_args()


def main():
    args = arguments()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    torch.backends.cuda.matmul.allow_tf32 = True
    began = time.time()
    Positions.without = tuple(int(x) for x in args.without.split("-"))
    data, held = split(args.data, device)
    print(f"{args.game}: {data.games} games, {data.n} positions; held out {held.games} games, {held.n} positions", flush=True)
    net = Net(data.sizes, args.hidden, args.second).to(device)
    if args.start:
        net.begin_with(args.start, args.game)
    net.clip()
    plan = {"epochs": args.epochs, "rate": 2e-3, "trace": 1.0, "aux": args.aux, "dropped": args.dropped, "rounds": not args.tune, "batch": args.batch}
    fit(net, data, held, plan, device)
    torch.save(net.state_dict(), f"{args.out}/{args.game}-quick.pt")
    lines = report(chances_of(net, held), held, "quick games, held out")
    fast = {"games": data.games, "positions": data.n}
    if args.tune:
        while args.wait and not os.path.exists(args.wait):
            time.sleep(1)
        data, plan, more = tuned(net, args, device)
        lines += more
    for pattern in args.test.split(",") if args.test else []:
        if files_of(pattern):
            test = Positions(files_of(pattern), device)
            lines += report(chances_of(net, test), test, f"test {os.path.basename(pattern)}")
    export(net, f"{args.out}/{args.game}.bin")
    card = {"game": args.game, "hidden": args.hidden, "second": args.second, "sizes": data.sizes, "rooms": data.rooms, "fast": fast, "games": data.games,
            "positions": data.n, "plan": plan, "seconds": round(time.time() - began), "scores": lines}
    keep_card(card, lines, args.out, args.game)


if __name__ == "__main__":
    main()
