import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import {
  historyEntries,
  projects,
  shareLinks,
  teamDepartures,
  teamMembers,
  teams,
  users,
} from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { type CommentRow, readThreads, type ThreadRow } from "../comments/comment-store.ts";
import { readWholeDocument } from "../documents/document-store.ts";
import { findHistoryEntry } from "../projects/project-history.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";

const MAX_LINKS = 20;
const MAX_DAYS = 90;
const DEFAULT_DAYS = 30;
const DAY_MS = 86_400_000;
/** Of a document's address; the page of the link asks for another one when it is opened again. */
const DOCUMENT_LIFETIME_MS = 3_600_000;

export interface ShareLink {
  readonly link: typeof shareLinks.$inferSelect;
  /** Null: that account was deleted. */
  readonly creatorName: string | null;
  /** It ended because its creator left the team. */
  readonly hasCreatorLeft: boolean;
}

/** What a link shows: a version or a result of one project, and nothing else of it. */
export interface SharedProject {
  readonly linkId: string;
  readonly projectId: string;
  readonly expiresAt: Date;
  readonly name: string;
  readonly majorVersion: number;
  readonly revisionVersion: number;
  /** A result of a run that was not selected. */
  readonly isResult: boolean;
  readonly showsComments: boolean;
  readonly boardHash: string | null;
  readonly circuitHash: string | null;
}

/** A discussion as a link shows it: of its authors it shows the names. */
export interface SharedThread {
  readonly thread: ThreadRow;
  readonly comments: readonly { readonly comment: CommentRow; readonly authorName: string | null }[];
}

/** A new link; its path is known to the caller alone. */
export async function createShareLink(
  { db, now }: Application,
  userId: string,
  input: {
    readonly id: string;
    readonly historyId?: string | null | undefined;
    readonly days?: number | null | undefined;
    readonly showsComments?: boolean | null | undefined;
  },
): Promise<{ readonly id: string; readonly path: string; readonly expiresAt: Date }> {
  const project = await requireProject(db, userId, input.id, "SHARE");
  const days = input.days ?? DEFAULT_DAYS;
  if (days < 1 || days > MAX_DAYS) refuseField("days", refusal("link-days", { most: MAX_DAYS }));
  const showsComments = input.showsComments ?? false;
  if (showsComments && input.historyId != null)
    refuseField("showsComments", refusal("comments-with-newest-version", {}));
  const shown = input.historyId == null ? undefined : await findHistoryEntry(db, project.id, input.historyId);
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now().getTime() + days * DAY_MS);
  return db.transaction(async (transaction) => {
    // One after the other: two that are made at once must not both be the last.
    await transaction.select({ id: projects.id }).from(projects).where(eq(projects.id, project.id)).for("update");
    if (project.teamId !== null) await holdMembership(transaction, userId, project.teamId);
    await requireProject(transaction, userId, project.id, "SHARE");
    if ((await transaction.$count(shareLinks, eq(shareLinks.projectId, project.id))) >= MAX_LINKS)
      throw new ApplicationError("CONFLICT", refusal("too-many-links", { most: MAX_LINKS }), {
        reason: "LINK_LIMIT",
      });
    const [link] = await transaction
      .insert(shareLinks)
      .values({
        projectId: project.id,
        historyId: shown?.id ?? null,
        showsComments,
        tokenHash: hashOf(token),
        createdBy: userId,
        createdAt: now(),
        expiresAt,
      })
      .returning({ id: shareLinks.id });
    if (link === undefined) throw new Error("the database returned no link");
    return { id: link.id, path: `/shared/?token=${token}`, expiresAt };
  });
}

/** A membership that ends at this moment ends after the transaction, and with it the link. */
async function holdMembership(transaction: Database, userId: string, teamId: string): Promise<void> {
  await transaction
    .select({ id: teamMembers.id })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)))
    .for("share");
}

/** Valid and expired ones, the newest first. */
export async function listShareLinks({ db }: Application, userId: string, id: string): Promise<readonly ShareLink[]> {
  const project = await requireProject(db, userId, id, "SHARE");
  return db
    .select({
      link: shareLinks,
      creatorName: users.name,
      hasCreatorLeft: sql<boolean>`${teamDepartures.at} is not null`,
    })
    .from(shareLinks)
    .innerJoin(projects, eq(projects.id, shareLinks.projectId))
    .leftJoin(users, eq(users.id, shareLinks.createdBy))
    .leftJoin(
      teamDepartures,
      and(
        eq(teamDepartures.teamId, projects.teamId),
        eq(teamDepartures.userId, shareLinks.createdBy),
        eq(teamDepartures.at, shareLinks.expiresAt),
      ),
    )
    .where(eq(shareLinks.projectId, project.id))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id));
}

/** From now on the link and the addresses that it gave show nothing. */
export async function revokeShareLink(
  { db }: Application,
  userId: string,
  { id, linkId }: { readonly id: string; readonly linkId: string },
): Promise<void> {
  const project = await requireProject(db, userId, id, "SHARE");
  const revoked = isUuid(linkId)
    ? await db
        .delete(shareLinks)
        .where(and(eq(shareLinks.id, linkId), eq(shareLinks.projectId, project.id)))
        .returning({ id: shareLinks.id })
    : [];
  if (revoked.length === 0) refuseUnknown();
}

/** What the link of this token shows. 404 for an unknown or revoked one, 10010 for an expired one. */
export async function openShareLink({ db, now }: Application, token: string): Promise<SharedProject> {
  const shared = await findShared(db, eq(shareLinks.tokenHash, hashOf(token)));
  if (shared === undefined) refuseUnknown();
  if (shared.expiresAt <= now()) throw new ApplicationError("EXPIRED", refusal("link-expired", {}));
  return shared;
}

/** The discussions of the project that the link shows; none where it shows no comments. */
export async function openSharedComments(application: Application, token: string): Promise<readonly SharedThread[]> {
  const { db } = application;
  const { projectId, showsComments } = await openShareLink(application, token);
  if (!showsComments) return [];
  const threads = await readThreads(db, projectId);
  const ids = threads.flatMap(({ comments }) => comments.flatMap(({ authorId }) => authorId ?? []));
  const authors =
    ids.length === 0
      ? []
      : await db
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(inArray(users.id, [...new Set(ids)]));
  const names = new Map(authors.map(({ id, name }) => [id, name]));
  return threads.map(({ thread, comments }) => ({
    thread,
    comments: comments.map((comment) => ({ comment, authorName: names.get(comment.authorId ?? "") ?? null })),
  }));
}

/** The address of a document that the link shows; it works without a session, and ends with the link. */
export function sharedDocumentUrl({ signer }: Application, linkId: string, hash: string | null): string | null {
  return hash === null ? null : signer.sign(`/shared/${linkId}/${hash}`, DOCUMENT_LIFETIME_MS);
}

/** The gzip bytes of a document while the link exists and shows it; else undefined. */
export async function readSharedDocument(
  application: Application,
  linkId: string,
  hash: string,
): Promise<Uint8Array | undefined> {
  const shared = isUuid(linkId) ? await findShared(application.db, eq(shareLinks.id, linkId)) : undefined;
  if (shared === undefined || shared.expiresAt <= application.now()) return undefined;
  return hash === shared.boardHash || hash === shared.circuitHash ? readWholeDocument(application, hash) : undefined;
}

/** The address of the 3D model of a board that the link shows, under the conditions of its documents. */
export function sharedModelUrl({ signer }: Application, linkId: string, boardHash: string | null): string | null {
  return boardHash === null ? null : signer.sign(`/shared/${linkId}/${boardHash}/model.glb`, DOCUMENT_LIFETIME_MS);
}

/** The project with the board of this document, while the link exists and shows it; else undefined. */
export async function findSharedBoard(
  { db, now }: Application,
  linkId: string,
  boardHash: string,
): Promise<ProjectRow | undefined> {
  const found = isUuid(linkId) ? await findLink(db, eq(shareLinks.id, linkId)) : undefined;
  if (found === undefined || found.link.expiresAt <= now()) return undefined;
  const { project, entry } = found;
  const { isResult, ...version } = versionOf(project, entry);
  const { majorVersion, revisionVersion } = isResult ? project : version;
  return version.boardHash === boardHash ? { ...project, ...version, majorVersion, revisionVersion } : undefined;
}

async function findShared(db: Database, condition: ReturnType<typeof eq>): Promise<SharedProject | undefined> {
  const found = await findLink(db, condition);
  if (found === undefined) return undefined;
  const { link, project, entry } = found;
  return {
    linkId: link.id,
    projectId: project.id,
    expiresAt: link.expiresAt,
    showsComments: link.showsComments,
    name: project.name,
    ...versionOf(project, entry),
  };
}

async function findLink(db: Database, condition: ReturnType<typeof eq>) {
  const [found] = await db
    .select({ link: shareLinks, project: projects, entry: historyEntries })
    .from(shareLinks)
    .innerJoin(projects, eq(projects.id, shareLinks.projectId))
    .leftJoin(historyEntries, eq(historyEntries.id, shareLinks.historyId))
    .leftJoin(teams, eq(teams.id, projects.teamId))
    .where(and(condition, isNull(projects.deletedAt), isNull(teams.deletedAt)));
  return found;
}

function versionOf(project: ProjectRow, entry: typeof historyEntries.$inferSelect | null) {
  const { majorVersion, revisionVersion, boardHash, circuitHash } = entry ?? project;
  return { majorVersion, revisionVersion, boardHash, circuitHash, isResult: entry?.requestGroupId != null };
}

function refuseUnknown(): never {
  throw new ApplicationError("NOT_FOUND", refusal("no-such-link", {}));
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
