"""How well anything could predict the winner: from games with two ends from the same position (self-play.ts --twins).

    ceiling.py 'DIR/*.games.gz'

Two ends of one position share what the position decides and nothing else. So the covariance of their results, over the variance of a
result, is the part of a constant's squared error that the best possible estimate removes, hidden things known. With standard errors.
"""
import collections
import glob
import gzip
import json
import math
import sys


def ceiling(pairs, base):
    """The covariance over the variance, and its standard error."""
    products, squares = [], []
    for _, one, two in pairs:
        products.append(sum((x - b) * (y - b) for x, y, b in zip(one, two, base)))
        squares.append(sum((x - b) ** 2 + (y - b) ** 2 for x, y, b in zip(one, two, base)) / 2)
    whole = sum(squares)
    if whole == 0:
        return 0.0, 0.0
    ratio = sum(products) / whole
    return ratio, math.sqrt(sum((p - ratio * q) ** 2 for p, q in zip(products, squares))) / whole


def main():
    found = collections.defaultdict(list)
    for path in sorted(path for pattern in sys.argv[1:] for path in glob.glob(pattern)):
        for line in filter(None, gzip.open(path, "rt").read().split("\n")):
            record = json.loads(line)
            if "twin" in record:
                twin = record["twin"]
                found[record["bots"], record["seats"]].append((twin["at"] / len(record["entries"]), record["shares"], twin["shares"]))
    for (bots, seats), pairs in sorted(found.items()):
        base = [sum(one[i] + two[i] for _, one, two in pairs) / 2 / len(pairs) for i in range(seats)]
        fifths = [ceiling([pair for pair in pairs if int(pair[0] * 5) == k], base) for k in range(5)]
        ratio, error = ceiling(pairs, base)
        print(f"{bots}, {seats} seats, {len(pairs)} pairs: {ratio:.3f} ± {error:.3f}; by fifth " + ", ".join(f"{x:.2f} ± {e:.2f}" for x, e in fifths))


main()
