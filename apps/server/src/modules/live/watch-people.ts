import { eq, inArray } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { projects, users } from "../../platform/database/tables.ts";
import { mayRead, requireProject } from "../projects/project-policy.ts";
import { PROJECT_PRESENCE } from "./project-presence.ts";

export interface PersonInProject {
  readonly userId: string;
  readonly name: string;
  readonly thumbnailUrl: string;
}

/**
 * Who has a project open, the caller among them, now and with every change. The caller's screen counts as open until the
 * iterator is returned. It ends when the caller may no longer read the project.
 */
export async function watchPeople(
  application: Application,
  { userId, projectId }: { readonly userId: string; readonly projectId: string },
): Promise<AsyncIterableIterator<readonly PersonInProject[]>> {
  const { id } = await requireProject(application.db, userId, projectId, "READ");
  const presence = application.services.get(PROJECT_PRESENCE);
  // The first list comes with the news of this very screen.
  let isChanged = false;
  let hasEnded = false;
  let wake: (() => void) | undefined;
  let told: string | undefined;
  const leave = presence.enter({ projectId: id, personId: userId }, () => {
    isChanged = true;
    wake?.();
  });
  const end = (): IteratorResult<readonly PersonInProject[]> => {
    hasEnded = true;
    leave();
    wake?.();
    return { done: true, value: undefined };
  };
  const next = async (): Promise<IteratorResult<readonly PersonInProject[]>> => {
    while (!hasEnded) {
      if (!isChanged) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      isChanged = false;
      const people = await readPeople(application, userId, id, presence.peopleIn(id));
      if (people === undefined) return end();
      const text = JSON.stringify(people);
      if (text === told || hasEnded) continue;
      told = text;
      return { done: false, value: people };
    }
    return { done: true, value: undefined };
  };
  const people: AsyncIterableIterator<readonly PersonInProject[]> = {
    next,
    return: async () => end(),
    [Symbol.asyncIterator]: () => people,
  };
  return people;
}

/** Those of these accounts who may read the project. Undefined: the caller may not. Asked for every list. */
async function readPeople(
  { db }: Application,
  userId: string,
  projectId: string,
  ids: readonly string[],
): Promise<readonly PersonInProject[] | undefined> {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  if (project === undefined || project.deletedAt !== null || !(await mayRead(db, userId, project))) return undefined;
  const found = await db
    .select({ userId: users.id, name: users.name, thumbnailUrl: users.thumbnailUrl })
    .from(users)
    .where(inArray(users.id, [...ids]));
  const people: PersonInProject[] = [];
  for (const id of ids) {
    const person = found.find((each) => each.userId === id);
    if (person && (await mayRead(db, id, project))) people.push(person);
  }
  return people;
}
