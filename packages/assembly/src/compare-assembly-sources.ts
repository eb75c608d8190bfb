import type { Component, Footprint } from "@tracewright/board";
import type { AssemblyFinding, AssemblyFindingKind } from "./assembly-finding.ts";
import type { AssemblyDesign, AssemblyPart } from "./assembly-part.ts";
import { footprintName, isNoReference } from "./assembly-parts.ts";
import { assemblyFinding } from "./name-parts.ts";
import { cleanText, readPartFields } from "./part-fields.ts";

/** Where schematic and board say different things of what is bought and placed; nothing where one of them is missing. */
export function compareAssemblySources(design: AssemblyDesign, parts: readonly AssemblyPart[]): AssemblyFinding[] {
  if (!design.circuit || !design.board) return [];
  const missing = parts.filter(
    ({ component, footprint, leftOut }) => component?.onBoard && component.inBom && !footprint && leftOut === undefined,
  );
  const strange = parts.filter(({ component, reference }) => !component && !isNoReference(reference));
  const found = [
    ...finding("not-on-board", "error", missing, "in the schematic and not on the board"),
    ...finding("not-in-schematic", "warning", strange, "on the board and not in the schematic; the board is used"),
  ];
  const differences = new Map<AssemblyFindingKind, { reference: string; words?: string }[]>();
  for (const { component, footprint, reference } of parts)
    if (component && footprint)
      for (const { kind, ...words } of differencesOf(component, footprint)) {
        const places = differences.get(kind) ?? [];
        differences.set(kind, places);
        places.push({ reference, ...words });
      }
  for (const [kind, places] of differences)
    found.push(
      assemblyFinding(
        kind,
        "warning",
        places,
        (named) => `${named}: schematic and board differ${CHOICES[kind] ?? ""}.`,
      ),
    );
  return found;
}

/** Which of the two counts. */
const CHOICES: Partial<Record<AssemblyFindingKind, string>> = {
  "value-differs": " in the value; the schematic's is used",
  "footprint-differs": " in the footprint; the board's is used",
  "part-number-differs": " in the part number; the schematic's is used",
  "populated-differs": " in whether the part is populated; it is not",
  "excluded-differs": " in whether the part is in the bill of materials; it is not",
};

function* differencesOf(
  component: Component,
  footprint: Footprint,
): Generator<{ kind: AssemblyFindingKind; words?: string }> {
  const differ = (a: string, b: string) => a !== "" && b !== "" && a !== b;
  const [drawn, stands] = [cleanText(component.value), cleanText(footprint.value)];
  if (differ(drawn, stands)) yield { kind: "value-differs", words: `${drawn} / ${stands}` };
  const [wanted, used] = [footprintName(component.footprint), footprintName(footprint.library)];
  if (differ(wanted, used)) yield { kind: "footprint-differs", words: `${wanted} / ${used}` };
  const [fields, boardFields] = [readPartFields(component.properties), readPartFields(footprint.properties)];
  if (differ(fields.manufacturerPart, boardFields.manufacturerPart))
    yield { kind: "part-number-differs", words: `${fields.manufacturerPart} / ${boardFields.manufacturerPart}` };
  for (const { supplier, partNumber } of fields.supplierParts) {
    const other = boardFields.supplierParts.find((part) => part.supplier === supplier);
    if (other && other.partNumber !== partNumber)
      yield { kind: "part-number-differs", words: `${supplier} ${partNumber} / ${other.partNumber}` };
  }
  const left = component.doNotPopulate || fields.populated === false;
  const leftOnBoard = footprint.attributes.doNotPopulate || boardFields.populated === false;
  if (left !== leftOnBoard) yield { kind: "populated-differs" };
  else if (!left && component.inBom === footprint.attributes.excludeFromBom) yield { kind: "excluded-differs" };
}

function finding(
  kind: AssemblyFindingKind,
  severity: AssemblyFinding["severity"],
  parts: readonly AssemblyPart[],
  where: string,
): AssemblyFinding[] {
  if (parts.length === 0) return [];
  return [assemblyFinding(kind, severity, parts, (named, one) => `${named} ${one ? "stands" : "stand"} ${where}.`)];
}
