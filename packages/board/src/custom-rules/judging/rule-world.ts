import { type Box, boxOfPoints, type Polygon } from "@tracewright/geometry";
import { zoneOutline } from "../../copper/copper-solids.ts";
import { copperLayers, resolveLayers } from "../../layers/resolve-layers.ts";
import type { Board } from "../../records/board.ts";
import type { Footprint } from "../../records/footprint.ts";
import type { ItemId } from "../../records/ids.ts";
import type { Zone } from "../../records/zone.ts";
import { CopperPaths } from "./copper-paths.ts";
import { isNamed } from "./is-named.ts";

/** An area that rules name. */
export interface NamedArea {
  readonly zone: Zone;
  readonly name: string;
  /** Copper layers as bits. */
  readonly layers: number;
  readonly polygon: Polygon;
  readonly box: Box;
  readonly owner?: Footprint;
}

/** What conditions look up on one board, found once for each name that they use. */
export class RuleWorld {
  readonly board: Board;
  /** Names of the copper layers, the front one first: the bit of each is its place here. */
  readonly layers: readonly string[];
  /** Copper between pads. */
  readonly paths: CopperPaths;
  readonly #areas: readonly NamedArea[];
  readonly #areasByName = new Map<string, readonly NamedArea[]>();
  readonly #partsByName = new Map<string, readonly Footprint[]>();
  readonly #groupsByName = new Map<string, ReadonlySet<ItemId>>();

  constructor(board: Board) {
    this.board = board;
    this.layers = copperLayers(board);
    this.paths = new CopperPaths(board, (layers) => this.bitsOf(layers));
    this.#areas = [
      ...board.zones.flatMap((zone) => this.#areaOf(zone)),
      ...board.footprints.flatMap((footprint) => footprint.zones.flatMap((zone) => this.#areaOf(zone, footprint))),
    ];
  }

  /** The name of the front-most layer in the set. */
  nameOfLayer(bits: number): string | undefined {
    return this.layers[31 - Math.clz32(bits & -bits)];
  }

  bitsOf(layers: readonly string[]): number {
    return layers.reduce((bits, name) => bits | this.bitOf(name), 0);
  }

  bitOf(layer: string): number {
    const place = this.layers.indexOf(layer);
    return place < 0 ? 0 : 1 << place;
  }

  /** Zones and rule areas of that name or pattern, or with that id. */
  areasNamed(name: string): readonly NamedArea[] {
    return once(this.#areasByName, name, () =>
      this.#areas.filter((area) => area.zone.id === name || isNamed(name, area.name)),
    );
  }

  /** Parts with that reference or pattern; with a colon in it, of that footprint of a library. */
  partsNamed(name: string): readonly Footprint[] {
    return once(this.#partsByName, name, () =>
      this.board.footprints.filter(({ reference, library }) =>
        name.includes(":") ? isNamed(name, library) : isNamed(name, reference),
      ),
    );
  }

  /** Members of groups of that name, and of the groups within them. */
  membersOf(name: string): ReadonlySet<ItemId> {
    return once(this.#groupsByName, name, () => {
      const { groups } = this.board;
      const byId = new Map(groups.map((group) => [group.id, group]));
      const members = new Set<ItemId>();
      const add = (id: ItemId): void => {
        if (members.has(id)) return;
        members.add(id);
        for (const member of byId.get(id)?.members ?? []) add(member);
      };
      for (const group of groups) if (isNamed(name, group.name)) group.members.forEach(add);
      return members;
    });
  }

  #areaOf(zone: Zone, owner?: Footprint): NamedArea[] {
    const polygon = zoneOutline(zone, owner);
    const box = boxOfPoints(polygon.outer);
    if (!box || polygon.outer.length < 3) return [];
    const layers = this.bitsOf(resolveLayers(this.board, zone.layers));
    return [{ zone, name: zone.name ?? "", layers, polygon, box, ...(owner && { owner }) }];
  }
}

function once<Value>(found: Map<string, Value>, name: string, find: () => Value): Value {
  let value = found.get(name);
  if (value === undefined) {
    value = find();
    found.set(name, value);
  }
  return value;
}
