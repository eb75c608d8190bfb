/** What a check says when it does not pass: the opposite of its claim, which must not stand over its own problems. */
const FAILING: Readonly<Record<string, (count: number) => string>> = {
  track: (n) => some(n, "track is too narrow", "tracks are too narrow"),
  space: (n) =>
    some(n, "place has copper of different nets too close", "places have copper of different nets too close"),
  "annular-ring": (n) => some(n, "plated hole has too little copper", "plated holes have too little copper"),
  "smallest-hole": (n) => some(n, "hole is too small", "holes are too small"),
  "largest-hole": (n) => some(n, "hole is too large to drill", "holes are too large to drill"),
  "copper-to-edge": (n) =>
    some(n, "place has copper too close to the edge", "places have copper too close to the edge"),
  "hole-to-hole": (n) => some(n, "pair of holes is too close", "pairs of holes are too close"),
  "silk-line": (n) => some(n, "line of the silkscreen is too thin", "lines of the silkscreen are too thin"),
  "silk-text": (n) => some(n, "text of the silkscreen is too small", "texts of the silkscreen are too small"),
  "mask-web": (n) => some(n, "web of solder mask is too narrow", "webs of solder mask are too narrow"),
  "board-size": () => "The board is too large",
  "read-whole": (n) => some(n, "item is missing from the Gerber files", "items are missing from the Gerber files"),
  "read-details": (n) =>
    some(n, "detail of the exported items was not read", "details of the exported items were not read"),
  "stand-ins": (n) => some(n, "part is a stand-in without a footprint", "parts are stand-ins without a footprint"),
  identified: (n) => some(n, "file does not state its function", "files do not state their function"),
  flat: (n) => some(n, "file is in a folder or has a duplicate name", "files are in folders or have duplicate names"),
  readable: (n) => some(n, "remark when reading the files back", "remarks when reading the files back"),
  copper: (n) => some(n, "copper layer is missing or extra", "copper layers are missing or extra"),
  mask: (n) => some(n, "solder mask is missing", "solder masks are missing"),
  silk: (n) => some(n, "silkscreen is missing", "silkscreens are missing"),
  paste: (n) => some(n, "solder paste layer is missing", "solder paste layers are missing"),
  job: () => "The job file does not match the Gerber files",
  "outline-closed": () => "The outline is not closed",
  "outline-equal": () => "The outline differs from the board's",
  inside: (n) => some(n, "piece of copper is outside the outline", "pieces of copper are outside the outline"),
  "plated-holes": (n) => some(n, "plated hole differs from the board", "plated holes differ from the board"),
  "unplated-holes": (n) => some(n, "unplated hole differs from the board", "unplated holes differ from the board"),
  "copper-there": (n) => some(n, "place has no copper", "places have no copper"),
  shorts: (n) => some(n, "connection that the board does not have", "connections that the board does not have"),
  opens: (n) => some(n, "connection of the board is missing", "connections of the board are missing"),
  origin: () => "Drill and Gerber files have different origins",
  netlist: (n) => some(n, "point of the netlist is wrong", "points of the netlist are wrong"),
  "nets-whole": (n) => some(n, "net is not connected", "nets are not connected"),
  "nets-apart": (n) => some(n, "group of nets is shorted", "groups of nets are shorted"),
  "mask-openings": (n) => some(n, "pad is covered by solder mask", "pads are covered by solder mask"),
};

/** The title of a check with that many problems, if it has one of its own. */
export function failingTitle(id: string, count: number): string | undefined {
  return Object.hasOwn(FAILING, id) ? FAILING[id]?.(count) : undefined;
}

function some(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
