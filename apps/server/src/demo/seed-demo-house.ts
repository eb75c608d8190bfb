import { hash } from "@node-rs/argon2";
import { and, eq } from "drizzle-orm";
import { createProject } from "../modules/project-lifecycle/create-project.ts";
import type { Application } from "../platform/application.ts";
import type { Database } from "../platform/database/open-database.ts";
import { contacts, notices, projects, teamMembers, teams, users } from "../platform/database/tables.ts";
import { DEMO_ACCOUNT, DEMO_ADMINISTRATOR } from "./demo-account.ts";
import { findExamples } from "./seed-demo.ts";

const TEAM_NAME = "Demo team";
const COLLEAGUES = [
  { email: "mina@tracewright.local", name: "Mina (demo)", role: "ADMIN" },
  { email: "jun@tracewright.local", name: "Jun (demo)", role: "USER" },
] as const;

/**
 * Beside the demo account, on a server that only its own machine reaches: an administrator, a team of three with a
 * project, notices, and an answered and an open inquiry. The administrator gets its password when all are there, so that
 * a start that was killed before is gone on with by the next. Later starts leave everything alone.
 */
export async function seedDemoHouse(application: Application, tell: (sentence: string) => void): Promise<void> {
  const { db, now, configuration } = application;
  const { email, password } = DEMO_ADMINISTRATOR;
  const sentence = `Demo administrator: ${email}, password ${password}`;
  const [demo] = await db.select().from(users).where(eq(users.email, DEMO_ACCOUNT.email));
  const [known] = await db.select().from(users).where(eq(users.email, email));
  if (known?.passwordHash) return tell(sentence);
  // Somebody deleted it: nothing to show.
  if (demo === undefined) return;
  const passwordHash = await hash(password);
  const at = now();
  const teamId = await db.transaction(async (transaction) => {
    const administratorId = await findOrAdd(transaction, { email, name: "Demo administrator", role: "ADMIN" }, at);
    const [team] = await transaction
      .select({ id: teams.id })
      .from(teams)
      .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
      .where(and(eq(teamMembers.userId, demo.id), eq(teams.name, TEAM_NAME)));
    if (team) return team.id;
    await transaction.insert(contacts).values(inquiriesOf(demo.id, administratorId, at));
    await transaction.insert(notices).values(NOTICES.map((notice) => ({ ...notice, createdAt: at, updatedAt: at })));
    const [made] = await transaction
      .insert(teams)
      .values({ name: TEAM_NAME, description: "Example of a team. Its members are demo accounts." })
      .returning();
    if (made === undefined) throw new Error("the database returned no team");
    await transaction.insert(teamMembers).values({ teamId: made.id, userId: demo.id, role: "OWNER" });
    for (const { role, ...colleague } of COLLEAGUES) {
      const userId = await findOrAdd(transaction, { ...colleague, role: "USER", passwordHash }, at);
      await transaction.insert(teamMembers).values({ teamId: made.id, userId, role });
    }
    return made.id;
  });
  const [example] = await findExamples(configuration.examplesDir);
  const isThere = example && and(eq(projects.holderId, teamId), eq(projects.name, example.name));
  if (example && (await db.$count(projects, isThere)) === 0)
    await createProject(application, demo.id, {
      name: example.name,
      jobType: "ROUTING",
      files: example.files,
      layoutWins: false,
      teamId,
    });
  await db.update(users).set({ passwordHash }).where(eq(users.email, email));
  tell(sentence);
}

async function findOrAdd(
  transaction: Database,
  user: {
    readonly email: string;
    readonly name: string;
    readonly role: "ADMIN" | "USER";
    readonly passwordHash?: string;
  },
  at: Date,
): Promise<string> {
  const [known] = await transaction.select({ id: users.id }).from(users).where(eq(users.email, user.email));
  if (known) return known.id;
  const [added] = await transaction
    .insert(users)
    .values({ ...user, consentedAt: at })
    .returning({ id: users.id });
  if (added === undefined) throw new Error("the database returned no user");
  return added.id;
}

function inquiriesOf(userId: string, administratorId: string, at: Date) {
  const common = { userId, language: "en", createdAt: at, updatedAt: at } as const;
  return [
    {
      ...common,
      subject: "PARTS",
      title: "Demo: why are there no prices?",
      content: "The bill of materials shows all prices as unknown.",
      state: "RESPONDED" as const,
      responseMessage:
        "No supplier is set up on this server. An administrator can import a price list or enter a key of Mouser.",
      respondedAt: at,
      respondedBy: administratorId,
    },
    {
      ...common,
      subject: "RUN",
      title: "Demo: two connections stay open",
      content: "After routing, two connections are open. What can I change?",
    },
  ];
}

const NOTICES = [
  {
    language: "EN",
    title: "Demo: maintenance on Sunday",
    content: "This is an example of a notice. Administrators write notices under Administration.",
    isTop: true,
  },
  { language: "EN", title: "Demo: new answers in the FAQ", content: "Support has answered frequent questions." },
  {
    language: "KO",
    title: "예시: 일요일 정기 점검",
    content: "공지 예시입니다. 관리자는 관리 메뉴에서 공지를 작성합니다.",
    isTop: true,
  },
] as const;
