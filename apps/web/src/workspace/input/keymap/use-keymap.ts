import { useMemo } from "react";
import { STORAGE_KEYS } from "../../../storage-keys.ts";
import { type ActionId, ALL_ACTIONS } from "../actions/action-table.ts";
import { usePreference } from "../use-preference.ts";
import { KEYMAP_NAMES, type Keymap, type KeymapName, keymapOf } from "./keymaps.ts";

/** What somebody has chosen about keys; kept in the browser. */
export interface KeyChoice {
  readonly keymap: KeymapName;
  /** Off: letters, digits and signs alone do nothing (WCAG 2.1.4). */
  readonly hasSingleKeys: boolean;
  /** Own keys, for each keymap of its own. */
  readonly own: Readonly<Partial<Record<KeymapName, Keymap>>>;
}

export const FIRST_KEYS: KeyChoice = { keymap: "kicad", hasSingleKeys: true, own: {} };

export const IS_MAC = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");

/** The keys of this browser, and how to change them. */
export function useKeyChoice(): readonly [KeyChoice, (change: (before: KeyChoice) => KeyChoice) => void] {
  return usePreference(STORAGE_KEYS.keys, readKeyChoice);
}

export function useKeymap(): Keymap {
  const [{ keymap, own }] = useKeyChoice();
  return useMemo(() => keymapOf(keymap, own[keymap] ?? {}, IS_MAC), [keymap, own]);
}

/** What is not as it should be, from another version or by other hands, is left out. */
export function readKeyChoice(text: string | undefined): KeyChoice {
  let read: unknown;
  try {
    read = JSON.parse(text ?? "null");
  } catch {
    return FIRST_KEYS;
  }
  if (!isRecord(read)) return FIRST_KEYS;
  const { keymap, hasSingleKeys, own } = read;
  return {
    keymap: KEYMAP_NAMES.find((name) => name === keymap) ?? FIRST_KEYS.keymap,
    hasSingleKeys: hasSingleKeys !== false,
    own: Object.fromEntries(KEYMAP_NAMES.map((name) => [name, readKeymap(isRecord(own) ? own[name] : undefined)])),
  };
}

function readKeymap(read: unknown): Keymap {
  if (!isRecord(read)) return {};
  const known = new Set<string>(ALL_ACTIONS);
  return Object.fromEntries(
    Object.entries(read).filter(
      (entry): entry is [ActionId, string[]] =>
        known.has(entry[0]) && Array.isArray(entry[1]) && entry[1].every((stroke) => typeof stroke === "string"),
    ),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
