import { useLocalStorage } from "@mantine/hooks";
import { useCallback, useMemo } from "react";

/** Something that somebody likes one way, kept in this browser; `read` makes sense of whatever stands there. */
export function useLiking<Liking>(
  key: string,
  read: (text: string | undefined) => Liking,
): readonly [Liking, (change: (before: Liking) => Liking) => void] {
  const [stored, store] = useLocalStorage<string | undefined>({
    key,
    defaultValue: undefined,
    getInitialValueInEffect: false,
    serialize: (text) => text ?? "",
    deserialize: (text) => text,
  });
  const liking = useMemo(() => read(stored), [read, stored]);
  const change = useCallback(
    (how: (before: Liking) => Liking) => store((before) => JSON.stringify(how(read(before)))),
    [store, read],
  );
  return [liking, change];
}
