import type { users } from "../../platform/database/tables.ts";
import { builder } from "../../wire/builder.ts";
import { countPages, readPage } from "../../wire/paging.ts";
import { IdPayload, type PageCount, Pagination } from "../../wire/payloads.ts";
import { requireAdministrator, roleOf } from "../accounts/administrators.ts";
import { act } from "../audit/act.ts";
import { storedBytesOf } from "../storage/account-storage.ts";
import {
  changeUserRole,
  countWorkOf,
  findStaffUser,
  listStaffUsers,
  restoreUser,
  signOutUser,
  suspendUser,
} from "./staff-users.ts";

type UserRow = typeof users.$inferSelect;

const StaffRole = builder.enumType("StaffRole", { values: ["ADMIN", "USER"] as const });

const StaffUser = builder.objectRef<UserRow>("StaffUser").implement({
  description: "An account as administrators see it: how much there is, not what.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    email: t.exposeString("email"),
    signUpType: t.exposeString("signUpType"),
    role: t.field({
      type: StaffRole,
      resolve: (user, _args, { application }) =>
        roleOf(application.configuration, user) === "ADMIN" ? "ADMIN" : "USER",
    }),
    isConfigured: t.boolean({
      description: "Whether the role is named by ADMINISTRATORS of the configuration.",
      resolve: ({ email }, _args, { application }) => application.configuration.administrators.has(email),
    }),
    suspendedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ suspendedAt }) => suspendedAt }),
    suspendedReason: t.exposeString("suspendedReason", { nullable: true }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
    projectCount: t.int({
      resolve: async ({ id }, _args, { application: { db, now } }) => (await countWorkOf(db, id, now())).projects,
    }),
    sessionCount: t.int({
      resolve: async ({ id }, _args, { application: { db, now } }) => (await countWorkOf(db, id, now())).sessions,
    }),
    storedBytes: t.float({ resolve: ({ id }, _args, { application }) => storedBytesOf(application.db, id) }),
  }),
});

const StaffUserConnection = builder
  .objectRef<{ readonly nodes: readonly UserRow[]; readonly pagination: PageCount }>("StaffUserConnection")
  .implement({
    fields: (t) => ({
      nodes: t.field({ type: [StaffUser], resolve: ({ nodes }) => nodes }),
      totalCount: t.int({ resolve: ({ pagination }) => pagination.totalCount }),
      pagination: t.field({ type: Pagination, resolve: ({ pagination }) => pagination }),
    }),
  });

const StaffUserConnectionInput = builder.inputType("StaffUserConnectionInput", {
  fields: (t) => ({
    keyword: t.string({ description: "In name or address." }),
    suspended: t.boolean({ description: "Suspended ones alone." }),
    page: t.int(),
    size: t.int(),
  }),
});
const SuspendUserInput = builder.inputType("SuspendUserInput", {
  fields: (t) => ({ id: t.id({ required: true }), reason: t.string({ required: true }) }),
});
const StaffUserInput = builder.inputType("StaffUserInput", { fields: (t) => ({ id: t.id({ required: true }) }) });
const ChangeUserRoleInput = builder.inputType("ChangeUserRoleInput", {
  fields: (t) => ({ id: t.id({ required: true }), role: t.field({ type: StaffRole, required: true }) }),
});

builder.queryFields((t) => ({
  staffUser: t.field({
    type: StaffUser,
    description: "For administrators.",
    args: { input: t.arg({ type: StaffUserInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requireAdministrator(context);
      return findStaffUser(context.application.db, input.id);
    },
  }),
  staffUserConnection: t.field({
    type: StaffUserConnection,
    description: "For administrators: accounts, newest first.",
    args: { input: t.arg({ type: StaffUserConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requireAdministrator(context);
      const { nodes, totalCount } = await listStaffUsers(context.application.db, input);
      return { nodes, pagination: countPages(readPage(input), totalCount) };
    },
  }),
}));

builder.mutationFields((t) => ({
  suspendUser: t.field({
    type: IdPayload,
    description: "For administrators: logged out everywhere, and refused at log-in (409, SUSPENDED), until restored.",
    args: { input: t.arg({ type: SuspendUserInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "suspendUser", (application, administratorId) =>
        suspendUser(application, administratorId, input.id, input.reason),
      ),
    }),
  }),
  restoreUser: t.field({
    type: IdPayload,
    description: "For administrators.",
    args: { input: t.arg({ type: StaffUserInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "restoreUser", (application) => restoreUser(application, input.id)),
    }),
  }),
  signOutUser: t.field({
    type: IdPayload,
    description: "For administrators: everywhere.",
    args: { input: t.arg({ type: StaffUserInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "signOutUser", (application) => signOutUser(application, input.id)),
    }),
  }),
  changeUserRole: t.field({
    type: IdPayload,
    description: "For administrators.",
    args: { input: t.arg({ type: ChangeUserRoleInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "changeUserRole", (application, administratorId) =>
        changeUserRole(application, administratorId, input.id, input.role),
      ),
    }),
  }),
}));
