import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { plans, planVersions, projects, teamInvitations, teamMembers } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { type Holder, heldByTeam, holderId } from "../access/holder.ts";
import { findCurrentVersion, findMembership } from "./monthly-credits.ts";
import { lockWallet } from "./wallet.ts";

export interface PlanUse {
  /** Null: a team without a plan. */
  readonly plan: string | null;
  readonly projects: Counted;
  /** Of a team. Open invitations count. */
  readonly members: Counted | undefined;
}

interface Counted {
  readonly used: number;
  readonly limit: number;
}

/** What an account or a team has of what its plan allows. */
export async function readPlanUse(db: Database, holder: Holder, at: Date): Promise<PlanUse> {
  const { plan, projectLimit, memberLimit } = await limitsOf(db, holder);
  return {
    plan,
    projects: { used: await countProjects(db, holder), limit: projectLimit },
    members:
      holder.teamId === null || memberLimit === null
        ? undefined
        : { used: await countMembers(db, holder.teamId, at), limit: memberLimit },
  };
}

/**
 * Refuses one project more than the plan allows. In the transaction that stores the project, its wallet is locked, so that
 * projects that are created at the same time are counted. What is there when a plan ends stays.
 */
export async function requireProjectRoom(
  { db, configuration }: Pick<Application, "db" | "configuration">,
  holder: Holder,
  transaction?: Database,
): Promise<void> {
  if (configuration.credits !== "on") return;
  if (transaction !== undefined) await lockWallet(transaction, holder);
  const { plan, projectLimit: limit } = await limitsOf(transaction ?? db, holder);
  if ((await countProjects(transaction ?? db, holder)) < limit) return;
  refuseBeyond("project", { plan, limit, teamId: holder.teamId });
}

/** The weight of the plan of an account or a team, by which its runs get turns. */
export async function queueWeightOf(db: Database, holder: Holder): Promise<number> {
  return (await limitsOf(db, holder)).queueWeight;
}

/** Refuses an invitation or a member beyond the plan of the team; its row is locked. */
export async function requireMemberRoom(
  { configuration, now }: Pick<Application, "configuration" | "now">,
  transaction: Database,
  { teamId, invites }: { readonly teamId: string; readonly invites: boolean },
): Promise<void> {
  if (configuration.credits !== "on") return;
  const { plan, memberLimit: limit } = await limitsOf(transaction, heldByTeam(teamId));
  if (limit === null) return;
  const members = invites
    ? await countMembers(transaction, teamId, now())
    : await transaction.$count(teamMembers, eq(teamMembers.teamId, teamId));
  if (members >= limit) refuseBeyond("member", { plan, limit, teamId });
}

/** The page of the plan is found by the team, null: one's own. */
function refuseBeyond(
  what: "member" | "project",
  { plan, limit, teamId }: { readonly plan: string | null; readonly limit: number; readonly teamId: string | null },
): never {
  const words =
    plan === null
      ? refusal(what === "project" ? "team-without-plan-projects" : "team-without-plan-members", { limit })
      : refusal(what === "project" ? "plan-limit-projects" : "plan-limit-members", { plan, limit });
  throw new ApplicationError("CONFLICT", words, { reason: "PLAN_LIMIT", limit, teamId });
}

/** Without a plan a team has projects and turns of the free plan, and members of the smallest plan for teams. */
async function limitsOf(db: Database, holder: Holder) {
  const membership = await findMembership(db, holder);
  if (membership !== undefined) {
    const [own] = await db.select().from(planVersions).where(eq(planVersions.id, membership.planVersionId));
    if (own === undefined) throw new Error(`there is no plan version ${membership.planVersionId}`);
    const { planId: plan, projectLimit, memberLimit, queueWeight } = own;
    return { plan, projectLimit, memberLimit, queueWeight };
  }
  const { projectLimit, queueWeight } = await findCurrentVersion(db, "FREE");
  if (holder.teamId === null) return { plan: "FREE", projectLimit, memberLimit: null, queueWeight };
  const [smallest] = await db
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.holderKind, "TEAM"), eq(plans.isArchived, false)))
    .orderBy(asc(plans.rank))
    .limit(1);
  const memberLimit = smallest ? (await findCurrentVersion(db, smallest.id)).memberLimit : null;
  return { plan: null, projectLimit, memberLimit, queueWeight };
}

function countProjects(db: Database, holder: Holder): Promise<number> {
  return db.$count(projects, and(eq(projects.holderId, holderId(holder)), isNull(projects.deletedAt)));
}

async function countMembers(db: Database, teamId: string, at: Date): Promise<number> {
  const open = and(eq(teamInvitations.teamId, teamId), gt(teamInvitations.expiresAt, at));
  return (await db.$count(teamMembers, eq(teamMembers.teamId, teamId))) + (await db.$count(teamInvitations, open));
}
