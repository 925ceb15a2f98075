// By which a move is its player's own, made after all that its program has seen of the deal (H-51).

import { ed25519 } from "@noble/curves/ed25519.js";
import { isTextSigned, textSignature } from "#shared/verifiedDeal/keys.ts";
import type { Hex } from "./parts.ts";

/** Not one of the few keys under which one signature fits many texts. */
export function isSigningKey(key: Hex): boolean {
  if (!/^[0-9a-f]{64}$/.test(key)) return false;
  try {
    return !ed25519.Point.fromHex(key).isSmallOrder();
  } catch {
    return false;
  }
}

export const signedMove = (secretSigning: Hex, text: string): Hex =>
  textSignature(secretSigning, text);

export const isSigned = (key: Hex, text: string, signature: Hex): boolean =>
  isSigningKey(key) && /^[0-9a-f]{128}$/.test(signature) && isTextSigned(key, signature, text);
