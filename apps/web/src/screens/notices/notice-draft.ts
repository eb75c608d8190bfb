import type { NoticeToChangeQuery } from "../../graphql/generated/documents.ts";

export type StandingNotice = NoticeToChangeQuery["notice"];

/** Letters and files that the server takes. */
export const MAX_TITLE_LETTERS = 100;
export const MAX_CONTENT_LETTERS = 5000;
export const MAX_FILES = 5;

/** A file of the notice: one that stands, or one that was uploaded for it just now. */
export type DraftFile =
  | { readonly kind: "standing"; readonly id: string; readonly name: string }
  | { readonly kind: "new"; readonly url: string; readonly name: string };

export interface NoticeDraft {
  readonly language: StandingNotice["language"];
  readonly title: string;
  readonly content: string;
  readonly isTop: boolean;
  readonly isExposed: boolean;
  readonly files: readonly DraftFile[];
}

/** What the form begins with: the notice that stands, or an empty one in the language of the screens. */
export function draftOf(notice: StandingNotice | undefined, language: NoticeDraft["language"]): NoticeDraft {
  if (!notice) return { language, title: "", content: "", isTop: false, isExposed: false, files: [] };
  return {
    language: notice.language,
    title: notice.title,
    content: notice.content,
    isTop: notice.isTop,
    isExposed: notice.isExposed,
    files: notice.attachments.map(({ id, name }) => ({ kind: "standing", id, name })),
  };
}

export function isSameDraft(one: NoticeDraft, other: NoticeDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export type DraftProblem = "titleMissing" | "contentMissing";

export function draftProblems({ title, content }: NoticeDraft): ReadonlySet<DraftProblem> {
  const problems = new Set<DraftProblem>();
  if (title.trim() === "") problems.add("titleMissing");
  if (content.trim() === "") problems.add("contentMissing");
  return problems;
}

/** Uploads that join the notice, and ids of files of it that go. */
export function fileChange(notice: StandingNotice | undefined, { files }: NoticeDraft) {
  const staying = new Set(files.flatMap((file) => (file.kind === "standing" ? [file.id] : [])));
  return {
    added: files.flatMap((file) => (file.kind === "new" ? [file.url] : [])),
    removed: (notice?.attachments ?? []).map(({ id }) => id).filter((id) => !staying.has(id)),
  };
}
