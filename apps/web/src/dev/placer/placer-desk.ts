/**
 * The placer's side of the workbench: owns the run, moves it on, and reports pictures of it. Works in pieces of a few
 * milliseconds so that orders are heard in between, and sends the next picture only when the last has been seen.
 */
import type { Board, Circuit } from "@tracewright/board";
import {
  openPlacementRegression,
  type PlacementRun,
  type StepOptions,
  startPlacement,
  writePlacementRegression,
} from "@tracewright/placement";
import { type OpenedPlacerFiles, openPlacerFiles } from "./open-placer-files.ts";
import {
  FIRST_PLACER_START,
  type LoadedPlacement,
  type PlacerOrder,
  type PlacerPicture,
  type PlacerReport,
  type PlacerStart,
  type PlacerUnit,
} from "./placer-protocol.ts";

/** Moves between two looks at what was ordered: some 20 ms. */
const SLICE = 4_000;
const CYCLE = 500;
/** Moves between two looks at whether the next layout has begun: it is to be seen from its beginning. */
const CLOSE = 20;
/** Pictures in the middle of a unit come no more often. */
const PICTURE_MS = 200;

interface DeskHouse {
  readonly report: (report: PlacerReport) => void;
  /** Calls back when the orders that wait have been heard. */
  readonly later: (call: () => void, milliseconds: number) => void;
  /** Milliseconds. */
  readonly now: () => number;
}

interface OpenPlacement {
  readonly name: string;
  readonly board: Board;
  readonly circuit: Circuit | undefined;
  readonly options: StepOptions;
  readonly run: PlacementRun;
}

/** A unit under way: what is left of it in moves, or what has to be different at its end. */
interface UnitAtWork {
  readonly unit: PlacerUnit;
  left: number;
  readonly from: string;
}

export class PlacerDesk {
  readonly #house: DeskHouse;
  #open: OpenPlacement | undefined;
  #status: PlacerPicture["status"] = "stands";
  #work: UnitAtWork | undefined;
  /** Milliseconds between two cycles of a play; absent when the engine is to wait after the unit at work. */
  #restMs: number | undefined;
  #showsCongestion = false;
  #isUnseen = false;
  #isStale = false;
  #lastPicture = Number.NEGATIVE_INFINITY;
  #busyMs = 0;
  #moves = 0;
  /** Rises with every run, play and pause, so that what was put off for an older one is dropped. */
  #era = 0;

  constructor(house: DeskHouse) {
    this.#house = house;
  }

  take(order: PlacerOrder): void {
    try {
      this.#obey(order);
    } catch (error) {
      this.#fail(error);
    }
  }

  #obey(order: PlacerOrder): void {
    switch (order.kind) {
      case "load":
        this.#load(openPlacerFiles(order.files));
        break;
      case "take":
        this.#begin({ ...order, circuit: undefined }, FIRST_PLACER_START);
        break;
      case "restart":
        if (this.#open) this.#begin(this.#open, order.start);
        break;
      case "advance":
        this.#advance(order.unit, undefined);
        break;
      case "play":
        this.#advance("cycle", order.restMs);
        break;
      case "pause":
        this.#pause();
        break;
      case "look":
        this.#showsCongestion = order.congestion;
        this.#show();
        break;
      case "seen":
        this.#isUnseen = false;
        if (this.#isStale) this.#show();
        break;
      case "save":
        this.#save(order.about);
        break;
    }
  }

  #load(opened: OpenedPlacerFiles): void {
    if (opened.kind === "refused") this.#house.report(opened);
    else if (opened.kind === "board") this.#begin(opened, FIRST_PLACER_START);
    else {
      const { board, options, about } = opened.file;
      const { run, stands } = openPlacementRegression(opened.file);
      const { strip = false, seed = 1, effort = 1 } = options;
      this.#stand(
        { name: opened.name, board, circuit: undefined, options, run },
        { strip, seed, effort },
        { about, stands },
      );
    }
  }

  #begin({ name, board, circuit }: Pick<OpenPlacement, "name" | "board" | "circuit">, start: PlacerStart): void {
    const run = startPlacement(board, circuit, start);
    this.#stand({ name, board, circuit, options: start, run }, start, undefined);
  }

  #stand(open: OpenPlacement, start: PlacerStart, regression: LoadedPlacement["regression"]): void {
    this.#open = open;
    this.#era += 1;
    this.#work = undefined;
    this.#restMs = undefined;
    this.#busyMs = 0;
    this.#moves = 0;
    this.#isUnseen = false;
    this.#status = open.run.inspect().place().stage === "finished" ? "finished" : "stands";
    const { name, board, run } = open;
    const intents = run.inspect().intents().length;
    this.#house.report({ kind: "loaded", loaded: { name, board, start, intents, regression } });
    this.#show();
  }

  #advance(unit: PlacerUnit, restMs: number | undefined): void {
    if (!this.#open || this.#status !== "stands") return;
    this.#restMs = restMs;
    this.#work = beginUnit(unit, this.#open.run);
    this.#status = "working";
    this.#era += 1;
    this.#later(0);
  }

  /** Moves are short: a run can stand after any. */
  #pause(): void {
    if (this.#status !== "working") return;
    this.#work = undefined;
    this.#restMs = undefined;
    this.#era += 1;
    this.#status = "stands";
    this.#show();
  }

  #later(milliseconds: number): void {
    const era = this.#era;
    this.#house.later(() => {
      if (era !== this.#era) return;
      try {
        this.#goOn();
      } catch (error) {
        this.#fail(error);
      }
    }, milliseconds);
  }

  #goOn(): void {
    if (!this.#open || !this.#work) return;
    const { run } = this.#open;
    const work = this.#work;
    const began = this.#house.now();
    const status = this.#step(run, work);
    this.#busyMs += this.#house.now() - began;
    if (status === "finished") this.#rest("finished");
    else if (!isDone(work, run)) {
      if (!this.#isUnseen && this.#house.now() - this.#lastPicture >= PICTURE_MS) this.#show();
      this.#later(0);
    } else if (this.#restMs === undefined) this.#rest("stands");
    else {
      this.#work = beginUnit("cycle", run);
      this.#show();
      this.#later(this.#restMs);
    }
  }

  /** A piece of the unit: until it is done, or somebody may have said something. */
  #step(run: PlacementRun, work: UnitAtWork): "running" | "finished" {
    const isWatched = work.unit === "layout" || work.unit === "stage";
    for (let left = Math.min(work.left, SLICE); left > 0; ) {
      const piece = isWatched ? Math.min(left, CLOSE) : left;
      const status = run.step(piece);
      left -= piece;
      work.left -= piece;
      this.#moves += piece;
      if (status === "finished" || (isWatched && isDone(work, run))) return status;
    }
    return "running";
  }

  #rest(status: "stands" | "finished"): void {
    this.#work = undefined;
    this.#restMs = undefined;
    this.#status = status;
    this.#show();
  }

  #show(): void {
    if (!this.#open) return;
    // A page that cannot keep up gets the newest picture, not all of them.
    this.#isStale = this.#isUnseen;
    if (this.#isStale) return;
    this.#isUnseen = true;
    this.#lastPicture = this.#house.now();
    const { run } = this.#open;
    const inspection = run.inspect();
    this.#house.report({
      kind: "picture",
      picture: {
        place: inspection.place(),
        progress: run.progress(),
        parts: run.preview(),
        congestion: this.#showsCongestion ? inspection.congestion() : undefined,
        movesPerSecond: this.#busyMs > 0 ? (this.#moves * 1_000) / this.#busyMs : undefined,
        status: this.#status,
      },
    });
  }

  #save(about: string): void {
    if (!this.#open || this.#status === "working") return;
    const { name, board, options, run } = this.#open;
    const inspection = run.inspect();
    const step = inspection.place();
    const intents = inspection.intents();
    const text = writePlacementRegression({ about, board, intents, options, checkpoint: run.checkpoint(), step });
    const fileName = `${name}-${step.stage}-round${step.round}-${step.profile}-move${step.moves}.json`;
    this.#house.report({ kind: "saved", fileName, text });
  }

  #fail(error: unknown): void {
    this.#era += 1;
    this.#work = undefined;
    this.#status = "finished";
    this.#house.report({ kind: "failed", problem: error instanceof Error ? error.message : String(error) });
  }
}

function beginUnit(unit: PlacerUnit, run: PlacementRun): UnitAtWork {
  const left = unit === "move" ? 1 : unit === "cycle" ? CYCLE : Number.POSITIVE_INFINITY;
  return { unit, left, from: signOf(unit, run) };
}

function isDone({ unit, left, from }: UnitAtWork, run: PlacementRun): boolean {
  if (unit === "end") return false;
  return left <= 0 || signOf(unit, run) !== from;
}

/** What is another one when the unit is over. */
function signOf(unit: PlacerUnit, run: PlacementRun): string {
  const { stage, round, task } = run.inspect().place();
  if (unit === "stage") return stage;
  return unit === "layout" ? `${stage} ${round} ${task}` : "";
}
