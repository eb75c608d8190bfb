import type { PadOnBoard } from "@tracewright/board";
import { distanceToPad, isSurfaceMounted, namePad, padArea } from "../pads.ts";
import type { ReviewRule } from "../review-rule.ts";
import { inMm, nameOfNet } from "../words.ts";

/** In a larger pad the solder that a hole takes is not missed, and thermal pads have vias on purpose: 4 mm². */
const MAX_AREA = 4e12;

export const viaInPad: ReviewRule = {
  id: "via-in-pad",
  severity: "warning",
  source: "IPC-4761, type VII; IPC-7093: open vias in pads draw the solder away",
  find: (context) =>
    context.board.vias.flatMap((via) => {
      const pads = via.net === undefined ? [] : (context.index.padsByNet.get(via.net) ?? []);
      const at = pads.find((pad) => isSoldered(pad) && distanceToPad(pad, via.position) === 0);
      if (!at || padArea(at) >= MAX_AREA) return [];
      return [
        {
          about: namePad(at),
          message: {
            kind: "via-in-pad" as const,
            facts: { pad: namePad(at), net: nameOfNet(context, via.net), drill: inMm(via.drill) },
          },
          position: via.position,
          items: [via.id, at.pad.id],
          nets: via.net === undefined ? [] : [via.net],
        },
      ];
    }),
};

/** Pads without paste take no solder: test points, fiducials, contacts. */
function isSoldered({ pad }: PadOnBoard): boolean {
  return isSurfaceMounted(pad) && pad.layers.some((layer) => layer.endsWith(".Paste"));
}
