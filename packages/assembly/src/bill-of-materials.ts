import { sha256 } from "@tracewright/board";
import type { AssemblyPart } from "./assembly-part.ts";
import type { SupplierPart } from "./part-fields.ts";

/** Parts that are bought as one. */
export interface BillLine {
  /** The same for the same kind of part in every version of a design: see `billLineId`. */
  readonly id: string;
  /** In natural order; a reference that two parts share stands twice. */
  readonly references: readonly string[];
  readonly value: string;
  /** Without its library. */
  readonly footprintName: string;
  readonly manufacturer: string;
  readonly manufacturerPart: string;
  readonly supplierParts: readonly SupplierPart[];
  readonly ratings: string;
  readonly description: string;
  readonly datasheet: string;
  readonly mount: AssemblyPart["mount"];
  /** Pieces for one board. */
  readonly quantity: number;
  /** Pieces for all boards; spares are the buyer's. */
  readonly total: number;
}

/** Bigger orders are typing errors. */
export const MAX_BOARDS = 1_000_000;

/**
 * The parts that are bought, those of one kind on one line: same value, footprint, manufacturer, part numbers and ratings.
 * A line stands where its first reference does in natural order. Throws for a number of boards that is no whole number from
 * 1 to `MAX_BOARDS`: input fields refuse others.
 */
export function billOfMaterials(parts: readonly AssemblyPart[], { boards = 1 }: { boards?: number } = {}): BillLine[] {
  if (!Number.isInteger(boards) || boards < 1 || boards > MAX_BOARDS) throw new RangeError(`${boards} boards`);
  const kinds = Map.groupBy(
    parts.filter(({ leftOut }) => leftOut === undefined),
    kindOf,
  );
  return [...kinds.values()].map((alike): BillLine => {
    const [first] = alike as [AssemblyPart];
    const { value, footprintName, fields, mount } = first;
    const firstSaid = (field: "description" | "datasheet") =>
      alike.find(({ fields }) => fields[field] !== "")?.fields[field] ?? "";
    return {
      id: billLineId(first),
      references: alike.map(({ reference }) => reference),
      value,
      footprintName,
      manufacturer: fields.manufacturer,
      manufacturerPart: fields.manufacturerPart,
      supplierParts: fields.supplierParts,
      ratings: fields.ratings,
      description: firstSaid("description"),
      datasheet: firstSaid("datasheet"),
      mount,
      quantity: alike.length,
      total: alike.length * boards,
    };
  });
}

/** What people's decisions about a line are kept under: it says what is bought, and nothing of how many or where. */
export function billLineId(part: AssemblyPart): string {
  return sha256(kindOf(part)).slice(0, 24);
}

/** Equal for parts that are bought as one. "10k" and "10K" stay apart: only the designer knows whether M is m. */
function kindOf({ value, footprintName, mount, fields }: AssemblyPart): string {
  const { manufacturer, manufacturerPart, supplierParts, ratings } = fields;
  const numbers = supplierParts.map(({ supplier, partNumber }) => [supplier, partNumber]).sort();
  return JSON.stringify([value, footprintName, mount, manufacturer, manufacturerPart, numbers, ratings]);
}
