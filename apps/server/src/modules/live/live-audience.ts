import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { blocks, projects, teamMembers } from "../../platform/database/tables.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import type { News } from "../../platform/pub-sub.ts";
import { serviceKey } from "../../platform/services.ts";

/** What can be handed to screens. */
export type LiveNews = Extract<News, { userId: string | null }> | Extract<News, { kind: "queue" }>;

type Receive = (news: LiveNews) => void;

/**
 * Hands news to the open screens of those it is for: at once to the account that it names, then to the other members of the
 * team. The members are read for every message and never kept, so a removed member receives nothing from then on.
 */
export class LiveAudience {
  readonly #application: Application;
  readonly #screens = new Map<string, Set<Receive>>();

  constructor(application: Application) {
    this.#application = application;
    application.pubSub.subscribe((news) => this.#receive(news));
  }

  /** Until the returned function is called. */
  listen(userId: string, receive: Receive): () => void {
    const screens = this.#screens.get(userId) ?? new Set();
    this.#screens.set(userId, screens.add(receive));
    return () => {
      screens.delete(receive);
      if (screens.size === 0 && this.#screens.get(userId) === screens) this.#screens.delete(userId);
    };
  }

  #receive(news: News): void {
    if (news.kind === "queue") {
      for (const userId of this.#screens.keys()) this.#tell(userId, news);
      return;
    }
    if (!("userId" in news)) return;
    const isForOthers = news.kind === "project" && news.isForOthers === true;
    if (news.userId !== null && !isForOthers) this.#tell(news.userId, news);
    const isForOne = news.kind === "notification" || (news.kind === "team" && news.userId !== null);
    const hasOthers = this.#screens.size > (news.userId !== null && this.#screens.has(news.userId) ? 1 : 0);
    if (!isForOne && hasOthers) void this.#tellTeam(news);
  }

  async #tellTeam(news: Exclude<LiveNews, { kind: "queue" | "notification" }>): Promise<void> {
    const { db, log } = this.#application;
    const members = db.select({ userId: teamMembers.userId }).from(teamMembers);
    try {
      const found = await (news.kind === "team"
        ? members.where(eq(teamMembers.teamId, news.teamId))
        : news.kind === "block"
          ? members.innerJoin(blocks, eq(blocks.teamId, teamMembers.teamId)).where(eq(blocks.id, news.blockId))
          : members
              .innerJoin(projects, eq(projects.teamId, teamMembers.teamId))
              .where(eq(projects.id, news.projectId)));
      for (const { userId } of found) if (userId !== news.userId) this.#tell(userId, news);
    } catch (error) {
      log.warning("news not handed to a team", { kind: news.kind, message: describeFault(error) });
    }
  }

  #tell(userId: string, news: LiveNews): void {
    for (const receive of this.#screens.get(userId) ?? []) receive(news);
  }
}

export const LIVE_AUDIENCE = serviceKey<LiveAudience>("live audience");
