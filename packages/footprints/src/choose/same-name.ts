import { chipName } from "./chip-names.ts";

/**
 * The same name as other versions of KiCad and most people write it: "R_0603_1608" and "R_0603" for "R_0603_1608Metric",
 * "_Pitch1.27mm" for "_P1.27mm", "Pin_Header_Straight_1x04_Pitch2.54mm". Nothing is left out and nothing assumed.
 */
export function sameNames(written: string): readonly string[] {
  const bare = written.slice(written.lastIndexOf(":") + 1);
  const name = bare.replace(/_Pitch(\d+(?:\.\d+)?)(?:mm)?(?=$|_)/, "_P$1mm");
  const found = SPELLINGS.flatMap(([pattern, spell]): string[] => {
    const match = pattern.exec(name);
    const spelled = match && spell(match.map((group) => group ?? ""));
    return spelled ? [spelled] : [];
  });
  return [...new Set([name, ...found])].filter((each) => each !== bare);
}

type Spelling = readonly [RegExp, (match: readonly string[]) => string | undefined];

const ROWS: Readonly<Record<string, string>> = {
  Pin_Header: "PinHeader",
  Pin_Socket: "PinSocket",
  Socket_Strip: "PinSocket",
};
const STANCES: Readonly<Record<string, string>> = { Straight: "Vertical", Angled: "Horizontal" };

const SPELLINGS: readonly Spelling[] = [
  [
    /^(R|C|L|LED|D|Fuse)_(\d{4,5})(?:_(\d{4}))?$/,
    ([, kind, size = "", metric]) => {
      const name = chipName(kind, size);
      return metric === "" || name?.endsWith(`_${metric}Metric`) ? name : undefined;
    },
  ],
  [
    /^(Pin_Header|Pin_Socket|Socket_Strip)_(Straight|Angled)_([12]x\d\d)_P(\d\.\d\d)mm$/,
    ([, rows = "", stance = "", places, pitch]) => `${ROWS[rows]}_${places}_P${pitch}mm_${STANCES[stance]}`,
  ],
];

/** Letters and digits: "SOT23-5" is "SOT-23-5". */
export function letterByLetter(name: string): string {
  return name
    .slice(name.lastIndexOf(":") + 1)
    .toLowerCase()
    .replaceAll(/[-_ ]/g, "");
}
