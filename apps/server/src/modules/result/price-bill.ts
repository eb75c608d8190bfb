import {
  type BillLine,
  type LotPrice,
  type PartChoice,
  parseAmount,
  priceLot,
  type SupplyItem,
} from "@tracewright/assembly";
import type { Application } from "../../platform/application.ts";
import type { Currency } from "../../platform/database/tables.ts";
import { listPartMatches, type PartMatchRow } from "../matching/match-store.ts";
import { SUPPLY } from "../supply/create-supply.ts";
import type { SupplyFinding, SupplyMatch, SupplyQuestion } from "../supply/supply-provider.ts";

/** A block of the project that parts of a line belong to; what the library says of it, where it is still there. */
export interface BlockOfLine {
  readonly name: string;
  readonly type: string | null;
  readonly thumbnailUrl: string | null;
  readonly categoryKey: string | null;
}

/** One line of a bill of materials with what can be bought for it. */
export interface PricedLine {
  readonly line: BillLine;
  /** Pieces for all boards. */
  readonly pieces: number;
  /** What a person decided about it; null: nothing. */
  readonly choice: PartChoice | null;
  /** What the line's parts were matched with; only what was confirmed counts. */
  readonly matched: PartMatchRow | null;
  /** The part that is asked for; null where nothing says a part number. */
  readonly question: SupplyQuestion | null;
  /** What can be bought, the surest first; the first is what is counted with. */
  readonly findings: readonly SupplyFinding[];
  /** Null where no price is known. */
  readonly lot: LotPrice | null;
  readonly need: "NONE" | "REQUIRED" | "COMPLETED";
  /** A live supplier was not asked yet. */
  readonly isOpen: boolean;
}

interface Bill {
  readonly projectId: string;
  readonly lines: readonly BillLine[];
  readonly choices: readonly PartChoice[];
  readonly boards: number;
  readonly currency: Currency;
}

/** Prices every line with what is known now; nobody outside is asked. */
export async function priceBill(
  { db, services }: Pick<Application, "db" | "services">,
  { projectId, lines, choices, boards, currency }: Bill,
): Promise<readonly PricedLine[]> {
  const chosen = new Map(choices.map((choice) => [choice.line, choice]));
  const matches = new Map(
    (await listPartMatches(db, projectId)).flatMap((row) =>
      row.parts.map(({ reference }) => [reference, row] as const),
    ),
  );
  const asked = lines.map((line) => {
    const choice = chosen.get(line.id) ?? null;
    const matched = matches.get(line.references[0] ?? "") ?? null;
    return { line, choice, matched, question: questionOf(line, { choice, matched }) };
  });
  const questions = asked.map(({ question }) => question).filter((question) => question !== null);
  const known = await Promise.all(services.get(SUPPLY).map((provider) => provider.findKnown(questions)));
  let at = 0;
  return asked.map(({ question, ...rest }): PricedLine => {
    const index = question === null ? -1 : at++;
    const answers = index < 0 ? [] : known.map((answered) => answered[index]);
    const findings = order(
      answers.flatMap((found) => found ?? []),
      rest.choice,
      currency,
    );
    const pieces = rest.line.quantity * boards;
    const isNeeded = rest.choice?.kind !== "none";
    const [first] = findings;
    return {
      ...rest,
      question,
      pieces,
      findings,
      lot: (isNeeded && first && priceLot(pieces, first.item, currency)) || null,
      need: !isNeeded ? "NONE" : first ? "COMPLETED" : "REQUIRED",
      isOpen: answers.some((found) => found === undefined),
    };
  });
}

/** What a person chose, then what the design says, then what a person confirmed that the part is. */
function questionOf(
  { manufacturer, manufacturerPart }: BillLine,
  { choice, matched }: Pick<PricedLine, "choice" | "matched">,
): SupplyQuestion | null {
  if (choice?.kind === "none") return null;
  if (choice?.kind === "part") return { manufacturer: choice.manufacturer, partNumber: choice.partNumber };
  if (manufacturerPart !== "") return { manufacturer, partNumber: manufacturerPart };
  const confirmed = matched?.confirmedAt ? matched.match : null;
  if (!confirmed?.partNumber) return null;
  return { manufacturer: confirmed.manufacturer, partNumber: confirmed.partNumber };
}

const RANKS: Readonly<Record<SupplyMatch, number>> = {
  exact: 0,
  number: 1,
  "begins-with": 2,
  "same-pinout": 3,
  suggested: 4,
};

/** The chosen supplier's part first; what somebody sells before mere facts; then the surest, with a price that counts. */
function order(
  findings: readonly SupplyFinding[],
  choice: PartChoice | null,
  currency: Currency,
): readonly SupplyFinding[] {
  const isChosen = ({ supplier, supplierPartNumber }: SupplyItem) =>
    choice?.kind === "part" &&
    choice.supplierPartNumber !== "" &&
    choice.supplier === supplier &&
    choice.supplierPartNumber === supplierPartNumber;
  const rankOf = ({ item, match }: SupplyFinding): readonly number[] => [
    Number(!isChosen(item)),
    Number(item.supplier === ""),
    RANKS[match],
    priceRank(item, currency),
  ];
  return findings
    .map((finding) => ({ finding, rank: rankOf(finding) }))
    .sort((one, other) => compareRanks(one.rank, other.rank))
    .map(({ finding }) => finding);
}

function priceRank({ priceBreaks }: SupplyItem, currency: Currency): number {
  if (priceBreaks.some((one) => one.currency === currency && parseAmount(one.price) !== undefined)) return 0;
  return priceBreaks.length > 0 ? 1 : 2;
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((rank, index) => rank !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
