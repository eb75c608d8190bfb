import { boardOutline, partsBesideBoard } from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import { csvCell } from "@tracewright/text";
import type { AssemblyFinding, AssemblyFindingKind } from "./assembly-finding.ts";
import type { AssemblyDesign, AssemblyPart, AssemblyVariant } from "./assembly-part.ts";
import { isNoReference, saysNotPopulated } from "./assembly-parts.ts";
import { compareAssemblySources } from "./compare-assembly-sources.ts";
import { assemblyFinding } from "./name-parts.ts";
import { readQuantity } from "./read-quantity.ts";

export interface RequestedAssemblyOptions {
  readonly variant?: AssemblyVariant | undefined;
  /** Who is to have a part number for everything, "LCSC"; absent: any or none will do. */
  readonly supplier?: string | undefined;
}

/**
 * Holds bill of materials, positions, schematic and board against each other by their references. Every part is in both
 * files or in none, under a reference that no other part has, or it is named here.
 */
export function checkAssembly(
  design: AssemblyDesign,
  parts: readonly AssemblyPart[],
  { variant, supplier }: RequestedAssemblyOptions = {},
): AssemblyFinding[] {
  const bought = parts.filter(({ leftOut }) => leftOut === undefined);
  const used = parts.filter(({ leftOut, isPlaced }) => leftOut === undefined || isPlaced);
  return [
    ...checkReferences(parts, used),
    ...compareAssemblySources(design, parts),
    ...(design.board ? checkPlaces(design.board, parts, bought) : []),
    ...checkTexts(parts, variant),
    ...checkNumbers(bought, supplier),
    ...unknownInVariant(parts, variant),
  ];
}

type Sentence = Parameters<typeof assemblyFinding>[3];

function about(
  kind: AssemblyFindingKind,
  severity: AssemblyFinding["severity"],
  parts: Parameters<typeof assemblyFinding>[2],
  sentence: Sentence,
): AssemblyFinding[] {
  return parts.length === 0 ? [] : [assemblyFinding(kind, severity, parts, sentence)];
}

function checkReferences(parts: readonly AssemblyPart[], used: readonly AssemblyPart[]): AssemblyFinding[] {
  // Unnamed holes and marks are not parts.
  const unnamed = [
    ...parts.filter(({ leftOut, footprint }) => leftOut === "no-reference" && footprint?.pads.some(({ net }) => net)),
    ...used.filter(isNotNumbered),
  ];
  const places = unnamed.map(({ reference, value, footprint }) => {
    const at = footprint && `${toMm(footprint.position.x)}, ${toMm(footprint.position.y)} mm`;
    return { reference: reference || "?", words: [value, at].filter(Boolean).join("; ") };
  });
  const named = used.filter((part) => !isNotNumbered(part));
  const byReference = Map.groupBy(named, ({ reference }) => reference);
  const byLetters = Map.groupBy(byReference.keys(), (reference) => reference.toLowerCase());
  const twice = [...byReference].filter(([, sharing]) => sharing.length > 1);
  const cases = [...byLetters.values()].filter((alike) => alike.length > 1).flat();
  return [
    ...about("reference-missing", "error", places, (them) => `No reference: ${them}.`),
    ...about(
      "reference-twice",
      "error",
      twice.map(([reference, { length }]) => ({ reference, words: `× ${length}` })),
      (them) => `Several parts have one reference: ${them}.`,
    ),
    ...about(
      "reference-unsafe",
      "error",
      used.filter(({ reference }) => /[\s,;]/.test(reference) || csvCell(reference) !== reference),
      (them) => `Tables of references cannot hold blanks, commas, semicolons and signs that begin a formula: ${them}.`,
    ),
    ...about(
      "reference-case",
      "warning",
      cases.map((reference) => ({ reference })),
      (them) => `References differ in upper and lower case only: ${them}.`,
    ),
  ];
}

/** "R?": the schematic was never annotated. */
function isNotNumbered({ reference }: AssemblyPart): boolean {
  return reference.endsWith("?");
}

function checkPlaces(
  board: NonNullable<AssemblyDesign["board"]>,
  parts: readonly AssemblyPart[],
  bought: readonly AssemblyPart[],
): AssemblyFinding[] {
  const placed = parts.filter(({ isPlaced }) => isPlaced);
  const hasOutline = boardOutline(board).areas.length > 0;
  const beside = new Set(
    hasOutline
      ? partsBesideBoard(
          board,
          placed.flatMap(({ footprint }) => (footprint ? [footprint] : [])),
        )
      : [],
  );
  return [
    ...about(
      "beside-board",
      "error",
      placed.filter(({ footprint }) => footprint && beside.has(footprint)),
      (them, one) =>
        `${them} ${one ? "stands" : "stand"} beside the board; the positions tell machines to set them there.`,
    ),
    ...about(
      "bought-not-placed",
      "warning",
      bought.filter(({ footprint, isPlaced, component }) => footprint && !isPlaced && component?.onBoard !== false),
      (them, one) => `${them} ${one ? "is" : "are"} bought, but left out of the positions.`,
    ),
    ...about(
      "placed-not-bought",
      "warning",
      placed.filter(({ leftOut }) => leftOut !== undefined),
      (them, one) => `${them} ${one ? "has a position" : "have positions"}, but no line in the bill of materials.`,
    ),
  ];
}

function checkTexts(parts: readonly AssemblyPart[], variant: AssemblyVariant | undefined): AssemblyFinding[] {
  const byText = parts.filter(
    ({ reference, leftOut, component, footprint, value }) =>
      leftOut === "not-populated" &&
      variant?.parts.get(reference)?.populated === undefined &&
      !component?.doNotPopulate &&
      !footprint?.attributes.doNotPopulate &&
      saysNotPopulated(value),
  );
  return about(
    "not-populated-by-text",
    "info",
    byText.map(({ reference, value }) => ({ reference, words: value })),
    (them) => `Omitted because the value marks it as not populated: ${them}.`,
  );
}

function checkNumbers(bought: readonly AssemblyPart[], supplier: string | undefined): AssemblyFinding[] {
  const hasNumber = ({ fields }: AssemblyPart) => fields.manufacturerPart !== "" || fields.supplierParts.length > 0;
  const alike = Map.groupBy(bought, ({ value, footprintName, fields }) =>
    JSON.stringify([value, footprintName, fields.ratings]),
  );
  const partly = [...alike.values()]
    .filter((parts) => parts.some(hasNumber))
    .flatMap((parts) => parts.filter((part) => !hasNumber(part)));
  const without =
    supplier === undefined
      ? []
      : bought.filter(({ fields }) => !fields.supplierParts.some((part) => part.supplier === supplier));
  return [
    ...about(
      "part-number-partly",
      "warning",
      partly.map(({ reference, value }) => ({ reference, words: value })),
      (them, one) =>
        `${them} ${one ? "has" : "have"} no part number, though other parts of the same value and footprint have one.`,
    ),
    ...sharedNumbers(bought),
    ...about(
      "supplier-number-missing",
      "warning",
      without,
      (them, one) =>
        `${them} ${one ? "has" : "have"} no part number of ${supplier}; somebody has to choose ${one ? "it" : "them"} there.`,
    ),
  ];
}

/** Many values are names, LED1 and LED2 may well be one part; 10k and 22k are never, and no part fits two footprints. */
function sharedNumbers(bought: readonly AssemblyPart[]): AssemblyFinding[] {
  const byNumber = Map.groupBy(
    bought.filter(({ fields }) => fields.manufacturerPart !== ""),
    ({ fields }) => fields.manufacturerPart,
  );
  const sorts = [...byNumber].map(([number, parts]) => ({
    number,
    sorts: Map.groupBy(parts, ({ value, footprintName }) => JSON.stringify([readQuantity(value), footprintName])),
  }));
  const shared = sorts.filter(({ sorts }) => sorts.size > 1);
  return about(
    "part-number-twice",
    "warning",
    shared.flatMap(({ number, sorts }) =>
      // One of each sort tells it; the parts themselves are all among the references of their lines.
      [...sorts.values()].map(([first]) => ({
        reference: first!.reference,
        words: `${number}: ${first!.value}, ${first!.footprintName}`,
      })),
    ),
    (them) => `One part number has different values or footprints: ${them}.`,
  );
}

function unknownInVariant(parts: readonly AssemblyPart[], variant: AssemblyVariant | undefined): AssemblyFinding[] {
  if (!variant) return [];
  const known = new Set(parts.map(({ reference }) => reference));
  const unknown = [...variant.parts.keys()].filter((reference) => !known.has(reference) || isNoReference(reference));
  return about(
    "variant-unknown",
    "error",
    unknown.map((reference) => ({ reference })),
    (them) => `The variant ${variant.name} changes parts that the design does not have: ${them}.`,
  );
}
