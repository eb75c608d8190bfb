import type { ReviewRule } from "./review-rule.ts";
import { copperUnderAntenna } from "./rules/copper-under-antenna.ts";
import { crystalCrossed } from "./rules/crystal-crossed.ts";
import { decouplingFar } from "./rules/decoupling-far.ts";
import { decouplingGround } from "./rules/decoupling-ground.ts";
import { longDetour } from "./rules/long-detour.ts";
import { looseEnd } from "./rules/loose-end.ts";
import { narrowNeck } from "./rules/narrow-neck.ts";
import { noFiducials } from "./rules/no-fiducials.ts";
import { noReturnVia } from "./rules/no-return-via.ts";
import { noTestPoint } from "./rules/no-test-point.ts";
import { padFarFromPlane } from "./rules/pad-far-from-plane.ts";
import { pairUncoupled } from "./rules/pair-uncoupled.ts";
import { pairUnequal } from "./rules/pair-unequal.ts";
import { planeCut } from "./rules/plane-cut.ts";
import { sharpCorner } from "./rules/sharp-corner.ts";
import { signalOverGap } from "./rules/signal-over-gap.ts";
import { silkscreenOnPads } from "./rules/silkscreen-on-pads.ts";
import { supplyDrop } from "./rules/supply-drop.ts";
import { thermalVias } from "./rules/thermal-vias.ts";
import { trackAtEdge } from "./rules/track-at-edge.ts";
import { viaInPad } from "./rules/via-in-pad.ts";

/** In the order of the list of findings. */
export const REVIEW_RULE_LIST: readonly ReviewRule[] = [
  planeCut,
  signalOverGap,
  padFarFromPlane,
  thermalVias,
  decouplingFar,
  decouplingGround,
  pairUncoupled,
  pairUnequal,
  noReturnVia,
  crystalCrossed,
  copperUnderAntenna,
  narrowNeck,
  supplyDrop,
  longDetour,
  looseEnd,
  sharpCorner,
  viaInPad,
  trackAtEdge,
  silkscreenOnPads,
  noFiducials,
  noTestPoint,
];
