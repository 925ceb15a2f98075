#!/usr/bin/env python3
"""Checks transcripts of verified deals: one in each named file, or one a line of standard input. Prints a verdict a line.

Follows assets/docs/fair-deals.md point by point, and shares no code with the program that deals.
"""

import hashlib
import json
import sys
from collections import Counter

from chance_and_signatures import Chance, is_signed
from deal_format import CONTRIBUTION, TRANSCRIPT, has_shape

GAMES = ("crazy-eights", "eights-nomic", "exordia8", "five-card-draw", "gin-rummy", "kings-and-bastards", "normal-eights")


def digest(*parts):
    return hashlib.sha256("|".join(["cardtable deal 1", *map(str, parts)]).encode()).hexdigest()


class Fault(Exception):
    pass


def demand(fits, kind, **named):
    if not fits:
        raise Fault({"kind": kind, **named})


def repeated(values):
    return [each for at, each in enumerate(values) if each in values[:at]]


def surplus(cards, others):
    """The first card of which there are more than among the others."""
    left = Counter(others)
    for card in cards:
        left[card] -= 1
        if left[card] < 0:
            return card
    return None


def keys(places):
    return [(each["deck"], each["place"]) for each in places]


class Deal:
    """One transcript, with its fields as attributes."""

    def __init__(self, transcript):
        self.__dict__.update(transcript)
        self.size = self.plan["packs"] * (52 + self.plan["jokersPerPack"])
        self.people = [each["player"] for each in self.plan["contributions"]]
        self.sealed = {(deck, at): seal for deck, seals in enumerate(self.seals) for at, seal in enumerate(seals)}
        self.opened = {(each["deck"], each["place"]): each["card"] for each in self.openings}

    def verdict(self):
        try:
            for check in (self.check_own, self.check_plan, self.check_secrets, self.check_again, self.check_openings):
                check()
            for check in (self.check_uses, self.check_decks, self.check_moves, self.check_sightings):
                if self.closing:
                    check()
            return {"state": "fits", "cards": len(self.sealed)} if self.closing else {"state": "open"}
        except Fault as fault:
            return {"state": "fault", "fault": fault.args[0]}

    def guest_commitment(self, player, secret):
        return digest("guest", self.plan["deal"], self.plan["host"], player, secret)

    def seal(self, deck, place, card, salt):
        return digest("place", self.plan["deal"], deck, place, card, salt)[:32]

    def check_own(self):
        if self.own:
            player, contribution = self.own["player"], {name: self.own[name] for name in CONTRIBUTION}
            at = self.people.index(player) if player in self.people else len(self.people)
            is_planned = self.plan["contributions"][at:at + 1] == [contribution] and player not in self.plan["silent"]
            demand(is_planned, "ownContribution", player=player)
            opened = [each and each["secret"] for each in self.secrets[at:at + 1]]
            demand(not self.secrets or opened == [self.own["secret"]], "ownContribution", player=player)

    def check_plan(self):
        plan, own, players, dealt = self.plan, self.own, self.plan["players"], self.plan["dealt"]
        demand(not own or own["commitment"] == self.guest_commitment(own["player"], own["secret"]), "plan")
        demand((plan["order"] is None) != (plan["lot"] is None), "plan")
        demand(dealt and dealt == sorted(set(dealt)) and dealt[-1] < len(players), "plan")
        demand(plan["order"] is None or sorted(plan["order"]) == dealt, "plan")
        demand(plan["cards"] <= self.size, "plan")
        if self.seat is not None:
            demand(self.seat < len(players) and (not own or players[self.seat] == own["player"]), "plan", seat=self.seat)
        seated, named = [each for each in players if each], self.people + plan["silent"]
        wrong = repeated(seated) + repeated(named) + [each for each in seated if each not in named]
        demand(not wrong, "plan", player=wrong and wrong[0])

    def check_secrets(self):
        contributions = self.plan["contributions"]
        nothing_open = not (self.secrets or self.seals or self.openings or self.closing)
        demand(nothing_open or len(self.secrets) == len(contributions), "commitment")
        opened = [(each, secret) for each, secret in zip(contributions, self.secrets) if secret]
        for each, secret in opened:
            fits = each["commitment"] == self.guest_commitment(each["player"], secret["secret"])
            demand(fits, "commitment", player=each["player"])
        self.plan_hash = digest("plan", json.dumps(self.plan, sort_keys=True, separators=(",", ":")))
        for each, secret in opened:
            message = f"cardtable deal 1|secret|{self.plan_hash}|{secret['secret']}".encode()
            fits = is_signed(bytes.fromhex(each["key"]), message, bytes.fromhex(secret["signature"]))
            demand(fits, "signature", player=each["player"])

    def check_again(self):
        again, before = self.plan["again"], self.own and self.own["before"]
        demand(not before or again and again["deal"] == before, "again")
        if again is None:
            withheld = [player for player, secret in zip(self.people, self.secrets) if secret is None and self.seals]
            demand(not withheld, "again", player=withheld and withheld[0])
        else:
            demand(again["deal"] != self.plan["deal"] and again["withheld"], "again")
            known = set(self.people + self.plan["silent"]) - ({self.own["player"]} if before else set())
            wrong = repeated(again["withheld"]) + [each for each in again["withheld"] if each not in known]
            demand(not wrong, "again", player=wrong and wrong[0])

    def check_openings(self):
        for deck, seals in enumerate(self.seals):
            demand(len(seals) == self.size if deck == 0 else 1 <= len(seals) <= self.size, "seal", deck=deck)
        for each in self.openings:
            seal, named = self.seal(**each), {name: each[name] for name in ("deck", "place", "card")}
            demand(self.sealed.get((each["deck"], each["place"])) == seal, "opening", **named)
        known = Counter()
        for (deck, place), card in self.opened.items():
            known[deck, card] += 1
            most = self.plan["packs"] * (self.plan["jokersPerPack"] if card == "Jk" else 1)
            demand(known[deck, card] <= most, "opening", deck=deck, place=place, card=card)

    def check_uses(self):
        plan, uses, dealt = self.plan, self.closing["uses"], len(self.plan["dealt"])
        demand(digest("host", plan["deal"], self.closing["secret"]) == plan["host"], "commitment")
        first = [{"shuffled": "pack"}, *{"dealer": [{"oneOf": dealt}], "order": [{"seats": dealt}], None: []}[plan["lot"]]]
        demand(uses[:len(first)] == first, "chance")
        self.shuffles, sizes = [], [self.size]
        for use in uses[len(first):]:
            demand(isinstance(use.get("shuffled"), list), "chance", deck=len(sizes))
            self.shuffles.append(keys(use["shuffled"]))
            for deck, place in self.shuffles[-1]:
                demand(deck < len(sizes) and place < sizes[deck], "chance", deck=deck, place=place)
            sizes.append(len(use["shuffled"]))

    def check_decks(self):
        plan, withheld = self.plan, {"secret": ""}
        demand(self.seals, "seal", deck=0)
        seed = digest("seed", self.plan_hash, self.closing["secret"], *((each or withheld)["secret"] for each in self.secrets))
        chance = Chance(seed)
        pack = [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"] + ["Jk"] * plan["jokersPerPack"]
        decks, self.order, self.names = [chance.shuffled(pack * plan["packs"])], plan["order"], {}
        if plan["lot"] == "dealer":
            dealer = chance.below(len(plan["dealt"]))
            self.order = plan["dealt"][dealer + 1:] + plan["dealt"][:dealer + 1]
        elif plan["lot"] == "order":
            self.order = chance.shuffled(plan["dealt"])
        for places in self.shuffles:
            decks.append(chance.shuffled([decks[deck][place] for deck, place in places]))
        for deck, cards in enumerate(decks):
            demand([len(cards)] == [len(seals) for seals in self.seals[deck:][:1]], "seal", deck=deck)
            for place, card in enumerate(cards):
                self.names[deck, place] = card
                seal = self.seal(deck, place, card, digest("salt", seed, deck, place)[:32])
                demand(self.sealed[deck, place] == seal, "seal", deck=deck, place=place, card=card)
        demand(len(self.seals) == len(decks), "seal", deck=len(decks))
        for (deck, place), card in self.opened.items():
            demand(self.names[deck, place] == card, "opening", deck=deck, place=place, card=card)

    def named(self, card, to=None):
        """What a fault tells of a card on its way."""
        seat = {"seat": to} if isinstance(to, int) else {}
        name = {"card": self.names[card]} if card in self.names else {}
        return {**seat, "deck": card[0], "place": card[1], **name}

    def check_moves(self):
        self.due = {(0, place): self.order[place % len(self.order)] for place in range(self.plan["cards"])}
        self.deck, self.top, self.came, self.states = 0, len(self.due), {}, []
        # Holds the cards of each zone in the order in which they came there.
        self.lies, self.removed_at = {(0, place): "stock" for place in range(self.size)}, {}
        for step in self.closing["steps"] or [[]]:
            for move in step:
                if "cards" in move:
                    self.follow(keys(move["cards"]), move["to"])
                else:
                    self.follow_shuffle()
            demand(not self.due, "movement", **self.named(min(self.due, default=(0, 0))))
            held = {}
            for card, zone in self.lies.items():
                held.setdefault(zone, []).append(self.names[card])
            self.states.append({zone: sorted(cards) if isinstance(zone, int) else cards for zone, cards in held.items()})
        demand(self.deck == len(self.shuffles), "chance", deck=self.deck + 1)

    def follow(self, cards, to):
        if self.due:
            for card in cards:
                demand(self.due.pop(card, None) == to, "movement", **self.named(card, to))
        else:
            self.top += sum(self.lies.get(card) == "stock" for card in cards)
        demand(isinstance(to, str) or to < len(self.plan["players"]), "movement", seat=to)
        moment = len(self.removed_at)
        for card in cards:
            zone = self.lies.pop(card, None)
            demand(zone not in (None, "removed", to), "movement", **self.named(card, to))
            demand(self.may_move(zone, to), "movement", **self.named(card, to))
            if zone == "stock":
                demand(card[1] < self.top and to not in ("removed", "laid"), "movement", **self.named(card, to))
                demand(card in self.opened or to not in ("pile", self.seat), "opening", **self.named(card, to))
            self.lies[card] = to
            self.came.setdefault(to, []).append(self.names[card])
            if to == "removed":
                self.removed_at[card] = moment

    def may_move(self, zone, to):
        """Whether the game has such a move; a game that is not known may have any."""
        game = self.plan["game"]
        if game in GAMES and "laid" in (zone, to):
            return game == "normal-eights"
        if game in GAMES and isinstance(to, int) and isinstance(zone, int):
            return game in ("kings-and-bastards", "normal-eights")
        return game not in GAMES or not isinstance(to, int) or zone != "pile" or game == "gin-rummy"

    def follow_shuffle(self):
        demand(not self.due, "movement")
        self.deck += 1
        demand(self.deck <= len(self.shuffles), "chance", deck=self.deck)
        places, zones = self.shuffles[self.deck - 1], ("pile", "stock", "removed")
        game, first = self.plan["game"], places[0]
        may_go_back = game not in GAMES or (game == "crazy-eights" and self.names[first][0] == "8")
        goes_back = not self.states and self.lies.get(first) == "pile" and may_go_back
        demand(goes_back or "stock" not in self.lies.values(), "chance", deck=self.deck)
        lying = enumerate((card, zone) for card, zone in self.lies.items() if zone in zones)
        came = {card: (zones.index(zone), self.removed_at.get(card, at)) for at, (card, zone) in lying}
        last = (0, 0)
        for card in places:
            zone, name = self.lies.pop(card, None), self.names[card]
            later = (each for each, rank in came.items() if rank >= last and zones[rank[0]] == zone)
            found = next((each for each in later if self.names[each] == name), None)
            demand(found, "movement", **self.named(card))
            last = came.pop(found)
        left = [card for card, zone in self.lies.items() if zone == "stock"]
        demand(not left, "movement", **self.named(min(left, default=(0, 0))))
        self.lies.update({(self.deck, place): "stock" for place in range(len(places))})
        self.top = 0

    def differences(self, sighting, state):
        """What a fault names of each hand, of the pile and of the rest, where the sighting is unlike the state."""
        hands, players = sighting["hands"], len(self.plan["players"])
        zones = [(seen, state.get(seat, []), {"seat": seat}) for seat, seen in zip(range(players), hands + [None] * players)]
        found = []
        for seen, held, named in [*zones, (sighting["pile"], state.get("pile", []), {})]:
            if seen not in (held, len(held)):
                both = (seen, held) if isinstance(seen, list) else ([], [])
                card = surplus(*both) or surplus(*reversed(both))
                found.append({**named, "card": card} if card else named)
        counts = [len(state.get(name, [])) for name in ("stock", "removed")]
        fits = [sighting["stock"], sighting["removed"]] == counts and len(hands) <= players
        return found if fits else found + [{}]

    def check_sightings(self):
        first = 0
        for sighting in self.sightings:
            later = range(first, len(self.states))
            first = next((at for at in later if not self.differences(sighting, self.states[at])), None)
            if first is None:
                least = min((self.differences(sighting, self.states[at]) for at in later), key=len)
                demand(False, "sighting", **least[0])
            for showed in sighting["showed"]:
                card = surplus(showed["cards"], self.came.get(showed["seat"], []))
                demand(card is None, "sighting", seat=showed["seat"], card=card)


def verdict_of(line):
    try:
        transcript = json.loads(line)
    except (ValueError, RecursionError):
        transcript = None
    return Deal(transcript).verdict() if has_shape(transcript, TRANSCRIPT) else {"state": "unreadable"}


if __name__ == "__main__":
    for line in [open(name).read() for name in sys.argv[1:]] or sys.stdin:
        print(json.dumps(verdict_of(line)))
