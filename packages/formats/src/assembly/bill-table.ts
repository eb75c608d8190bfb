import type { BillLine } from "@tracewright/assembly";
import type { AssemblyPreset } from "./assembly-preset.ts";
import { type Cell, MAX_CELL_LENGTH, type Table } from "./table.ts";

/** JLCPCB reads no more designators of a row (its advice for BOM and CPL files, 2026-01-19). */
const MAX_DESIGNATORS = 200;

/** The bill of materials as a table; `boards` is the number that the lines' totals are for. */
export function billTable(lines: readonly BillLine[], preset: AssemblyPreset, boards: number): Table {
  return preset === "jlc" ? jlcTable(lines) : neutralTable(lines, boards);
}

/** One row for each line; further suppliers have columns of their own behind the first. */
function neutralTable(lines: readonly BillLine[], boards: number): Table {
  const suppliers = lines.reduce((most, { supplierParts }) => Math.max(most, supplierParts.length), 1);
  const numbers = Array.from({ length: suppliers }, (_, index) => (index === 0 ? "" : ` ${index + 1}`));
  return {
    name: "BOM",
    columns: [
      "Line",
      "Designators",
      "Qty",
      ...(boards === 1 ? [] : [`Qty for ${boards} boards`]),
      "Value",
      "Footprint",
      "Manufacturer",
      "MPN",
      ...numbers.flatMap((number) => [`Supplier${number}`, `Supplier PN${number}`]),
      "Ratings",
      "Mount",
      "Description",
      "Datasheet",
    ],
    rows: lines.map((line, index): Cell[] => [
      index + 1,
      line.references.join(", "),
      line.quantity,
      ...(boards === 1 ? [] : [line.total]),
      line.value,
      line.footprintName,
      line.manufacturer,
      line.manufacturerPart,
      ...numbers.flatMap((_, at) => {
        const part = line.supplierParts[at];
        return [part?.supplier ?? "", part?.partNumber ?? ""];
      }),
      line.ratings,
      MOUNTS[line.mount],
      line.description,
      line.datasheet,
    ]),
  };
}

/** Where a part is soldered; a part without pads is fixed otherwise. */
export const MOUNTS: Readonly<Record<BillLine["mount"], string>> = {
  smd: "SMD",
  "through-hole": "Through-hole",
  none: "",
};

/** Columns by JLCPCB's names. A line of more designators than it reads goes on in further rows. */
function jlcTable(lines: readonly BillLine[]): Table {
  return {
    name: "BOM",
    columns: ["Comment", "Designator", "Footprint", "JLCPCB Part #"],
    rows: lines.flatMap((line) => {
      const number = line.supplierParts.find(({ supplier }) => supplier === "LCSC")?.partNumber ?? "";
      const comment = line.value || line.manufacturerPart || line.footprintName;
      return splitDesignators(line.references).map((some) => [comment, some.join(","), line.footprintName, number]);
    }),
  };
}

function splitDesignators(references: readonly string[]): string[][] {
  const rows: string[][] = [];
  let letters = 0;
  for (const reference of references) {
    const row = rows.at(-1);
    letters += reference.length + 1;
    if (row && row.length < MAX_DESIGNATORS && letters <= MAX_CELL_LENGTH) row.push(reference);
    else {
      rows.push([reference]);
      letters = reference.length + 1;
    }
  }
  return rows;
}
