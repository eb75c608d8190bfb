import type { CopperChoice, Scope } from "./routing-wishes.ts";

/** What the engine honours; anything else is no choice and is not shown. */
export const OFFERED_SCOPES: readonly Scope[] = ["all", "nets", "view"];
export const OFFERED_COPPER: readonly CopperChoice[] = ["keep", "rip", "remove"];
