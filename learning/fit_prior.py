"""Fits the prior of moves to the visits of searches and writes integer weights.

    fit_prior.py GAME --data FILE --out DIR [--hidden 32] [--epochs 6]

FILE comes from decisions.ts. A small first layer reads the position from the deciding seat; a move's number is the product of that layer
with the sum of the rows of its parts, plus the mind's own prior in a learnt measure. Every tenth game is held out.
"""
import argparse
import json

import numpy as np
import torch
import torch.nn.functional as F

from fit import MAX_SEATS, SCALE, TOP, RoundedSTE, hot, padded
from samples import read

BASE_SCALE = 256.0


class Decisions:
    """All decisions of a file on the device. Parts that occur too seldom are left out."""

    def __init__(self, path, device, fewest, most):
        head, c = read(path)
        counts = np.bincount(c["partAt"], minlength=len(head["parts"]))
        kept = np.sort(np.argsort(-counts)[:most])
        kept = kept[counts[kept] >= fewest]
        self.parts = [head["parts"][i] for i in kept]
        number = np.full(len(head["parts"]), len(kept), dtype=np.int64)
        number[kept] = np.arange(len(kept))
        self.sizes = head["sizes"]
        seats = c["seats"].astype(np.int64)
        self.n = len(seats)
        rows = padded(c["seatAt"], c["seatCount"], int(c["seatCount"].max()), self.sizes["seat"])
        position = np.repeat(np.arange(self.n), seats)
        seat = np.arange(len(position)) - np.repeat(np.cumsum(seats) - seats, seats)
        features = np.full((self.n, MAX_SEATS, rows.shape[1]), self.sizes["seat"], dtype=np.int16)
        # The deciding seat comes first.
        actor = c["actor"].astype(np.int64)[position]
        features[position, np.where(seat == actor, 0, np.where(seat < actor, seat + 1, seat))] = rows
        to = lambda array: torch.from_numpy(array).to(device)
        self.features = to(features)
        self.table = to(padded(c["tableAt"], c["tableCount"], int(c["tableCount"].max()), self.sizes["table"]))
        self.game = to(c["game"].astype(np.int64))
        self.count = to(c["moveCount"].astype(np.int64))
        self.start = torch.cumsum(self.count, 0) - self.count
        self.move_parts = to(padded(number[c["partAt"]], c["partCount"], int(c["partCount"].max()), len(kept)))
        self.base, self.visits = to(c["base"].copy()), to(c["visits"].copy())

    def moves_of(self, i):
        """The moves of these decisions, and the row in `i` that each belongs to."""
        count = self.count[i]
        row = torch.repeat_interleave(torch.arange(len(i), device=i.device), count)
        return self.start[i][row] + torch.arange(len(row), device=i.device) - (torch.cumsum(count, 0) - count)[row], row


class PriorNet(torch.nn.Module):
    def __init__(self, sizes, parts, hidden):
        super().__init__()
        init = lambda rows, scale: torch.nn.Parameter(torch.randn(rows, hidden) * scale)
        self.seat_size, self.table_size, self.part_count = sizes["seat"], sizes["table"], parts
        self.own, self.others, self.table = init(self.seat_size + 1, 0.05), init(self.seat_size + 1, 0.05), init(self.table_size + 1, 0.05)
        self.rows = init(parts + 1, 0.02)
        self.bias1 = torch.nn.Parameter(torch.full((hidden,), 0.5))
        self.part_bias = torch.nn.Parameter(torch.zeros(parts + 1))
        self.base = torch.nn.Parameter(torch.tensor(1.0))
        self.rounded = False

    def at(self, weight, scale=SCALE):
        return RoundedSTE.apply(weight, scale) if self.rounded else weight

    def clip(self):
        with torch.no_grad():
            for weight in (self.own, self.others, self.table, self.rows):
                weight.clamp_(-TOP, TOP)
                weight[-1].zero_()
            self.part_bias[-1].zero_()

    def forward(self, data, i):
        features = data.features[i].long()
        own = hot(features[:, 0], self.seat_size) @ self.at(self.own)
        others = hot(features[:, 1:].reshape(-1, features.shape[2]), self.seat_size) @ self.at(self.others)
        first = own + others.view(len(i), MAX_SEATS - 1, -1).sum(1) + hot(data.table[i].long(), self.table_size) @ self.at(self.table) + self.at(self.bias1)
        first = first.clamp(0, TOP)
        moves, row = data.moves_of(i)
        parts = data.move_parts[moves].long()
        learnt = (F.embedding_bag(parts, self.at(self.rows), mode="sum") * first[row]).sum(1) + self.at(self.part_bias)[parts].sum(1)
        return learnt + self.at(self.base, BASE_SCALE) * data.base[moves], moves, row


def log_shares(scores, row, n):
    """The logarithm of a softmax over the moves of each decision."""
    top = torch.full((n,), -1e9, device=scores.device).scatter_reduce(0, row, scores, "amax")
    whole = torch.zeros(n, device=scores.device).index_add(0, row, torch.exp(scores - top[row]))
    return scores - top[row] - torch.log(whole)[row]


def scores_of(of, data, chosen, batch=4096):
    """Mean cross-entropy to the visits, and how often the first move, drawn among equals, is a most visited one; `of` gives the moves' numbers."""
    loss = first = 0.0
    with torch.no_grad():
        for k in range(0, len(chosen), batch):
            i = chosen[k : k + batch]
            scores, moves, row = of(data, i)
            visits = data.visits[moves]
            whole = torch.zeros(len(i), device=i.device).index_add(0, row, visits)
            loss -= (visits / whole[row] * log_shares(scores, row, len(i))).sum().item()
            best = lambda x: torch.full((len(i),), -1e9, device=i.device).scatter_reduce(0, row, x, "amax")
            is_top = (scores >= best(scores)[row]).float()
            sums = lambda x: torch.zeros(len(i), device=i.device).index_add(0, row, x)
            first += (sums(is_top * (visits >= best(visits)[row])) / sums(is_top)).sum().item()
    return {"crossEntropy": round(loss / len(chosen), 4), "first": round(first / len(chosen), 4)}


def fit(net, data, chosen, held, epochs, batch=2048):
    optimizer = torch.optim.AdamW(net.parameters(), lr=4e-3, weight_decay=1e-3)
    steps = max(1, len(chosen) // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=4e-3, total_steps=epochs * steps, pct_start=0.1)
    for epoch in range(epochs):
        net.rounded = epoch >= epochs - 2
        order = chosen[torch.randperm(len(chosen), device=chosen.device)]
        for step in range(steps):
            i = order[step * batch : (step + 1) * batch]
            scores, moves, row = net(data, i)
            visits = data.visits[moves]
            whole = torch.zeros(len(i), device=i.device).index_add(0, row, visits)
            loss = -(visits / whole[row] * log_shares(scores, row, len(i))).sum() / len(i)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            net.clip()
        print(f"epoch {epoch + 1}/{epochs}: {scores_of(net, data, held)}", flush=True)


def export(net, path):
    """int8 own, others, table, rows; int16 bias1, part biases, measure of the mind's prior; little-endian."""
    with torch.no_grad():
        whole = lambda weight, scale, kind, most: torch.round(weight * scale).clamp(-most, most).cpu().numpy().astype(kind).tobytes()
        small = [whole(weight[:-1], SCALE, "<i1", 127) for weight in (net.own, net.others, net.table, net.rows)]
        large = [whole(weight, SCALE, "<i2", 32767) for weight in (net.bias1, net.part_bias[:-1])]
        with open(path, "wb") as file:
            file.write(b"".join([*small, *large, whole(net.base.view(1), BASE_SCALE, "<i2", 32767)]))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--data", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--parts", type=int, default=1200)
    parser.add_argument("--fewest", type=int, default=40)
    args = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    torch.backends.cuda.matmul.allow_tf32 = True
    data = Decisions(args.data, device, args.fewest, args.parts)
    is_held = data.game % 10 == 0
    chosen, held = torch.nonzero(~is_held).squeeze(1), torch.nonzero(is_held).squeeze(1)
    flat = lambda by: lambda data, i: (lambda moves, row: (by * data.base[moves], moves, row))(*data.moves_of(i))
    scores = {"even": scores_of(flat(0.0), data, held), "mind": scores_of(flat(1.0), data, held)}
    print(f"{args.game}: {len(chosen)} decisions, {len(held)} held out, {len(data.parts)} parts; {scores}", flush=True)
    net = PriorNet(data.sizes, len(data.parts), args.hidden).to(device)
    net.clip()
    fit(net, data, chosen, held, args.epochs)
    scores["learnt"] = scores_of(net, data, held)
    export(net, f"{args.out}/{args.game}-prior.bin")
    card = {"game": args.game, "hidden": args.hidden, "sizes": data.sizes, "decisions": len(chosen), "heldOut": len(held), "epochs": args.epochs,
            "scores": scores, "parts": data.parts}
    with open(f"{args.out}/{args.game}-prior.json", "w") as file:
        json.dump(card, file, indent=1)
    print(scores, flush=True)


if __name__ == "__main__":
    main()
