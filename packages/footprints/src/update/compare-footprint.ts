import {
  type Board,
  type Component,
  type Footprint,
  isSameFootprintName,
  isStandIn,
  type MatchedNets,
  type Net,
} from "@tracewright/board";
import type { FootprintChoice } from "../choose/choose-footprints.ts";
import type { FootprintSources } from "../choose/footprint-source.ts";
import type { CopperContacts } from "./copper-contacts.ts";
import { unmovedTextsOf } from "./replace-footprint.ts";
import type { BareChange } from "./schematic-change.ts";

interface Frame {
  readonly board: Board;
  readonly sources: FootprintSources;
  readonly nets: MatchedNets;
  readonly contacts: CopperContacts;
}

/**
 * The footprint that the schematic names for a part where the board has another: a line of the list, or what is to be said where
 * it is not found. What the same schematic would have been given anyway, by choice or as the nearest relative, is no other.
 */
export function compareFootprint(
  component: Component,
  footprint: Footprint,
  { choice, ...frame }: Frame & { readonly choice: FootprintChoice | undefined },
): BareChange | { readonly wanted: string } | undefined {
  const { footprint: wanted } = component;
  const { library } = footprint;
  const isNamed = wanted !== "" && choice?.source !== "chosen";
  if (isNamed && isSameFootprintName(wanted, library)) return undefined;
  if (choice?.template?.library === library || (!isNamed && choice?.source !== "chosen")) return undefined;
  const template = templateFor(wanted, choice, frame.board);
  if (template?.library === library) return undefined;
  const { reference, id } = footprint;
  if (!template) return { wanted };
  const nets = netsOfNewPads(component, { footprint, template, nets: frame.nets });
  return {
    kind: "footprint",
    reference,
    footprint: id,
    before: library,
    after: template.library,
    source: choice?.template === template ? choice.source : "files",
    differences: choice?.template === template ? choice.differences : [],
    template,
    unmovedTexts: unmovedTextsOf(footprint, drawingOf(footprint, frame), frame.board),
    copper: frame.contacts.touching(footprint),
    joins: Object.fromEntries(nets.map(([number, net]) => [number, net.id])),
    nets: nets.map(([, net]) => net),
    place: footprint.position,
  };
}

/** Never a stand-in nor a proposal: what the board has is better than either. */
function templateFor(wanted: string, choice: FootprintChoice | undefined, board: Board): Footprint | undefined {
  const source = choice?.source ?? "none";
  if (source === "stand-in" || source === "proposed" || source === "none" || source === "relative") {
    const standing = board.footprints.find((other) => isSameFootprintName(wanted, other.library) && !isStandIn(other));
    return standing ?? (source === "relative" ? choice?.template : undefined);
  }
  return choice?.template;
}

/** The footprint of a part as its library draws it, where a source or another part has it. */
function drawingOf(part: Footprint, { board, sources }: Frame): Footprint | undefined {
  return (
    sources.files?.find(({ library }) => library === part.library) ??
    sources.official?.findExact?.(part.library) ??
    board.footprints.find((other) => other !== part && other.library === part.library)
  );
}

function netsOfNewPads(
  { pins }: Component,
  { footprint, template, nets }: { footprint: Footprint; template: Footprint; nets: MatchedNets },
): [string, Net][] {
  const old = new Set(footprint.pads.map(({ number }) => number));
  const wired = new Map(pins.flatMap(({ number, net }) => (net === undefined ? [] : [[number, net]])));
  return [...new Set(template.pads.map(({ number }) => number))].flatMap((number): [string, Net][] => {
    const net = old.has(number) ? undefined : wired.get(number);
    return net === undefined ? [] : [[number, nets.netOf(net)]];
  });
}
