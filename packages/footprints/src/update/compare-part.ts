import type { Changed, Circuit, Component, Footprint, SheetId } from "@tracewright/board";
import type { FootprintChoice } from "../choose/choose-footprints.ts";
import type { BareChange } from "./schematic-change.ts";

export interface PartToCompare {
  readonly component: Component;
  readonly footprint: Footprint;
  readonly choice: FootprintChoice | undefined;
}

export interface PartsFrame {
  readonly sheets: ReadonlyMap<SheetId, Circuit["sheets"][number]>;
  /** The paths of the symbols of the part, and the sheet that each is on. */
  readonly sheetOfPath: ReadonlyMap<string, SheetId>;
  readonly idsOf: (symbolPath: string) => string;
  /** No part of the board says which symbol it stands for: it is from a program that does not say it. */
  readonly isWithoutPaths: boolean;
}

/** What a part is called, worth and marked as, where the schematic says otherwise. */
export function comparePart({ component, footprint, choice }: PartToCompare, frame: PartsFrame): BareChange[] {
  const { reference } = footprint;
  const on = { reference, footprint: footprint.id, place: footprint.position };
  const changes: BareChange[] = [];
  if (reference !== component.reference) changes.push({ kind: "part-renamed", ...on, after: component.reference });
  if (footprint.value !== component.value)
    changes.push({ kind: "value", ...on, before: footprint.value, after: component.value });
  const fields = otherFields(component, footprint);
  if (fields.length > 0) changes.push({ kind: "fields", ...on, fields });
  const fitting = otherFitting(component, footprint, choice);
  if (fitting) changes.push({ kind: "fitting", ...on, ...fitting });
  const pins = otherPinNames(component, footprint);
  if (pins.length > 0) changes.push({ kind: "pin-names", ...on, pins });
  const link = otherLink(component, footprint, frame);
  if (link) changes.push({ kind: "link", ...on, ...link });
  return changes;
}

/** What KiCad's libraries note for its own use. */
const isInternal = (name: string): boolean => name.startsWith("ki_");

/** Fields that only the board has are its own. */
function otherFields({ properties }: Component, footprint: Footprint): (Changed<string> & { name: string })[] {
  const own = new Map(Object.entries(footprint.properties));
  return Object.entries(properties).flatMap(([name, after]) => {
    const before = own.get(name);
    if (isInternal(name) || before === after || (before === undefined && after === "")) return [];
    return [{ name, ...(before !== undefined && { before }), after }];
  });
}

function otherFitting(
  { doNotPopulate, inBom }: Component,
  { attributes }: Footprint,
  choice: FootprintChoice | undefined,
): { doNotPopulate?: boolean; excludeFromBom?: boolean } | undefined {
  const isOtherwiseFitted = attributes.doNotPopulate !== doNotPopulate;
  // Footprints of holes and logos are kept out of the bill of materials whatever their symbol says.
  const isExcludedItself = choice?.template?.attributes.excludeFromBom === true;
  const isOtherwiseBought = inBom ? attributes.excludeFromBom && !isExcludedItself : !attributes.excludeFromBom;
  if (!isOtherwiseFitted && !isOtherwiseBought) return undefined;
  return {
    ...(isOtherwiseFitted && { doNotPopulate }),
    ...(isOtherwiseBought && { excludeFromBom: !inBom }),
  };
}

/** Names of pins, where the board says any: KiCad 5 does not. */
function otherPinNames({ pins }: Component, { pads }: Footprint): (Changed<string> & { number: string })[] {
  const nameOf = new Map(pins.map(({ number, name }) => [number, name]));
  const found = new Map<string, Changed<string> & { number: string }>();
  for (const { number, pinFunction } of pads) {
    const after = nameOf.get(number);
    if (pinFunction === undefined || after === undefined || after === "~" || after === "") continue;
    // Of pins of one name KiCad tells each by its number; an overbar was written otherwise up to version 5.
    const before = pinFunction.replaceAll(/~([^~{}]+)~?/g, "~{$1}");
    if ([after, `${after}_${number}`].includes(before) || pinFunction === after) continue;
    found.set(number, { number, before: pinFunction, after });
  }
  return [...found.values()];
}

function otherLink(
  { symbolPath, sheet: ofComponent }: Component,
  footprint: Footprint,
  { sheets, sheetOfPath, idsOf, isWithoutPaths }: PartsFrame,
): { symbolPath?: string; sheetName?: string; sheetFile?: string } | undefined {
  const standing = footprint.symbolPath === undefined ? undefined : sheetOfPath.get(idsOf(footprint.symbolPath));
  const sheet = sheets.get(standing ?? ofComponent);
  const isOtherSymbol = !isWithoutPaths && symbolPath !== "" && standing === undefined;
  const { sheetName, sheetFile } = footprint;
  // Of the root every version writes another name.
  const isOtherName = sheet?.parent !== undefined && sheetName !== undefined && !isNameOf(sheetName, sheet);
  const isOtherFile =
    sheet !== undefined && sheetFile !== undefined && baseName(sheetFile) !== baseName(sheet.fileName);
  if (!isOtherSymbol && !isOtherName && !isOtherFile) return undefined;
  return {
    ...(isOtherSymbol && { symbolPath }),
    ...(isOtherName && { sheetName: sheet.name }),
    ...(isOtherFile && { sheetFile: sheet.fileName }),
  };
}

/** From version 8 on KiCad writes the way to a sheet, before that its name. */
function isNameOf(written: string, { name, path }: Circuit["sheets"][number]): boolean {
  return written === name || written === path || `/${written}/` === path;
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
