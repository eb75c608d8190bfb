import { useLocalStorage } from "@mantine/hooks";
import { useCallback, useMemo } from "react";

/** A preference kept in this browser. `read` turns whatever is stored into a valid value. */
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
