// Lists in a map, by key.

/**
 * Returns the list at a key, and creates it where there is none.
 * @template K, V
 * @param {Map<K, V[]>} lists
 * @param {K} key
 */
export const listAt = (lists, key) => {
  const known = lists.get(key);
  if (known) return known;
  /** @type {V[]} */
  const fresh = [];
  lists.set(key, fresh);
  return fresh;
};
