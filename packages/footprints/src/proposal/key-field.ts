import type { Footprint, Net, NetId, Pad } from "@tracewright/board";
import { fromMm, type Nm, type Point, type Size } from "@tracewright/geometry";
import { compareNaturally } from "@tracewright/text";

/** Keys of a keyboard in rows and columns, as its matrix has them. */
export interface KeyField {
  /** Middles of the keys, from the field's upper left corner. */
  readonly keys: ReadonlyMap<Footprint, Point>;
  readonly size: Size;
  /** Where four keys meet, those next to the field's corners first: room for a screw. */
  readonly crossings: readonly Point[];
}

const KEY = /cherry_?mx|kailh|pg1350|choc|hotswap/i;
const LOW_KEY = /pg1350|choc/i;
/** Distances of keys: Cherry's drawings of MX switches, Kailh's of low ones. */
const PITCH_MM = { usual: { across: 19.05, along: 19.05 }, low: { across: 18, along: 17 } } as const;
/** Fewer are buttons that stand anywhere. */
const MIN_KEYS = 4;
/** A matrix that is emptier was wired for few pins and says nothing of places. */
const MIN_FILLED = 0.5;
/** Of a field without a matrix: twice as wide as high. */
const ASPECT = 2;

/**
 * The field of the keys among these parts: a column of the matrix is a column of keys, in the order of the nets' names; a
 * larger key widens its column. Keys that are wired one by one stand in rows in the order of their references, those of
 * each sheet by themselves. Undefined where there are too few.
 */
export function keyFieldOf(
  footprints: readonly Footprint[],
  nets: readonly Pick<Net, "id" | "name">[],
): KeyField | undefined {
  const keys = footprints.filter(isKey);
  if (keys.length < MIN_KEYS) return undefined;
  const cells = cellsOfMatrix(keys, { footprints, nets }) ?? cellsInOrder(keys, nets);
  const pitch = keys.every(({ library }) => LOW_KEY.test(library)) ? PITCH_MM.low : PITCH_MM.usual;
  const columns = Math.max(...[...cells.values()].map(({ column }) => column)) + 1;
  const rows = Math.max(...[...cells.values()].map(({ row }) => row)) + 1;
  const widths = Array.from({ length: columns }, (_, column) =>
    fromMm(pitch.across * Math.max(1, ...keys.map((key) => (cells.get(key)?.column === column ? unitsOf(key) : 1)))),
  );
  const left = (column: number): Nm => widths.slice(0, column).reduce((sum, width) => sum + width, 0);
  const middles = keys.map((key): [Footprint, Point] => {
    const { column = 0, row = 0 } = cells.get(key) ?? {};
    return [
      key,
      { x: left(column) + Math.round((widths[column] ?? 0) / 2), y: Math.round(fromMm(pitch.along) * (row + 0.5)) },
    ];
  });
  const below = (row: number): Nm => Math.round(fromMm(pitch.along) * row);
  return {
    keys: new Map(middles),
    size: { width: left(columns), height: below(rows) },
    crossings: crossingsOf(columns, rows).map(({ column, row }) => ({ x: left(column), y: below(row) })),
  };
}

/** Corners between keys: upper left, lower right, upper right, lower left. */
function crossingsOf(columns: number, rows: number): readonly Cell[] {
  if (columns < 2 || rows < 2) return [];
  const [right, lower] = [columns - 1, rows - 1];
  const all = [
    { column: 1, row: 1 },
    { column: right, row: lower },
    { column: right, row: 1 },
    { column: 1, row: lower },
  ];
  return all.filter(
    ({ column, row }, index) => all.findIndex((other) => other.column === column && other.row === row) === index,
  );
}

/** A switch under a key, wired. */
export function isKey({ library, pads }: Footprint): boolean {
  return KEY.test(library.slice(library.lastIndexOf(":") + 1)) && netsOf(pads).length >= 2;
}

/** "2.00u": as wide as two keys. */
function unitsOf({ library }: Footprint): number {
  return Number(/(\d\.\d\d)u(?=$|_)/i.exec(library)?.[1] ?? 1);
}

/** The hole of the stem, by which keys are set out: the largest one, nearest to the pins. */
export function stemOf({ pads }: Footprint): Point {
  const pins = pads.filter(({ net }) => net !== undefined).map(({ position }) => position);
  const middle = {
    x: pins.reduce((sum, { x }) => sum + x, 0) / Math.max(1, pins.length),
    y: pins.reduce((sum, { y }) => sum + y, 0) / Math.max(1, pins.length),
  };
  const drillOf = ({ drill }: Pad): Nm => drill?.size.width ?? 0;
  const largest = Math.max(...pads.map(drillOf));
  const away = ({ position }: Pad): number => Math.hypot(position.x - middle.x, position.y - middle.y);
  const [stem] = pads.filter((pad) => drillOf(pad) === largest).toSorted((a, b) => away(a) - away(b));
  return stem?.position ?? { x: 0, y: 0 };
}

interface Cell {
  readonly column: number;
  readonly row: number;
}

type Cells = ReadonlyMap<Footprint, Cell>;

/** Rows in the order of the references; the keys of each sheet by themselves, one sheet beside the other. */
function cellsInOrder(keys: readonly Footprint[], nets: readonly Pick<Net, "id" | "name">[]): Cells {
  const sheets = new Map(nets.map(({ id, name }) => [id, name.slice(0, name.lastIndexOf("/") + 1)]));
  const sheetOf = (key: Footprint): string =>
    netsOf(key.pads)
      .map((net) => sheets.get(net) ?? "")
      .toSorted()
      .at(-1) ?? "";
  const sorted = keys.toSorted((a, b) => compareNaturally(a.reference, b.reference));
  const bySheet = [...Map.groupBy(sorted, sheetOf).values()];
  const groups = bySheet.every(({ length }) => length >= MIN_KEYS) ? bySheet : [sorted];
  const cells = new Map<Footprint, Cell>();
  let before = 0;
  for (const group of groups) {
    const columns = Math.ceil(Math.sqrt(group.length * ASPECT));
    for (const [index, key] of group.entries())
      cells.set(key, { column: before + (index % columns), row: Math.floor(index / columns) });
    before += columns;
  }
  return cells;
}

/**
 * Undefined where keys are not wired as a matrix, or two of them to the same place of it. The halves of a split keyboard are
 * a matrix each, one beside the other.
 */
function cellsOfMatrix(
  keys: readonly Footprint[],
  {
    footprints,
    nets,
  }: { readonly footprints: readonly Footprint[]; readonly nets: readonly Pick<Net, "id" | "name">[] },
): Cells | undefined {
  const names = new Map(nets.map(({ id, name }) => [id, name]));
  const wired = keys.map((key) => ({ key, lines: linesOf(key, footprints) }));
  const cells = new Map<Footprint, Cell>();
  let before = 0;
  for (const half of halvesOf(wired)) {
    const matrix = cellsOfHalf(half, names);
    if (!matrix) return undefined;
    for (const [key, { column, row }] of matrix) cells.set(key, { column: before + column, row });
    before = 1 + Math.max(...[...cells.values()].map(({ column }) => column));
  }
  return cells;
}

interface WiredKey {
  readonly key: Footprint;
  readonly lines: readonly NetId[];
}

/** Keys that share no line with those of another half. */
function halvesOf(keys: readonly WiredKey[]): readonly (readonly WiredKey[])[] {
  const halves: { readonly keys: WiredKey[]; readonly lines: Set<NetId> }[] = [];
  for (const each of keys) {
    const joined = halves.filter(({ lines }) => each.lines.some((line) => lines.has(line)));
    const rest = halves.filter((half) => !joined.includes(half));
    halves.splice(0, halves.length, ...rest, {
      keys: [...joined.flatMap((half) => half.keys), each],
      lines: new Set([...joined.flatMap(({ lines }) => [...lines]), ...each.lines]),
    });
  }
  const firstOf = (half: readonly WiredKey[]): string =>
    half.map(({ key }) => key.reference).toSorted(compareNaturally)[0] ?? "";
  return halves.map((half) => half.keys).toSorted((a, b) => compareNaturally(firstOf(a), firstOf(b)));
}

function cellsOfHalf(half: readonly WiredKey[], names: ReadonlyMap<NetId, string>): Cells | undefined {
  const isColumn = columnsAmong(
    half.map(({ lines }) => lines),
    names,
  );
  const placed = half.flatMap(({ key, lines: [a, b] }) => {
    if (a === undefined || b === undefined) return [];
    return [{ key, ...(isColumn(a, b) ? { column: a, row: b } : { column: b, row: a }) }];
  });
  const columns = inOrder(
    placed.map(({ column }) => column),
    names,
  );
  const rows = inOrder(
    placed.map(({ row }) => row),
    names,
  );
  const isMatrix =
    placed.length === half.length &&
    Math.min(columns.length, rows.length) >= 2 &&
    // Keys that are wired one by one share their ground alone.
    Math.max(columns.length, rows.length) <= half.length / 2 &&
    columns.every((net) => !rows.includes(net)) &&
    half.length >= MIN_FILLED * columns.length * rows.length;
  const cells = new Map(
    placed.map(({ key, column, row }) => [key, { column: columns.indexOf(column), row: rows.indexOf(row) }]),
  );
  const taken = new Set([...cells.values()].map(({ column, row }) => `${column} ${row}`));
  return isMatrix && taken.size === half.length ? cells : undefined;
}

/** The two nets that a key joins when it is pressed, the diode in between taken as wire. */
function linesOf(key: Footprint, footprints: readonly Footprint[]): readonly NetId[] {
  return netsOf(key.pads).map((net) => {
    const on = footprints.filter((each) => each !== key && each.pads.some((pad) => pad.net === net));
    const [diode] = on;
    const others = diode && /^D\d/.test(diode.reference) ? netsOf(diode.pads).filter((other) => other !== net) : [];
    return on.length === 1 && others.length === 1 && others[0] !== undefined ? others[0] : net;
  });
}

/** Which of a key's two nets is its column: by name, or else the side of more nets. */
function columnsAmong(
  lines: readonly (readonly NetId[])[],
  names: ReadonlyMap<NetId, string>,
): (a: NetId, b: NetId) => boolean {
  const called = (net: NetId, word: RegExp): boolean => word.test(names.get(net) ?? "");
  const first = new Set(lines.flatMap(([a]) => a ?? []));
  const second = new Set(lines.flatMap(([, b]) => b ?? []));
  return (a, b) => {
    if (called(a, /col/i) || called(b, /row/i)) return true;
    if (called(b, /col/i) || called(a, /row/i)) return false;
    return first.size >= second.size;
  };
}

function inOrder(nets: readonly NetId[], names: ReadonlyMap<NetId, string>): NetId[] {
  return [...new Set(nets)].toSorted((a, b) => compareNaturally(names.get(a) ?? "", names.get(b) ?? ""));
}

function netsOf(pads: readonly Pad[]): NetId[] {
  return [...new Set(pads.flatMap(({ net }) => net ?? []))];
}
