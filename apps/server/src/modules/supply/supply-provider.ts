import type { SupplyItem } from "@tracewright/assembly";

/** A part as a bill of materials asks for it. */
export interface SupplyQuestion {
  /** Empty where only the number is known. */
  readonly manufacturer: string;
  readonly partNumber: string;
}

/** How sure it is that an item is the part that was asked for. */
export type SupplyMatch =
  /** Maker and number are the same. */
  | "exact"
  /** The number is; the maker is another one, or is not said. */
  | "number"
  /** The item's number goes on where the one asked for ends: a package, a reel. */
  | "begins-with"
  /** A part with the very same pinout, whatever its ratings. */
  | "same-pinout"
  /** Found by words; somebody has to look at it. */
  | "suggested";

export interface SupplyFinding {
  readonly item: SupplyItem;
  readonly match: SupplyMatch;
  /** When the supplier said it; null: a fact that does not age. */
  readonly readAt: Date | null;
}

export type SupplySource = "mouser" | "catalogue";

/** What became of asking: how many questions are open still, and why, where that is not for want of time alone. */
export interface SupplyAsking {
  readonly open: number;
  readonly problem: SupplyProblem | null;
}

/** Why a supplier answers nothing for now. */
export type SupplyProblem =
  | "key-refused"
  | "too-many-calls"
  | "budget-spent"
  /** What one person may have of the budget is. */
  | "share-spent"
  | "unreachable"
  | "unreadable";

/** State of a supplier for the server's administrator. */
export interface SupplyState {
  readonly problem: SupplyProblem | null;
  /** In the supplier's own words, at the last failure. */
  readonly message: string;
  readonly lastAnswerAt: Date | null;
  readonly pausedUntil: Date | null;
  /** Calls that may still be made today; null: none are needed. */
  readonly callsLeft: number | null;
}

/** Who has a supplier asked. */
export interface SupplyAsker {
  readonly userId: string;
  /** At the latest. */
  readonly until: Date;
}

/** Somebody who knows what can be bought. */
export interface SupplyProvider {
  readonly source: SupplySource;
  /** Whether stock and prices are those of the moment. */
  readonly isLive: boolean;
  /**
   * What is known without asking anybody, one answer for each question, the surest first. Undefined: the supplier was not asked
   * yet, or so long ago that its prices are none any more.
   */
  findKnown(questions: readonly SupplyQuestion[]): Promise<readonly (readonly SupplyFinding[] | undefined)[]>;
  /** Asks the supplier for what is not known or not fresh, within the person's share of what it allows. */
  ask(questions: readonly SupplyQuestion[], by: SupplyAsker): Promise<SupplyAsking>;
  /** What words and a footprint bring to light: "10k 1%", "R_0603_1608Metric" or none. */
  suggest(words: string, footprint: string): Promise<readonly SupplyFinding[]>;
  /** Parts with the pinout of a part, in a package that the footprint takes. */
  findSisters(question: SupplyQuestion, footprint: string): Promise<readonly SupplyFinding[]>;
  readState(): Promise<SupplyState>;
}

/** A part number as numbers are compared: makers, suppliers and designers part and case them as they like. */
export function numberKey(partNumber: string): string {
  return partNumber.toUpperCase().replaceAll(/[\s\-_.,/#]/g, "");
}

/** A maker's name as names are compared: without the form of the company. */
export function makerKey(manufacturer: string): string {
  return manufacturer
    .normalize("NFKD")
    .toUpperCase()
    .replaceAll(
      /\b(?:INC|INCORPORATED|CORP|CORPORATION|CO|LTD|LIMITED|LLC|GMBH|AG|SA|NV|BV|ELECTRONICS|SEMICONDUCTORS?|TECHNOLOGY|TECHNOLOGIES)\b/g,
      "",
    )
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
