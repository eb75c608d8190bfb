import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type AuditFacts, auditLog } from "../../platform/database/tables.ts";
import type { RequestContext } from "../../wire/request-context.ts";
import { requireAdministrator } from "../accounts/administrators.ts";

export type SubjectKind =
  | "CONTACT"
  | "FAQ"
  | "FINDING"
  | "ESTIMATE"
  | "MAIL"
  | "NOTICE"
  | "OFFER"
  | "ORDER"
  | "PRICE_LIST"
  | "PROJECT"
  | "PURCHASE"
  | "RUN"
  | "USER";

/** What the log keeps of an act. Neither secrets nor texts of people. */
export interface ActRecord {
  readonly subject: readonly [kind: SubjectKind, id: string];
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
  readonly reason?: string;
}

export interface Act<Value> extends ActRecord {
  readonly value: Value;
  /** What becomes known once the act holds: messages to open screens, files to remove. */
  readonly finish?: () => void | Promise<void>;
}

/**
 * An act of an administrator: `work` gets the application with the transaction as its database, and the log gets one row
 * in it. What fails leaves neither. For everybody else the operation does not exist.
 */
export async function act<Value>(
  context: RequestContext,
  action: string,
  work: (application: Application, administratorId: string) => Promise<Act<Value>>,
): Promise<Value> {
  const { userId } = await requireAdministrator(context);
  const { application, requestId } = context;
  const { value, finish } = await application.db.transaction(async (transaction) => {
    const done = await work({ ...application, db: transaction }, userId);
    await writeAudit(transaction, { ...done, action, actorId: userId, requestId, at: application.now() });
    return done;
  });
  await finish?.();
  return value;
}

export async function writeAudit(
  transaction: Database,
  {
    subject: [subjectKind, subjectId],
    before,
    after,
    reason,
    ...row
  }: ActRecord & {
    readonly action: string;
    readonly actorId: string | null;
    readonly requestId: string | null;
    readonly at: Date;
  },
): Promise<void> {
  await transaction.insert(auditLog).values({
    at: row.at,
    actorId: row.actorId,
    action: row.action,
    requestId: row.requestId,
    subjectKind,
    subjectId,
    before: before ?? null,
    after: after ?? null,
    reason: reason ?? null,
  });
}
