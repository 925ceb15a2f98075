export function shifted<T extends { readonly key: string | number }>(
  list: readonly T[],
  key: T["key"],
  by: -1 | 1,
): readonly T[] {
  const from = list.findIndex((one) => one.key === key);
  const [one, other] = [list[from], list[from + by]];
  if (!one || !other) return list;
  return list.map((entry) => (entry === one ? other : entry === other ? one : entry));
}
