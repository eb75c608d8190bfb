// Written by `npm run blocks:freeze`.
import type { FrozenBlock } from "../src/built-in-block.ts";
import { block as filterRc } from "./filter-rc/block.ts";
import filterRcLayout from "./filter-rc/layout.json" with { type: "json" };
import filterRcFacts from "./filter-rc/proof.json" with { type: "json" };
import { block as ldoFixed600ma } from "./ldo-fixed-600ma/block.ts";
import ldoFixed600maLayout from "./ldo-fixed-600ma/layout.json" with { type: "json" };
import ldoFixed600maFacts from "./ldo-fixed-600ma/proof.json" with { type: "json" };
import { block as ledIndicator } from "./led-indicator/block.ts";
import ledIndicatorLayout from "./led-indicator/layout.json" with { type: "json" };
import ledIndicatorFacts from "./led-indicator/proof.json" with { type: "json" };
import { block as levelShiftFet4 } from "./level-shift-fet-4/block.ts";
import levelShiftFet4Layout from "./level-shift-fet-4/layout.json" with { type: "json" };
import levelShiftFet4Facts from "./level-shift-fet-4/proof.json" with { type: "json" };

export const FROZEN: readonly FrozenBlock[] = [
  { definition: filterRc, layout: filterRcLayout, facts: filterRcFacts },
  { definition: ldoFixed600ma, layout: ldoFixed600maLayout, facts: ldoFixed600maFacts },
  { definition: ledIndicator, layout: ledIndicatorLayout, facts: ledIndicatorFacts },
  { definition: levelShiftFet4, layout: levelShiftFet4Layout, facts: levelShiftFet4Facts },
];
