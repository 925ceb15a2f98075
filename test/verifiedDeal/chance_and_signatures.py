"""What a verified deal needs of Ed25519 (RFC 8032) and ChaCha20 (RFC 8439), neither of which Python's library has."""

import hashlib
import itertools
import struct

# Points are X, Y, Z and T = XY/Z, as RFC 8032 has them.
PRIME = 2**255 - 19
GROUP = 2**252 + 27742317777372353535851937790883648493
CURVE = -121665 * pow(121666, -1, PRIME) % PRIME


def add(one, other):
    (x1, y1, z1, t1), (x2, y2, z2, t2) = one, other
    a, b = (y1 - x1) * (y2 - x2) % PRIME, (y1 + x1) * (y2 + x2) % PRIME
    c, d = 2 * t1 * t2 * CURVE % PRIME, 2 * z1 * z2 % PRIME
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % PRIME, g * h % PRIME, f * g % PRIME, e * h % PRIME


def minus(point):
    x, y, z, t = point
    return -x % PRIME, y, z, -t % PRIME


def has_small_order(point):
    for _ in range(3):
        point = add(point, point)
    return point[0] == 0 and point[1] == point[2]


def decoded(encoding):
    y, sign = int.from_bytes(encoding, "little") % 2**255, encoding[31] >> 7
    square = (y * y - 1) * pow(CURVE * y * y + 1, -1, PRIME) % PRIME
    x = pow(square, (PRIME + 3) // 8, PRIME)
    if x * x % PRIME != square:
        x = x * pow(2, (PRIME - 1) // 4, PRIME) % PRIME
    if y >= PRIME or x * x % PRIME != square or (x == 0 and sign):
        return None
    x = x if x % 2 == sign else PRIME - x
    return x, y, 1, x * y % PRIME


BASE = decoded((4 * pow(5, -1, PRIME) % PRIME).to_bytes(32, "little"))


def is_signed(key, message, signature):
    """Whether 8SB = 8R + 8kA. A key of small order, which would sign everything, signs nothing."""
    signer, nonce, factor = decoded(key), decoded(signature[:32]), int.from_bytes(signature[32:], "little")
    if signer is None or nonce is None or factor >= GROUP or has_small_order(signer):
        return False
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % GROUP
    summands = (None, BASE, minus(signer), add(BASE, minus(signer)))
    total = (0, 1, 1, 0)
    for bit in reversed(range(253)):
        total = add(total, total)
        if summand := summands[(factor >> bit & 1) + 2 * (challenge >> bit & 1)]:
            total = add(total, summand)
    return has_small_order(add(total, minus(nonce)))


class Chance:
    """Reads the stream of a seed, as 32-bit words."""

    COLUMNS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
    DIAGONALS = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]

    def __init__(self, seed):
        key = hashlib.sha256(seed.encode()).digest()
        self.words = itertools.chain.from_iterable(self.block(key, counter) for counter in itertools.count())

    def block(self, key, counter):
        start = struct.unpack("<16L", b"expand 32-byte k" + key + struct.pack("<4L", counter, 0, 0, 0))
        state = list(start)
        for a, b, c, d in (self.COLUMNS + self.DIAGONALS) * 10:
            for into, by, turned, left in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                state[into] = (state[into] + state[by]) % 2**32
                mixed = state[turned] ^ state[into]
                state[turned] = mixed << left & 0xFFFFFFFF | mixed >> 32 - left
        return [(one + other) % 2**32 for one, other in zip(start, state)]

    def below(self, limit):
        return next(word for word in self.words if word < 2**32 - 2**32 % limit) % limit

    def shuffled(self, values):
        values = list(values)
        for last in range(len(values) - 1, 0, -1):
            other = self.below(last + 1)
            values[last], values[other] = values[other], values[last]
        return values
