import { filterThreads } from "../../comments/comment-thread.ts";
import type { SheetComments } from "../../comments/sheet-comments.ts";
import { useWorkspaceComments } from "../controller/comments.ts";

/** What sheets of the workspace show of the discussions; undefined while their panel is closed. */
export function useSheetComments(): SheetComments | undefined {
  const { isOpen, threads = [], filter, selectedId, select, isPlacing, draft, setDraft } = useWorkspaceComments();
  if (!isOpen) return undefined;
  return {
    threads: filterThreads(threads, filter, selectedId),
    selectedId,
    onSelect: select,
    draft,
    onPlace: isPlacing ? setDraft : undefined,
  };
}
