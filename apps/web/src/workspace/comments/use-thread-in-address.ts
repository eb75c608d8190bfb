import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { threadOf, withoutThread } from "../../comments/thread-in-address.ts";
import type { WorkspaceComments } from "../controller/comments.ts";

/** Opens the discussion that the address names, once it and its place are there, and takes it out of the address. */
export function useThreadInAddress(
  { threads, select }: Pick<WorkspaceComments, "threads" | "select">,
  { isDrawn, openPanel }: { readonly isDrawn: boolean; readonly openPanel: () => void },
): void {
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    const id = threadOf(search);
    if (id === undefined || threads === undefined || !isDrawn) return;
    openPanel();
    if (threads.some((thread) => thread.id === id)) select(id);
    setSearch(withoutThread, { replace: true });
  }, [search, setSearch, threads, isDrawn, openPanel, select]);
}
