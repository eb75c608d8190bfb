/** Films other than copper: the X2 file function that names them, the board's layer, and the words of messages. */
const FILMS = [
  { purpose: "Legend,Top", layer: "F.SilkS", words: "the front silkscreen" },
  { purpose: "Legend,Bot", layer: "B.SilkS", words: "the back silkscreen" },
  { purpose: "Soldermask,Top", layer: "F.Mask", words: "the front solder mask" },
  { purpose: "Soldermask,Bot", layer: "B.Mask", words: "the back solder mask" },
  { purpose: "Paste,Top", layer: "F.Paste", words: "the front solder paste" },
  { purpose: "Paste,Bot", layer: "B.Paste", words: "the back solder paste" },
] as const;

const BY_PURPOSE = new Map<string, (typeof FILMS)[number]>(FILMS.map((film) => [film.purpose, film]));
const BY_LAYER = new Map<string, (typeof FILMS)[number]>(FILMS.map((film) => [film.layer, film]));

/** The board's layer of a film; of copper films the file function itself. */
export function layerOfFilm(purpose: string): string {
  return BY_PURPOSE.get(purpose)?.layer ?? purpose;
}

/** What a message calls a film, given by its file function or layer; copper keeps its own ("L1"). */
export function filmName(purposeOrLayer: string): string {
  return (BY_PURPOSE.get(purposeOrLayer) ?? BY_LAYER.get(purposeOrLayer))?.words ?? purposeOrLayer;
}
