"""Step 2 of training: fits the network to the results of self-play and writes integer weights.

    fit.py GAME --data 'DIR/*.bin' [--tune 'DIR/citizen*.bin'] --test 'DIR/test*.bin' --out DIR [--epochs 8] [--hidden 96] [--wait FILE]

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

TYPES = {"u16": np.uint16, "u8": np.uint8, "u32": np.uint32, "f32": np.float32}
SCALE = 64.0
TOP = 127.0 / SCALE
LAST_SCALE = 256.0


def read(path):
    with open(path, "rb") as file:
        head = json.loads(file.readline())
        columns = {}
        for column in head["columns"]:
            columns[column["name"]] = np.frombuffer(file.read(column["bytes"]), dtype=TYPES[column["type"]])
    return head["sizes"], columns


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
    """All positions of some files on the device, by position and seat."""

    def __init__(self, paths, device):
        parts, games = [], 0
        for path in paths:
            self.sizes, columns = read(path)
            if len(columns["seats"]) == 0:
                continue
            columns["game"] = columns["game"].astype(np.int64) + games
            games = int(columns["game"].max()) + 1
            parts.append(columns)
        join = lambda name: np.concatenate([part[name] for part in parts])
        seats = join("seats").astype(np.int64)
        n = len(seats)
        seat_rows = padded(join("seatAt"), join("seatCount"), int(join("seatCount").max()), self.sizes["seat"])
        starts = np.cumsum(seats) - seats
        position = np.repeat(np.arange(n), seats)
        seat = np.arange(len(position)) - np.repeat(starts, seats)
        self.width = int(seats.max())
        features = np.full((n, self.width, seat_rows.shape[1]), self.sizes["seat"], dtype=np.int16)
        features[position, seat] = seat_rows
        share = np.zeros((n, self.width), dtype=np.float32)
        share[position, seat] = join("share")
        margin = np.zeros((n, self.width), dtype=np.float32)
        margin[position, seat] = join("margin")
        to = lambda array: torch.from_numpy(array).to(device)
        self.features = to(features)
        self.table = to(padded(join("tableAt"), join("tableCount"), int(join("tableCount").max()), self.sizes["table"]))
        self.share = to(share)
        self.margin = to(margin)
        self.seats = to(seats)
        self.game = to(join("game"))
        self.progress = to(join("progress"))
        self.games = games
        self.n = n


class RoundedSTE(torch.autograd.Function):
    @staticmethod
    def forward(_context, x, scale):
        return torch.round(x * scale) / scale

    @staticmethod
    def backward(_context, gradient):
        return gradient, None


class Net(torch.nn.Module):
    def __init__(self, seat_size, table_size, hidden, second):
        super().__init__()
        init = lambda rows: torch.nn.Parameter(torch.randn(rows, hidden) * 0.05)
        self.own, self.others, self.table = init(seat_size + 1), init(seat_size + 1), init(table_size + 1)
        self.bias1 = torch.nn.Parameter(torch.full((hidden,), 0.2))
        self.layer2 = torch.nn.Parameter(torch.randn(second, hidden) / math.sqrt(hidden))
        self.bias2 = torch.nn.Parameter(torch.full((second,), 0.1))
        self.last = torch.nn.Parameter(torch.randn(second) * 0.1)
        self.margin = torch.nn.Parameter(torch.randn(second) * 0.1)
        self.seat_size, self.table_size = seat_size, table_size
        self.rounded = False

    def at(self, weight, scale):
        return RoundedSTE.apply(weight, scale) if self.rounded else weight

    def clip(self):
        with torch.no_grad():
            for weight in (self.own, self.others, self.table, self.layer2):
                weight.clamp_(-TOP, TOP)
            self.own[self.seat_size].zero_()
            self.others[self.seat_size].zero_()
            self.table[self.table_size].zero_()

    def forward(self, features, table, seats):
        batch, width, length = features.shape
        rows = features.reshape(batch * width, length).long()
        own = F.embedding_bag(rows, self.at(self.own, SCALE), mode="sum", padding_idx=self.seat_size).view(batch, width, -1)
        others = F.embedding_bag(rows, self.at(self.others, SCALE), mode="sum", padding_idx=self.seat_size).view(batch, width, -1)
        public = F.embedding_bag(table.long(), self.at(self.table, SCALE), mode="sum", padding_idx=self.table_size)
        first = own + others.sum(1, keepdim=True) - others + public.unsqueeze(1) + self.at(self.bias1, SCALE)
        first = first.clamp(0, TOP)
        second = F.linear(first, self.at(self.layer2, SCALE), self.at(self.bias2, SCALE * SCALE)).clamp(0, TOP)
        logits = F.linear(second, self.at(self.last, LAST_SCALE).unsqueeze(0)).squeeze(-1)
        margin = F.linear(second, self.margin.unsqueeze(0)).squeeze(-1)
        there = torch.arange(width, device=features.device).unsqueeze(0) < seats.unsqueeze(1)
        return logits.masked_fill(~there, -1e9), margin, there


def chances_of(net, data, batch=65536):
    out = []
    with torch.no_grad():
        for i in range(0, data.n, batch):
            logits, _, _ = net(data.features[i : i + batch], data.table[i : i + batch], data.seats[i : i + batch])
            out.append(torch.softmax(logits, 1))
    return torch.cat(out)


def report(net, data, name):
    """Mean squared error against that of each seat's share of wins in the same games; calibration error; by part of the game."""
    chance = chances_of(net, data)
    lines = []
    for seats in sorted(set(data.seats.tolist())):
        is_here = data.seats == seats
        p, z = chance[is_here][:, :seats], data.share[is_here][:, :seats]
        game = data.game[is_here]
        first = torch.zeros(int(game.max()) + 1, dtype=torch.long, device=p.device)
        first[game] = torch.arange(len(game), device=p.device)
        base = z[first[torch.unique(game)]].mean(0)
        error, constant = ((p - z) ** 2).mean().item(), ((base - z) ** 2).mean().item()
        bins, off = torch.clamp((p * 10).long(), max=9), 0.0
        table = []
        for k in range(10):
            inside = bins == k
            count = int(inside.sum())
            if count:
                said, was = p[inside].mean().item(), z[inside].mean().item()
                off += count * abs(said - was)
                table.append([k, count, round(said, 3), round(was, 3)])
        parts = []
        progress = data.progress[is_here]
        for k in range(5):
            inside = (progress * 5).long().clamp(max=4) == k
            if int(inside.sum()):
                e = ((p[inside] - z[inside]) ** 2).mean().item()
                parts.append(round(1 - e / max(1e-9, ((base - z[inside]) ** 2).mean().item()), 3))
        lines.append({"set": name, "seats": seats, "games": int(torch.unique(game).numel()), "positions": int(is_here.sum()),
                      "brier": round(error, 4), "baseline": round(constant, 4), "better": round(1 - error / max(1e-9, constant), 4),
                      "ece": round(off / p.numel(), 4), "byFifth": parts, "bins": table})
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


def fit(net, data, held, epochs, rate, batch, device, is_last, trace=1.0):
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-3)
    steps = max(1, data.n // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=rate, total_steps=epochs * steps, pct_start=0.1)
    spread = data.margin.std().item() + 1e-6
    for epoch in range(epochs):
        net.rounded = is_last and epoch >= epochs - 2
        targets = targets_of(net, data, trace)
        order = torch.randperm(data.n, device=device)
        total = 0.0
        for step in range(steps):
            i = order[step * batch : (step + 1) * batch]
            logits, margin, there = net(data.features[i], data.table[i], data.seats[i])
            loss = -(targets[i] * F.log_softmax(logits, 1).masked_fill(~there, 0)).sum(1).mean()
            aux = (((margin - data.margin[i] / spread) ** 2) * there).sum() / there.sum()
            optimizer.zero_grad()
            (loss + 0.05 * aux).backward()
            optimizer.step()
            schedule.step()
            net.clip()
            total += loss.detach()
        better = [line["better"] for line in report(net, held, "held")]
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
    paths = sorted(glob.glob(pattern))
    is_held = lambda i: i % 10 == 0 if len(paths) >= 10 else i == len(paths) - 1
    held = [path for i, path in enumerate(paths) if is_held(i)]
    rest = [path for i, path in enumerate(paths) if not is_held(i)]
    return Positions(rest or held, device), Positions(held, device)


def error_of(net, data):
    chance = chances_of(net, data)
    there = torch.arange(data.width, device=chance.device).unsqueeze(0) < data.seats.unsqueeze(1)
    return (((chance - data.share) ** 2) * there).sum().item() / there.sum().item()


def tuned(net, args, device):
    """Games of the bots that the product seats, after the many quick ones. Tries every trace and keeps what does best on held-out games."""
    data, held = split(args.tune, device)
    print(f"{args.game}: tuning on {data.games} games, {data.n} positions; held out {held.games} games", flush=True)
    best = None
    for trace in args.traces:
        for rate in (3e-4, 1e-3):
            one = copy.deepcopy(net)
            fit(one, data, held, args.tune_epochs, rate, args.batch, device, True, trace)
            error = error_of(one, held)
            print(f"trace {trace}, rate {rate}: held-out error {error:.5f}", flush=True)
            if best is None or error < best[0]:
                best = (error, one, trace, rate)
    return best[1], data, held, {"trace": best[2], "rate": best[3]}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--data", required=True)
    parser.add_argument("--test", default="")
    parser.add_argument("--out", required=True)
    parser.add_argument("--tune", default="")
    parser.add_argument("--wait", default="", help="a file: tuning begins once it exists, so that quick games are fitted while others are played")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--tune-epochs", type=int, default=6)
    parser.add_argument("--traces", type=lambda text: [float(x) for x in text.split(",")], default=[1.0, 0.9])
    parser.add_argument("--hidden", type=int, default=96)
    parser.add_argument("--second", type=int, default=32)
    parser.add_argument("--batch", type=int, default=8192)
    args = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    began = time.time()
    data, held = split(args.data, device)
    print(f"{args.game}: {data.games} games, {data.n} positions; held out {held.games} games, {held.n} positions", flush=True)
    net = Net(data.sizes["seat"], data.sizes["table"], args.hidden, args.second).to(device)
    net.clip()
    fit(net, data, held, args.epochs, 2e-3, args.batch, device, not args.tune)
    fast = {"games": data.games, "positions": data.n}
    chosen = {}
    if args.tune:
        while args.wait and not os.path.exists(args.wait):
            time.sleep(1)
        net, data, held, chosen = tuned(net, args, device)
    lines = report(net, held, "held out")
    if args.test:
        for pattern in args.test.split(","):
            paths = sorted(glob.glob(pattern))
            if paths:
                lines += report(net, Positions(paths, device), f"test {os.path.basename(pattern)}")
    export(net, f"{args.out}/{args.game}.bin")
    card = {"game": args.game, "hidden": args.hidden, "second": args.second, "sizes": data.sizes, "fast": fast, "games": data.games,
            "positions": data.n, "epochs": [args.epochs, args.tune_epochs], **chosen, "seconds": round(time.time() - began), "scores": lines}
    with open(f"{args.out}/{args.game}.json", "w") as file:
        json.dump(card, file, indent=1)
    for line in lines:
        print(json.dumps({key: value for key, value in line.items() if key != "bins"}), flush=True)


if __name__ == "__main__":
    main()
