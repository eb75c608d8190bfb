import { IconPointer, IconRoute, IconRulerMeasure } from "@tabler/icons-react";
import type { ActionId } from "../actions/action-table.ts";

/** The tools for what is there already; those that draw have a bar of their own. */
export const TOOL_ENTRIES: readonly { readonly id: ActionId; readonly icon: typeof IconPointer }[] = [
  { id: "selectTool", icon: IconPointer },
  { id: "route", icon: IconRoute },
  { id: "measure", icon: IconRulerMeasure },
];
