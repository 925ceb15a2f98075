#!/usr/bin/env python3
"""Computes the fixed values of sealed deals, and checks those on standard input, a set in a line: prints a list in a line, of what is not as it should be.

Follows assets/docs/fair-deals.md point by point, and shares no code with the program that deals.
"""

import hashlib
import json
import sys

from ristretto import BASE, GROUP, ZERO, Chance, add, decoded, derived, encoded, locked, minus, times, total
from chance_and_signatures import is_signed


def text(*parts):
    return "|".join(["cardtable sealed 1", *map(str, parts)])


def wide(value):
    return hashlib.sha512(value.encode()).digest()


def number(data):
    return int.from_bytes(data, "little") % GROUP


def scalar(value):
    return number(wide(value))


def written(value):
    return (value % GROUP).to_bytes(32, "little").hex()


def read(value):
    return int.from_bytes(bytes.fromhex(value), "little")


class Random:
    def __init__(self, seed):
        self.seed, self.asked = seed, 0

    def bytes(self, count):
        data = wide(f"{self.seed}|{self.asked}")[:count]
        self.asked += 1
        return data

    def scalar(self):
        return number(self.bytes(64))

    def scalars(self, count):
        return [self.scalar() for _ in range(count)]


def joined(context, points):
    return "|".join([context, *(encoded(point) for point in points)])


def proof(context, secret, bases):
    statement = joined(context, [each for base in bases for each in (base, times(secret, base))])
    nonce = scalar(text("nonce", written(secret), statement))
    challenge = scalar(joined(statement, [times(nonce, base) for base in bases]))
    return {"challenge": written(challenge), "response": written(nonce + challenge * secret)}


def is_proof(context, given, pairs):
    challenge, response = read(given["challenge"]), read(given["response"])
    statement = joined(context, [each for pair in pairs for each in pair])
    announced = [add(times(response, base), times(-challenge, product)) for base, product in pairs]
    return scalar(joined(statement, announced)) == challenge


def new_keys(plan, seat, random):
    deck, box = random.scalar(), random.scalar()
    signing, salt = random.bytes(32), random.bytes(32)
    keys = {
        "deck": encoded(times(deck, BASE)),
        "deckProof": proof(text("deck key", plan, seat), deck, [BASE]),
        "box": encoded(times(box, BASE)),
        "boxProof": proof(text("box key", plan, seat), box, [BASE]),
        "salt": salt.hex(),
    }
    return {"deck": written(deck), "box": written(box), "signing": signing.hex(), "keys": keys}


def commitment(plan, seat, keys):
    canonical = json.dumps(keys, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text("keys", plan, seat, canonical).encode()).hexdigest()


class Shuffle:
    """The public part of a shuffle and its proof, with points decoded."""

    def __init__(self, plan, seat, joint, old, new, columns):
        self.joint, self.old, self.new, self.columns = joint, old, new, columns
        cards = [half for card in old + new for half in card]
        statement = joined(text("shuffle", plan, seat, len(old)), [joint, *cards, *columns])
        self.digest = wide(statement).hex()
        self.weights = [scalar(text("weight", self.digest, at)) for at in range(len(old))]

    def challenge(self, chain, announced):
        return scalar(joined(text("shuffle proof", self.digest), chain + announced))

    def announced(self, chain, c, s1, s2, s3, s4, links, weights):
        first, *generators = (derived(wide(text("generator", at))) for at in range(len(chain) + 1))
        product = 1
        for weight in self.weights:
            product = product * weight % GROUP

        def decks(part, key):
            new = total(times(z, card[part]) for z, card in zip(weights, self.new))
            old = total(times(-c * u, card[part]) for u, card in zip(self.weights, self.old))
            return total([new, old, times(-s4, key)])

        excess = add(total(self.columns), minus(total(generators)))
        return [
            add(times(s1, BASE), times(-c, excess)),
            total([times(s3, BASE)]
                + [times(z, generator) for z, generator in zip(weights, generators)]
                + [times(-c * u, column) for u, column in zip(self.weights, self.columns)]),
            decks(0, BASE),
            decks(1, self.joint),
            total([times(s2, BASE), times(-c, chain[-1]), times(c * product, first)]),
            *(total([times(t, BASE), times(z, before), times(-c, link)])
              for t, z, before, link in zip(links, weights, [first, *chain], chain)),
        ]


def shuffled(plan, seat, joint, old, random):
    count = len(old)
    order = Chance(random.bytes(32).hex()).shuffled(range(count))
    blinds = random.scalars(count)
    new = [
        [add(half, times(blind, key)) for half, key in zip(old[place], (BASE, joint))]
        for place, blind in zip(order, blinds)
    ]
    first, *generators = (derived(wide(text("generator", at))) for at in range(count + 1))
    hidings = random.scalars(count)
    columns = [add(times(hiding, BASE), generators[order.index(place)]) for place, hiding in enumerate(hidings)]
    public = Shuffle(plan, seat, joint, old, new, columns)
    moved = [public.weights[place] for place in order]
    links, chain, last = random.scalars(count), [], 0
    for link, weight in zip(links, moved):
        chain.append(add(times(link, BASE), times(weight, chain[-1] if chain else first)))
        last = link + weight * last
    nonces = [random.scalar() for _ in range(4)], random.scalars(count), random.scalars(count)
    c = public.challenge(chain, public.announced(chain, 0, *nonces[0], *nonces[1:]))
    secrets = [
        sum(hidings),
        last,
        sum(u * hiding for u, hiding in zip(public.weights, hidings)),
        sum(v * blind for v, blind in zip(moved, blinds)),
    ]
    answers = [written(nonce + c * secret) for nonce, secret in zip(nonces[0], secrets)]
    names = ("sumResponse", "productResponse", "columnsResponse", "decksResponse")
    return {
        "deck": [[encoded(half) for half in card] for card in new],
        "proof": {
            "columns": [encoded(column) for column in columns],
            "chain": [encoded(link) for link in chain],
            "challenge": written(c),
            **dict(zip(names, answers)),
            "linkResponses": [written(nonce + c * secret) for nonce, secret in zip(nonces[1], links)],
            "weightResponses": [written(nonce + c * secret) for nonce, secret in zip(nonces[2], moved)],
        },
    }


def is_shuffle(plan, seat, joint, old, new, given):
    public = Shuffle(plan, seat, joint, old, new, [decoded(each) for each in given["columns"]])
    chain = [decoded(each) for each in given["chain"]]
    names = ("challenge", "sumResponse", "productResponse", "columnsResponse", "decksResponse")
    c, *responses = (read(given[name]) for name in names)
    lists = [[read(each) for each in given[name]] for name in ("linkResponses", "weightResponses")]
    return public.challenge(chain, public.announced(chain, c, *responses, *lists)) == c


def card_pairs(deck):
    return [[decoded(half) for half in card] for card in deck]


def computed(given):
    """All that is made from chance, but for Ed25519."""
    plan, random = given["planHash"], Random(given["chance"])
    seats = [new_keys(plan, seat, random) for seat in range(2)]
    joint = total(decoded(seat["keys"]["deck"]) for seat in seats)
    cards = [derived(wide(text("card", plan, at))) for at in range(3)]
    shuffle = shuffled(plan, 0, joint, [[ZERO, card] for card in cards], random)
    mask, masked = card_pairs(shuffle["deck"])[1]
    shares = []
    for seat, secret in enumerate(read(one["deck"]) for one in seats):
        context = text("share", plan, seat, 1)
        shares.append({"share": encoded(times(secret, mask)), "proof": proof(context, secret, [BASE, mask])})
    opened = add(masked, minus(total(decoded(one["share"]) for one in shares)))
    secret, key = random.scalar(), seats[1]["keys"]["box"]
    point = encoded(times(secret, BASE))
    agreed = encoded(times(secret, decoded(key)))
    lock = wide(text("box", point, key, agreed, given["boxContext"]))[:32]
    part = random.scalar()
    parts = [part, read(seats[0]["deck"]) - part]
    return {
        "seats": seats,
        "joint": encoded(joint),
        "cards": [encoded(card) for card in cards],
        "shuffle": shuffle,
        "shares": shares,
        "card": [encoded(card) for card in cards].index(encoded(opened)),
        "box": {
            "point": point,
            "proof": proof(text("box seal", given["boxContext"]), secret, [BASE]),
            "text": locked(lock, given["boxText"].encode()).hex(),
        },
        "opened": {
            "agreed": agreed,
            "proof": proof(text("opened box", given["boxContext"]), read(seats[1]["box"]), [BASE, decoded(point)]),
        },
        "deposits": [{"part": written(one), "point": encoded(times(one, BASE))} for one in parts],
    }


def proofs(given):
    """What of the values given is right, by name."""
    plan, shuffle = given["planHash"], given["shuffle"]
    new = card_pairs(shuffle["deck"])
    old = [[ZERO, decoded(card)] for card in given["cards"]]
    for seat, one in enumerate(given["seats"]):
        keys = one["keys"]
        deck, share = decoded(keys["deck"]), given["shares"][seat]
        yield "deckProof", is_proof(text("deck key", plan, seat), keys["deckProof"], [(BASE, deck)])
        yield "boxProof", is_proof(text("box key", plan, seat), keys["boxProof"], [(BASE, decoded(keys["box"]))])
        pairs = [(BASE, deck), (new[1][0], decoded(share["share"]))]
        yield "share", is_proof(text("share", plan, seat, 1), share["proof"], pairs)
        yield "commitment", commitment(plan, seat, keys) == given["commitments"][seat]
    yield "shuffle", is_shuffle(plan, 0, decoded(given["joint"]), old, new, shuffle["proof"])
    signer = bytes.fromhex(given["seats"][0]["keys"]["signing"])
    yield "signature", is_signed(signer, given["moveText"].encode(), bytes.fromhex(given["signature"]))


def faults(given):
    own = computed(given)
    for seat, ours in zip(given["seats"], own["seats"]):
        ours["keys"]["signing"] = seat["keys"]["signing"]
    yield from (f"not the same: {name}" for name, value in own.items() if given[name] != value)
    yield from (f"not right: {name}" for name, is_right in proofs(given) if not is_right)


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(list(faults(json.loads(line)))))
