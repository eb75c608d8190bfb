import type { Intent, PartChoice, ReelChoice, SupplyItem, VariantChoice } from "@tracewright/board";
import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ExportFailure, ExportPiece } from "./export-records.ts";
import type { FeedbackAnswers } from "./feedback-answers.ts";
import type {
  MatchReason,
  PartCandidate,
  PartMatchRecord,
  PartMatchStatus,
  PartOfKind,
  PartQuestion,
} from "./part-match-records.ts";

/**
 * The tables. One PostgreSQL dialect for the embedded database and a server; `drizzle-kit generate` derives the
 * migrations in `apps/server/migrations`, which both apply.
 */

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });
const created = () => time("created_at").notNull().defaultNow();
const updated = () => time("updated_at").notNull().defaultNow();

/** Languages that screens and mail speak. */
export type Language = "en" | "ko";

/** Prices are told in one of these. */
export type Currency = "KRW" | "USD";

export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Lower case: an address is one account however it is typed. */
    email: text("email").notNull(),
    /** Null: the account belongs to a login of Google or Kakao. */
    passwordHash: text("password_hash"),
    name: text("name").notNull(),
    thumbnailUrl: text("thumbnail_url").notNull().default(""),
    signUpType: text("sign_up_type").$type<"EMAIL" | "GOOGLE" | "KAKAO">().notNull().default("EMAIL"),
    role: text("role").$type<"ADMIN" | "TUTOR" | "USER">().notNull().default("USER"),
    emailMarketingConsent: boolean("email_marketing_consent").notNull().default(false),
    smsMarketingConsent: boolean("sms_marketing_consent").notNull().default(false),
    /** Of mail: what the person's browser spoke when they last signed in. */
    language: text("language").$type<Language>().notNull().default("en"),
    /** Chosen by the person for every browser; null: each shows its own. */
    chosenLanguage: text("chosen_language").$type<Language>(),
    /** Chosen by the person; null: won where Korean is shown, else dollars. */
    chosenCurrency: text("chosen_currency").$type<Currency>(),
    /** When the privacy policy and the terms were accepted. */
    consentedAt: time("consented_at").notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [uniqueIndex("users_email").on(table.email)],
);

export type SocialProvider = "GOOGLE" | "KAKAO";

/** A login at Google or Kakao and the account it opens. */
export const identities = pgTable(
  "identities",
  {
    provider: text("provider").$type<SocialProvider>().notNull(),
    /** The provider's name for the person (`sub`): unlike an e-mail address it never passes on to somebody else. */
    subject: text("subject").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A token that ends the link at the provider, encrypted with the server's secret. */
    sealedToken: text("sealed_token"),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index("identities_user").on(table.userId)],
);

/** Why accounts were deleted; deliberately without any trace of who it was. */
export const deletionReasons = pgTable("deletion_reasons", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  reason: text("reason").notNull(),
  deletedOn: text("deleted_on").notNull(),
});

export const emailVerifications = pgTable(
  "email_verifications",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    authType: text("auth_type").$type<"SIGN_UP" | "RESET_PASSWORD">().notNull(),
    codeHash: text("code_hash").notNull(),
    tries: integer("tries").notNull().default(0),
    expiresAt: time("expires_at").notNull(),
    verifiedAt: time("verified_at"),
    /** Spent by a sign-up or reset; a verification counts once. */
    usedAt: time("used_at"),
    createdAt: created(),
  },
  (table) => [index("email_verifications_email").on(table.email, table.authType, table.createdAt)],
);

/** One row per counted attempt; `key` names what is limited ("code:a@b.c", "sign-in:1.2.3.4"). */
export const attempts = pgTable(
  "attempts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    key: text("key").notNull(),
    at: time("at").notNull(),
  },
  (table) => [index("attempts_key").on(table.key, table.at)],
);

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the cookie: a leaked table signs nobody in. */
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: created(),
    lastSeenAt: time("last_seen_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/**
 * Every mail, and the queue of those to be sent: `dueAt` says when the next try is, null that none is to come (sent, given
 * up, or kept because no SMTP server was configured).
 */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Name of its template. */
    kind: text("kind").notNull().default(""),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    html: text("html"),
    createdAt: created(),
    dueAt: time("due_at"),
    tries: integer("tries").notNull().default(0),
    /** What the SMTP server said at the last try. */
    failure: text("failure"),
    sentAt: time("sent_at"),
    /** When the last try failed. */
    givenUpAt: time("given_up_at"),
  },
  (table) => [
    index("outbox_due").on(table.dueAt).where(sql`due_at is not null`),
    index("outbox_created").on(table.createdAt),
  ],
);

/** What a person is told and finds again under the bell; `content` is the news as it was at that moment. */
export const notifications = pgTable(
  "notifications",
  {
    /** Ascending: lists page by it. */
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What it is about: the run's id. */
    parent: uuid("parent"),
    content: jsonb("content").$type<NotificationContent>().notNull(),
    readAt: time("read_at"),
    createdAt: created(),
  },
  (table) => [
    index("notifications_user").on(table.userId, table.id),
    index("notifications_unread").on(table.userId).where(sql`read_at is null`),
  ],
);

/** A run's end, told to its owner. Written once, so that a project renamed or deleted later does not change the news. */
export interface NotificationContent {
  readonly case: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly majorVersion: number;
  readonly revisionVersion: number;
  /** Whose doing it was. */
  readonly userId: string;
  readonly processState: "COMPLETE" | "FAIL" | "PROGRESS" | "STOPPED" | null;
  /** 0 to 100. */
  readonly percent: number | null;
  readonly status: RunStatus | null;
}

/** Kinds of mail somebody has switched on or off; no row: it is sent. */
export const mailPreferences = pgTable(
  "mail_preferences",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    email: boolean("email").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

export type NoticeLanguage = "CN" | "DE" | "EN" | "JP" | "KO" | "PL";

/** Announcements of whoever runs the server. */
export const notices = pgTable(
  "notices",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    language: text("language").$type<NoticeLanguage>().notNull(),
    title: text("title").notNull(),
    /** Plain text; empty lines part its paragraphs. */
    content: text("content").notNull(),
    isTop: boolean("is_top").notNull().default(false),
    isExposed: boolean("is_exposed").notNull().default(true),
    viewCount: integer("view_count").notNull().default(0),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index("notices_order").on(table.language, table.isTop, table.id)],
);

export const noticeAttachments = pgTable(
  "notice_attachments",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    noticeId: bigint("notice_id", { mode: "number" })
      .notNull()
      .references(() => notices.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    storageKey: text("storage_key").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    createdAt: created(),
  },
  (table) => [index("notice_attachments_notice").on(table.noticeId)],
);

/** An upload, announced by a presigned URL and complete once `sha256` is set. */
export const files = pgTable(
  "files",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    fileType: text("file_type").notNull(),
    bytes: bigint("bytes", { mode: "number" }),
    sha256: text("sha256"),
    /** Of an upload in parts: bytes from its beginning, and how many parts they came in. */
    received: bigint("received", { mode: "number" }).notNull().default(0),
    parts: integer("parts").notNull().default(0),
    createdAt: created(),
  },
  (table) => [index("files_owner").on(table.ownerId)],
);

/** A small file that stays: a profile image (re-encoded by us) or an attachment. */
export const media = pgTable(
  "media",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<"image" | "attachment">().notNull(),
    name: text("name").notNull(),
    mediaType: text("media_type").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: created(),
  },
  (table) => [index("media_owner").on(table.ownerId)],
);

export type JobType = "PLACEMENT" | "ROUTING";

export const projects = pgTable(
  "projects",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    latestAuthorId: uuid("latest_author_id")
      .notNull()
      .references(() => users.id),
    name: text("name").notNull(),
    description: text("description"),
    type: text("type").$type<"BLOCK" | "QUICK_MODE">().notNull().default("QUICK_MODE"),
    jobType: text("job_type").$type<JobType>().notNull(),
    stateType: text("state_type").notNull().default("READY"),
    majorVersion: integer("major_version").notNull().default(1),
    revisionVersion: integer("revision_version").notNull().default(0),
    boardHash: text("board_hash"),
    circuitHash: text("circuit_hash"),
    receipt: jsonb("receipt").notNull(),
    lastRequestGroupId: uuid("last_request_group_id"),
    lastRequestGroupStartAt: time("last_request_group_start_at"),
    selectedHistoryId: uuid("selected_history_id"),
    isResultSelected: boolean("is_result_selected").notNull().default(false),
    lastWorkPageType: text("last_work_page_type").$type<"LAYOUT" | "RESULT" | "NONE">().notNull().default("NONE"),
    createdAt: created(),
    updatedAt: updated(),
    deletedAt: time("deleted_at"),
  },
  (table) => [
    uniqueIndex("projects_name").on(table.ownerId, sql`lower(${table.name})`).where(sql`deleted_at is null`),
    index("projects_owner").on(table.ownerId, table.createdAt),
  ],
);

export type HistoryType =
  | "AUTOPLACEMENT"
  | "BLOCK_MODIFIED"
  | "CREATED"
  | "LAYOUT"
  | "LOGIC"
  | "NAME_MODIFIED"
  | "PLACEMENT"
  | "ROUTING";

/** Which version was applied, or how many records an edit touched. */
export type VersionChange =
  | { readonly kind: "applied"; readonly majorVersion: number; readonly revisionVersion: number }
  | { readonly kind: "edited"; readonly added: number; readonly removed: number; readonly changed: number };

/** What happened to a project; each entry points to the documents of that moment, so every version stays readable. */
export const historyEntries = pgTable(
  "history_entries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    authorId: uuid("author_id")
      .notNull()
      .references(() => users.id),
    type: text("type").$type<HistoryType>().notNull(),
    description: text("description"),
    majorVersion: integer("major_version").notNull(),
    revisionVersion: integer("revision_version").notNull(),
    boardHash: text("board_hash"),
    circuitHash: text("circuit_hash"),
    /** Set on results of a run: not a version yet until one is selected. */
    requestGroupId: uuid("request_group_id"),
    /** Order among the results of one run. */
    rank: integer("rank"),
    /** A run's own account of this result: see `RunResultSummary`. */
    summary: jsonb("summary"),
    /** What an entry that people made says beside its documents. */
    change: jsonb("change").$type<VersionChange>(),
    /** The order in which things happened: clocks are set back, and two entries may share a millisecond. */
    sequence: bigint("sequence", { mode: "number" }).generatedAlwaysAsIdentity(),
    createdAt: created(),
  },
  (table) => [
    index("history_project").on(table.projectId, table.sequence),
    uniqueIndex("history_result").on(table.requestGroupId, table.rank).where(sql`rank is not null`),
  ],
);

/** Which content-addressed documents a project may show. The bytes live in storage, shared by equal documents. */
export const documents = pgTable(
  "documents",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    hash: text("hash").notNull(),
    kind: text("kind").$type<"board" | "circuit">().notNull(),
    /** `BoardFacts` of a board. */
    facts: jsonb("facts"),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.hash] })],
);

export type RunStatus =
  | "PENDING"
  | "REQUEST"
  | "STARTED"
  | "PROGRESS"
  | "COMPLETE"
  | "FAIL"
  | "CANCEL"
  | "TIMEOUT"
  | "EVENT_HANDLER_CANCEL"
  | "EVENT_HANDLER_FAILED"
  | "EVENT_HANDLER_TIMEOUT";

/** Numbers the turns of runs: see `runs.turn`. */
export const runTurns = pgSequence("run_turns");

/**
 * What ended a run before its time or kept its pause from being whole, as data: screens and mail say it in the person's
 * language.
 */
export type RunFailure =
  /** It did not come to an end even after its time. */
  | { readonly kind: "OUT_OF_TIME" }
  | { readonly kind: "OUT_OF_MEMORY"; readonly limitMb: number }
  /** The server's disk took neither checkpoint nor result. */
  | { readonly kind: "NO_SPACE" }
  /** Its worker died once too often. */
  | { readonly kind: "INTERRUPTED"; readonly times: number }
  /** A bug of ours; the log has it. */
  | { readonly kind: "FAULT" }
  /** Parts for which no candidate had room; none are named where the time was too short for any candidate. */
  | { readonly kind: "NO_ROOM"; readonly parts: readonly PartWithoutRoom[] };

export interface PartWithoutRoom {
  readonly reference: string;
  /** Width and height of what it claims. */
  readonly needsMm: readonly [number, number];
  /** The largest rectangle that was left on its side of the board; larger than the part where it is too high for all places. */
  readonly largestFreeMm: readonly [number, number];
}

/** One placement or routing run; its id is the API's requestGroupId. */
export const runs = pgTable(
  "runs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    requestedBy: uuid("requested_by")
      .notNull()
      .references(() => users.id),
    jobType: text("job_type").$type<JobType>().notNull(),
    status: text("status").$type<RunStatus>().notNull().default("PENDING"),
    boardHash: text("board_hash").notNull(),
    circuitHash: text("circuit_hash"),
    majorVersion: integer("major_version").notNull(),
    revisionVersion: integer("revision_version").notNull(),
    options: jsonb("options").notNull(),
    /** How often a worker took it up; the third loss of a worker ends it. */
    attempts: integer("attempts").notNull().default(0),
    /** The order in which runs were requested. No clock: one that is set back must not turn the order round. */
    ticket: bigserial("ticket", { mode: "number" }).notNull(),
    /** The order in which workers first took runs up, of all people together; null while nobody has. */
    turn: bigint("turn", { mode: "number" }),
    leaseOwner: text("lease_owner"),
    /** Counts up while the worker that holds the lease lives. */
    beat: integer("beat").notNull().default(0),
    /** Storage key of the newest checkpoint. */
    checkpointKey: text("checkpoint_key"),
    progress: jsonb("progress"),
    /** Of a finished placement: what it was after. */
    intents: jsonb("intents").$type<readonly Intent[]>(),
    /** Why it failed or what its pause lacks, for a person; `message` says the same in English, for the log. */
    failure: jsonb("failure").$type<RunFailure>(),
    message: text("message"),
    /** Milliseconds of work, pauses and waiting not counted. */
    workedMs: integer("worked_ms").notNull().default(0),
    requestedAt: time("requested_at").notNull().defaultNow(),
    startedAt: time("started_at"),
    endedAt: time("ended_at"),
  },
  (table) => [
    uniqueIndex("runs_one_per_project")
      .on(table.projectId)
      .where(sql`status in ('PENDING', 'REQUEST', 'STARTED', 'PROGRESS')`),
    index("runs_in_order").on(table.projectId, table.ticket),
    index("runs_turns").on(table.requestedBy, table.turn),
    index("runs_held").on(table.status).where(sql`status in ('REQUEST', 'STARTED', 'PROGRESS')`),
  ],
);

/** What somebody thinks of what a run came to: one word on each run. */
export const feedbacks = pgTable(
  "feedbacks",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    requestGroupId: uuid("request_group_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    jobType: text("job_type").$type<JobType>().notNull(),
    /** 1 to 5. */
    rating: integer("rating").notNull(),
    comment: text("comment").notNull().default(""),
    raw: jsonb("raw").$type<FeedbackAnswers>().notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    uniqueIndex("feedbacks_one_per_run").on(table.requestGroupId),
    index("feedbacks_project").on(table.projectId, table.createdAt),
  ],
);

/** What people made of the intents that are read from a project's circuit; none until somebody says something. */
export const intentChoices = pgTable("intent_choices", {
  projectId: uuid("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  /** Counts the changes: a change says which state it was made on. */
  version: integer("version").notNull(),
  removed: jsonb("removed").$type<readonly string[]>().notNull(),
  added: jsonb("added").$type<readonly Intent[]>().notNull(),
  updatedAt: updated(),
});

/** What people decided about a project's assembly; none until somebody says something. */
export const assemblyChoices = pgTable("assembly_choices", {
  projectId: uuid("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  /** Counts the changes: a change says which state it was made on. */
  version: integer("version").notNull(),
  reels: jsonb("reels").$type<readonly ReelChoice[]>().notNull(),
  variants: jsonb("variants").$type<readonly VariantChoice[]>().notNull(),
  updatedAt: updated(),
});

/** A finished export, kept until it runs out. */
export const exports = pgTable("exports", {
  id: uuid("id").primaryKey().defaultRandom(),
  projectId: uuid("project_id")
    .notNull()
    .references(() => projects.id, { onDelete: "cascade" }),
  storageKey: text("storage_key").notNull(),
  fileName: text("file_name").notNull(),
  bytes: bigint("bytes", { mode: "number" }).notNull(),
  createdAt: created(),
});

export type MatchingStatus = "WAITING" | "PROGRESS" | "COMPLETE" | "FAIL";

export type MatchingFailure = "INTERRUPTED" | "OUT_OF_MEMORY" | "OUT_OF_TIME" | "CRASHED";

/** The matching of a project's parts with what is known about parts: a job of the workers, one for each project. */
export const partMatchings = pgTable(
  "part_matchings",
  {
    projectId: uuid("project_id")
      .primaryKey()
      .references(() => projects.id, { onDelete: "cascade" }),
    status: text("status").$type<MatchingStatus>().notNull().default("WAITING"),
    /** The parts have been listed: from then on a worker that takes it up anew goes on with those that are open. */
    isListed: boolean("is_listed").notNull().default(false),
    /** How often a worker took it up. */
    attempts: integer("attempts").notNull().default(0),
    leaseOwner: text("lease_owner"),
    /** Counts up while the worker that holds the lease lives. */
    beat: integer("beat").notNull().default(0),
    failure: text("failure").$type<MatchingFailure>(),
    requestedAt: time("requested_at").notNull().defaultNow(),
    endedAt: time("ended_at"),
  },
  (table) => [index("part_matchings_open").on(table.requestedAt).where(sql`status in ('WAITING', 'PROGRESS')`)],
);

/**
 * Parts of a project that are the same to whoever matches them, and what they were matched with. The match of four equal
 * flip-flops is one row.
 */
export const partMatches = pgTable(
  "part_matches",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** Hash of what the design says of the part: the same in every project. */
    kind: text("kind").notNull(),
    /** Order of the first of its parts in the design. */
    rank: integer("rank").notNull(),
    parts: jsonb("parts").$type<readonly PartOfKind[]>().notNull(),
    question: jsonb("question").$type<PartQuestion>().notNull(),
    svg: text("svg"),
    status: text("status").$type<PartMatchStatus>().notNull().default("InProgress"),
    /** What it was matched with, corrections included; null until it is. */
    match: jsonb("match").$type<PartMatchRecord>(),
    /** What else it may be. */
    candidates: jsonb("candidates").$type<readonly PartCandidate[]>().notNull().default([]),
    /** Why it is to be looked at, or what was not found. */
    reasons: jsonb("reasons").$type<readonly MatchReason[]>().notNull().default([]),
    confirmedAt: time("confirmed_at"),
    updatedAt: updated(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.kind] })],
);

/** A datasheet that somebody uploaded; kept with the account, for this project and later ones. */
export const datasheets = pgTable(
  "datasheets",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sha256: text("sha256").notNull(),
    name: text("name").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    createdAt: created(),
  },
  (table) => [uniqueIndex("datasheets_content").on(table.ownerId, table.sha256)],
);

export type DatasheetStatus = "PROGRESS" | "SUCCESS" | "FAIL";

/** The reading of a datasheet for a part; its id is the API's datasheetMatchingId. */
export const datasheetMatchings = pgTable(
  "datasheet_matchings",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    requestedBy: uuid("requested_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Of the part that was asked for. */
    reference: text("reference").notNull(),
    datasheetId: uuid("datasheet_id")
      .notNull()
      .references(() => datasheets.id, { onDelete: "cascade" }),
    status: text("status").$type<DatasheetStatus>().notNull().default("PROGRESS"),
    /** Of the pages, 0 to 100. */
    percent: integer("percent").notNull().default(0),
    /** A number of the error catalogue. */
    errorCode: integer("error_code"),
    /** What is the matter, as data: see `MatchReason`. */
    reason: jsonb("reason").$type<MatchReason>(),
    attempts: integer("attempts").notNull().default(0),
    leaseOwner: text("lease_owner"),
    /** Counts up while the worker that holds the lease lives. */
    beat: integer("beat").notNull().default(0),
    requestedAt: time("requested_at").notNull().defaultNow(),
    endedAt: time("ended_at"),
  },
  (table) => [
    uniqueIndex("datasheet_matchings_one_per_part").on(table.projectId, table.kind).where(sql`status = 'PROGRESS'`),
    index("datasheet_matchings_project").on(table.projectId, table.requestedAt),
  ],
);

/**
 * What somebody's parts were matched with, for their later projects: what they confirmed, and what datasheets said. `kind` is
 * the signature of the question.
 */
export const knownParts = pgTable(
  "known_parts",
  {
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    question: jsonb("question").$type<PartQuestion>().notNull(),
    candidate: jsonb("candidate").$type<PartCandidate>().notNull(),
    updatedAt: updated(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.kind] })],
);

/** A change of one line's part: what it was before, null where it was as designed. */
export interface PartChoiceStep {
  readonly line: string;
  readonly before: PartChoice | null;
}

/** What people decided about the parts of a project's bill of materials; none until somebody says something. */
export const partChoices = pgTable("part_choices", {
  projectId: uuid("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  /** Counts the changes: a change says which state it was made on. */
  version: integer("version").notNull(),
  choices: jsonb("choices").$type<readonly PartChoice[]>().notNull(),
  /** What can be undone, the newest last. */
  steps: jsonb("steps").$type<readonly PartChoiceStep[]>().notNull(),
  updatedAt: updated(),
});

/** What a supplier answered, by what it was asked for. Everybody's: prices and stock are the same for all. */
export const supplyAnswers = pgTable(
  "supply_answers",
  {
    provider: text("provider").notNull(),
    /** "part LM358DR" or "words 10k 0603". */
    question: text("question").notNull(),
    items: jsonb("items").$type<readonly SupplyItem[]>().notNull(),
    readAt: time("read_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.question] }), index("supply_answers_age").on(table.readAt)],
);

/** The price list that an administrator imported; a new one takes the place of the one before. */
export const priceLists = pgTable("price_lists", {
  id: uuid("id").primaryKey().defaultRandom(),
  fileName: text("file_name").notNull(),
  importedBy: uuid("imported_by").references(() => users.id, { onDelete: "set null" }),
  importedAt: time("imported_at").notNull(),
});

/** A part of the price list. */
export const pricedParts = pgTable(
  "priced_parts",
  {
    listId: uuid("list_id")
      .notNull()
      .references(() => priceLists.id, { onDelete: "cascade" }),
    /** Order in the file. */
    rank: integer("rank").notNull(),
    /** The manufacturer's part number as numbers are compared. */
    numberKey: text("number_key").notNull(),
    /** Of generic parts: what they stand for, "10k", and on which footprint; empty otherwise. */
    value: text("value").notNull(),
    footprint: text("footprint").notNull(),
    item: jsonb("item").$type<SupplyItem>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.rank] }), index("priced_parts_number").on(table.numberKey)],
);

export type ExportJobStatus = "WAITING" | "PROGRESS" | "COMPLETE" | "FAIL" | "CANCEL";

/** An export that is made while nobody waits for the answer. */
export const exportJobs = pgTable(
  "export_jobs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    requestedBy: uuid("requested_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    status: text("status").$type<ExportJobStatus>().notNull().default("WAITING"),
    /** 0 to 100. */
    percent: integer("percent").notNull().default(0),
    /** What is being written: the name of a piece. */
    phase: text("phase").notNull().default(""),
    /** In the order in which they are written. */
    pieces: jsonb("pieces").$type<readonly ExportPiece[]>().notNull().default([]),
    request: jsonb("request").notNull(),
    /** Of a complete job: what the export answered. */
    result: jsonb("result"),
    /** Of one that failed: a number of the error catalogue, a sentence and what else was refused with it. */
    failure: jsonb("failure").$type<ExportFailure>(),
    createdAt: created(),
    /** Counts up while its process works on it. */
    beat: integer("beat").notNull().default(0),
    /** The beat at which somebody last wanted to know how far it is. */
    askedBeat: integer("asked_beat").notNull().default(0),
    endedAt: time("ended_at"),
  },
  (table) => [
    index("export_jobs_project").on(table.projectId, table.createdAt),
    index("export_jobs_open").on(table.requestedBy).where(sql`status in ('WAITING', 'PROGRESS')`),
  ],
);
