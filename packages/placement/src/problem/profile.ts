import { fromMm } from "@tracewright/geometry";

export type ProfileName = "compact" | "routable" | "orderly";

/** What a candidate is after. */
export interface Profile {
  readonly name: ProfileName;
  /** Room kept around every part, nanometres; given up step by step where the board is too full for it. */
  readonly halo: number;
  /** Positions are multiples of this. */
  readonly grid: number;
  /** Weight of being pulled to the middle of the board, against wire length. */
  readonly gathering: number;
  /** Weight of crowding: neighbours nearer than this keep pushing each other apart. */
  readonly spreading: number;
  readonly spreadingReach: number;
  /** What two airwires that cross cost, in nanometres of wire. */
  readonly crossing: number;
  /** Chance of a move that turns a part; an orderly board turns few. */
  readonly turning: number;
  /** What two neighbours of one kind that stand on a line and are turned alike are worth, in nanometres of wire. */
  readonly order: number;
  /** What a part costs that stands otherwise than its model in the first of repeated channels, by how far it is off. */
  readonly likeness: number;
  /** What it may cost in the end that repeated channels are arranged alike, as a share of all. */
  readonly repeating: number;
  /** What order may cost in the end, as a share of all; and how far off a line parts are brought onto it. */
  readonly tidying: number;
  readonly straightening: number;
  /** What it may cost a part with a plus or a cathode to look as most of its family do, in nanometres of wire. */
  readonly facing: number;
}

export const PROFILES: readonly Profile[] = [
  {
    name: "compact",
    halo: fromMm(0.1),
    grid: fromMm(0.1),
    gathering: 0.05,
    spreading: 0,
    spreadingReach: 0,
    crossing: 0,
    turning: 0.15,
    order: 0,
    likeness: 0.3,
    repeating: 0.01,
    tidying: 0.005,
    straightening: fromMm(0.3),
    facing: 0,
  },
  {
    name: "routable",
    halo: fromMm(0.4),
    grid: fromMm(0.1),
    gathering: 0,
    spreading: 0.6,
    spreadingReach: fromMm(1.5),
    crossing: fromMm(8),
    turning: 0.15,
    order: 0,
    likeness: 0.3,
    repeating: 0.01,
    tidying: 0.005,
    straightening: fromMm(0.3),
    facing: 0,
  },
  {
    name: "orderly",
    halo: fromMm(0.25),
    grid: fromMm(0.5),
    gathering: 0,
    spreading: 0,
    spreadingReach: 0,
    crossing: 0,
    turning: 0.05,
    order: fromMm(1.5),
    likeness: 3,
    repeating: 0.05,
    tidying: 0.01,
    straightening: fromMm(1.2),
    facing: fromMm(12),
  },
];
