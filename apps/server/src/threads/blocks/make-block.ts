import {
  type BlockDocument,
  checkBlock,
  hashBlock,
  type Port,
  type Span,
  suggestCircuitPorts,
} from "@tracewright/blocks";
import { type Component, canonicalJson, type Finding, type ItemId } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import type {
  BlockContent,
  BlockFacts,
  GivenMaterial,
  GivenPort,
  ResolvedMaterial,
  ValidationReason,
} from "../../platform/database/block-records.ts";
import { gzipPieces } from "../gzip-pieces.ts";
import type { MadeBlock, MakeBlockAnswer, MakeBlockInput } from "../messages/block-messages.ts";
import { NulInTextError, refuseNul } from "../nul.ts";
import { readBlockSource } from "./read-block-source.ts";

const LEVEL = 5;

/** Copper of two nets that touches: no board could use it. */
const SHORTS: ReadonlySet<string> = new Set(["shorting_items", "tracks_crossing"]);

/** Rules that a layout can break by itself. A block has no outline, and its ports are joined on a board. */
const JUDGED_RULES: ReadonlySet<string> = new Set([
  "annular_width",
  "clearance",
  "courtyards_overlap",
  "drill_out_of_range",
  "hole_clearance",
  "hole_near_hole",
  "holes_co_located",
  "items_not_allowed",
  "shorting_items",
  "track_width",
  "tracks_crossing",
  "via_diameter",
]);

/** Parts that nobody buys. */
const NEVER_BOUGHT = /^(?:H|MH|TP|FID|JP|NT|LOGO)$/;

/** A block of files and of what was entered for it. Pure: the same input gives the same bytes. */
export function makeBlock({ files, title, content, libraries }: MakeBlockInput): MakeBlockAnswer {
  const source = readBlockSource(files, title, libraries);
  if (source.status === "refused") return { made: null, reasons: source.reasons };
  const { document: entered, materials } = withContent(source.document, content);
  const found = checkBlock(entered);
  if (found.some(isError)) return { made: null, reasons: found };
  const { document, reasons: ofLayout } = judgeLayout(entered);
  const reasons: ValidationReason[] = [...found, ...ofLayout];
  if (reasons.some(isError)) return { made: null, reasons };
  try {
    return { made: describe(document, materials), reasons };
  } catch (error) {
    if (!(error instanceof NulInTextError)) throw error;
    const facts = { file: files[0]?.name ?? "", why: `A text holds U+0000: ${error.around}` };
    return { made: null, reasons: [{ kind: "FILE_UNREADABLE", severity: "error", facts }] };
  }
}

/** A block that is whole already: its document, and what is known of it without opening that. */
export function describeBlock(document: BlockDocument): MadeBlock {
  return describe(document, resolveMaterials(materialsOf(document), document.circuit.components));
}

function describe(document: BlockDocument, materials: readonly ResolvedMaterial[]): MadeBlock {
  return {
    document: { hash: hashBlock(document), gzip: packBlock(document) },
    resolved: {
      ports: document.ports,
      parameters: document.parameters,
      ...(document.needs.length > 0 && { needs: document.needs }),
      materials,
      partNames: namesOf(document.circuit.components),
    },
    facts: factsOf(document),
  };
}

function isError({ severity }: ValidationReason): boolean {
  return severity === "error";
}

function withContent(
  read: BlockDocument,
  content: BlockContent,
): { readonly document: BlockDocument; readonly materials: readonly ResolvedMaterial[] } {
  const ports = content.ports === null ? read.ports : portsOf(content.ports, read);
  const parameters = content.parameters ?? read.parameters;
  const materials = resolveMaterials(content.materials ?? materialsOf(read), read.circuit.components);
  return {
    materials,
    document: {
      ...read,
      ports,
      parameters,
      needs: content.needs?.map((need) => ({ key: need.blockId, ...need })) ?? read.needs,
      materials: materials.flatMap(({ references, manufacturer, mpn, option, isDefault }) =>
        references.map((part) => ({
          part,
          isDefault,
          ...(manufacturer !== "" && { manufacturer }),
          ...(mpn !== "" && { mpn }),
          ...(option !== "" && { option }),
        })),
      ),
    },
  };
}

/** Ports as they were entered, with what the circuit says of their nets. */
function portsOf(given: readonly GivenPort[], { ports: suggested, circuit }: BlockDocument): Port[] {
  const known = [...suggested, ...suggestCircuitPorts(circuit)];
  return given.map((port, order) => {
    // A net that was named and is not there is said by the check, not replaced by one that is called like the port.
    const wanted = port.net === undefined ? [port.key, port.name] : [port.net];
    const net =
      wanted.flatMap(
        (name) =>
          circuit.nets.find((one) => one.name === name)?.name ??
          circuit.nets.find((one) => one.name.split("/").at(-1) === name)?.name ??
          [],
      )[0] ??
      port.net ??
      port.key;
    const base = known.find((one) => one.net === net);
    const voltage: Span = {
      ...base?.voltage,
      ...(port.minVoltage !== undefined && { min: port.minVoltage }),
      ...(port.maxVoltage !== undefined && { max: port.maxVoltage }),
    };
    return {
      ...(base ?? {
        ioType: "DIGITAL",
        direction: "passive",
        netType: "SIGNAL",
        required: true,
        side: "left",
        pins: pinsOnNet(circuit, net),
        sources: [],
      }),
      ...ofPinType(port.pinType),
      ...(port.ioType !== undefined && { ioType: port.ioType }),
      ...(port.direction !== undefined && { direction: port.direction }),
      ...(port.netType !== undefined && { netType: port.netType }),
      ...(Object.keys(voltage).length > 0 && { voltage }),
      key: port.key,
      name: port.name,
      net,
      order,
    };
  });
}

function ofPinType(pinType: GivenPort["pinType"]): Partial<Pick<Port, "direction" | "netType">> {
  if (pinType === "PowerIn") return { direction: "in", netType: "VCC" };
  if (pinType === "PowerOut") return { direction: "out", netType: "VCC" };
  return pinType === "Bidirectional" ? { direction: "bidirectional" } : {};
}

function pinsOnNet({ components, nets }: BlockDocument["circuit"], name: string): Port["pins"] {
  const id = nets.find((net) => net.name === name)?.id;
  if (id === undefined) return [];
  return components.flatMap(({ reference: part, pins }) =>
    pins.filter(({ net }) => net === id).map(({ number: pin }) => ({ part, pin })),
  );
}

/** Equal parts as one material each, with what the document says of them. */
export function materialsOf({ circuit, materials }: BlockDocument): GivenMaterial[] {
  const found = new Map<string, GivenMaterial & { references: string[] }>();
  for (const { reference, value, footprint, inBom } of circuit.components) {
    if (!inBom) continue;
    const choices = materials.filter(({ part }) => part === reference);
    for (const choice of choices.length > 0 ? choices : [{ isDefault: true }]) {
      const {
        manufacturer = "",
        mpn = "",
        option = "",
        isDefault,
      } = { manufacturer: "", mpn: "", option: "", ...choice };
      const prefix = prefixOf(reference);
      const key = JSON.stringify([prefix, value, footprint, manufacturer, mpn, option, isDefault]);
      const material = found.get(key) ?? {
        prefix,
        name: value,
        footprint,
        option,
        manufacturer,
        mpn,
        isDefault,
        references: [],
      };
      material.references.push(reference);
      found.set(key, material);
    }
  }
  return [...found.values()];
}

/** Materials with the parts that they are for. */
function resolveMaterials(given: readonly GivenMaterial[], components: readonly Component[]): ResolvedMaterial[] {
  return given.map((material) => {
    const { prefix, name, footprint } = material;
    const ofKind = components.filter(({ reference, value }) => prefixOf(reference) === prefix && value === name);
    const onFootprint = ofKind.filter((one) => footprint === "" || one.footprint === footprint);
    const references =
      material.references.length > 0
        ? material.references
        : (onFootprint.length > 0 ? onFootprint : ofKind).map(({ reference }) => reference);
    const isBought = components.some(({ reference, inBom }) => references.includes(reference) && inBom);
    return {
      ...material,
      references,
      integrationStatus: NEVER_BOUGHT.test(prefix) || !isBought ? ("NONE" as const) : null,
    };
  });
}

function prefixOf(reference: string): string {
  return /^[^\d?]+/.exec(reference)?.[0] ?? reference;
}

/**
 * Shorts refuse a layout. What else it does not keep is what its owner drew, by rules that a file may lack: it is said, and
 * the smallest gap counts among the block's own rules, so that boards with a stricter rule refuse it by its figures.
 */
function judgeLayout(document: BlockDocument): {
  readonly document: BlockDocument;
  readonly reasons: readonly ValidationReason[];
} {
  const { board, layout } = document;
  if (!board || !layout) return { document, reasons: [] };
  const wrong = checkBoard(board).findings.filter(
    ({ rule, severity }) => severity === "error" && JUDGED_RULES.has(rule),
  );
  const wires = new Set([...board.tracks, ...board.vias].map(({ id }) => id));
  const shorts = wrong.filter((finding) => isShort(finding, wires));
  const kept = wrong.filter((finding) => !isShort(finding, wires));
  const gaps = kept.flatMap(({ rule, actual = 0 }) => (rule === "clearance" && actual > 0 ? [actual] : []));
  const minClearance = Math.min(layout.rules.minClearance, ...gaps);
  return {
    document: { ...document, layout: { ...layout, rules: { ...layout.rules, minClearance } } },
    reasons: [
      ...(shorts.length > 0 ? [{ kind: "LAYOUT_DRC", severity: "error", facts: countRules(shorts) } as const] : []),
      ...(kept.length > 0 ? [{ kind: "LAYOUT_KEPT", severity: "warning", facts: countRules(kept) } as const] : []),
    ],
  };
}

/**
 * Tracks or vias of one net on copper of another. Pads and drawn copper that touch are meant to: solder jumpers, net ties,
 * antennas; and pours are filled again on a board.
 */
function isShort({ rule, actual, nets, items }: Finding, wires: ReadonlySet<ItemId>): boolean {
  if (SHORTS.has(rule)) return true;
  return (
    rule === "clearance" &&
    actual !== undefined &&
    actual <= 0 &&
    nets.length === 2 &&
    items.some((id) => wires.has(id))
  );
}

function countRules(findings: readonly Finding[]): { readonly count: number; readonly rule: string } {
  return { count: findings.length, rule: [...new Set(findings.map(({ rule }) => rule))].join(", ") };
}

export function factsOf({ circuit, board, layout, ports }: BlockDocument): BlockFacts {
  const corners = layout ? [...layout.hull.front, ...layout.hull.back].flat() : [];
  const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const hasLayout = board !== undefined && corners.length > 0;
  return {
    partCount: circuit.components.length,
    pinCount: circuit.components.reduce((sum, { pins }) => sum + pins.length, 0),
    portCount: ports.length,
    copperLayers: layout?.rules.copperLayers ?? null,
    widthNm: hasLayout ? extent(corners.map(({ x }) => x)) : null,
    heightNm: hasLayout ? extent(corners.map(({ y }) => y)) : null,
  };
}

function namesOf(components: readonly Component[]): string[] {
  return [...new Set(components.flatMap(({ value, librarySymbol }) => [value, librarySymbol.split(":").at(-1) ?? ""]))]
    .filter((name) => name !== "")
    .slice(0, 200);
}

/** gzip of the canonical JSON. Throws `NulInTextError` where a text of it cannot be kept. */
export function packBlock(document: BlockDocument): Uint8Array {
  const json = canonicalJson(document);
  refuseNul(json);
  return gzipPieces((write) => write(json), LEVEL);
}
