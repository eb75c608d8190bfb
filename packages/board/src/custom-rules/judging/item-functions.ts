import { type Box, boxOfPoints, type Polygon } from "@tracewright/geometry";
import { findPairPartner } from "../../queries/find-pair-partner.ts";
import { footprintCourtyard } from "../../queries/footprint-courtyard.ts";
import { indexBoard } from "../../queries/index-board.ts";
import { netClassOf } from "../../queries/net-class-of.ts";
import type { Footprint } from "../../records/footprint.ts";
import { isWithinArea, overlapsArea } from "./area-overlap.ts";
import { isNamed } from "./is-named.ts";
import type { RuleItem, RuleSubjects } from "./rule-item.ts";
import type { NamedArea, RuleWorld } from "./rule-world.ts";

export interface FunctionCall {
  /** The item that the function is asked of. */
  readonly item: RuleItem;
  readonly subjects: RuleSubjects;
  readonly world: RuleWorld;
  readonly name: string;
  /** Of functions that take two texts. */
  readonly second: string;
}

interface ItemFunction {
  /** How many texts it takes. */
  readonly takes: 0 | 1 | 2;
  /** Its answer may change where a zone, a part or a group does, and not only the items that it is asked about. */
  readonly isOfPlaces?: true;
  /** Its answer may change where a track, a via or a part does, and not only the items that it is asked about. */
  readonly isOfPaths?: true;
  /** It needs to know all classes of the parts. */
  readonly isOfClasses?: true;
  readonly holds: (call: FunctionCall) => boolean | string;
}

const onEitherSide: ItemFunction = {
  takes: 1,
  isOfPlaces: true,
  holds: (call) => isInCourtyard(call, ["front", "back"]),
};
const onFront: ItemFunction = { takes: 1, isOfPlaces: true, holds: (call) => isInCourtyard(call, ["front"]) };
const onBack: ItemFunction = { takes: 1, isOfPlaces: true, holds: (call) => isInCourtyard(call, ["back"]) };
const meetsArea: ItemFunction = { takes: 1, isOfPlaces: true, holds: (call) => isInArea(call, overlapsArea) };
const ofGroup: ItemFunction = {
  takes: 1,
  isOfPlaces: true,
  holds: ({ item, world, name }) => {
    const members = world.membersOf(name);
    return members.has(item.id) || (item.footprint !== undefined && members.has(item.footprint.id));
  },
};

/** The functions of conditions, as KiCad writes them ("Custom rule syntax" in the manual of PCB Editor, KiCad 6 to 10). */
const FUNCTIONS = {
  insideCourtyard: onEitherSide,
  intersectsCourtyard: onEitherSide,
  insideFrontCourtyard: onFront,
  intersectsFrontCourtyard: onFront,
  insideBackCourtyard: onBack,
  intersectsBackCourtyard: onBack,
  insideArea: meetsArea,
  intersectsArea: meetsArea,
  enclosedByArea: { takes: 1, isOfPlaces: true, holds: (call) => isInArea(call, isWithinArea) },
  memberOf: ofGroup,
  memberOfGroup: ofGroup,
  memberOfFootprint: {
    takes: 1,
    holds: ({ item: { footprint }, world, name }) =>
      footprint !== undefined && world.partsNamed(name).includes(footprint),
  },
  memberOfSheet: {
    takes: 1,
    holds: ({ item: { footprint }, name }) => footprint?.sheetName !== undefined && isNamed(name, footprint.sheetName),
  },
  memberOfSheetOrChildren: {
    takes: 1,
    holds: ({ item: { footprint }, name }) =>
      footprint?.sheetName !== undefined &&
      (isNamed(name, footprint.sheetName) || isNamed(`${name.replace(/\/$/, "")}/*`, footprint.sheetName)),
  },
  existsOnLayer: { takes: 1, holds: ({ item, world, name }) => existsOn(item, world, name) },
  isMicroVia: { takes: 0, holds: ({ item: { via } }) => via?.kind === "micro" },
  isBlindBuriedVia: { takes: 0, holds: ({ item: { via } }) => via?.kind === "blind" },
  isBlindVia: { takes: 0, holds: ({ item, world }) => item.via?.kind === "blind" && !isBuried(item, world) },
  isBuriedVia: { takes: 0, holds: ({ item, world }) => item.via?.kind === "blind" && isBuried(item, world) },
  isPlated: { takes: 0, holds: ({ item: { via, pad } }) => via !== undefined || pad?.kind === "through-hole" },
  inDiffPair: { takes: 1, holds: isInPair },
  isCoupledDiffPair: {
    takes: 0,
    holds: ({ subjects: { a, b }, world: { board } }) =>
      a.net !== undefined && b?.net !== undefined && findPairPartner(board, a.net) === b.net,
  },
  hasNetclass: { takes: 1, holds: isOfClass },
  hasExactNetclass: { takes: 1, holds: isOfClass },
  hasComponentClass: {
    takes: 1,
    isOfClasses: true,
    holds: ({ item: { footprint }, name }) => footprint?.componentClasses?.includes(name) === true,
  },
  fromTo: {
    takes: 2,
    isOfPaths: true,
    holds: ({ item, world, name, second }) => world.paths.between(name, second).has(item.id),
  },
  getField: { takes: 1, holds: ({ item: { footprint }, name }) => (footprint ? fieldOf(footprint, name) : "") },
} as const satisfies Readonly<Record<string, ItemFunction>>;

export type FunctionName = keyof typeof FUNCTIONS;

export const FUNCTION_NAMES = Object.keys(FUNCTIONS) as readonly FunctionName[];

const BY_SMALL_NAME: ReadonlyMap<string, ItemFunction> = new Map(
  Object.entries(FUNCTIONS).map(([name, called]) => [name.toLowerCase(), called]),
);

/** In whatever case: KiCad makes no difference. */
export function functionNamed(name: string): ItemFunction | undefined {
  return BY_SMALL_NAME.get(name.toLowerCase());
}

/** Parts named by reference or library, or the two items themselves. */
function partsAsked({ subjects: { a, b }, world, name }: FunctionCall): readonly (Footprint | undefined)[] {
  if (name === "A") return [a.footprint];
  if (name === "B") return [b?.footprint];
  return world.partsNamed(name);
}

function isInCourtyard(call: FunctionCall, sides: readonly ("front" | "back")[]): boolean {
  const { item } = call;
  return partsAsked(call).some((part) => {
    if (!part) return false;
    const courtyard = footprintCourtyard(part);
    return !courtyard.derived && sides.some((side) => courtyard[side].some((polygon) => reachesInto(item, polygon)));
  });
}

const boxes = new WeakMap<Polygon, Box>();

function reachesInto(item: RuleItem, polygon: Polygon): boolean {
  let box = boxes.get(polygon);
  if (!box) {
    box = boxOfPoints(polygon.outer);
    if (!box) return false;
    boxes.set(polygon, box);
  }
  return overlapsArea(item.solids, { polygon, box });
}

function isInArea(call: FunctionCall, test: typeof overlapsArea): boolean {
  const { item, subjects, world, name } = call;
  const named = name === "A" ? subjects.a : name === "B" ? subjects.b : undefined;
  const areas = named ? world.areasNamed(named.id) : world.areasNamed(name);
  return areas.some((area) => isOnItsLayers(area, item, subjects.layer) && test(item.solids, area));
}

/** An area counts on the layer that is asked about, or else on any that it shares with the item. */
function isOnItsLayers({ zone, owner, layers }: NamedArea, item: RuleItem, layer: number | undefined): boolean {
  if (zone === item.zone || (owner !== undefined && owner === item.footprint && item.kind === "footprint"))
    return false;
  return (layers & (layer ?? item.reach)) !== 0;
}

function existsOn({ reach, pad, zone, sheet }: RuleItem, { board, layers: names }: RuleWorld, name: string): boolean {
  const isAsked = (id: string) =>
    isNamed(name, id) ||
    board.layers.some((layer) => layer.id === id && layer.userName !== undefined && isNamed(name, layer.userName));
  if (sheet !== undefined) return isAsked(sheet);
  if (names.some((id, place) => (reach & (1 << place)) !== 0 && isAsked(id))) return true;
  return (pad ?? zone)?.layers.some((selector) => isAsked(selector)) ?? false;
}

/** Whether a via is on neither of the outer layers. */
function isBuried({ reach }: RuleItem, { layers }: RuleWorld): boolean {
  return (reach & (1 | (1 << (layers.length - 1)))) === 0;
}

/** "USB_D" and "USB_D_" both name the pair of USB_D_P and USB_D_N. */
function isInPair({ item: { net }, world: { board }, name }: FunctionCall): boolean {
  if (net === undefined || findPairPartner(board, net) === undefined) return false;
  const base =
    indexBoard(board)
      .netById.get(net)
      ?.name.replace(/[+\-PN][0-9_]*$/, "") ?? "";
  return isNamed(name, base) || (base.endsWith("_") && isNamed(name, base.slice(0, -1)));
}

function isOfClass({ item: { net, kind }, world: { board }, name }: FunctionCall): boolean {
  if (kind === "footprint" || kind === "text" || (net === undefined && kind === "pad")) return false;
  return isNamed(name, netClassOf(board, net).name);
}

function fieldOf({ reference, value, properties }: Footprint, name: string): string {
  if (name === "Reference") return reference;
  return name === "Value" ? value : (properties[name] ?? "");
}
