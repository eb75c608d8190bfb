import type { ActionId } from "./action-table.ts";

/**
 * Something that can be done in the workspace, the same for the key, the button, the menu item and the row of the palette.
 * Its words are `workspace.actions.ID`, its group and situation stand in the action table, its keys in the keymaps.
 */
export interface Action {
  readonly id: ActionId;
  /** For what is switched on and off: whether it is on. */
  isOn?(): boolean;
  /** Whether it can be done now; absent: always. What cannot is shown, but grey. */
  isEnabled?(): boolean;
  run(): void;
  /** What its words have places for. */
  readonly values?: Readonly<Record<string, string | number>>;
}
