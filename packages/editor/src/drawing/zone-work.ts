import {
  type Board,
  type ItemId,
  isLocked,
  itemsById,
  type Keepout,
  type LayerId,
  type NetId,
  netClassOf,
  type PourSettings,
  resolveLayers,
  type Zone,
} from "@tracewright/board";
import { fromMm, locateInRing, ringArea, ringCrossings } from "@tracewright/geometry";
import { EditBuilder } from "../edit-builder.ts";
import { withoutStraightCorners } from "./corner-chain.ts";
import { hasLayer } from "./drawing-style.ts";
import type { CornerWork } from "./drawing-work.ts";

export interface ZoneWorkOptions {
  readonly layers: readonly LayerId[];
  readonly net?: NetId | undefined;
  readonly name?: string;
}

/**
 * A pour. Its clearance is that of its net's class; thermal spokes and necks are KiCad's defaults (pcbnew, zone_settings.h), no
 * neck thinner than a track of the class. Drawn into a larger pour it fills before that.
 */
export function zoneWork({ layers, net, name }: ZoneWorkOptions): CornerWork {
  return {
    name: "zone",
    isRing: true,
    draw(corners, { board }, nameItem) {
      const outline = [withoutStraightCorners(corners)];
      const zone: Zone = {
        id: nameItem(),
        ...(name !== undefined && { name }),
        layers,
        outline,
        ...(net !== undefined && { net }),
        priority: 0,
        pour: pourSettings(board, net),
        filled: false,
        fills: [],
        locked: false,
      };
      return drawZone(board, { ...zone, priority: priorityOver(board, zone) });
    },
  };
}

/** An area where some things must not be: what `keepout` says. */
export function keepoutWork(
  keepout: Keepout,
  { layers, name }: { readonly layers: readonly LayerId[]; readonly name?: string },
): CornerWork {
  return {
    name: "keepout",
    isRing: true,
    draw: (corners, { board }, nameItem) =>
      drawZone(board, {
        id: nameItem(),
        ...(name !== undefined && { name }),
        layers,
        outline: [withoutStraightCorners(corners)],
        priority: 0,
        keepout,
        pour: pourSettings(board, undefined),
        filled: false,
        fills: [],
        locked: false,
      }),
  };
}

/** A hole in a zone: a ring inside it that meets none of its other rings. */
export function cutOutWork(zone: ItemId): CornerWork {
  return {
    name: "cut-out",
    isRing: true,
    draw(corners, { board }) {
      const item = itemsById(board).get(zone);
      if (item?.list !== "zones") return { refusal: "nothing-there" };
      if (isLocked(board, item)) return { refusal: "locked" };
      const { record } = item;
      const ring = withoutStraightCorners(corners);
      const [outer = [], ...holes] = record.outline;
      if (ringCrossings([...record.outline, ring], 1).length > 0) return { refusal: "crosses-itself" };
      const [corner] = ring;
      const isInside =
        corner &&
        locateInRing(corner, outer) === "inside" &&
        holes.every(
          (hole) => locateInRing(corner, hole) === "outside" && hole[0] && locateInRing(hole[0], ring) === "outside",
        );
      if (!isInside) return { refusal: "outside-zone" };
      const builder = new EditBuilder(board);
      builder.update("zones", record, { ...record, outline: [...record.outline, ring], filled: false, fills: [] });
      const edit = builder.build();
      return edit ? { edit, selection: [zone] } : { refusal: "nothing-there" };
    },
  };
}

function drawZone(board: Board, zone: Zone) {
  if (zone.layers.length === 0 || !zone.layers.every((layer) => hasLayer(board, layer as LayerId)))
    return { refusal: "no-layer" as const };
  const builder = new EditBuilder(board);
  builder.add("zones", zone);
  const edit = builder.build();
  return edit ? { edit, selection: [zone.id] } : { refusal: "nothing-there" as const };
}

function pourSettings(board: Board, net: NetId | undefined): PourSettings {
  const { clearance, trackWidth } = netClassOf(board, net);
  return {
    clearance,
    minThickness: Math.max(1, Math.min(trackWidth, fromMm(0.25))),
    connection: "thermal",
    thermalGap: fromMm(0.5),
    thermalBridgeWidth: fromMm(0.5),
    islandRemoval: "always",
    smoothing: "none",
    fillMode: "solid",
  };
}

/** A pour drawn into a larger one of another net is meant to be seen; within its own net the level says nothing. */
function priorityOver(board: Board, zone: Zone): number {
  const layers = new Set(resolveLayers(board, zone.layers));
  const area = areaOf(zone);
  const under = board.zones.filter(
    (other) =>
      !other.keepout &&
      other.net !== zone.net &&
      areaOf(other) >= area &&
      resolveLayers(board, other.layers).some((layer) => layers.has(layer)) &&
      isMeeting(other, zone),
  );
  return Math.min(MAX_PRIORITY, Math.max(-1, ...under.map(({ priority }) => priority)) + 1);
}

function areaOf({ outline: [outer = []] }: Zone): number {
  return Math.abs(ringArea(outer));
}

function isMeeting({ outline: [larger = []] }: Zone, { outline: [smaller = []] }: Zone): boolean {
  const [corner] = smaller;
  return (
    ringCrossings([larger, smaller], 1).length > 0 ||
    (corner !== undefined && locateInRing(corner, larger) === "inside")
  );
}

/** The highest level that a board document takes. */
const MAX_PRIORITY = 1_000_000;
