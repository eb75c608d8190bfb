import { farDrops } from "../far-drops.ts";
import type { ReviewRule } from "../review-rule.ts";

export const padFarFromPlane: ReviewRule = {
  id: "pad-far-from-plane",
  severity: "warning",
  source: "Analog Devices MT-101, Decoupling Techniques: about 1 nH for each millimetre of track",
  find: (context) => farDrops(context, "pad-far-from-plane", false),
};
