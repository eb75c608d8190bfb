import type { ItemId, LayerId } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { Artwork } from "../artwork/artwork.ts";
import { EditBuilder } from "../edit-builder.ts";
import { hasLayer } from "./drawing-style.ts";
import type { PlacesWork } from "./drawing-work.ts";

export interface ImageWorkOptions {
  readonly artwork: Pick<Artwork, "rings">;
  readonly layer: LayerId;
  /** Of the group that its areas are held together by: from outside, any text. */
  readonly name: string;
}

/** A picture, its middle set down with one press and turned on the way: areas of a layer, held together as a group. */
export function imageWork(options: ImageWorkOptions): PlacesWork {
  const { artwork, layer, name } = options;
  return {
    name: "image",
    count: 1,
    draw([middle], { board }, nameItem) {
      if (!middle) return undefined;
      if (!hasLayer(board, layer)) return { refusal: "no-layer" };
      const builder = new EditBuilder(board);
      const members = artwork.rings.map((ring): ItemId => {
        const id = nameItem();
        const points = ring.map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
        const shape = { kind: "polygon", points } as const;
        builder.add("graphics", { id, layer, shape, stroke: { width: 0, style: "solid" }, filled: true });
        return id;
      });
      if (members.length > 1) builder.add("groups", { id: nameItem(), name, members });
      const edit = builder.build();
      return edit && { edit, selection: members };
    },
    turned: (by) => imageWork({ ...options, artwork: { rings: artwork.rings.map((ring) => turnedRing(ring, by)) } }),
  };
}

/** By a quarter, counter-clockwise on the screen, whose y grows downwards. */
function turnedRing(ring: readonly Point[], by: 90 | -90): readonly Point[] {
  return ring.map(({ x, y }) => (by === 90 ? { x: y, y: -x + 0 } : { x: -y + 0, y: x }));
}
