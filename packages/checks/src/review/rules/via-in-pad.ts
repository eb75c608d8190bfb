import type { PadOnBoard } from "@tracewright/board";
import { distanceToPad, isAmongPads, isSurfaceMounted, namePad, padArea } from "../pads.ts";
import type { ReviewRule } from "../review-rule.ts";
import { inMm, nameOfNet } from "../words.ts";

/** In a larger pad the solder that a hole takes is not missed, and thermal pads have vias on purpose: 4 mm². */
const MAX_AREA = 4e12;

export const viaInPad: ReviewRule = {
  id: "via-in-pad",
  severity: "warning",
  source: "IPC-4761, type VII; IPC-7093: open vias in pads draw the solder away",
  find: (context) => {
    const found = context.board.vias.flatMap((via) => {
      const pads = via.net === undefined ? [] : (context.index.padsByNet.get(via.net) ?? []);
      const at = pads.find((pad) => isSoldered(pad) && distanceToPad(pad, via.position) === 0);
      const kind = at && context.wiring.partByReference.get(at.footprint.reference)?.kind;
      // A jumper is closed with a drop of solder anyway.
      if (kind === "jumper" || kind === "test-point") return [];
      return at && padArea(at) < MAX_AREA && !isAmongPads(at) ? [{ via, at }] : [];
    });
    return [...Map.groupBy(found, ({ at }) => at.pad.id).values()].map(([first, ...more]) => {
      const { via, at } = first!;
      return {
        about: namePad(at),
        message: {
          kind: "via-in-pad" as const,
          facts: { pad: namePad(at), net: nameOfNet(context, via.net), drill: inMm(via.drill) },
        },
        position: via.position,
        items: [at.pad.id, via.id, ...more.map((other) => other.via.id)],
        nets: via.net === undefined ? [] : [via.net],
      };
    });
  },
};

/** Pads without paste take no solder: test points, fiducials, contacts. */
function isSoldered({ pad }: PadOnBoard): boolean {
  return isSurfaceMounted(pad) && pad.layers.some((layer) => layer.endsWith(".Paste"));
}
