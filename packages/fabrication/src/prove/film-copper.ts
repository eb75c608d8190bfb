import type { GerberObject } from "@tracewright/formats";
import { objectSolids } from "@tracewright/formats";
import type { Solid } from "@tracewright/geometry";
import { type Barrel, type CopperGroups, type CopperPiece, groupCopper } from "../copper-groups.ts";
import type { FabSet } from "./read-fab-set.ts";

/** A piece of copper as a film has it, with what drew it. */
export interface FilmPiece extends CopperPiece {
  readonly object: GerberObject;
}

/** All copper that the files make, and how it hangs together. */
export interface FilmCopper {
  readonly pieces: readonly FilmPiece[];
  /** Plated holes of the drill files. */
  readonly barrels: readonly Barrel[];
  readonly groups: CopperGroups;
  /** Objects that take copper away again; they are not looked at. */
  readonly cleared: number;
}

export function filmCopper(set: FabSet): FilmCopper {
  const pieces: FilmPiece[] = [];
  let cleared = 0;
  for (const [purpose, { gerber }] of set.films) {
    if (!purpose.startsWith("Copper,")) continue;
    const layer = Number(/^Copper,L(\d+)/.exec(purpose)?.[1]) - 1;
    for (const object of gerber.objects) {
      if (object.clear) cleared++;
      else for (const solid of objectSolids(object)) pieces.push({ layer, solid, object });
    }
  }
  const barrels = drilledBarrels(set);
  return { pieces, barrels, groups: groupCopper(pieces, barrels), cleared };
}

function drilledBarrels(set: FabSet): Barrel[] {
  return set.drills
    .filter((file) => file.function.startsWith("Plated,"))
    .flatMap(({ function: purpose, drill }) => {
      const [, from = "1", to = "1"] = purpose.split(",");
      return drill.hits.map(({ position, end, diameter }): Barrel => {
        const hole: Solid = end
          ? { kind: "capsule", start: position, end, radius: diameter / 2 }
          : { kind: "circle", center: position, radius: diameter / 2 };
        return { hole, from: Number(from) - 1, to: Number(to) - 1 };
      });
    });
}
