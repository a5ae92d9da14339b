"""What play-outs should count beside the quick win chance, from the lines of play-outs.ts:

    mix.py [--fifths] FILE.jsonl…

For each chapter of the game, or each fifth of it: the error below an even share's (in % of it) of the quick chance and of the play-outs alone, the weight of the
play-outs that fits best, and the gain of some fixed weights. Standard errors are over games. With games of the policy itself "truth" says how much could be
known: the second half of the play-outs tells what the first half is worth.
"""
import collections
import json
import math
import sys

import numpy as np

WEIGHTS = (0.3, 0.4, 0.5, 0.6, 0.75, 1.0)


def read(paths):
    for path in paths:
        for line in open(path):
            row = json.loads(line)
            quick, half, whole, won = (np.array(row[name]) for name in ("quick", "half", "whole", "shares"))
            even = np.full(len(won), 1 / len(won))
            step = whole - quick
            yield row, (path, row["game"]), {
                "step": (step * (won - quick)).sum(),
                "square": (step * step).sum(),
                "even": ((won - even) ** 2).sum(),
                "quick": ((won - quick) ** 2).sum(),
                "whole": ((won - whole) ** 2).sum(),
                "truth": ((half - even) * (2 * whole - half - even)).sum(),
            }


def report(name, rows):
    games = collections.defaultdict(lambda: collections.defaultdict(float))
    for _, game, sums in rows:
        for key, value in sums.items():
            games[game][key] += value
    of = {key: np.array([game[key] for game in games.values()]) for key in rows[0][2]}
    even, square = of["even"].sum(), max(1e-9, of["square"].sum())
    best = of["step"].sum() / square
    error = math.sqrt(((of["step"] - best * of["square"]) ** 2).sum()) / square

    def gain(weight):
        gained = 2 * weight * of["step"] - weight * weight * of["square"]
        part = gained.sum() / even
        return f"{weight}: {100 * part:.1f} ± {100 * math.sqrt(((gained - part * of['even']) ** 2).sum()) / even:.1f}"

    micros = np.mean([row["micros"] for row, _, _ in rows])
    print(
        f"{name}: {len(rows)} positions of {len(games)} games; quick {100 * (1 - of['quick'].sum() / even):.1f}, play-outs {100 * (1 - of['whole'].sum() / even):.1f}, "
        f"truth {100 * of['truth'].sum() / even:.1f}; best weight {best:.2f} ± {error:.2f}; gain {', '.join(map(gain, WEIGHTS))}; {micros:.0f} µs a play-out"
    )


def main():
    by_fifth = "--fifths" in sys.argv
    groups = collections.defaultdict(list)
    for one in read(path for path in sys.argv[1:] if not path.startswith("--")):
        row = one[0]
        groups[int(5 * row["progress"]) + 1 if by_fifth else row["chapter"]].append(one)
    for group in sorted(groups):
        report(group, groups[group])
    report("all", [one for group in groups.values() for one in group])


main()
