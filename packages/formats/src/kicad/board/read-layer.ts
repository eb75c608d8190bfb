import type { LayerId, LayerSelector } from "@tracewright/board";
import { wordTable } from "../../word-table.ts";

/** KiCad 5 names that later versions spell differently. */
const RENAMED: Readonly<Record<string, string>> = wordTable({
  "F.Silkscreen": "F.SilkS",
  "B.Silkscreen": "B.SilkS",
  "F.Courtyard": "F.CrtYd",
  "B.Courtyard": "B.CrtYd",
  "F.Adhesive": "F.Adhes",
  "B.Adhesive": "B.Adhes",
});

const KNOWN =
  /^(?:[FB]\.Cu|In\d{1,2}\.Cu|[FB]\.(?:Adhes|Paste|SilkS|Mask|CrtYd|Fab)|Edge\.Cuts|Margin|Dwgs\.User|Cmts\.User|Eco[12]\.User|User\.\d{1,2})$/;
const SELECTOR = /^(?:\*\.(?:Cu|Adhes|Paste|SilkS|Mask|CrtYd|Fab)|F&B\.Cu)$/;

/** A layer's canonical name, or undefined for a word that names none. */
export function readLayer(word: string | undefined): LayerId | undefined {
  const name = RENAMED[word ?? ""] ?? word ?? "";
  return KNOWN.test(name) ? (name as LayerId) : undefined;
}

/** As `readLayer`, and the wildcards that pads and zones use. */
export function readLayerSelector(word: string): LayerSelector | undefined {
  return SELECTOR.test(word) ? (word as LayerSelector) : readLayer(word);
}
