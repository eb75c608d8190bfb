import { STORAGE_KEYS } from "../storage-keys.ts";

/** Where somebody worked last. */
export interface RememberedHolder {
  /** The team that was last worked in. */
  readonly teamId: string;
  /** False: the person's own space was worked in after it. */
  readonly isShown: boolean;
}

interface StoredHolder extends RememberedHolder {
  /** Several people may use a browser. */
  readonly userId: string;
}

export function readHolder(storage: Pick<Storage, "getItem">, userId: string): RememberedHolder | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEYS.holder) ?? "null");
    return isStored(stored) && stored.userId === userId
      ? { teamId: stored.teamId, isShown: stored.isShown }
      : undefined;
  } catch {
    return undefined;
  }
}

export function writeHolder(storage: Pick<Storage, "setItem">, userId: string, holder: RememberedHolder): void {
  try {
    storage.setItem(STORAGE_KEYS.holder, JSON.stringify({ userId, ...holder } satisfies StoredHolder));
  } catch {
    // Full or forbidden: the next visit begins in the person's own space.
  }
}

function isStored(value: unknown): value is StoredHolder {
  const { userId, teamId, isShown } = (value ?? {}) as Partial<Record<keyof StoredHolder, unknown>>;
  return typeof userId === "string" && typeof teamId === "string" && typeof isShown === "boolean";
}
