#!/usr/bin/env python3
"""The smallest bot for `stoa arena`: one JSON line {seat, view, actions, millis} in, one action out.

Try it: npx stoa arena earth-and-water --bots "cmd:python3 bots/examples/random_bot.py,random" --games 10
"""
import json
import random
import sys

for line in sys.stdin:
    request = json.loads(line)
    print(json.dumps(random.choice(request["actions"])), flush=True)
