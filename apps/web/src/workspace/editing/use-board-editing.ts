import type { Board } from "@tracewright/board";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { type Client, useClient } from "urql";
import { claimKeptEdits } from "../../autosave/claim-kept-edits.ts";
import { tabLocks } from "../../autosave/hold-lock.ts";
import type { EditedVersion } from "../../autosave/save-outcome.ts";
import { sendEdits } from "../../autosave/send-edits.ts";
import { loadBoard, rememberBoard } from "../../board-document/load-board.ts";
import { ProjectDocument } from "../../graphql/generated/documents.ts";
import type { Project } from "../../open-project/use-project.ts";
import { useProfile } from "../../shell/signed-in.tsx";
import { useUnsavedChanges } from "../../shell/unsaved-guard.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import { BoardEditing, type EditingNews, type Saving } from "./board-editing.ts";
import { newItemId } from "./new-item-id.ts";
import { FIRST_SETTINGS } from "./use-viewer.ts";

/**
 * The editing of a project's newest board, begun when it is first wanted and kept until the project is left, with its history:
 * while a run goes on or an older version is looked at it only rests. Undefined: there is no board, or it is still loading.
 */
export function useBoardEditing(project: Project, isWanted: boolean): BoardEditing | undefined {
  const { t } = useTranslation();
  const client = useClient();
  const { userId } = useProfile();
  const [editing, setEditing] = useState<BoardEditing>();
  const { id, boardDocumentUrl: url, majorVersion, revisionVersion } = project;
  const newest = useRef<EditedVersion>(undefined);
  newest.current = url === null ? undefined : { majorVersion, revisionVersion, boardHash: hashOf(url) };
  const tell = useRef<(news: EditingNews) => void>(() => undefined);
  tell.current = (news) =>
    showToast(
      news.kind === "restored"
        ? `${t("editing.restored", { count: news.count })}${news.isWithoutFills ? ` ${t("editing.restoredUnfilled")}` : ""}`
        : t(`editing.${news.kind}`),
      news.kind === "dropped" ? "danger" : "info",
    );

  const hasBegun = useRef(false);
  hasBegun.current ||= isWanted && url !== null;
  const isBegun = hasBegun.current;
  useEffect(() => {
    const version = newest.current;
    if (!isBegun || !version) return;
    let begun: BoardEditing | undefined;
    let isLeft = false;
    let release: (() => void) | undefined;
    const begin = async () => {
      const claimed = await claimKeptEdits({
        storage: localStorage,
        session: sessionStorage,
        hold: tabLocks(),
        newId: newItemId,
        userId,
        projectId: id,
      });
      release = claimed.release;
      if (isLeft) return release();
      const { kept } = claimed;
      const base = await baseOf(kept.read()?.base, version, id);
      if (isLeft) return;
      begun = new BoardEditing({
        ...base,
        settings: FIRST_SETTINGS,
        send: (edits) => sendEdits(client, id, edits),
        loadNewest: () => loadNewest(client, id),
        onSaved: ({ boardHash }, board) => rememberBoard(urlOf(id, boardHash), board),
        kept,
        startTimer: (milliseconds, ring) => {
          const timer = setTimeout(ring, milliseconds);
          return () => clearTimeout(timer);
        },
        now: Date.now,
        tell: (news) => tell.current(news),
      });
      setEditing(begun);
    };
    // Where the board cannot be loaded the workspace says so, and offers to try again.
    begin().catch(() => undefined);
    return () => {
      isLeft = true;
      // Until the last save is through, no other tab takes its edits over.
      if (begun) void begun.flush().finally(() => release?.());
      else release?.();
      begun?.close();
      setEditing(undefined);
    };
  }, [isBegun, id, client, userId]);

  const hash = newest.current?.boardHash;
  useEffect(() => {
    const version = newest.current;
    if (!editing || !version || hash === undefined) return;
    const follow = () => void editing.follow(version);
    const goOn = () => void editing.flush().then(follow);
    // A tab that nobody looks at may be closed by the browser.
    const rest = () => document.visibilityState === "hidden" && void editing.flush();
    follow();
    window.addEventListener("online", goOn);
    document.addEventListener("visibilitychange", rest);
    return () => {
      window.removeEventListener("online", goOn);
      document.removeEventListener("visibilitychange", rest);
    };
  }, [editing, hash]);

  const saving = useSaving(editing);
  // What is kept comes back with the next visit; what is not would be lost.
  useUnsavedChanges(saving !== undefined && saving.unsaved > 0 && saving.kept === "nothing");
  return editing;
}

/** The state of saving, updated with every change. */
export function useSaving(editing: BoardEditing | undefined): Saving | undefined {
  return useSyncExternalStore(editing?.subscribe ?? neverTold, () => editing?.saving);
}

/** The board as it is edited; undefined while none is. */
export function useEditedBoard(editing: BoardEditing | undefined): Board | undefined {
  return useSyncExternalStore(editing?.editor.subscribe ?? neverTold, () => editing?.editor.state.board);
}

function neverTold(): () => void {
  return () => undefined;
}

/** Kept edits go on with the version that they were made on, as long as it is there. */
async function baseOf(
  kept: EditedVersion | undefined,
  newest: EditedVersion,
  projectId: string,
): Promise<{ readonly version: EditedVersion; readonly board: Board }> {
  if (kept && /^[0-9a-f]{64}$/.test(kept.boardHash) && kept.boardHash !== newest.boardHash) {
    const board = await loadBoard(urlOf(projectId, kept.boardHash)).catch(() => undefined);
    if (board) return { version: kept, board };
  }
  return { version: newest, board: await loadBoard(urlOf(projectId, newest.boardHash)) };
}

async function loadNewest(
  client: Client,
  id: string,
): Promise<{ readonly version: EditedVersion; readonly board: Board }> {
  const { data, error } = await client
    .query(ProjectDocument, { input: { id } }, { requestPolicy: "network-only" })
    .toPromise();
  const project = data?.edaProjectV2;
  if (error) throw error;
  if (!project?.boardDocumentUrl) throw new Error("The project has no board any more.");
  const { majorVersion, revisionVersion, boardDocumentUrl } = project;
  const version = { majorVersion, revisionVersion, boardHash: hashOf(boardDocumentUrl) };
  return { version, board: await loadBoard(boardDocumentUrl) };
}

/** Of a board's address. */
export function hashOf(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
}

function urlOf(projectId: string, boardHash: string): string {
  return `/documents/${projectId}/${boardHash}`;
}
