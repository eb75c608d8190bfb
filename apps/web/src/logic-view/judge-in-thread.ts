import type { BlockDocument } from "@tracewright/blocks";
import type { Logic, OfferedBlock, RuleOutcome } from "@tracewright/logic";

export interface JudgeQuestion {
  readonly logic: Logic;
  readonly book: ReadonlyMap<string, BlockDocument>;
  /** Blocks that fixes may take. */
  readonly offers: readonly OfferedBlock[];
}

/** Documents are copied to the thread once: they are large, and the logic changes without them. */
export interface JudgeMessage extends Pick<JudgeQuestion, "logic">, Partial<Omit<JudgeQuestion, "logic">> {
  readonly number: number;
}

export interface JudgeAnswer extends RuleOutcome {
  readonly number: number;
}

/** A thread that judges one logic after the other; answers that came too late are left out. */
export class JudgeThread {
  readonly #worker = new Worker(new URL("./judge-worker.ts", import.meta.url), { type: "module", name: "judge logic" });
  #asked = 0;
  #known: Partial<Omit<JudgeQuestion, "logic">> = {};

  ask({ logic, book, offers }: JudgeQuestion, onAnswer: (answer: JudgeAnswer) => void): void {
    this.#asked += 1;
    const number = this.#asked;
    this.#worker.onmessage = ({ data }: MessageEvent<JudgeAnswer>) => {
      if (data.number === this.#asked) onAnswer(data);
    };
    this.#worker.postMessage({
      number,
      logic,
      ...(book !== this.#known.book && { book }),
      ...(offers !== this.#known.offers && { offers }),
    } satisfies JudgeMessage);
    this.#known = { book, offers };
  }

  end(): void {
    this.#worker.terminate();
  }
}
