// Can what came over the wire still be changed by whoever reads it?

/** Freezes plain data to its leaves and answers with it. */
export function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}
