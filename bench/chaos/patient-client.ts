import { setTimeout as delay } from "node:timers/promises";
import { type ApiAnswer, Client } from "../../apps/server/src/testkit/client.ts";

const PATIENCE_MS = 120_000;
const PAUSE_MS = 200;
/** Mutations with the same result however often they are sent. */
const REPEATABLE = ["updateEdaProject("];

/** Requests that were sent again, as a browser does where a connection is lost or a server is starting. */
export interface Repeats {
  count: number;
}

/** Repeats what may be repeated until it is answered; where a change got no answer, its caller has to look. */
export class PatientClient extends Client {
  readonly #repeats: Repeats;

  constructor(like: Client, repeats: Repeats) {
    super(like.url);
    this.cookie = like.cookie;
    this.#repeats = repeats;
  }

  override async ask(query: string, input?: unknown): Promise<ApiAnswer> {
    const isChange = query.startsWith("mutation") && !REPEATABLE.some((name) => query.includes(name));
    if (isChange) return super.ask(query, input);
    return this.#repeat(
      () => super.ask(query, input),
      // An internal error, as while the database restarts.
      ({ errors }) => errors?.[0]?.extensions.code !== 500,
    );
  }

  /** A file that goes up or comes down. */
  override async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    if (init.method === "POST") return super.fetch(path, init);
    return this.#repeat(
      () => super.fetch(path, init),
      ({ status }) => status < 500,
    );
  }

  async #repeat<Answer>(send: () => Promise<Answer>, isGood: (answer: Answer) => boolean): Promise<Answer> {
    for (const until = performance.now() + PATIENCE_MS; ; ) {
      const isLast = performance.now() > until;
      try {
        const answer = await send();
        if (isLast || isGood(answer)) return answer;
      } catch (error) {
        if (isLast) throw error;
      }
      this.#repeats.count += 1;
      await delay(PAUSE_MS);
    }
  }
}
