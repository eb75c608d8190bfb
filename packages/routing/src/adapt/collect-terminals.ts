import { DisjointSets } from "@tracewright/algorithms";
import { type Box, BoxIndex } from "@tracewright/geometry";
import { pointToShape, shapeToShape } from "../geometry/distance.ts";
import type { Shape } from "../geometry/shape.ts";
import type { Anchor, FillArea, GivenChain, GivenPiece, Terminal } from "../problem.ts";
import type { Conductor } from "./conductor.ts";
import { type Joint, type LinkedChain, linkGiven } from "./link-given.ts";
import { splitGiven } from "./split-given.ts";

/** A piece of pour without pads that is smaller than this, in square nanometres, is nothing to aim at: it leads nowhere. */
const MIN_BARE_AREA = 10e12;
/** About the size of pads and vias, in nanometres. */
const INDEX_BUCKET = 1_000_000;
/** How deep in a pour an end has to lie: clear of its rim, which moves when the pour is refilled. */
const LANDING_MARGIN = 150_000;

/** What of a board is to be joined. */
export interface Wanted {
  /** Nets of which open connections are to be made. */
  readonly isRouted: (net: number) => boolean;
  /** Whether a track or via lies in a pour that is not relied upon for pads, but will be refilled all the same. */
  readonly isInPour: (member: Conductor) => boolean;
  /** Pads and ends elsewhere are nothing to join; copper is copper wherever it lies. */
  readonly isWithin: (point: { readonly x: number; readonly y: number }) => boolean;
  /** By terminal's item, a number that those of one net share which were joined when the run began that this one goes on with. */
  readonly joined?: ReadonlyMap<string, number>;
}

export interface CollectedCopper {
  readonly terminals: readonly Terminal[];
  readonly areas: readonly FillArea[];
  readonly given: readonly GivenChain[];
  readonly fixedJoints: number;
  /** As `Wanted` takes it: what is joined now, or was before. */
  readonly joined: ReadonlyMap<string, number>;
}

/**
 * Joins what already touches, as KiCad sees it, and makes each joined piece that holds a pad a terminal; tracks and vias
 * that stay are one as well, even where they hang on nothing, since KiCad calls a net whole only with them. Pours become
 * areas in which ways may end: those of a terminal, and those that no pad hangs on yet. Copper that may go joins nothing
 * for good: it becomes chains between the terminals, which count as pieces of one another as long as the chains stay.
 */
export function collectTerminals(conductors: readonly Conductor[], wanted: Wanted): CollectedCopper {
  const byNet = new Map<number, Conductor[]>();
  for (const conductor of conductors) {
    if (conductor.net < 0) continue;
    const list = byNet.get(conductor.net);
    if (list) list.push(conductor);
    else byNet.set(conductor.net, [conductor]);
  }
  const joined = new Map<string, number>();
  const nets = [...byNet]
    .sort((a, b) => a[0] - b[0])
    .flatMap(([net, members]) => readNet(net, members, wanted, joined) ?? []);
  const terminalCount = nets.reduce((sum, { terminals }) => sum + terminals.length, 0);
  const fixedJoints = nets.reduce((sum, { bare }) => sum + bare, terminalCount);
  const terminals: Terminal[] = [];
  const areas: FillArea[] = [];
  const given: GivenChain[] = [];
  let nextBare = terminalCount;
  let nextContact = fixedJoints;
  for (const net of nets) {
    const [firstTerminal, firstBare, firstContact] = [terminals.length, nextBare, nextContact];
    terminals.push(...net.terminals);
    for (const { terminal, joint, ...area } of net.areas)
      areas.push({
        ...area,
        terminal: terminal < 0 ? -1 : firstTerminal + terminal,
        ...(joint !== undefined && { joint: firstBare + joint }),
      });
    nextBare += net.bare;
    const numberOf = (joint: Joint): number => {
      if (joint.kind === "group") {
        const place = net.placeOf[joint.group]!;
        return place.kind === "terminal" ? firstTerminal + place.number : firstBare + place.number;
      }
      nextContact = Math.max(nextContact, firstContact + joint.contact + 1);
      return firstContact + joint.contact;
    };
    for (const chain of net.chains)
      given.push({
        net: net.net,
        pieces: chain.pieces,
        ends: chain.ends.map((end) => end.map(numberOf)),
        anchors: landingsOn(chain.pieces).filter(wanted.isWithin),
        entry: terminalCount + given.length,
      });
  }
  return { terminals, areas, given, fixedJoints, joined };
}

/** What is read of one net; terminals, bare groups and contacts are numbered within it. */
interface ReadNet extends Pick<CollectedCopper, "terminals" | "areas"> {
  readonly net: number;
  readonly chains: readonly LinkedChain[];
  /** By group: the terminal that it is, or its number among those without a pad. */
  readonly placeOf: readonly { readonly kind: "terminal" | "bare"; readonly number: number }[];
  readonly bare: number;
}

/** Undefined where there is nothing to join and nothing that may go. */
function readNet(
  net: number,
  members: readonly Conductor[],
  { isRouted, isInPour, isWithin, joined: before }: Wanted,
  joined: Map<string, number>,
): ReadNet | undefined {
  const near = new NearConductors(members);
  const movable = members.filter((member) => member.given && !isStitch(member, near.search(member)));
  if (!isRouted(net) && movable.length === 0) return undefined;
  const moves = new Set(movable);
  const groups = cluster(members.filter((member) => !moves.has(member)));
  const chains = movable.length > 0 ? linkGiven(splitGiven(movable, members), groups) : [];
  const pieces = piecesOf(groups, chains, before);
  labelEnds(groups, pieces, joined);
  const touched = new Set(
    chains.flatMap(({ ends }) => ends.flat().flatMap((joint) => (joint.kind === "group" ? joint.group : []))),
  );
  const isOpenPad = (member: Conductor): boolean => isPad(member) && member.ends.some(isWithin);
  const isOpenLine = (member: Conductor): boolean => isLine(member) && member.ends.some(isWithin);
  const openEnds = groups.map(
    (group) => group.find(isOpenPad) ?? (group.some(isInPour) ? undefined : group.find(isOpenLine)),
  );
  const wanted = new Set(isRouted(net) ? openEnds.flatMap((end, number) => (end ? pieces[number]! : [])) : []);
  // Whatever is not to be joined is only to stay joined as far as it is.
  const labelOf = (number: number): { group: number; piece: number } => {
    const piece = pieces[number]!;
    return { group: wanted.has(piece) ? 0 : 1 + piece, piece };
  };
  const ends = groups.map((group, number) => openEnds[number] ?? (touched.has(number) ? group.find(isPad) : undefined));
  const labels = ends.flatMap((end, number) => (end ? labelOf(number).group : []));
  if (new Set(labels).size === labels.length) return undefined;
  const isPlain = movable.length === 0 && !before;
  const terminals: Terminal[] = [];
  const areas: FillArea[] = [];
  let bare = 0;
  const placeOf = groups.map((group, number): ReadNet["placeOf"][number] => {
    const end = ends[number];
    const label = isPlain ? undefined : labelOf(number);
    if (end) {
      for (const area of areasOf(group, net, terminals.length)) areas.push({ ...area, ...label });
      const anchors = withoutRepeats(group.flatMap(anchorsOf).filter(isWithin));
      return {
        kind: "terminal",
        number: terminals.push({ net, anchors, label: end.label, item: end.item, ...label }) - 1,
      };
    }
    if (touched.has(number)) for (const area of areasOf(group, net, -1)) areas.push({ ...area, ...label, joint: bare });
    else if (isRouted(net) && areaOf(group) >= MIN_BARE_AREA) areas.push(...areasOf(group, net, -1));
    return { kind: "bare", number: bare++ };
  });
  return { net, terminals, areas, chains, placeOf, bare };
}

/** By group, a number that groups share which chains join, whatever they pass on the way, or which were joined before. */
function piecesOf(
  groups: readonly (readonly Conductor[])[],
  chains: readonly LinkedChain[],
  before: ReadonlyMap<string, number> | undefined,
): number[] {
  const sets = new DisjointSets(groups.length + chains.length);
  const chainAt = new Map<number, number>();
  chains.forEach(({ ends }, chain) => {
    for (const joint of ends.flat())
      if (joint.kind === "group") sets.join(joint.group, groups.length + chain);
      else {
        sets.join(chainAt.get(joint.contact) ?? groups.length + chain, groups.length + chain);
        chainAt.set(joint.contact, groups.length + chain);
      }
  });
  const groupWith = new Map<number, number>();
  groups.forEach((group, number) => {
    for (const { item } of group.filter(isEnd)) {
      const label = before?.get(item);
      if (label === undefined) continue;
      sets.join(groupWith.get(label) ?? number, number);
      groupWith.set(label, number);
    }
  });
  return groups.map((_, number) => sets.find(number));
}

/** Notes of everything that may be an end what it is joined with. */
function labelEnds(
  groups: readonly (readonly Conductor[])[],
  pieces: readonly number[],
  joined: Map<string, number>,
): void {
  groups.forEach((group, number) => {
    for (const { item } of group.filter(isEnd)) joined.set(item, pieces[number]!);
  });
}

/** A via that joins nothing but pours: no connection needs it, yet it was placed on purpose. */
function isStitch(via: Conductor, near: readonly Conductor[]): boolean {
  return via.kind === "via" && !near.some((other) => other !== via && other.kind !== "fill" && touch(via, other));
}

/** How far apart places on a long track are where a new one may end on it, in nanometres. */
const LANDING_STRIDE = 2_000_000;

/** Places on given copper where a new track may end: its ends, and more of them along straight tracks. */
function landingsOn(pieces: readonly GivenPiece[]): Anchor[] {
  const places = new Map<string, Anchor>();
  for (const { points, layers } of pieces) {
    const add = (x: number, y: number): void => {
      const key = `${x} ${y} ${layers}`;
      if (!places.has(key)) places.set(key, { x, y, layers, shapes: [], axis: 0 });
    };
    const [ax = 0, ay = 0] = points;
    const [bx = ax, by = ay] = points.slice(-2);
    add(ax, ay);
    add(bx, by);
    if (points.length !== 4) continue;
    const strides = Math.floor(Math.hypot(bx - ax, by - ay) / LANDING_STRIDE);
    for (let i = 1; i < strides; i++)
      add(Math.round(ax + ((bx - ax) * i) / strides), Math.round(ay + ((by - ay) * i) / strides));
  }
  return [...places.values()];
}

function isPad({ kind }: Conductor): boolean {
  return kind === "pad";
}

function isLine({ kind }: Conductor): boolean {
  return kind === "track" || kind === "via";
}

function isEnd(member: Conductor): boolean {
  return isPad(member) || isLine(member);
}

/** Of the group's pours together, rims aside. */
function areaOf(group: readonly Conductor[]): number {
  let area = 0;
  for (const { kind, shapes } of group) if (kind === "fill") for (const shape of shapes) area += filledArea(shape);
  return area;
}

/** Outer ring less holes, which run the other way round or not: the largest ring is the outer one. */
function filledArea({ points, ringEnds }: Shape): number {
  let start = 0;
  let largest = 0;
  let sum = 0;
  for (const end of ringEnds) {
    let twice = 0;
    for (let i = start, j = end - 1; i < end; j = i++)
      twice += points[2 * j]! * points[2 * i + 1]! - points[2 * i]! * points[2 * j + 1]!;
    const ring = Math.abs(twice) / 2;
    largest = Math.max(largest, ring);
    sum += ring;
    start = end;
  }
  return 2 * largest - sum;
}

/** The group's pours, one area for each set of layers. */
function areasOf(group: readonly Conductor[], net: number, terminal: number): FillArea[] {
  const fills = Map.groupBy(
    group.filter(({ kind }) => kind === "fill"),
    ({ layers }) => layers,
  );
  return [...fills].map(([layers, pieces]) => ({
    net,
    terminal,
    layers,
    shapes: pieces.flatMap(({ shapes }) => shapes),
    margin: LANDING_MARGIN,
  }));
}

/** Tracks that meet end to end offer one place between them. */
function withoutRepeats(anchors: readonly Anchor[]): Anchor[] {
  const known = new Set<string>();
  return anchors.filter(({ x, y, layers, shapes, axis }) => {
    if (shapes.length > 0) return true;
    const key = `${x} ${y} ${layers} ${axis}`;
    return !known.has(key) && known.add(key);
  });
}

/** Finds the copper of a net whose boxes meet. */
class NearConductors {
  readonly #members: readonly Conductor[];
  readonly #index: BoxIndex;

  constructor(members: readonly Conductor[]) {
    this.#members = members;
    this.#index = new BoxIndex(INDEX_BUCKET);
    members.forEach((member, index) => {
      const box = boxOf(member);
      if (box) this.#index.add(index, box);
    });
  }

  /** Their numbers, the member's own among them. */
  searchAt(member: Conductor): number[] {
    const box = boxOf(member);
    return box ? this.#index.search(box) : [];
  }

  search(member: Conductor): Conductor[] {
    return this.searchAt(member).map((at) => this.#members[at]!);
  }
}

function boxOf({ shapes }: Conductor): Box | undefined {
  const [first, ...others] = shapes;
  if (!first) return undefined;
  let { minX, minY, maxX, maxY } = first;
  for (const shape of others) {
    minX = Math.min(minX, shape.minX);
    minY = Math.min(minY, shape.minY);
    maxX = Math.max(maxX, shape.maxX);
    maxY = Math.max(maxY, shape.maxY);
  }
  return { minX, minY, maxX, maxY };
}

function cluster(members: readonly Conductor[]): Conductor[][] {
  const sets = new DisjointSets(members.length);
  const join = (i: number, j: number): void => {
    if (!sets.areJoined(i, j) && touch(members[i]!, members[j]!)) sets.join(i, j);
  };
  const near = new NearConductors(members);
  const firstOfPad = new Map<string, number>();
  members.forEach((member, index) => {
    for (const other of near.searchAt(member)) if (other < index) join(other, index);
    if (!isPad(member)) return;
    // The shapes of one pad may lie apart.
    const first = firstOfPad.get(member.item);
    if (first === undefined) firstOfPad.set(member.item, index);
    else join(first, index);
  });
  const groups = new Map<number, Conductor[]>();
  members.forEach((member, index) => {
    const root = sets.find(index);
    const group = groups.get(root);
    if (group) group.push(member);
    else groups.set(root, [member]);
  });
  return [...groups.values()];
}

/** Tracks and vias join where one's end lies on the other; a pour and a pad as KiCad has it; pads wherever their copper meets. */
function touch(a: Conductor, b: Conductor): boolean {
  // One pad may appear once for each of its shapes.
  if (a.kind === "pad" && b.kind === "pad" && a.item === b.item) return true;
  if (!(a.layers & b.layers) || !a.shapes.some((s) => b.shapes.some((t) => boxesMeet(s, t)))) return false;
  if (isLine(a) || isLine(b)) return (isLine(a) && endsOn(a, b)) || (isLine(b) && endsOn(b, a));
  if (a.kind === "fill" && b.pourAnchors) return holdsOne(a, b.pourAnchors);
  if (b.kind === "fill" && a.pourAnchors) return holdsOne(b, a.pourAnchors);
  return a.shapes.some((s) => b.shapes.some((t) => boxesMeet(s, t) && shapeToShape(s, t) <= 0));
}

function holdsOne(fill: Conductor, places: readonly { readonly x: number; readonly y: number }[]): boolean {
  return places.some(({ x, y }) => fill.shapes.some((shape) => pointToShape(shape, x, y) <= 0));
}

function endsOn(a: Conductor, b: Conductor): boolean {
  return a.ends.some((end) => b.shapes.some((shape) => pointToShape(shape, end.x, end.y) <= 0));
}

function boxesMeet(a: Shape, b: Shape): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

/** Places to end on exactly; what a pour offers instead are areas. */
function anchorsOf(conductor: Conductor): Anchor[] {
  return conductor.ends.map(({ x, y }) => ({
    x,
    y,
    layers: conductor.layers,
    shapes: conductor.kind === "track" ? [] : conductor.shapes,
    axis: conductor.axis,
  }));
}
