import type { Nm } from "@tracewright/geometry";
import { lineWidth } from "./draw-text.ts";
import type { TextStyle } from "./text-style.ts";

/**
 * Breaks a text at its spaces so that no line is wider than `width` less its pen, as KiCad breaks what stands in a
 * text box (version 7 on). A word that is wider stays whole on a line of its own.
 */
export function wrapText(text: string, style: Pick<TextStyle, "size" | "thickness">, width: Nm): string {
  const room = width - style.thickness;
  const space = lineWidth(" ", style);
  const wrapLine = (line: string): string => {
    let wrapped = "";
    let taken = 0;
    for (const [index, word] of line.split(" ").entries()) {
      const own = lineWidth(word, style);
      if (index === 0) {
        wrapped = word;
        taken = own;
      } else if (taken + space + own < room) {
        wrapped += ` ${word}`;
        taken += space + own;
      } else {
        wrapped += `\n${word}`;
        taken = own;
      }
    }
    return wrapped;
  };
  return text.split("\n").map(wrapLine).join("\n");
}
