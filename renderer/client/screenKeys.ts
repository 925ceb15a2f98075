// Persistent keys of this browser's screens for the room, by the code in their address (H-39).

const storeKey = "cardtable.screens";
/** A television shows one thing; after many codes the last ones are kept. */
const mostKept = 16;

type Keys = readonly (readonly [code: string, key: string])[];

export interface ScreenKeys {
  of(code: string): string | null;
  keep(code: string, key: string): void;
  forget(code: string): void;
}

/** A browser without storage is known only by its codes. */
export function screenKeys(storage: Pick<Storage, "getItem" | "setItem">): ScreenKeys {
  const without = (code: string): Keys => read(storage).filter(([other]) => other !== code);
  return {
    of: (code) => read(storage).find(([other]) => other === code)?.[1] ?? null,
    keep: (code, key) => write(storage, [...without(code), [code, key]]),
    forget: (code) => write(storage, without(code)),
  };
}

const isPair = (pair: unknown): pair is Keys[number] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string");

function read(storage: Pick<Storage, "getItem">): Keys {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storeKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPair) : [];
  } catch {
    return [];
  }
}

function write(storage: Pick<Storage, "setItem">, keys: Keys): void {
  try {
    storage.setItem(storeKey, JSON.stringify(keys.slice(-mostKept)));
  } catch {
    // The storage is full or disabled.
  }
}
