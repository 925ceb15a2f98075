"""What a sealed deal needs of ristretto255 (RFC 9496) and ChaCha20-Poly1305 (RFC 8439), neither of which Python's library has."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "verifiedDeal"))

from chance_and_signatures import BASE, CURVE, GROUP, PRIME, Chance, add, minus  # noqa: E402, F401

ZERO = (0, 1, 1, 0)
ROOT_OF_MINUS_ONE = pow(2, (PRIME - 1) // 4, PRIME)


def root_of_ratio(u, v):
    """Whether u/v is a square, and the root of it, or of i·u/v, that is not negative."""
    root = u * pow(v, 3, PRIME) * pow(u * pow(v, 7, PRIME), (PRIME - 5) // 8, PRIME) % PRIME
    check = v * root * root % PRIME
    if check in (-u % PRIME, -u * ROOT_OF_MINUS_ONE % PRIME):
        root = root * ROOT_OF_MINUS_ONE % PRIME
    return check in (u % PRIME, -u % PRIME), absolute(root)


def absolute(value):
    value %= PRIME
    return PRIME - value if value % 2 else value


MINUS_D_ROOT = root_of_ratio(1, -1 - CURVE)[1]
AD_ROOT = pow(-CURVE - 1, (PRIME + 3) // 8, PRIME)
AD_ROOT = AD_ROOT if AD_ROOT**2 % PRIME == (-CURVE - 1) % PRIME else AD_ROOT * ROOT_OF_MINUS_ONE % PRIME
AD_ROOT = AD_ROOT if AD_ROOT % 2 else PRIME - AD_ROOT


def decoded(text):
    """None where it is not the one encoding of an element."""
    s = int.from_bytes(bytes.fromhex(text), "little")
    if len(text) != 64 or text != text.lower() or s >= PRIME or s % 2:
        return None
    u1, u2 = (1 - s * s) % PRIME, (1 + s * s) % PRIME
    v = (-CURVE * u1 * u1 - u2 * u2) % PRIME
    is_square, root = root_of_ratio(1, v * u2 * u2 % PRIME)
    x = absolute(2 * s * root * u2)
    y = u1 * root * root * u2 * v % PRIME
    t = x * y % PRIME
    return None if not is_square or t % 2 or y == 0 else (x, y, 1, t)


def encoded(point):
    x, y, z, t = point
    u1, u2 = (z + y) * (z - y) % PRIME, x * y % PRIME
    root = root_of_ratio(1, u1 * u2 * u2 % PRIME)[1]
    one, two = root * u1 % PRIME, root * u2 % PRIME
    inverse = one * two * t % PRIME
    if t * inverse % PRIME % 2:
        x, y = y * ROOT_OF_MINUS_ONE % PRIME, x * ROOT_OF_MINUS_ONE % PRIME
        two = one * MINUS_D_ROOT % PRIME
    if x * inverse % PRIME % 2:
        y = -y % PRIME
    return absolute(two * (z - y)).to_bytes(32, "little").hex()


def mapped(half):
    r = ROOT_OF_MINUS_ONE * (int.from_bytes(half, "little") % 2**255) ** 2 % PRIME
    u, v = (r + 1) * (1 - CURVE * CURVE) % PRIME, (-1 - r * CURVE) * (r + CURVE) % PRIME
    is_square, s = root_of_ratio(u, v)
    c = -1
    if not is_square:
        s, c = -absolute(s * (int.from_bytes(half, "little") % 2**255)) % PRIME, r
    n = (c * (r - 1) * (CURVE - 1) ** 2 - v) % PRIME
    w0, w1, w2, w3 = 2 * s * v % PRIME, n * AD_ROOT % PRIME, (1 - s * s) % PRIME, (1 + s * s) % PRIME
    return w0 * w3 % PRIME, w2 * w1 % PRIME, w1 * w3 % PRIME, w0 * w2 % PRIME


def derived(bytes64):
    return add(mapped(bytes64[:32]), mapped(bytes64[32:]))


def times(factor, point):
    total = ZERO
    for bit in bin(factor % GROUP)[2:]:
        total = add(total, total)
        if bit == "1":
            total = add(total, point)
    return total


def total(points):
    result = ZERO
    for point in points:
        result = add(result, point)
    return result


def padded(data):
    return data + bytes(-len(data) % 16)


def locked(key, text):
    """With a nonce of 12 zero bytes and no further data."""
    chance = Chance("")
    stream = lambda counter: b"".join(word.to_bytes(4, "little") for word in chance.block(key, counter))
    keys = b"".join(stream(at + 1) for at in range(len(text) // 64 + 1))
    hidden = bytes(one ^ other for one, other in zip(text, keys))
    once = stream(0)[:32]
    factor = int.from_bytes(once[:16], "little") & 0x0FFFFFFC0FFFFFFC0FFFFFFC0FFFFFFF
    data = padded(hidden) + bytes(8) + len(hidden).to_bytes(8, "little")
    tag = 0
    for at in range(0, len(data), 16):
        tag = (tag + int.from_bytes(data[at : at + 16] + b"\1", "little")) * factor % (2**130 - 5)
    return hidden + ((tag + int.from_bytes(once[16:], "little")) % 2**128).to_bytes(16, "little")
