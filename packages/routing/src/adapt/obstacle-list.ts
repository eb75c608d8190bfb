import { type Board, netClassOf } from "@tracewright/board";
import { type Shape, splitLargeShape } from "../geometry/shape.ts";
import type { NetRule, Obstacle } from "../problem.ts";

interface CopperObstacle {
  readonly shape: Shape;
  readonly layers: number;
  /** -1 for what belongs to no net. */
  readonly net: number;
  /** The clearance that a pad or its footprint asks for itself; 0 asks for none. */
  readonly ownClearance?: number | undefined;
  readonly label: string;
}

interface ForbiddenGround {
  readonly shape: Shape;
  readonly layers: number;
  /** 0: copper may touch its rim. */
  readonly clearance: number;
  readonly blocksTracks: boolean;
  readonly blocksVias: boolean;
  readonly label: string;
}

/**
 * Everything that copper has to keep away from, in the order of reading: the engine's results depend on it. All obstacles
 * name their fields in one order, which keeps the engine's hot loops on one kind of object.
 */
export class ObstacleList {
  readonly all: Obstacle[] = [];
  readonly #board: Board;
  readonly #rules: readonly NetRule[];

  constructor(board: Board, rules: readonly NetRule[]) {
    this.#board = board;
    this.#rules = rules;
  }

  add(obstacles: readonly Obstacle[]): void {
    this.all.push(...obstacles);
  }

  /** Copper keeps the clearance of its net's class, or its own where it asks for one (KiCad's local clearance). */
  addCopper(copper: CopperObstacle): void {
    const { net, ownClearance = 0 } = copper;
    const localClearance = ownClearance > 0;
    const asked = localClearance ? ownClearance : this.#clearanceOf(net);
    const clearance = Math.max(asked, this.#board.rules.minClearance);
    this.#addPieces(copper, { clearance, localClearance, blocksTracks: true, blocksVias: true });
  }

  #addPieces(
    { shape, layers, net, label }: CopperObstacle,
    keeps: Pick<Obstacle, "clearance" | "localClearance" | "blocksTracks" | "blocksVias">,
  ): void {
    for (const piece of splitLargeShape(shape))
      this.all.push({ kind: "copper", shape: piece, layers, net, ...keeps, label });
  }

  #clearanceOf(net: number): number {
    return net >= 0 ? this.#rules[net]!.clearance : netClassOf(this.#board, undefined).clearance;
  }

  /** Room that custom rules keep around copper which is an obstacle already, from tracks or from vias of other nets. */
  addRoom(
    copper: CopperObstacle,
    { clearance, from }: { readonly clearance: number; readonly from: "tracks" | "vias" },
  ): void {
    // That much is kept from it anyway.
    if (clearance <= this.#clearanceOf(copper.net)) return;
    const blocks = { blocksTracks: from === "tracks", blocksVias: from === "vias" };
    this.#addPieces(copper, { clearance, localClearance: true, ...blocks });
  }

  /** A drilled wall through all copper; `of` names what it is drilled for. */
  addHole(shape: Shape, layers: number, net: number, of: string): void {
    this.all.push({
      kind: "hole",
      shape,
      layers,
      net,
      clearance: this.#board.rules.minHoleClearance,
      localClearance: false,
      blocksTracks: true,
      blocksVias: true,
      label: `hole of ${of}`,
    });
  }

  /** Ground where copper may not come. */
  addKeepout({ shape, layers, clearance, blocksTracks, blocksVias, label }: ForbiddenGround): void {
    this.all.push({
      kind: "keepout",
      shape,
      layers,
      net: -1,
      clearance,
      localClearance: false,
      blocksTracks,
      blocksVias,
      label,
    });
  }
}
