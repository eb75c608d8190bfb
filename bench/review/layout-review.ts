import { askKicadTool } from "../suite/kicad-tool.ts";

/** What `review_layout.py` of the shared test data says of a board, as far as it decides; lengths in millimetres. */
export interface LayoutReview {
  /** Track length of signal nets over their spanning trees; empty of a board without such nets. */
  readonly detour: { readonly p95?: number };
  /** Tracks of other nets on plane layers; share of all track. */
  readonly planes: {
    readonly layers: Readonly<Record<string, string>>;
    readonly signal_mm: number;
    readonly share: number;
  };
  /** From pads into their plane; null of a board without such pads. */
  readonly drops: { readonly median: number; readonly share_over_2: number } | null;
  readonly power_nets: readonly string[];
  /** Vias in each thermal pad, the fewest first. */
  readonly thermal: { readonly vias: readonly number[] };
  readonly pairs: readonly ReviewedPair[];
  readonly style: { readonly sharp_corners: number; readonly vias: number; readonly length_mm: number };
}

export interface ReviewedPair {
  readonly pair: string;
  /** Of the shorter and the longer net. */
  readonly mm: readonly [number, number];
  /** Share of the shorter that runs beside the other. */
  readonly coupled: number;
}

/** Pads of `powerNets` count as pads with a plane even where less of it is left than half of the board. */
export async function reviewLayout(path: string, powerNets: readonly string[] = []): Promise<LayoutReview> {
  const options = powerNets.flatMap((net) => ["--plane", net]);
  return JSON.parse(await askKicadTool("review_layout.py", path, options));
}
