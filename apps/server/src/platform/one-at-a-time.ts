/** The same work, never twice at a time: calls that come while it is being done are answered by doing it again after that. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined;
  let isWanted = false;
  const repeat = async (): Promise<void> => {
    do {
      isWanted = false;
      await work();
    } while (isWanted);
  };
  return () => {
    isWanted = true;
    current ??= repeat().finally(() => {
      current = undefined;
    });
    return current;
  };
}
