import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import { and, eq } from "drizzle-orm";
import { createProject } from "../modules/project-lifecycle/create-project.ts";
import type { Application } from "../platform/application.ts";
import { ApplicationError } from "../platform/application-error.ts";
import { projects, users } from "../platform/database/tables.ts";
import type { NamedBytes } from "../threads/messages/import-messages.ts";
import { DEMO_ACCOUNT } from "./demo-account.ts";

/**
 * On the first start: an account to look around with, holding the example projects. It gets its password when all are
 * there: a start that was killed before is gone on with by the next. Later starts leave it alone.
 */
export async function seedDemo(application: Application, tell: (sentence: string) => void): Promise<void> {
  const { db, now, configuration } = application;
  const { email, password } = DEMO_ACCOUNT;
  const sentence = `Demo account: ${email}, password ${password}`;
  const [known] = await db.select().from(users).where(eq(users.email, email));
  if (known?.passwordHash) return tell(sentence);
  const [user] = known
    ? [known]
    : await db.insert(users).values({ email, name: "Demo", consentedAt: now() }).returning();
  if (user === undefined) throw new Error("the database returned no user");
  const examples = await findExamples(configuration.examplesDir);
  for (const { name, files } of examples) {
    const isThere = and(eq(projects.holderId, user.id), eq(projects.name, name));
    if ((await db.$count(projects, isThere)) > 0) continue;
    try {
      await createProject(application, user.id, { name, jobType: "ROUTING", files, layoutWins: false });
      tell(`Example project "${name}" is imported.`);
    } catch (error) {
      if (!(error instanceof ApplicationError)) throw error;
      tell(`Example project "${name}" could not be imported: ${error.message}`);
    }
  }
  await db
    .update(users)
    .set({ passwordHash: await hash(password) })
    .where(eq(users.id, user.id));
  tell(sentence);
}

/** Every folder that holds a KiCad project, called by the heading of its README, else by the folder. */
export async function findExamples(directory: string): Promise<{ name: string; files: NamedBytes[] }[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  const examples: { name: string; files: NamedBytes[] }[] = [];
  for (const entry of entries.filter((candidate) => candidate.isDirectory())) {
    const folder = join(directory, entry.name);
    const names = (await readdir(folder)).filter((name) => /\.kicad_(sch|pcb|pro|dru)$/.test(name)).sort();
    const files = await Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })));
    const readme = await readFile(join(folder, "README.md"), "utf8").catch(() => "");
    if (files.length > 0) examples.push({ name: /^# (.{1,100})$/m.exec(readme)?.[1] ?? entry.name, files });
  }
  return examples.sort((a, b) => (a.name < b.name ? 1 : -1));
}
