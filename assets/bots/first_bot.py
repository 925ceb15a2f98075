# Plays any game of Cardtable at random: a line of JSON comes for each decision, a line with a move goes back.
import json
import random
import sys

for line in sys.stdin:
    asked = json.loads(line)
    whole = [move for move in asked["legal"] if not {"min", "max", "count"} & move.keys()]
    move = random.choice(whole) if whole else None
    print(json.dumps(move), flush=True)
