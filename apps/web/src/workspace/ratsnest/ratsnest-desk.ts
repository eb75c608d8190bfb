/**
 * Asks another thread for ratsnests, one question at a time. While one is being answered only the newest of the others
 * waits: previews come several times a second, and nobody wants to know about the one before the last.
 */
import type { Board } from "@tracewright/board";
import type { Ratsnest } from "./find-ratsnest.ts";
import type { RunPreview } from "./preview-board.ts";

export interface RatsnestQuestion {
  /** Absent when the question is about the same board as the one before. */
  readonly board?: Board;
  readonly preview: RunPreview | null;
}

interface Wish {
  readonly board: Board;
  readonly preview: RunPreview | null;
}

export class RatsnestDesk {
  readonly #ask: (question: RatsnestQuestion) => void;
  readonly #onRatsnest: (board: Board, ratsnest: Ratsnest) => void;
  #asked: Board | undefined;
  #isBusy = false;
  #waiting: Wish | undefined;

  constructor(ask: (question: RatsnestQuestion) => void, onRatsnest: (board: Board, ratsnest: Ratsnest) => void) {
    this.#ask = ask;
    this.#onRatsnest = onRatsnest;
  }

  want(board: Board, preview: RunPreview | null): void {
    if (this.#isBusy) {
      this.#waiting = { board, preview };
      return;
    }
    const isKnown = this.#asked === board;
    this.#asked = board;
    this.#isBusy = true;
    this.#ask({ preview, ...(!isKnown && { board }) });
  }

  /** The answer to the question asked last; undefined when the other thread failed on it. */
  receive(ratsnest: Ratsnest | undefined): void {
    const next = this.#waiting;
    this.#waiting = undefined;
    this.#isBusy = false;
    if (this.#asked && ratsnest) this.#onRatsnest(this.#asked, ratsnest);
    if (!ratsnest) this.#asked = undefined;
    if (next) this.want(next.board, next.preview);
  }
}
