"""The form of a transcript of a verified deal."""

import re

# A shape is a pattern of text, the least number, True or None, {name: shape}, (a shape, or another), [the shape of each]
# or, for a list that is not empty, [the shape of each, ...].
COUNT, ID, CARD, HEX_32, HEX_64 = 0, "[!-~]{1,40}", "[A2-9TJQK][cdhs]|Jk", "[0-9a-f]{32}", "[0-9a-f]{64}"
PLACE = {"deck": COUNT, "place": COUNT}
CONTRIBUTION = {"player": ID, "key": HEX_64, "commitment": HEX_64}
PLAN = {
    "deal": HEX_32, "table": ID, "round": 1, "game": ID, "packs": 1, "jokersPerPack": COUNT,
    "players": [(ID, None), ...], "dealt": [COUNT], "order": ([COUNT], None), "lot": ("dealer|order", None),
    "opens": "round|session|never", "cards": COUNT, "host": HEX_64, "contributions": [CONTRIBUTION],
    "silent": [ID], "again": ({"deal": HEX_32, "withheld": [ID]}, None),
}
SHOWED = {"seat": COUNT, "cards": [CARD]}
SIGHTING = {"hands": [([CARD], COUNT)], "pile": [CARD], "stock": COUNT, "removed": COUNT, "showed": [SHOWED]}
USE = ({"shuffled": ("pack", [PLACE, ...])}, {"oneOf": COUNT}, {"seats": COUNT})
MOVE = ({"cards": [PLACE, ...], "to": (COUNT, "pile|removed|laid")}, {"shuffle": True})
TRANSCRIPT = {
    "format": "deal/1", "seat": (COUNT, None), "plan": PLAN,
    "own": ({**CONTRIBUTION, "secret": HEX_64, "before": (HEX_32, None)}, None),
    "secrets": [({"secret": HEX_64, "signature": "[0-9a-f]{128}"}, None)], "seals": [[HEX_32]],
    "openings": [{**PLACE, "card": CARD, "salt": HEX_32}], "sightings": [SIGHTING],
    "closing": ({"secret": HEX_64, "uses": [USE], "steps": [[MOVE]]}, None),
}


def has_shape(value, shape):
    if isinstance(shape, tuple):
        return any(has_shape(value, each) for each in shape)
    if isinstance(shape, dict):
        return isinstance(value, dict) and value.keys() == shape.keys() and all(
            has_shape(value[name], shape[name]) for name in shape)
    if isinstance(shape, list):
        return isinstance(value, list) and (value or ... not in shape) and all(has_shape(each, shape[0]) for each in value)
    if isinstance(shape, str):
        return isinstance(value, str) and re.fullmatch(shape, value) is not None
    return value is shape or type(value) is type(shape) is int and value >= shape
