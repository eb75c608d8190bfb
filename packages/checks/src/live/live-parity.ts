import type { Board, BoardEdit, Circuit, Finding } from "@tracewright/board";
import { checkParity } from "../parity/check-parity.ts";
import type { KeyedFinding } from "./finding-store.ts";
import type { LiveChange } from "./live-checker.ts";

type ParityChange = Pick<LiveChange, "come" | "gone">;

const SAME: ParityChange = { gone: [], come: [] };

/** Lists that parts, their pads and the names of nets are in. */
const COMPARED: ReadonlySet<string> = new Set(["footprints", "nets"]);

/**
 * What `checkParity` finds while a board is being edited. Keys are below 0, so that they are never those of a `LiveChecker`
 * beside it; a finding keeps its key as long as it stands.
 */
export class LiveParity {
  readonly #idsOf: (symbolPath: string) => string;
  #circuit: Circuit | undefined;
  /** By what they say, are about and where. */
  #standing: ReadonlyMap<string, KeyedFinding> = new Map();
  #last = 0;

  constructor(idsOf: (symbolPath: string) => string) {
    this.#idsOf = idsOf;
  }

  /** All findings that stand. */
  get all(): readonly KeyedFinding[] {
    return [...this.#standing.values()];
  }

  /** Another schematic, or none. */
  compareWith(circuit: Circuit | undefined, board: Board): ParityChange {
    this.#circuit = circuit;
    return this.#judge(board);
  }

  /** Another board: of an edit only what it may have changed is judged. */
  follow(board: Board, edit?: BoardEdit): ParityChange {
    const isTouched = !edit || edit.settings.length > 0 || edit.lists.some(({ list }) => COMPARED.has(list));
    return isTouched ? this.#judge(board) : SAME;
  }

  #judge(board: Board): ParityChange {
    const before = this.#standing;
    const now = new Map<string, KeyedFinding>();
    const times = new Map<string, number>();
    for (const finding of this.#circuit ? checkParity(board, this.#circuit, this.#idsOf) : []) {
      const base = identityOf(finding);
      const time = times.get(base) ?? 0;
      times.set(base, time + 1);
      const identity = `${base} ${time}`;
      now.set(identity, before.get(identity) ?? { key: --this.#last, finding });
    }
    this.#standing = now;
    return {
      gone: [...before].flatMap(([identity, { key }]) => (now.has(identity) ? [] : [key])),
      come: [...now].flatMap(([identity, keyed]) => (before.has(identity) ? [] : [keyed])),
    };
  }
}

function identityOf({ rule, severity, message, items, nets, position, excluded }: Finding): string {
  return JSON.stringify([rule, severity, message, items, nets, position.x, position.y, excluded ?? null]);
}
