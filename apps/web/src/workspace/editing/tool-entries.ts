import { IconPointer, IconRoute, IconRulerMeasure } from "@tabler/icons-react";
import type { ActionEntry } from "../input/actions/action-entry.ts";

/** The tools for what is there already; those that draw have a bar of their own. */
export const TOOL_ENTRIES: readonly ActionEntry[] = [
  { id: "selectTool", icon: IconPointer },
  { id: "route", icon: IconRoute },
  { id: "measure", icon: IconRulerMeasure },
];
