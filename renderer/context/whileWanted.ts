/**
 * Takes what comes, or its failure, until the returned function is called: for an effect, whose
 * component may be gone or ask for something else by then.
 */
export function whileWanted<T>(
  coming: Promise<T>,
  take: (come: T) => void,
  failed: () => void = () => undefined,
): () => void {
  let isWanted = true;
  coming.then(
    (come) => isWanted && take(come),
    () => isWanted && failed(),
  );
  return () => {
    isWanted = false;
  };
}
