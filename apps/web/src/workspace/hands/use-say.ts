import { useCallback, useState } from "react";

/** What a live region says; the same sentence twice is said twice. */
export function useSay(): readonly [string, (sentence: string) => void] {
  const [said, setSaid] = useState("");
  // A region whose text does not change stays silent.
  const say = useCallback(
    (sentence: string) => setSaid((before) => (before === sentence ? `${sentence}\u00a0` : sentence)),
    [],
  );
  return [said, say];
}
