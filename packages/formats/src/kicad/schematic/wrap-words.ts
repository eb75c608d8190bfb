import type { Nm } from "@tracewright/geometry";
import { drawText, type TextStyle } from "@tracewright/text";

/** Words in lines no longer than `width`, where no single word is; breaks that stand in the text stay. */
export function wrapWords(text: string, style: TextStyle, width: Nm): string {
  const space = lengthOf("x x", style) - lengthOf("xx", style);
  return text
    .split("\n")
    .flatMap((line) => {
      const lines: string[] = [];
      let length = 0;
      for (const word of line.split(" ")) {
        const more = lengthOf(word, style);
        if (lines.length > 0 && length + space + more <= width) {
          lines.push(`${lines.pop()} ${word}`);
          length += space + more;
        } else {
          lines.push(word);
          length = more;
        }
      }
      return lines;
    })
    .join("\n");
}

function lengthOf(text: string, style: TextStyle): Nm {
  const { paths, missing } = drawText(text, {
    position: { x: 0, y: 0 },
    rotation: 0,
    style: { ...style, horizontal: "left", mirrored: false },
  });
  const drawn = paths.flat().reduce((most, { x }) => Math.max(most, x), 0);
  return missing.length > 0 ? Math.max(drawn, [...text].length * style.size.width) : drawn;
}
