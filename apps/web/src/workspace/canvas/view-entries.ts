import { IconFlipVertical, IconKeyboard, IconMaximize, IconMinus, IconPlus, IconTable } from "@tabler/icons-react";
import type { ActionEntry } from "../input/actions/action-entry.ts";

/** What the keys do to the view. */
export const VIEW_ENTRIES: readonly ActionEntry[] = [
  { id: "zoomFit", icon: IconMaximize },
  { id: "zoomIn", icon: IconPlus },
  { id: "zoomOut", icon: IconMinus },
  { id: "flipView", icon: IconFlipVertical },
  { id: "textTwin", icon: IconTable },
  { id: "shortcuts", icon: IconKeyboard },
];
