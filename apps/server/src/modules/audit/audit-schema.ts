import { and, desc, eq, type SQL } from "drizzle-orm";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { auditLog } from "../../platform/database/tables.ts";
import { builder } from "../../wire/builder.ts";
import { countPages, readPage } from "../../wire/paging.ts";
import { type PageCount, Pagination } from "../../wire/payloads.ts";
import { requireAdministrator } from "../accounts/administrators.ts";
import { loadUsers } from "../accounts/user-loader.ts";

type AuditRow = typeof auditLog.$inferSelect;

const AuditEntry = builder.objectRef<AuditRow>("AuditEntry").implement({
  description: "What an administrator did. Entries are never changed.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at }),
    actor: t.string({
      nullable: true,
      description: "E-mail address; null: a command on the server, or the account was deleted.",
      resolve: async ({ actorId }, _args, { loaders }) =>
        actorId === null ? null : ((await loaders.of(loadUsers).load(actorId))?.email ?? null),
    }),
    actorId: t.exposeID("actorId", { nullable: true }),
    action: t.exposeString("action"),
    subjectKind: t.exposeString("subjectKind"),
    subjectId: t.exposeString("subjectId"),
    before: t.field({ type: "JSON", nullable: true, resolve: ({ before }) => before }),
    after: t.field({ type: "JSON", nullable: true, resolve: ({ after }) => after }),
    reason: t.exposeString("reason", { nullable: true }),
  }),
});

const AuditConnection = builder
  .objectRef<{ readonly nodes: readonly AuditRow[]; readonly pagination: PageCount }>("AuditConnection")
  .implement({
    fields: (t) => ({
      nodes: t.field({ type: [AuditEntry], resolve: ({ nodes }) => nodes }),
      totalCount: t.int({ resolve: ({ pagination }) => pagination.totalCount }),
      pagination: t.field({ type: Pagination, resolve: ({ pagination }) => pagination }),
    }),
  });

const AuditConnectionInput = builder.inputType("AuditConnectionInput", {
  fields: (t) => ({
    page: t.int(),
    size: t.int(),
    action: t.string(),
    subjectId: t.string(),
    actorId: t.id(),
  }),
});

async function listAudit(db: Database, where: SQL | undefined, page: ReturnType<typeof readPage>) {
  const nodes = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(page.size)
    .offset(page.offset);
  return { nodes, pagination: countPages(page, await db.$count(auditLog, where)) };
}

builder.queryFields((t) => ({
  auditConnection: t.field({
    type: AuditConnection,
    description: "For administrators: newest first.",
    args: { input: t.arg({ type: AuditConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requireAdministrator(context);
      const { action, subjectId, actorId } = input;
      const where = and(
        action ? eq(auditLog.action, action) : undefined,
        subjectId ? eq(auditLog.subjectId, subjectId) : undefined,
        actorId && isUuid(actorId) ? eq(auditLog.actorId, actorId) : undefined,
      );
      return listAudit(context.application.db, where, readPage(input));
    },
  }),
}));
