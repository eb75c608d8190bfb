import type { ComponentType } from "react";
import type { ActionId } from "./action-table.ts";

/** An action with the picture that bars and menus show of it. */
export interface ActionEntry {
  readonly id: ActionId;
  readonly icon: ComponentType<{ size: number; "aria-hidden": true }>;
}
