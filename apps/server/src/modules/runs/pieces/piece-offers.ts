import { createHash } from "node:crypto";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { and, eq } from "drizzle-orm";
import type { Application } from "../../../platform/application.ts";
import { runPieces } from "../../../platform/database/tables.ts";
import { describeFault } from "../../../platform/describe-fault.ts";
import type { PieceAnswer, PieceOffer } from "../../../threads/messages/piece-messages.ts";
import type { RunRow } from "../run-store.ts";

/**
 * The server's end of a run's help: puts in line what the run's thread offers, and brings it what others have computed. No fault
 * of it is one of the run, which does itself what does not come.
 */
export class PieceOffers {
  /** For the thread. */
  readonly port: MessagePort;
  readonly #application: Application;
  readonly #run: Pick<RunRow, "id" | "requestedBy">;
  readonly #own: MessagePort;
  readonly #brought = new Set<string>();
  readonly #unsubscribe: () => void;
  /** One after the other, so that none is brought twice. */
  #queue: Promise<void> = Promise.resolve();
  #hasOffered = false;

  constructor(application: Application, run: Pick<RunRow, "id" | "requestedBy">) {
    const { port1, port2 } = new MessageChannel();
    this.#application = application;
    this.#run = run;
    this.#own = port1;
    this.port = port2;
    port1.on("message", (pieces: PieceOffer) => this.#then(() => this.#offer(pieces)));
    port1.unref();
    this.#unsubscribe = application.pubSub.subscribe((news) => {
      if (news.kind === "gap" || (news.kind === "piece-done" && news.runId === run.id)) this.#then(() => this.#bring());
    });
  }

  /** `isKept`: another worker continues the run at once, and finds what was computed. */
  async close(isKept: boolean): Promise<void> {
    this.#unsubscribe();
    this.#own.close();
    this.#then(async () => {
      if (isKept || !this.#hasOffered) return;
      const { db, pubSub } = this.#application;
      await db.delete(runPieces).where(eq(runPieces.runId, this.#run.id));
      pubSub.publish({ kind: "pieces-over", runId: this.#run.id });
    });
    await this.#queue;
  }

  #then(step: () => Promise<void>): void {
    this.#queue = this.#queue.then(step).catch((error: unknown) =>
      this.#application.log.warning("pieces of a run not offered", {
        run: this.#run.id,
        message: describeFault(error),
      }),
    );
  }

  async #offer(pieces: PieceOffer): Promise<void> {
    const { db, work, pubSub } = this.#application;
    const { id: runId, requestedBy } = this.#run;
    this.#hasOffered = true;
    await db.transaction(async (transaction) => {
      for (const input of pieces) {
        const hash = createHash("sha256").update(JSON.stringify(input)).digest("hex");
        const [made] = await transaction
          .insert(runPieces)
          .values({ runId, hash, input })
          .onConflictDoNothing()
          .returning({ id: runPieces.id });
        if (made) await work.enqueue(transaction, { kind: "run-piece", id: made.id, holder: requestedBy ?? runId });
      }
    });
    pubSub.publish({ kind: "pieces-wanted" });
    await this.#bring();
  }

  async #bring(): Promise<void> {
    if (!this.#hasOffered) return;
    const done = await this.#application.db
      .select()
      .from(runPieces)
      .where(and(eq(runPieces.runId, this.#run.id), eq(runPieces.status, "COMPLETE")));
    for (const { id, input, outcome } of done) {
      if (outcome === null || this.#brought.has(id)) continue;
      this.#brought.add(id);
      this.#own.postMessage({ candidate: input.candidate, trial: outcome } satisfies PieceAnswer);
    }
  }
}
