import { useLocalStorage } from "@mantine/hooks";
import { useCallback, useMemo } from "react";

/** A preference stored in this browser; `read` parses any stored text. */
export function usePreference<Preference>(
  key: string,
  read: (text: string | undefined) => Preference,
): readonly [Preference, (change: (before: Preference) => Preference) => void] {
  const [stored, store] = useLocalStorage<string | undefined>({
    key,
    defaultValue: undefined,
    getInitialValueInEffect: false,
    serialize: (text) => text ?? "",
    deserialize: (text) => text,
  });
  const preference = useMemo(() => read(stored), [read, stored]);
  const change = useCallback(
    (how: (before: Preference) => Preference) => store((before) => JSON.stringify(how(read(before)))),
    [store, read],
  );
  return [preference, change];
}
