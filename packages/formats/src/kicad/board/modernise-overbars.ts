/** The first version in which `~{RESET}` stands for a name with a bar over it; before, a tilde switched the bar. */
export const FIRST_BRACED_OVERBAR_VERSION = 20210606;

/**
 * `~RESET` and `~CS~/OE` as later versions write them: `~{RESET}`, `~{CS}/OE`. A bar ends at the next tilde, at a space
 * or closing bracket, or with the text; two tildes are one tilde. Names must change as texts do, or a board and its
 * schematic no longer agree on them.
 */
export function moderniseOverbars(text: string): string {
  // A lone tilde was the sign for an empty name; braces after a tilde say that the text was brought up to date before.
  if (text === "~" || !text.includes("~") || /(?<!~)(?:~~)*~\{/.test(text)) return text;
  let written = "";
  let barred = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === "~" && text.charAt(at + 1) === "~") {
      // The empty braces keep a brace that follows from beginning a bar.
      written += text.charAt(at + 2) === "{" ? "~~{}" : "~";
      at += 1;
    } else if (sign === "~") {
      written += barred ? "}" : "~{";
      barred = !barred;
    } else {
      if (barred && " })".includes(sign)) {
        written += "}";
        barred = false;
      }
      written += sign;
    }
  }
  return barred ? `${written}}` : written;
}
