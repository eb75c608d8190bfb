import { and, count, desc, eq, gte, inArray, isNotNull, isNull, max, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { identities, outbox, runs } from "../../platform/database/tables.ts";
import { freeBytesOf } from "../../platform/storage/free-space.ts";
import { ACTIVE_STATUSES } from "../runs/run-state.ts";
import { SUPPLY } from "../supply/create-supply.ts";
import { findPriceList } from "../supply/price-list/price-list-store.ts";
import { countOpenContacts } from "./staff-contacts.ts";
import { countOpenEstimates } from "./staff-estimates.ts";
import { countWaitingOrders } from "./staff-orders.ts";

const DAY_MS = 86_400_000;

/** Something outside of this server that it works with. */
export interface Integration {
  readonly name: "MAIL" | "GOOGLE" | "KAKAO" | "MOUSER" | "PRICE_LIST" | "S3";
  /** Whether its key or address is configured; of the price list: whether one was imported. */
  readonly isConfigured: boolean;
  readonly lastOkAt: Date | null;
  readonly lastErrorAt: Date | null;
  readonly lastError: string | null;
}

export interface Overview {
  readonly contacts: { readonly count: number; readonly oldestAt: Date | null };
  readonly orders: Overview["contacts"];
  readonly estimates: Overview["contacts"];
  readonly runs: { readonly waiting: number; readonly working: number; readonly failedToday: number };
  readonly mail: { readonly waiting: number; readonly failed: number };
  /** `freeBytes` is null where files are in S3. */
  readonly storage: { readonly usedBytes: number; readonly freeBytes: number | null };
  readonly integrations: readonly Integration[];
}

/** What an administrator looks at first. It contains nothing of anybody's work. */
export async function readOverview(application: Application): Promise<Overview> {
  const { db, now, configuration } = application;
  return {
    contacts: await countOpenContacts(db),
    orders: await countWaitingOrders(application),
    estimates: await countOpenEstimates(db),
    runs: await countRuns(db, new Date(now().getTime() - DAY_MS)),
    mail: await countMail(db),
    storage: {
      usedBytes: await readUsedBytes(db),
      freeBytes: configuration.s3 ? null : await freeBytesOf(configuration.dataDir),
    },
    integrations: [
      await readMail(application),
      await readLogin(application, "GOOGLE"),
      await readLogin(application, "KAKAO"),
      ...(await readSuppliers(application)),
      { name: "S3", isConfigured: configuration.s3 !== undefined, ...NEVER },
    ],
  };
}

const NEVER = { lastOkAt: null, lastErrorAt: null, lastError: null };

async function countRuns(db: Database, since: Date) {
  const rows = await db
    .select({ status: runs.status, count: count() })
    .from(runs)
    .where(inArray(runs.status, [...ACTIVE_STATUSES]))
    .groupBy(runs.status);
  const of = (...statuses: readonly string[]) =>
    rows.filter(({ status }) => statuses.includes(status)).reduce((sum, row) => sum + row.count, 0);
  const failed = inArray(runs.status, ["FAIL", "TIMEOUT", "EVENT_HANDLER_FAILED", "EVENT_HANDLER_TIMEOUT"]);
  return {
    waiting: of("PENDING", "REQUEST"),
    working: of("STARTED", "PROGRESS"),
    failedToday: await db.$count(runs, and(failed, gte(runs.endedAt, since))),
  };
}

async function countMail(db: Database) {
  const unsent = isNull(outbox.sentAt);
  return {
    waiting: await db.$count(outbox, and(unsent, isNotNull(outbox.dueAt))),
    failed: await db.$count(outbox, and(unsent, isNotNull(outbox.givenUpAt))),
  };
}

/** As the rows say; equal documents of several projects lie in storage once. */
async function readUsedBytes(db: Database): Promise<number> {
  const { rows } = (await db.execute(sql`
    select (
      (select coalesce(sum(coalesce(bytes, received)), 0) from files) +
      (select coalesce(sum(bytes), 0) from media) +
      (select coalesce(sum(bytes), 0) from contact_files) +
      (select coalesce(sum(bytes), 0) from order_files) +
      (select coalesce(sum(bytes), 0) from estimate_files) +
      (select coalesce(sum(bytes), 0) from notice_attachments) +
      (select coalesce(sum(bytes), 0) from datasheets) +
      (select coalesce(sum(bytes), 0) from (select distinct on (hash) bytes from documents) held)
    )::text as bytes`)) as unknown as { readonly rows: readonly { readonly bytes: string }[] };
  return Number(rows[0]?.bytes);
}

async function readMail({ db, mailer }: Application): Promise<Integration> {
  const [sent] = await db.select({ at: max(outbox.sentAt) }).from(outbox);
  const [failed] = await db
    .select({ failure: outbox.failure, at: outbox.givenUpAt, createdAt: outbox.createdAt })
    .from(outbox)
    .where(isNotNull(outbox.failure))
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  return {
    name: "MAIL",
    isConfigured: mailer.isConfigured,
    lastOkAt: sent?.at ?? null,
    lastErrorAt: failed ? (failed.at ?? failed.createdAt) : null,
    lastError: failed?.failure ?? null,
  };
}

/** The last success is the last account that was created with it. */
async function readLogin({ db, configuration }: Application, name: "GOOGLE" | "KAKAO"): Promise<Integration> {
  const [linked] = await db
    .select({ at: max(identities.createdAt) })
    .from(identities)
    .where(eq(identities.provider, name));
  return { name, isConfigured: configuration.socialLogins.has(name), ...NEVER, lastOkAt: linked?.at ?? null };
}

async function readSuppliers({ db, services, configuration }: Application): Promise<readonly Integration[]> {
  const mouser = services.get(SUPPLY).find(({ source }) => source === "mouser");
  const state = await mouser?.readState();
  const list = await findPriceList(db);
  return [
    {
      name: "MOUSER",
      isConfigured: configuration.mouser !== undefined,
      lastOkAt: state?.lastAnswerAt ?? null,
      lastErrorAt: null,
      lastError: state?.message || null,
    },
    { name: "PRICE_LIST", isConfigured: list !== undefined, ...NEVER, lastOkAt: list?.importedAt ?? null },
  ];
}
