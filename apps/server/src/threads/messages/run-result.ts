import type { PackedDocument } from "./packed-document.ts";
import type { PlacementSummary } from "./placement-summary.ts";
import type { RoutingSummary } from "./routing-summary.ts";

export interface RunResult {
  readonly board: PackedDocument;
  readonly placement: PlacementSummary | null;
  readonly routing: RoutingSummary | null;
}
