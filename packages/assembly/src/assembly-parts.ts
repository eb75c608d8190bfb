import { type Component, type Footprint, indexBoard, isCopperPad, isFiducial } from "@tracewright/board";
import { compareNaturally } from "@tracewright/text";
import type {
  AssemblyDesign,
  AssemblyPart,
  AssemblyVariant,
  AssemblyVariantPart,
  LeftOutReason,
} from "./assembly-part.ts";
import { cleanText, type PartFields, readPartFields } from "./part-fields.ts";

/**
 * The parts of a design in natural order of their references, each with the decision whether it is bought and placed.
 *
 * A part of the schematic and the footprint of the same reference are one part. The schematic says value and fields, the
 * board the footprint that stands there. What either of them leaves out or does not populate is left out: the designer said so
 * there, and saying nothing is the default of every program. Of a design with a schematic a footprint that it does not know
 * is a part only where it is wired: holes and logos stand on many boards without a symbol.
 */
export function assemblyParts(design: AssemblyDesign, variant?: AssemblyVariant): AssemblyPart[] {
  const { circuit, board } = design;
  const unmatched = new Set(board?.footprints);
  const byReference = board && indexBoard(board).footprintsByReference;
  const drawn = (circuit?.components ?? []).map((component) => {
    const footprint = byReference?.get(component.reference)?.find((candidate) => unmatched.has(candidate));
    if (footprint) unmatched.delete(footprint);
    return { component, ...(footprint && { footprint }) };
  });
  const boardAlone = [...unmatched].filter(
    ({ pads }) => circuit === undefined || pads.some(({ net }) => net !== undefined),
  );
  const sources: readonly PartSource[] = [...drawn, ...boardAlone.map((footprint) => ({ footprint }))];
  return sources.map((source) => assemblyPart(source, variant)).sort(compareParts);
}

/** Parts that share a reference by mistake stand by what they are, so that the order of files decides nothing. */
function compareParts(a: AssemblyPart, b: AssemblyPart): number {
  const kindOf = ({ value, footprintName, mount, fields, leftOut }: AssemblyPart) =>
    JSON.stringify([value, footprintName, mount, fields, leftOut ?? ""]);
  return compareNaturally(a.reference, b.reference) || compareNaturally(kindOf(a), kindOf(b));
}

interface PartSource {
  readonly component?: Component | undefined;
  readonly footprint?: Footprint | undefined;
}

function assemblyPart({ component, footprint }: PartSource, variant: AssemblyVariant | undefined): AssemblyPart {
  const reference = component?.reference ?? footprint?.reference ?? "";
  const changed = variant?.parts.get(reference);
  const properties = { ...propertiesOf({ component, footprint }), ...changed?.properties };
  const fields = readPartFields(properties);
  const leftOut = reasonToLeaveOut({ component, footprint }, { reference, fields, changed });
  const onBoard = component?.onBoard ?? true;
  return {
    reference,
    value: cleanText(changed?.value ?? component?.value ?? footprint?.value ?? ""),
    footprintName: footprintName((footprint?.library || component?.footprint) ?? ""),
    fields,
    mount: footprint ? mountOf(footprint) : "none",
    ...(component && { component }),
    ...(footprint && { footprint }),
    ...(leftOut && { leftOut }),
    isPlaced:
      footprint !== undefined &&
      onBoard &&
      !footprint.attributes.excludeFromPositionFiles &&
      hasCopper(footprint) &&
      leftOut !== "not-populated" &&
      leftOut !== "fiducial" &&
      !isNoReference(reference),
  };
}

/** The schematic's fields first: of two fields of one meaning the first counts. */
function propertiesOf({ component, footprint }: PartSource): Record<string, string> {
  return {
    ...component?.properties,
    ...(component?.description !== undefined && { Description: component.description }),
    ...(component?.datasheet !== undefined && { Datasheet: component.datasheet }),
    ...Object.fromEntries(
      Object.entries(footprint?.properties ?? {}).filter(([name]) => !Object.hasOwn(component?.properties ?? {}, name)),
    ),
  };
}

function reasonToLeaveOut(
  { component, footprint }: PartSource,
  { reference, fields, changed }: { reference: string; fields: PartFields; changed: AssemblyVariantPart | undefined },
): LeftOutReason | undefined {
  if (isNoReference(reference)) {
    if (footprint?.attributes.excludeFromBom) return "excluded";
    return footprint && !hasCopper(footprint) ? "no-pads" : "no-reference";
  }
  if (footprint && isFiducial(footprint)) return "fiducial";
  const isDrawnWithout =
    component?.doNotPopulate ||
    footprint?.attributes.doNotPopulate ||
    fields.populated === false ||
    saysNotPopulated(changed?.value ?? component?.value ?? footprint?.value ?? "");
  if (changed?.populated === undefined ? isDrawnWithout : !changed.populated) return "not-populated";
  if (component?.inBom === false || footprint?.attributes.excludeFromBom) return "excluded";
  // A frame or a logo; the schematic may well want a part that has no pads, a screw or a heat sink.
  return !component && footprint && !hasCopper(footprint) ? "no-pads" : undefined;
}

/** "", "REF**", "G***": names of unnamed footprints. */
export function isNoReference(reference: string): boolean {
  return reference.trim() === "" || /^[A-Za-z]*\*+$/.test(reference);
}

/** "DNP", "10k DNP", "100n/DNF": programs without a mark for it have it in the value. */
export function saysNotPopulated(value: string): boolean {
  return /(?:^|[\s/,;_(<[-])(?:DNP|DNF|DNI|DNM)(?:$|[\s/,;_)>\]-])/i.test(value);
}

/**
 * Parts that KiCad marks as neither are classified by their pads: any plated hole that a lead goes into makes it a
 * part with leads.
 */
function mountOf({ attributes, pads }: Footprint): AssemblyPart["mount"] {
  if (attributes.mount !== "unspecified") return attributes.mount;
  if (pads.some(({ kind, number }) => kind === "through-hole" && number !== "")) return "through-hole";
  return pads.some(({ kind }) => kind === "smd") ? "smd" : "none";
}

/** Whether anything of it is soldered. */
function hasCopper({ pads }: Footprint): boolean {
  return pads.some(isCopperPad);
}

/** "Resistor_SMD:R_0603_1608Metric" → "R_0603_1608Metric": which library it came from differs from desk to desk. */
export function footprintName(library: string): string {
  return cleanText(library.slice(library.indexOf(":") + 1));
}
