import type { PlaceOfThread, ShownThread } from "./comment-thread.ts";

/** Discussions on sheets, and how a new one is placed there. */
export interface SheetComments {
  readonly threads: readonly ShownThread[];
  readonly selectedId: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly draft?: PlaceOfThread | undefined;
  /** Absent: nothing is being placed. */
  readonly onPlace?: ((place: PlaceOfThread) => void) | undefined;
}
