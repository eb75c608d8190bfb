/** Names of footprints by the part numbers in them. */
export interface NamesByPartNumber {
  /** Names that have a part number of this one, the most alike first. */
  find(wanted: string): readonly {
    readonly name: string;
    readonly partNumber: string;
    /** The number is all that is wanted: it orders this part. */
    readonly isWhole: boolean;
  }[];
}

/** A footprint's name may leave out the letters for tape, colour and plating: SRN8040 is of SRN8040TA. */
const MAX_FURTHER = 3;
const MIN_LENGTH = 5;
const MIN_DIGITS = 2;
/** Words with letters and digits that every maker uses: packages, pitches, sizes, places. */
const GENERIC =
  /^(?:[a-z]{1,6}-?\d{1,3}(?:-\d{1,2}(?:ep)?|-?1ep)?|p(?:itch|ad)?[\d.]+(?:mm)?|[\d.]+(?:mm)?x[\d.]+(?:x[\d.]+)?(?:mm)?|[a-z]+[\d.]+(?:x[\d.]+)?mm|\d*x?\d+(?:-\d*mp)?|[\d.]+(?:mm|mil|ghz|mhz|pins?|pads?|ports?)|\d+-(?:pin|pads?|pos)|\d{4}metric|eia-?\d+(?:-\d+)?|(?:r|c|l|led|d|fuse|smd?|plcc)-?\d{3,4}|[bcl]r\d{3,4}\w?(?:-\d)?)$/i;

/** Numbers of makers who number everything: Molex 47346-0001, Würth 632723300011. With so many digits they are no size. */
const MIN_DIGITS_ALONE = 8;
const isOfDigits = (word: string): boolean =>
  /^\d+(?:-\d+)?$/.test(word) && word.replaceAll(/\D/g, "").length >= MIN_DIGITS_ALONE;
/** Plating, tape and reel: what comes after the number of JST and others. */
const SUPPLIED_AS = /(?:-(?:LF|SN|TF|NR))+$/;

const compact = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Each with how many of its last letters may be left out: those after the last digit. */
function partNumbersIn(name: string): { readonly number: string; readonly further: number }[] {
  const bare = name.slice(name.lastIndexOf(":") + 1);
  const found = new Map<string, number>();
  // The end of "WQP-PJ398SM" is a number of its own, if it is long enough to be nothing else; the beginning of one is
  // another part.
  const pieces = bare
    .split(/[_\s()]+/)
    .map((word) => word.slice(word.lastIndexOf("-") + 1))
    .filter((piece) => /^(?=.*[a-z])(?=(?:.*\d){3}).{6,}$/i.test(piece));
  const words = [
    ...bare.split(/[_\s()]+/).map((word) => word.replace(SUPPLIED_AS, "")),
    ...(bare.match(/[A-Z0-9]+(?:-[A-Z0-9]+)+/g) ?? []),
    ...(bare.match(/(?<![\dA-Z])\d{5,6}-\d{4}(?!\d)/gi) ?? []),
    ...pieces,
  ];
  for (const word of words) {
    // "0533980471" is what Molex also writes as 53398-0471.
    const number = isOfDigits(word) ? compact(word).replace(/^0+/, "") : compact(word);
    const isNumber = number.length >= MIN_LENGTH && (number.match(/\d/g)?.length ?? 0) >= MIN_DIGITS;
    if (!isNumber || (GENERIC.test(word) && !isOfDigits(word))) continue;
    const further = /\d([a-z]+)$/i.exec(word)?.[1]?.length ?? 0;
    found.set(number, Math.min(further, MAX_FURTHER, number.length - MIN_LENGTH));
  }
  return [...found].map(([number, further]) => ({ number, further }));
}

/** Whether two names state bodies of other sizes: a series of parts has many. */
function isOfOtherSize(wanted: string, name: string): boolean {
  const sizes = [wanted, name].map((each) =>
    [...each.matchAll(/(?:^|[_-])([\d.]+)(?:mm)?x([\d.]+)(?:mm)?(?=$|[_-])/gi)].map(([, a, b]) => [
      Number(a),
      Number(b),
    ]),
  );
  const [asked = [], has = []] = sizes;
  return (
    asked.length > 0 &&
    has.length > 0 &&
    !asked.some(([a = 0, b = 0]) => has.some(([c = 0, d = 0]) => Math.abs(a - c) <= 0.21 && Math.abs(b - d) <= 0.21))
  );
}

export function namesByPartNumber(names: readonly string[]): NamesByPartNumber {
  const byNumber = new Map<string, string[]>();
  for (const name of names)
    for (const { number } of partNumbersIn(name)) {
      const same = byNumber.get(number);
      if (same) same.push(name);
      else byNumber.set(number, [name]);
    }
  return {
    find: (wanted) => {
      const words = new Set(
        wanted
          .slice(wanted.lastIndexOf(":") + 1)
          .toLowerCase()
          .split(/[_\s()-]+/)
          .filter(Boolean),
      );
      const alike = (name: string): number =>
        name
          .toLowerCase()
          .split(/[_\s():-]+/)
          .filter((word) => words.has(word)).length;
      return partNumbersIn(wanted).flatMap(({ number, further }) => {
        for (let cut = 0; cut <= further; cut += 1) {
          const found = byNumber.get(number.slice(0, number.length - cut));
          if (!found) continue;
          return found
            .filter((name) => !isOfOtherSize(wanted, name))
            .sort((a, b) => alike(b) - alike(a) || a.length - b.length || (a < b ? -1 : 1))
            .map((name) => ({
              name,
              partNumber: number.slice(0, number.length - cut).toUpperCase(),
              isWhole: cut === 0 && compact(wanted.slice(wanted.lastIndexOf(":") + 1)) === number,
            }));
        }
        return [];
      });
    },
  };
}
