/**
 * The engine's side of the workbench: owns the run, moves it on, and reports pictures of it. Works in pieces of a few
 * milliseconds so that orders are heard in between, and sends the next picture only when the last has been seen.
 */
import type { Board } from "@tracewright/board";
import {
  checkRoutingOptions,
  openRegression,
  type RoutingRun,
  RunStepper,
  type StartOptions,
  type StepUnit,
  startRouting,
  writeRegressionFile,
} from "@tracewright/routing";
import type { DeskOrder, DeskReport, LoadedRun, StartChoice, StepPicture } from "./desk-protocol.ts";
import { FIRST_LOOK, FIRST_START } from "./first-choices.ts";
import { type OpenedFiles, openFiles } from "./open-files.ts";
import { startBoard } from "./start-board.ts";

/** Node visits between two looks at what was ordered: some 20 ms. */
const SLICE = 40_000;
/** Pictures in the middle of a unit come no more often. */
const PICTURE_MS = 200;

interface DeskHouse {
  readonly report: (report: DeskReport) => void;
  /** Calls back when the orders that wait have been heard. */
  readonly later: (call: () => void, milliseconds: number) => void;
  /** Milliseconds. */
  readonly now: () => number;
}

interface OpenRun {
  readonly name: string;
  readonly source: Board;
  readonly board: Board;
  readonly options: StartOptions;
  readonly run: RoutingRun;
  readonly stepper: RunStepper;
}

export class EngineDesk {
  readonly #house: DeskHouse;
  #open: OpenRun | undefined;
  #look = FIRST_LOOK;
  #status: StepPicture["status"] = "stands";
  /** What follows the unit at work; absent when the engine is to wait then. */
  #playing: { readonly unit: StepUnit; readonly restMs: number } | undefined;
  /** Between two units of a play. */
  #isResting = false;
  #isUnseen = false;
  #isStale = false;
  #lastPicture = Number.NEGATIVE_INFINITY;
  #busyMs = 0;
  #visits = 0;
  /** Rises with every run and every play, so that what was put off for an older one is dropped. */
  #era = 0;

  constructor(house: DeskHouse) {
    this.#house = house;
  }

  take(order: DeskOrder): void {
    try {
      this.#obey(order);
    } catch (error) {
      this.#fail(error);
    }
  }

  #obey(order: DeskOrder): void {
    switch (order.kind) {
      case "load":
        this.#load(order.files);
        break;
      case "take":
        this.#begin(order.name, order.board, FIRST_START, {});
        break;
      case "restart":
        this.#restart(order.start, order.options);
        break;
      case "advance":
        this.#play(order.unit, undefined);
        break;
      case "play":
        this.#play(order.unit, order.restMs);
        break;
      case "pause":
        this.#pause();
        break;
      case "look":
        this.#look = order.look;
        this.#show();
        break;
      case "seen":
        this.#isUnseen = false;
        if (this.#isStale) this.#show();
        break;
      case "probe":
        this.#probe(order.x, order.y);
        break;
      case "explain":
        this.#explain();
        break;
      case "save":
        this.#save(order.about);
        break;
    }
  }

  #load(files: Parameters<typeof openFiles>[0]): void {
    const opened = openFiles(files);
    if (opened.kind === "refused") this.#house.report(opened);
    else if (opened.kind === "board") this.#begin(opened.name, opened.board, FIRST_START, {});
    else this.#loadRegression(opened);
  }

  #loadRegression(opened: Extract<OpenedFiles, { kind: "regression" }>): void {
    const { board, options, about } = opened.file;
    const { run, stepper, stands } = openRegression(opened.file);
    const start: StartChoice = { tracks: "keep", pours: "keep", seed: options.seed ?? 1 };
    this.#take({ name: opened.name, source: board, board, options, run, stepper }, start, { about, stands });
  }

  #restart(start: StartChoice, wanted: unknown): void {
    if (!this.#open) return;
    const { name, source, options } = this.#open;
    if (wanted === undefined) {
      this.#begin(name, source, start, options);
      return;
    }
    const checked = checkRoutingOptions(startBoard(source, start), wanted);
    if (checked.status === "ok") {
      this.#begin(name, source, start, checked.options);
      return;
    }
    const problem = checked.problems.map(({ message }) => message).join(" ");
    this.#house.report({ kind: "refused", problem });
  }

  #begin(name: string, source: Board, start: StartChoice, before: StartOptions): void {
    const board = startBoard(source, start);
    const options = { ...before, seed: start.seed };
    const run = startRouting(board, options);
    this.#take({ name, source, board, options, run, stepper: new RunStepper(run) }, start, undefined);
  }

  #take(open: OpenRun, start: StartChoice, regression: LoadedRun["regression"]): void {
    this.#open = open;
    this.#era++;
    this.#playing = undefined;
    this.#isResting = false;
    this.#busyMs = 0;
    this.#visits = 0;
    this.#look = { ...this.#look, terminal: undefined };
    this.#status = open.run.inspect().place().phase === "done" ? "finished" : "stands";
    const { name, board, options } = open;
    const site = open.run.inspect().site();
    this.#house.report({ kind: "loaded", loaded: { name, board, start, options, site, regression } });
    this.#show();
  }

  #play(unit: StepUnit, restMs: number | undefined): void {
    if (!this.#open || this.#status !== "stands") return;
    this.#playing = restMs === undefined ? undefined : { unit, restMs };
    this.#open.stepper.begin(unit);
    this.#status = "working";
    this.#era++;
    this.#later(0);
  }

  #pause(): void {
    this.#playing = undefined;
    if (!this.#isResting) {
      this.#open?.stepper.cutShort();
      return;
    }
    this.#isResting = false;
    this.#era++;
    this.#status = "stands";
    this.#show();
  }

  #later(milliseconds: number): void {
    const era = this.#era;
    this.#house.later(() => {
      if (era !== this.#era) return;
      try {
        this.#work();
      } catch (error) {
        this.#fail(error);
      }
    }, milliseconds);
  }

  #work(): void {
    if (!this.#open || this.#status !== "working") return;
    const { run, stepper } = this.#open;
    if (this.#isResting && this.#playing) stepper.begin(this.#playing.unit);
    this.#isResting = false;
    const began = this.#house.now();
    const before = run.inspect().place().visits;
    const status = stepper.work(SLICE);
    this.#visits += run.inspect().place().visits - before;
    this.#busyMs += this.#house.now() - began;
    if (status === "finished") {
      this.#status = "finished";
      this.#playing = undefined;
      this.#show();
      return;
    }
    if (status === "working") {
      if (!this.#isUnseen && this.#house.now() - this.#lastPicture >= PICTURE_MS) this.#show();
      this.#later(0);
      return;
    }
    if (!this.#playing) {
      this.#status = "stands";
      this.#show();
      return;
    }
    this.#show();
    this.#isResting = true;
    this.#later(this.#playing.restMs);
  }

  #show(): void {
    if (!this.#open) return;
    // Pictures are large: a page that cannot keep up gets the newest one, not all of them.
    this.#isStale = this.#isUnseen;
    if (this.#isStale) return;
    this.#isUnseen = true;
    this.#lastPicture = this.#house.now();
    this.#house.report({ kind: "picture", picture: this.#picture(this.#open.run) });
  }

  #picture(run: RoutingRun): StepPicture {
    const inspection = run.inspect();
    const { picture, plane, choice, terminal } = this.#look;
    const current = inspection.copper("current");
    return {
      place: inspection.place(),
      progress: run.progress(),
      copper: picture === "current" ? current : inspection.copper("best"),
      conflicts: inspection.conflicts(),
      openNets: inspection.openNets(),
      plane: plane && inspection.plane(plane, choice),
      accesses: terminal === undefined ? [] : inspection.accesses(terminal),
      current: { vias: current.vias.length / 5, length: lengthOf(current.segments) },
      visitsPerSecond: this.#busyMs > 0 ? (this.#visits * 1_000) / this.#busyMs : undefined,
      status: this.#status,
    };
  }

  #probe(x: number, y: number): void {
    if (!this.#open) return;
    const node = this.#open.run.inspect().nodeAt(x, y, this.#look.choice);
    this.#house.report({ kind: "probed", node });
  }

  #explain(): void {
    if (!this.#open || this.#status === "working") return;
    this.#house.report({ kind: "explained", open: this.#open.run.outcome().open });
  }

  #save(about: string): void {
    if (!this.#open || this.#status === "working") return;
    const { name, board, options, run, stepper } = this.#open;
    const place = run.inspect().place();
    const checkpoint = run.checkpoint();
    const text = writeRegressionFile({ about, board, options, checkpoint, turns: stepper.turns, place });
    const { phase, cycle, round, position } = place;
    const step = [phase, ...(cycle > 0 ? [`cycle${cycle}`] : []), `round${round}`, `net${position}`].join("-");
    this.#house.report({ kind: "saved", fileName: `${name}-${step}.json`, text });
  }

  #fail(error: unknown): void {
    this.#era++;
    this.#playing = undefined;
    this.#status = "finished";
    this.#house.report({ kind: "failed", problem: error instanceof Error ? error.message : String(error) });
  }
}

function lengthOf(segments: Int32Array): number {
  let length = 0;
  for (let i = 0; i + 6 < segments.length; i += 7)
    length += Math.hypot((segments[i + 2] ?? 0) - (segments[i] ?? 0), (segments[i + 3] ?? 0) - (segments[i + 1] ?? 0));
  return length;
}
