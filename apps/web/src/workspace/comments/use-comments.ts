import type { Board } from "@tracewright/board";
import { useCallback, useEffect, useMemo, useState } from "react";
import { type TypedDocumentNode, useClient, useQuery } from "urql";
import type { CommentFilter, PlaceOfThread, ShownThread } from "../../comments/comment-thread.ts";
import { pinPlaces } from "../../comments/place-on-board.ts";
import { sheetPlaceOf } from "../../comments/sheet-place.ts";
import {
  type CommentThreadFragment,
  CreateCommentDocument,
  DeleteCommentDocument,
  ProjectCommentsDocument,
  ResolveCommentsDocument,
  RestoreCommentDocument,
  UpdateCommentDocument,
} from "../../graphql/generated/documents.ts";
import type { Project } from "../../open-project/use-project.ts";
import { useAuthorName } from "../../projects/use-author-name.ts";
import { useLiveNews } from "../../session/use-live-news.ts";
import type { WorkspaceComments } from "../controller/comments.ts";
import type { WorkspacePointing } from "../controller/pointing.ts";
import type { WorkspaceSheets } from "../controller/sheets.ts";

const STAYS = { handlesFaults: true };

/** The discussions of a project, fetched again with every news of them. */
export function useComments(
  { id, allowed }: Pick<Project, "id" | "allowed">,
  {
    isOpen,
    board,
    pointing,
    sheets,
    openPanel,
  }: {
    readonly isOpen: boolean;
    readonly board: Board | undefined;
    readonly pointing: WorkspacePointing;
    readonly sheets: WorkspaceSheets;
    readonly openPanel: () => void;
  },
): WorkspaceComments {
  const client = useClient();
  const authorName = useAuthorName();
  const input = useMemo(() => ({ id }), [id]);
  const [{ data, error }, ask] = useQuery({
    query: ProjectCommentsDocument,
    variables: { input },
    requestPolicy: "cache-and-network",
    context: STAYS,
  });
  const reload = useCallback(() => ask({ requestPolicy: "network-only" }), [ask]);
  useLiveNews(
    useCallback(
      (message) => {
        const content = message?.content;
        const isAbout =
          content?.__typename === "CircuitArchitecture" &&
          content.case === "COMMENTS_CHANGED" &&
          content.changedProjectId === id;
        if (message === undefined || isAbout) reload();
      },
      [id, reload],
    ),
  );

  const nodes = data?.edaProjectComments.nodes;
  const threads = useMemo(
    () =>
      nodes?.map((thread, index): ShownThread => {
        const { resolvedBy, comments, ...rest } = thread as CommentThreadFragment;
        return {
          ...rest,
          number: index + 1,
          resolvedBy: resolvedBy ? authorName(resolvedBy) : undefined,
          comments: comments.map(({ author, ...comment }) => ({ ...comment, authorName: authorName(author) })),
        };
      }),
    [nodes, authorName],
  );

  const [filter, setFilter] = useState<CommentFilter>("open");
  const [selectedId, setSelected] = useState<string>();
  const [isPlacing, setPlacing] = useState(false);
  const [draft, setDraft] = useState<PlaceOfThread>();
  useEffect(() => {
    if (isOpen) return;
    setPlacing(false);
    setDraft(undefined);
    setSelected(undefined);
  }, [isOpen]);

  const call = async <Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const { data, error } = await client.mutation(document, variables, STAYS).toPromise();
    // A refused change is often one that somebody else was faster with.
    reload();
    return { data, error };
  };
  const goTo = (thread: ShownThread) => {
    sheets.showPlace(sheetPlaceOf(thread));
    if (!board || thread.view === "SHEET") return;
    pointing.showPlace({ ...pinPlaces(board).of(thread), items: [], nets: [], keepsZoom: true });
  };

  return {
    threads,
    error: threads ? undefined : error,
    reload,
    isOpen,
    mayWrite: allowed.includes("COMMENT"),
    filter,
    setFilter,
    selectedId,
    select: (threadId) => {
      setSelected(threadId);
      const thread = threads?.find((known) => known.id === threadId);
      if (thread) goTo(thread);
    },
    isPlacing: isOpen && isPlacing,
    startPlacing: () => {
      openPanel();
      setDraft(undefined);
      setPlacing(true);
    },
    stopPlacing: () => setPlacing(false),
    draft: isOpen ? draft : undefined,
    setDraft: (place) => {
      setPlacing(false);
      setDraft(place);
    },
    begin: async (text) => {
      if (!draft) return undefined;
      const { data, error } = await call(CreateCommentDocument, { input: { id, text, place: draft } });
      if (data) {
        setDraft(undefined);
        setFilter("open");
        setSelected(data.createEdaProjectComment.threadId);
      }
      return error;
    },
    reply: async (threadId, text) => (await call(CreateCommentDocument, { input: { id, text, threadId } })).error,
    change: async (commentId, text) => (await call(UpdateCommentDocument, { input: { id, commentId, text } })).error,
    remove: async (commentId) => (await call(DeleteCommentDocument, { input: { id, commentId } })).error,
    restore: async (commentId) => (await call(RestoreCommentDocument, { input: { id, commentId } })).error,
    resolve: async (threadId, isResolved) =>
      (await call(ResolveCommentsDocument, { input: { id, threadId, isResolved } })).error,
  };
}
