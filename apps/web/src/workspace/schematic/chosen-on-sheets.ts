import type { ComponentId } from "@tracewright/board";

/** Which parts are chosen, where they can be. */
export interface ChosenOnSheets {
  readonly chosen: ReadonlySet<ComponentId>;
  /** The sheet of what is chosen comes forward. */
  readonly isFollowing: boolean;
  readonly onChoose: (component: ComponentId) => void;
}
