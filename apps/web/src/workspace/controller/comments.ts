import type { CombinedError } from "urql";
import type { CommentFilter, PlaceOfThread, ShownThread } from "../../comments/comment-thread.ts";
import { createConcern } from "./concern.ts";

type Refusal = Promise<CombinedError | undefined>;

export interface WorkspaceComments {
  /** Undefined: still loading. */
  readonly threads: readonly ShownThread[] | undefined;
  readonly error: CombinedError | undefined;
  readonly reload: () => void;
  /** The panel is open: pins are shown. */
  readonly isOpen: boolean;
  readonly mayWrite: boolean;
  readonly filter: CommentFilter;
  readonly setFilter: (filter: CommentFilter) => void;
  readonly selectedId: string | undefined;
  /** Opens the discussion in the panel and goes to its place; undefined: closes it. */
  readonly select: (id: string | undefined) => void;
  /** The next press on the board or a sheet is the place of a new comment. */
  readonly isPlacing: boolean;
  readonly startPlacing: () => void;
  readonly stopPlacing: () => void;
  /** The place of the comment that is being written. */
  readonly draft: PlaceOfThread | undefined;
  /** Undefined: nothing is being written any more. */
  readonly setDraft: (place: PlaceOfThread | undefined) => void;
  /** Each answers with the refusal, if there is one. */
  readonly begin: (text: string) => Refusal;
  readonly reply: (threadId: string, text: string) => Refusal;
  readonly change: (commentId: string, text: string) => Refusal;
  readonly remove: (commentId: string) => Refusal;
  /** Takes back `remove`. */
  readonly restore: (commentId: string) => Refusal;
  readonly resolve: (threadId: string, isResolved: boolean) => Refusal;
}

/** The discussions of the project. */
export const [CommentsProvider, useWorkspaceComments] = createConcern<WorkspaceComments>("comments");
