import type { Board, ItemId, ZoneFill } from "@tracewright/board";

export type FillsById = ReadonlyMap<ItemId, readonly ZoneFill[]>;

/** What the thread answers. */
export interface FillAnswer {
  readonly fills: FillsById;
}

/** Asks a thread for the fills of boards, one at a time; the thread is begun with the first. */
export class ZoneFiller {
  readonly #begin: () => Worker;
  #worker: Worker | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(begin: () => Worker) {
    this.#begin = begin;
  }

  /** Rejects where the thread fails; the next question begins another one. */
  fill(board: Board): Promise<FillsById> {
    const answer = this.#turn.then(() => this.#ask(board));
    this.#turn = answer.catch(() => undefined);
    return answer;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #ask(board: Board): Promise<FillsById> {
    this.#worker ??= this.#begin();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const settle = () => {
        worker.removeEventListener("message", take);
        worker.removeEventListener("error", fail);
      };
      const take = ({ data }: MessageEvent<FillAnswer>) => {
        settle();
        resolve(data.fills);
      };
      const fail = (event: ErrorEvent) => {
        settle();
        this.close();
        reject(new Error(`Zones could not be filled: ${event.message}`));
      };
      worker.addEventListener("message", take);
      worker.addEventListener("error", fail);
      worker.postMessage(board);
    });
  }
}
