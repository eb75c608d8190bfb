import { applyEdit, type Board, type BoardEdit, type RuleBook, ruleBookOf, type SettingKey } from "@tracewright/board";
import type { CheckResult } from "../check-board.ts";
import type { ConnectionCount } from "../connections/count-connections.ts";
import { splitExcluded } from "../findings/split-excluded.ts";
import { FindingStore, type KeyedFinding } from "./finding-store.ts";
import { LiveJudgement } from "./live-judgement.ts";

/** How the findings of a board have changed. */
export interface LiveChange {
  /** Keys of findings that stand no more. */
  readonly gone: readonly number[];
  readonly come: readonly KeyedFinding[];
  readonly connections: ConnectionCount;
}

/** Settings that no rule reads; any other asks for all to be judged again. */
const UNREAD: ReadonlySet<SettingKey> = new Set(["paper", "stackup", "auxOrigin", "gridOrigin", "foreign"]);

/** Lists that custom rules may name places by: an area, a courtyard, a group. */
const PLACES: ReadonlySet<string> = new Set(["zones", "footprints", "groups"]);

/** Lists that make up the paths between pads. */
const PATHS: ReadonlySet<string> = new Set(["tracks", "vias", "footprints"]);

/**
 * The findings of a board while it is being edited: those of `checkBoard` on the board as it is, though only what an edit
 * has touched is judged again. Copper is judged with its neighbours, joints are found again where copper came or went, and
 * connections counted again on the nets concerned. Rules, layers, nets and the title concern everything and cost a whole check.
 */
export class LiveChecker {
  #board: Board;
  readonly #store = new FindingStore();
  #now: LiveJudgement;
  #stepsBefore = 0;
  #book: Pick<RuleBook, "isOfPlaces" | "isOfPaths">;

  constructor(board: Board) {
    this.#board = board;
    this.#now = new LiveJudgement(board, this.#store);
    this.#store.settle();
    this.#book = ruleBookOf(board);
  }

  get board(): Board {
    return this.#board;
  }

  /** The current state as a change from nothing, for new listeners. */
  get all(): LiveChange {
    return { gone: [], come: this.#store.keyed, connections: this.#now.connections.count };
  }

  /** All there is, in no particular order. */
  get result(): CheckResult {
    const { connections } = this.#now;
    return { ...splitExcluded(this.#store.findings), connections: connections.count, ratsnest: connections.ratsnest };
  }

  /** Pairs, single items and nodes of nets judged so far: what its speed is measured by. */
  get steps(): number {
    return this.#stepsBefore + this.#now.steps;
  }

  /** Throws where `applyEdit` does: the edit is of another board. */
  apply(edit: BoardEdit): LiveChange {
    this.#board = applyEdit(this.#board, edit);
    const concernsAll =
      edit.settings.some(({ setting }) => !UNREAD.has(setting)) ||
      edit.lists.some(
        ({ list }) =>
          list === "nets" || (PLACES.has(list) && this.#book.isOfPlaces) || (PATHS.has(list) && this.#book.isOfPaths),
      );
    if (concernsAll) {
      this.#store.clear();
      this.#stepsBefore = this.steps;
      this.#now = new LiveJudgement(this.#board, this.#store);
      this.#book = ruleBookOf(this.#board);
    } else this.#now.follow(this.#board, edit);
    return { ...this.#store.settle(), connections: this.#now.connections.count };
  }
}
