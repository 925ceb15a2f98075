// What has been reckoned once?

export function memoised<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
