import type { EdaProjectCommentAction, EdaProjectCommentView } from "../graphql/generated/documents.ts";

/** A comment in the words of the screen. */
export interface ShownComment {
  readonly id: string;
  readonly authorName: string;
  readonly text: string;
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly allowed: readonly EdaProjectCommentAction[];
}

/** Where a discussion is pinned; nanometres, in the coordinates of the board or sheet. */
export interface PlaceOfThread {
  readonly view: EdaProjectCommentView;
  readonly sheetId: string | null;
  readonly x: number;
  readonly y: number;
  /** Of the board: the pin is shown there while there is this part. */
  readonly partId: string | null;
}

/** A discussion with its comments, the oldest first. */
export interface ShownThread extends PlaceOfThread {
  readonly id: string;
  /** Counted from 1 in the order in which they began; what its pin is called by. */
  readonly number: number;
  readonly isResolved: boolean;
  /** Undefined: it is open, or readers are not shown who resolved it. */
  readonly resolvedBy: string | undefined;
  readonly comments: readonly ShownComment[];
}

export const COMMENT_FILTERS = ["open", "resolved", "all"] as const;
export type CommentFilter = (typeof COMMENT_FILTERS)[number];

/** A discussion that is being read stays, however it is filed meanwhile. */
export function filterThreads(
  threads: readonly ShownThread[],
  filter: CommentFilter,
  selectedId: string | undefined,
): readonly ShownThread[] {
  return threads.filter(
    ({ id, isResolved }) => id === selectedId || filter === "all" || isResolved === (filter === "resolved"),
  );
}
