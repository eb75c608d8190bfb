import type { BlockDocument } from "@tracewright/blocks";
import type { Logic, OfferedBlock, RuleOutcome } from "@tracewright/logic";

export interface JudgeQuestion {
  readonly number: number;
  readonly logic: Logic;
  readonly book: ReadonlyMap<string, BlockDocument>;
  /** Blocks that fixes may take. */
  readonly offers: readonly OfferedBlock[];
}

export interface JudgeAnswer extends RuleOutcome {
  readonly number: number;
}

/** A thread that judges one logic after the other; answers that came too late are left out. */
export class JudgeThread {
  readonly #worker = new Worker(new URL("./judge-worker.ts", import.meta.url), { type: "module", name: "judge logic" });
  #asked = 0;

  ask(question: Omit<JudgeQuestion, "number">, onAnswer: (answer: JudgeAnswer) => void): void {
    this.#asked += 1;
    const number = this.#asked;
    this.#worker.onmessage = ({ data }: MessageEvent<JudgeAnswer>) => {
      if (data.number === this.#asked) onAnswer(data);
    };
    this.#worker.postMessage({ ...question, number } satisfies JudgeQuestion);
  }

  end(): void {
    this.#worker.terminate();
  }
}
