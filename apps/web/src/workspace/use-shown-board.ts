import type { Board } from "@tracewright/board";
import { useRef } from "react";
import { useBoard } from "../open-project/use-board.ts";
import type { Project } from "../open-project/use-project.ts";
import type { BoardEditing } from "./editing/board-editing.ts";
import { hashOf, useBoardEditing, useEditedBoard } from "./editing/use-board-editing.ts";

export interface ShownBoard {
  /** Undefined until the first one is there. While another one loads the board before stays, be it one that was edited here. */
  readonly board: Board | undefined;
  /** How the newest board is edited, also while it rests and another one is shown. */
  readonly editing: BoardEditing | undefined;
  /** Whether the board is the edited one. */
  readonly isEditing: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * The board on the canvas: the edited one where it may be edited, otherwise the one at `url`. A version that was
 * ordered here (a result that is used) is shown from the moment it is the newest: the edited board follows it as soon
 * as it is fetched.
 */
export function useShownBoard(
  project: Project,
  { mayEdit, url }: { mayEdit: boolean; url: string | null | undefined },
): ShownBoard {
  const editing = useBoardEditing(project, mayEdit);
  const newest = project.boardDocumentUrl;
  const isEditing = mayEdit && editing !== undefined && (newest === null || !editing.isBefore(hashOf(newest)));
  const edited = useEditedBoard(editing);
  const { board: loaded, boardUrl, failed, retry } = useBoard(isEditing ? undefined : url);
  const lastShown = useRef<Board>(undefined);
  const board = isEditing ? edited : boardUrl === url ? loaded : (lastShown.current ?? loaded);
  lastShown.current = board;
  return { board, editing, isEditing, failed, retry };
}
