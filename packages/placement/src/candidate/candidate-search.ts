/**
 * How the three candidates come about, as a chain of stages. The tasks of a stage know nothing of each other, so that they
 * can be worked on anywhere and in any order with the same result:
 *
 * 1. `room`: every family's first layout, one after the other, so that there is soon something to choose;
 * 2. `starts`: several layouts of every family, each quickly annealed; one of each family is chosen;
 * 3. `improve`: rounds in which the three are annealed on, each keeping away from where the others stood when the round began;
 * 4. `part`: one that came too near to another all the same is heated again while the others stay as they are;
 * 5. `order`: rows are made in one after the other, and repeated channels alike, as far as they stay apart.
 */
import { diagonalOf, frameOf, measureApart, measureWay } from "../cost/apart.ts";
import type { AvoidedPlaces } from "../cost/aversion.ts";
import { sharedDepth } from "../cost/crowding.ts";
import type { PlacingCrew } from "../parallel/placing-crew.ts";
import type { PlacementProblem } from "../problem/problem.ts";
import { PROFILES } from "../problem/profile.ts";
import { CandidateRun, restoreLayout, type SavedCandidate, type SavedLayout } from "../search/candidate-run.ts";
import { chooseStarts } from "../search/choose-starts.ts";

/**
 * Layouts of every family, and what all of them may take of the family's moves; the rest is for improving. Few parts are
 * annealed soon, and little room between fixed parts leaves few ways from one arrangement to another: they begin oftener.
 */
const STARTS = 4;
const STARTS_OF_FEW = 10;
const FEW_PARTS = 20;
const STARTS_SHARE = 0.48;
/** Of the usual temperature: improving keeps the arrangement that was chosen, unless it is too near to another. */
const IMPROVING_HEAT = 0.1;
const PARTING_HEAT = 1;
/** Which family is separated from those before it and what a missing nanometre costs it, until all are apart. */
const PARTINGS = [4, 16, 64, 256].flatMap((weight) => [
  { family: 1, weight },
  { family: 2, weight },
]);
const ROUNDS = 16;
/** Candidates nearer than this share of the board's diagonal, meanly by part, look like one candidate to people. */
const DISTINCT = 0.12;
/** What is striven for, since the others move on during a round. */
const WANTED = 0.13;
/** What order may bring them down to; a nanometre less is dearer than all that order may cost. */
const HELD = 0.122;
const HOLDING_WEIGHT = 1e6;
/** What a nanometre of way costs that is missing at first, and at the most; it grows while it does not help. */
const FIRST_WEIGHT = 0.5;
const MAX_WEIGHT = 16;
/** The most where bodies share room for want of it: that they do so as little as they can is worth more than being apart. */
const MAX_WHEN_CROWDED = 1;
/** What finding room is of the whole, for the bar that people see. */
const ROOM_SHARE = 0.05;

export type Stage = "room" | "starts" | "improve" | "part" | "order";

export interface SavedSearch {
  readonly stage: Stage;
  /** Of improving; or the attempt at parting; or the family that order is made of. */
  readonly round: number;
  readonly tasks: readonly SavedCandidate[];
  /** What a parting at work took the place of; null: it stays whatever comes of it. */
  readonly replaced: SavedCandidate | null;
}

/** Workers that were opened for the problem, and the session in which they were. */
export interface SearchCrew {
  readonly crew: PlacingCrew;
  readonly session: number;
}

/** Moves after which the crew is looked after. */
const LOOK_EVERY = 2_000;

/** A family's run, and where it says that parts stand. */
export interface FoundCandidate {
  readonly run: CandidateRun;
  readonly layout: SavedLayout;
}

export class CandidateSearch {
  readonly #problem: PlacementProblem;
  readonly #seed: number;
  readonly #starts: number;
  readonly #startMoves: number;
  readonly #partMoves: number;
  readonly #improveMoves: number;
  #stage: Stage = "room";
  #round = 0;
  #tasks: CandidateRun[];
  #replaced: CandidateRun | undefined;
  readonly #crew: SearchCrew | undefined;
  /** Which task a job of the crew is about. */
  readonly #jobs = new Map<number, CandidateRun>();

  constructor(
    problem: PlacementProblem,
    { seed, moves, crew }: { seed: number; moves: number; crew?: SearchCrew | undefined },
    saved?: SavedSearch,
  ) {
    this.#crew = crew;
    this.#problem = problem;
    this.#seed = seed;
    this.#starts = problem.partCount <= FEW_PARTS ? STARTS_OF_FEW : STARTS;
    this.#startMoves = Math.max(1, problem.rules.start ? moves : Math.round((moves * STARTS_SHARE) / this.#starts));
    this.#partMoves = Math.max(1, Math.round((moves * STARTS_SHARE) / STARTS));
    this.#improveMoves = Math.max(1, Math.round(moves * (1 - STARTS_SHARE)));
    if (!saved) {
      this.#tasks = [this.#begin(0, 0, 0)];
      return;
    }
    this.#stage = saved.stage;
    this.#round = saved.round;
    this.#tasks = saved.tasks.map((task) => new CandidateRun(problem, task));
    if (saved.replaced) this.#replaced = new CandidateRun(problem, saved.replaced);
  }

  get isFinished(): boolean {
    return this.#stage === "order" && this.#round === this.#tasks.length;
  }

  /** Does about `work` units: a unit is one move of annealing. */
  step(work: number): void {
    let left = work;
    while (left > 0 && !this.isFinished) {
      this.#hire();
      const task = this.#ownTask;
      if (task) left -= this.#advance(task, left);
      else if (this.#jobs.size > 0) {
        // The caller may want to stop it while it waits.
        if (!this.#takeAnswer("patient")) return;
      } else this.#enterNext();
    }
  }

  /** Works on the task for a while; the crew is looked after in between. */
  #advance(task: CandidateRun, most: number): number {
    const work = Math.min(most, LOOK_EVERY);
    let done = 0;
    while (done < work && !this.#isDone(task)) done += task.advance();
    return done;
  }

  get #ownTask(): CandidateRun | undefined {
    const given = new Set(this.#jobs.values());
    return this.#tasks.find((run) => !given.has(run) && !this.#isDone(run));
  }

  /** Takes what the crew has done and gives it what is left to begin, the dearest first; the run keeps one for itself. */
  #hire(): void {
    const { crew, session } = this.#crew ?? {};
    if (!crew) return;
    while (this.#takeAnswer("at once"));
    // Another run has the crew now: what was given to it is done here.
    if (crew.session !== session) this.#jobs.clear();
    for (const job of this.#jobs.keys()) if (!crew.isAtWork(job)) this.#jobs.delete(job);
    while (crew.session === session && crew.hasIdle) {
      const own = this.#ownTask;
      const given = new Set(this.#jobs.values());
      const free = this.#tasks.filter((run) => run !== own && !given.has(run) && !this.#isDone(run));
      const next = free.find(({ profile }) => profile.crossing > 0) ?? free.at(-1);
      if (!next) return;
      this.#jobs.set(crew.give(next.save(), this.#until), next);
    }
  }

  /** Whether an answer has come and been put in the place of its task. */
  #takeAnswer(patience: "at once" | "patient"): boolean {
    const answer = this.#crew?.crew.take(patience);
    const task = answer && this.#jobs.get(answer.job);
    if (!answer || !task) return answer !== undefined;
    this.#jobs.delete(answer.job);
    this.#tasks[this.#tasks.indexOf(task)] = new CandidateRun(this.#problem, answer.candidate);
    return true;
  }

  /** The task at work, or the last one. */
  get shown(): CandidateRun {
    return this.#ownTask ?? this.#tasks[this.#tasks.length - 1]!;
  }

  /** Which of the stage's tasks `shown` is, and how many there are. */
  get task(): number {
    return this.#tasks.indexOf(this.shown);
  }

  get tasks(): number {
    return this.#tasks.length;
  }

  get round(): number {
    return this.#round;
  }

  get stage(): Stage {
    return this.#stage;
  }

  /** Share of the whole that is done. */
  get share(): number {
    const starts = this.#problem.rules.start ? 1 : STARTS_SHARE;
    const mean = (of: (run: CandidateRun) => number) =>
      this.#tasks.reduce((sum, run) => sum + of(run), 0) / this.#tasks.length;
    const annealed =
      this.#stage === "room"
        ? 0
        : this.#stage === "starts"
          ? starts * mean((run) => run.share)
          : starts + (1 - starts) * (this.#stage === "improve" ? mean((run) => run.share) : 1);
    const room = this.#stage === "room" ? (this.#tasks.length - 1) / PROFILES.length : 1;
    return ROOM_SHARE * room + (1 - ROOM_SHARE) * annealed;
  }

  /** Of every family that has one the best layout so far. */
  candidates(): FoundCandidate[] {
    const found = this.#stage === "starts" ? this.#families().map(bestOf) : this.#tasks;
    return found.filter(({ isConstructed }) => isConstructed).map((run) => ({ run, layout: run.result() }));
  }

  save(): SavedSearch {
    return {
      stage: this.#stage,
      round: this.#round,
      tasks: this.#tasks.map((run) => run.save()),
      replaced: this.#replaced?.save() ?? null,
    };
  }

  #isDone(run: CandidateRun): boolean {
    if (this.#stage === "room") return run.isConstructed;
    return run.hasDone(this.#until) || (this.#stage === "order" && this.#tasks[this.#round] !== run);
  }

  /** Moves at which the tasks of the stage are done; more than all where they are to come to their end. */
  get #until(): number | "ordered" {
    if (this.#stage === "order") return "ordered";
    if (this.#stage !== "improve") return Number.MAX_SAFE_INTEGER;
    return Math.ceil((this.#improveMoves * (this.#round + 1)) / ROUNDS);
  }

  #enterNext(): void {
    switch (this.#stage) {
      case "room": {
        const last = this.#tasks[this.#tasks.length - 1]!;
        if (this.#tasks.length < PROFILES.length)
          this.#tasks.push(this.#begin(this.#tasks.length, 0, last.levelForNext));
        else this.#enterStarts();
        return;
      }
      case "starts":
        // What people have placed is improved, not led elsewhere for the sake of something to choose from.
        if (this.#problem.rules.start) this.#enterOrder();
        else this.#enterImproving();
        return;
      case "improve":
        this.#round += 1;
        if (this.#round < ROUNDS) this.#keepApart();
        else {
          this.#stage = "part";
          this.#round = 0;
        }
        return;
      case "part": {
        this.#settleParting();
        const parting = PARTINGS[this.#round];
        this.#round += 1;
        if (parting) this.#part(parting.family, parting.weight);
        else this.#enterOrder();
        return;
      }
      case "order":
        this.#round += 1;
        this.#holdApart();
    }
  }

  #enterOrder(): void {
    this.#stage = "order";
    this.#round = 0;
    this.#holdApart();
  }

  /** The family whose turn it is to be put in order comes no nearer to the others than is wanted, or than it is already. */
  #holdApart(): void {
    const run = this.#tasks[this.#round];
    if (!run || this.#problem.rules.start) return;
    const frame = frameOf(this.#problem);
    const { partCount } = this.#problem;
    const own = run.result();
    run.holdApart(
      this.#tasks.flatMap((other) => {
        if (other === run) return [];
        const { x, y } = other.result();
        const way = Math.min(HELD * diagonalOf(frame), measureWay(frame, own, { x, y }));
        // Less by the rounding of ways, so that nothing is missing to begin with.
        return { x, y, weight: HOLDING_WEIGHT, wanted: Math.floor(way * partCount) - partCount };
      }),
    );
  }

  /** Begins the family's candidate again where it stands, when it is too near to one before it. */
  #part(family: number, weight: number): void {
    const standing = this.#tasks.map((run) => run.result());
    const from = standing[family]!;
    const others = standing.slice(0, family);
    const hasRoom = standing.every(({ stands }) => !stands.includes(0));
    const isApart = others.every((other) => measureApart(this.#problem, from, other) >= DISTINCT);
    if (isApart || !hasRoom || this.#problem.partCount === 0) return;
    const run = new CandidateRun(this.#problem, {
      profile: PROFILES[family]!,
      moves: this.#partMoves,
      seed: this.#seedOf(family, this.#starts + this.#round),
      from,
      heat: PARTING_HEAT,
    });
    const wanted = this.#wantedWays;
    run.avoid(others.map(({ x, y }): AvoidedPlaces => ({ x, y, weight, wanted })));
    if (from.spacing.crowded) this.#replaced = this.#tasks[family];
    this.#tasks[family] = run;
  }

  /** Where bodies share room for want of it, one that came apart by their sharing more is given up for what it was. */
  #settleParting(): void {
    const replaced = this.#replaced;
    if (!replaced) return;
    this.#replaced = undefined;
    const family = this.#tasks.findIndex(({ profile }) => profile === replaced.profile);
    const depthOf = (run: CandidateRun) => sharedDepth(restoreLayout(this.#problem, run.result()));
    if (depthOf(this.#tasks[family]!) > depthOf(replaced)) this.#tasks[family] = replaced;
  }

  /** Where there was no room for all, there is none the next time. */
  #enterStarts(): void {
    this.#stage = "starts";
    this.#tasks = this.#tasks.flatMap((first, family) => [
      first,
      ...(first.layout.stands.includes(0) || this.#problem.rules.start
        ? []
        : Array.from({ length: this.#starts - 1 }, (_, index) => index + 1)
      ).map((start) => this.#begin(family, start, first.levelForNext)),
    ]);
  }

  #families(): CandidateRun[][] {
    return PROFILES.map((profile) => this.#tasks.filter((run) => run.profile === profile));
  }

  #enterImproving(): void {
    const families = this.#families();
    const starts = families.map((runs) => runs.map((run) => ({ layout: run.result(), cost: costOf(run) })));
    const chosen = chooseStarts(this.#problem, starts).map((index, family) => starts[family]![index]!.layout);
    this.#stage = "improve";
    this.#tasks = PROFILES.map((profile, family) => {
      const from = chosen[family]!;
      const nearest = Math.min(...chosen.slice(0, family).map((other) => measureApart(this.#problem, from, other)));
      return new CandidateRun(this.#problem, {
        profile,
        moves: this.#improveMoves,
        seed: this.#seedOf(family, this.#starts),
        from,
        heat: nearest < DISTINCT ? PARTING_HEAT : IMPROVING_HEAT,
      });
    });
    this.#keepApart();
  }

  /** Of all parts together. */
  get #wantedWays(): number {
    return WANTED * diagonalOf(frameOf(this.#problem)) * this.#problem.partCount;
  }

  /** Tells every candidate which places the ones before it have taken, the harder the longer it stays near to them. */
  #keepApart(): void {
    const standing = this.#tasks.map(({ layout }) => ({ x: [...layout.x], y: [...layout.y] }));
    const wanted = this.#wantedWays;
    for (const [family, run] of this.#tasks.entries()) {
      if (family === 0 || run.share === 1) continue;
      run.avoid(
        standing.slice(0, family).map((other, index): AvoidedPlaces => {
          const before = run.avoided[index]?.weight ?? 0;
          const isNear = measureApart(this.#problem, standing[family]!, other) < DISTINCT;
          const most = run.layout.spacing.crowded ? MAX_WHEN_CROWDED : MAX_WEIGHT;
          const weight = isNear ? Math.min(most, Math.max(FIRST_WEIGHT, before * 2)) : before;
          return { ...other, weight, wanted };
        }),
      );
    }
  }

  #begin(family: number, start: number, level: number): CandidateRun {
    return new CandidateRun(this.#problem, {
      profile: PROFILES[family]!,
      moves: this.#startMoves,
      seed: this.#seedOf(family, start),
      level,
    });
  }

  #seedOf(family: number, start: number): number {
    return this.#seed * 7919 + family * 104_729 + start * 1_299_709;
  }
}

/** What a layout without room for all costs is more than any other. */
function costOf(run: CandidateRun): number {
  return run.layout.stands.includes(0) ? Infinity : (run.cost ?? Infinity);
}

function bestOf(runs: readonly CandidateRun[]): CandidateRun {
  return runs.reduce((best, run) => (run.isFinished && costOf(run) < costOf(best) ? run : best));
}
