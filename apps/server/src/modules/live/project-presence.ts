import { randomUUID } from "node:crypto";
import type { Application } from "../../platform/application.ts";
import type { News } from "../../platform/pub-sub.ts";
import { serviceKey } from "../../platform/services.ts";

/** How often a process says again which screens it has open. */
const REPEAT_MS = 20_000;
/** A screen that was not spoken of for so long is gone: its process has ended without a word. */
const FORGET_MS = 50_000;

/** One screen with a project open. */
interface Screen {
  readonly projectId: string;
  readonly personId: string;
}

/**
 * Who has which project open now. Each process knows the screens that are connected to it and tells them to the others,
 * again and again: a message lost costs a moment, and nothing is stored.
 */
export class ProjectPresence {
  readonly #application: Pick<Application, "pubSub" | "now">;
  /** Screens connected to this process, by an id of their own. */
  readonly #own = new Map<string, Screen>();
  /** By project, the screens of all processes with when they were last spoken of. */
  readonly #seen = new Map<string, Map<string, { readonly personId: string; readonly at: number }>>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #timer: NodeJS.Timeout;
  readonly #unsubscribe: () => void;

  constructor(application: Pick<Application, "pubSub" | "now">) {
    this.#application = application;
    this.#unsubscribe = application.pubSub.subscribe((news) => this.#receive(news));
    this.#timer = setInterval(() => this.#repeat(), REPEAT_MS);
    this.#timer.unref();
  }

  /** A screen opens a project, until the returned function is called. `onChange`: others may be in it, or may read it no more. */
  enter(screen: Screen, onChange: () => void): () => void {
    const screenId = randomUUID();
    this.#own.set(screenId, screen);
    const listeners = this.#listeners.get(screen.projectId) ?? new Set();
    this.#listeners.set(screen.projectId, listeners.add(onChange));
    this.#say(screenId, screen, true);
    this.#application.pubSub.publish({ kind: "presence-wanted", projectId: screen.projectId });
    return () => {
      if (!this.#own.delete(screenId)) return;
      listeners.delete(onChange);
      if (listeners.size === 0 && this.#listeners.get(screen.projectId) === listeners)
        this.#listeners.delete(screen.projectId);
      this.#say(screenId, screen, false);
    };
  }

  /** Accounts with the project open in at least one screen, the one that has it open longest first. */
  peopleIn(projectId: string): readonly string[] {
    return [...new Set([...(this.#seen.get(projectId)?.values() ?? [])].map(({ personId }) => personId))];
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#unsubscribe();
  }

  #say(screenId: string, { projectId, personId }: Screen, isOpen: boolean): void {
    this.#application.pubSub.publish({ kind: "presence", screenId, projectId, personId, isOpen });
  }

  #receive(news: News): void {
    if (news.kind === "presence-wanted") {
      for (const [screenId, screen] of this.#own)
        if (screen.projectId === news.projectId) this.#say(screenId, screen, true);
    } else if (news.kind === "presence") this.#note(news);
    else if (news.kind === "project") this.#tell(news.projectId);
    // Former members do not count as being in projects of the team.
    else if (news.kind === "team") for (const projectId of this.#listeners.keys()) this.#tell(projectId);
  }

  #note({ screenId, projectId, personId, isOpen }: Extract<News, { kind: "presence" }>): void {
    const screens = this.#seen.get(projectId) ?? new Map();
    const isKnown = screens.has(screenId);
    if (isOpen) screens.set(screenId, { personId, at: this.#application.now().getTime() });
    else screens.delete(screenId);
    if (screens.size > 0) this.#seen.set(projectId, screens);
    else this.#seen.delete(projectId);
    if (isKnown !== isOpen) this.#tell(projectId);
  }

  #repeat(): void {
    for (const [screenId, screen] of this.#own) this.#say(screenId, screen, true);
    const earliest = this.#application.now().getTime() - FORGET_MS;
    for (const [projectId, screens] of this.#seen) {
      const gone = [...screens].filter(([, { at }]) => at < earliest);
      for (const [screenId] of gone) screens.delete(screenId);
      if (screens.size === 0) this.#seen.delete(projectId);
      if (gone.length > 0) this.#tell(projectId);
    }
  }

  #tell(projectId: string): void {
    for (const listener of this.#listeners.get(projectId) ?? []) listener();
  }
}

export const PROJECT_PRESENCE = serviceKey<ProjectPresence>("project presence");
