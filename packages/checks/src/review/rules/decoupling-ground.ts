import { farDrops } from "../far-drops.ts";
import type { ReviewRule } from "../review-rule.ts";

export const decouplingGround: ReviewRule = {
  id: "decoupling-ground",
  severity: "warning",
  source: "Analog Devices MT-101, Decoupling Techniques: the capacitor's ground straight into the plane",
  find: (context) => farDrops(context, "decoupling-ground", true),
};
