import { type Board, copperLayers, type LayerId } from "@tracewright/board";
import type { FabPreset } from "./fab-writing.ts";

/** A film of the fab's set: which layer it shows, how X2 names its function, and how the file is called. */
export interface FabLayer {
  readonly layer: LayerId;
  readonly function: readonly string[];
  readonly polarity?: "Positive" | "Negative";
  /** What follows the board's name, with the ending. */
  readonly suffix: string;
}

const TECHNICAL: readonly {
  readonly layer: LayerId;
  readonly function: readonly string[];
  readonly polarity: "Positive" | "Negative";
  readonly stem: string;
  readonly protel: string;
}[] = [
  { layer: "F.Paste", function: ["Paste", "Top"], polarity: "Positive", stem: "F_Paste", protel: "gtp" },
  { layer: "B.Paste", function: ["Paste", "Bot"], polarity: "Positive", stem: "B_Paste", protel: "gbp" },
  { layer: "F.SilkS", function: ["Legend", "Top"], polarity: "Positive", stem: "F_Silkscreen", protel: "gto" },
  { layer: "B.SilkS", function: ["Legend", "Bot"], polarity: "Positive", stem: "B_Silkscreen", protel: "gbo" },
  { layer: "F.Mask", function: ["Soldermask", "Top"], polarity: "Negative", stem: "F_Mask", protel: "gts" },
  { layer: "B.Mask", function: ["Soldermask", "Bot"], polarity: "Negative", stem: "B_Mask", protel: "gbs" },
];

/** The films a board needs: all copper, both masks, both silks, both pastes, and the profile. Nothing else is sent. */
export function fabLayers(board: Board, preset: FabPreset): FabLayer[] {
  const copper = copperLayers(board);
  const ending = (protel: string) => (preset === "jlc" ? protel : "gbr");
  return [
    ...copper.map((layer, index): FabLayer => {
      const position = index === 0 ? "Top" : index === copper.length - 1 ? "Bot" : "Inr";
      const protel = position === "Top" ? "gtl" : position === "Bot" ? "gbl" : `g${index + 1}`;
      return {
        layer,
        function: ["Copper", `L${index + 1}`, position],
        polarity: "Positive",
        suffix: `-${layer.replace(".", "_")}.${ending(protel)}`,
      };
    }),
    ...TECHNICAL.map(({ stem, protel, ...film }): FabLayer => ({ ...film, suffix: `-${stem}.${ending(protel)}` })),
    { layer: "Edge.Cuts", function: ["Profile", "NP"], suffix: `-Edge_Cuts.${ending("gm1")}` },
  ];
}
