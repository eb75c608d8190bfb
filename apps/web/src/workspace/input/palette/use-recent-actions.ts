import { useLocalStorage } from "@mantine/hooks";
import { STORAGE_KEYS } from "../../../storage-keys.ts";
import { type ActionId, ALL_ACTIONS } from "../actions/action-table.ts";

const KEPT = 6;

/** What was done by the palette lately in this browser, last first. */
export function useRecentActions(): readonly [readonly ActionId[], (id: ActionId) => void] {
  const [recent, store] = useLocalStorage<readonly ActionId[]>({
    key: STORAGE_KEYS.recentActions,
    defaultValue: [],
    getInitialValueInEffect: false,
    serialize: (ids) => ids.join(" "),
    deserialize: (text) => text?.split(" ").filter(isActionId).slice(0, KEPT) ?? [],
  });
  // As a value: a function of the one before would be asked at the next render, which a closing palette has none of.
  return [recent, (id) => store([id, ...recent.filter((one) => one !== id)].slice(0, KEPT))];
}

function isActionId(text: string): text is ActionId {
  return (ALL_ACTIONS as readonly string[]).includes(text);
}
