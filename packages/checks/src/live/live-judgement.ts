import {
  type Board,
  type BoardEdit,
  type Footprint,
  type Graphic,
  type NetId,
  ruleBookOf,
  type Track,
  type Zone,
  zoneOnBoard,
} from "@tracewright/board";
import { type Box, boxesTouch, growBox } from "@tracewright/geometry";
import { farthestHoles, poursOf } from "../copper/board-copper.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import { withUsedRings } from "../copper/unused-rings.ts";
import { FindingSink } from "../findings/finding-sink.ts";
import { BoardEdges } from "../rules/copper-edge-clearance.ts";
import { type Concern, judgesOf, type RuleContext } from "../rules/design-rules.ts";
import { keepoutOf } from "../rules/items-not-allowed.ts";
import type { FindingStore } from "./finding-store.ts";
import { LiveConnections } from "./live-connections.ts";
import { LiveCopper } from "./live-copper.ts";
import {
  CHECKED_LISTS,
  type CheckedList,
  type CheckedRecord,
  LiveIsland,
  type LiveItem,
  type LiveRecord,
  rankOf,
} from "./live-node.ts";
import { LiveParts } from "./live-parts.ts";

const COPPER_PAIRS = judgesOf("copperPair");
const HOLE_PAIRS = judgesOf("holePair");
const COPPER = judgesOf("copper");
const RECORDS = judgesOf("record");
const PARTS = judgesOf("part");
const REFERENCES = judgesOf("reference");
const BOARD = judgesOf("board");

/** What an edit concerns, gathered while its records come and go. */
class Touched {
  /** What came: judged with its neighbours. */
  readonly items = new Set<LiveItem>();
  readonly records = new Set<LiveRecord>();
  readonly islands = new Set<LiveIsland>();
  /** Where copper came or went: rings nearby may be used now, or no more. */
  readonly places: Box[] = [];
  /** Where pours and rule areas came or went: what is near them is judged by itself again. */
  readonly areas: Box[] = [];
  readonly references = new Set<string>();
  readonly concerns = new Set<Concern>();
  keepouts = false;
  partKeepouts = false;
}

/**
 * Judges a board under rules, layers and nets that stay: everything once, then what edits touch. All findings go to the
 * store, each under what it depends on.
 */
export class LiveJudgement {
  readonly connections = new LiveConnections();
  /** Pairs, single items and nodes of nets judged so far. */
  steps = 0;
  readonly #store: FindingStore;
  readonly #sink: FindingSink;
  readonly #copper: LiveCopper;
  readonly #parts = new LiveParts();
  readonly #records = new Map<CheckedList, Map<string, LiveRecord>>(CHECKED_LISTS.map((list) => [list, new Map()]));
  readonly #byReference = new Map<string, Set<LiveRecord>>();
  readonly #padCounts = new Map<NetId, number>();
  readonly #islands = new Set<LiveIsland>();
  /** Its board is that of the beginning: the rules, layers and nets are those of now. */
  #context: RuleContext;
  #sequence = 0;

  constructor(board: Board, store: FindingStore) {
    this.#store = store;
    this.#sink = new FindingSink(board);
    this.#copper = new LiveCopper(board);
    this.#context = {
      board,
      now: board,
      bits: this.#copper.collector.bits,
      zones: [],
      book: ruleBookOf(board),
      farthest: 0,
      edges: new BoardEdges(board),
      keepouts: [],
      hasPads: (net) => (this.#padCounts.get(net) ?? 0) > 0,
    };
    const touched = new Touched();
    for (const list of CHECKED_LISTS)
      for (const record of board[list]) this.#enter(list, record, ++this.#sequence, touched);
    touched.concerns.add("edges").add("zone nets").add("copper").add("ink").add("mask").add("pours");
    this.#settle(board, touched);
  }

  /** `board`: as it is after the edit. */
  follow(board: Board, edit: BoardEdit): void {
    const touched = new Touched();
    for (const { list, added, removed, updated } of edit.lists) {
      if (!isChecked(list)) continue;
      for (const { id } of removed) this.#leave(list, id, touched);
      for (const { before, after } of updated) {
        const sequence = this.#leave(list, before.id, touched);
        this.#enter(list, after as CheckedRecord, sequence, touched);
      }
      for (const record of added) this.#enter(list, record as CheckedRecord, ++this.#sequence, touched);
    }
    this.#settle(board, touched);
  }

  #enter(list: CheckedList, record: CheckedRecord, sequence: number, touched: Touched): void {
    const place = CHECKED_LISTS.indexOf(list);
    const copper = this.#copperOf(list, record);
    const items = copper.map((full, within) => this.#copper.enter(full, rankOf(place, sequence, within)));
    const zones = zonesOf(list, record);
    const footprint = list === "footprints" ? (record as Footprint) : undefined;
    const pours = zones
      .map((zone) => (footprint ? zoneOnBoard(zone, footprint) : zone))
      .flatMap((zone) => poursOf(zone, this.#context.bits));
    let within = 0;
    const islands = pours.flatMap((pour) =>
      pour.net === undefined
        ? []
        : pour.islands.map((island) => {
            // Zones of the board are collected before those of parts.
            const zonePlace = CHECKED_LISTS.length + (footprint ? 1 : 0);
            return new LiveIsland(rankOf(zonePlace, sequence, within++), pour, island);
          }),
    );
    const keepouts = zones.flatMap((zone) => keepoutOf(this.#context, zone, footprint));
    const live: LiveRecord = { list, record, sequence, items, pours, islands, keepouts, alone: {} };
    this.#records.get(list)?.set(record.id, live);
    touched.records.add(live);
    for (const item of items) {
      touched.items.add(item);
      this.connections.enter(item);
    }
    for (const island of islands) {
      touched.islands.add(island);
      this.#islands.add(island);
      this.connections.enter(island);
    }
    if (footprint) {
      this.#parts.enter(live, footprint);
      const named = this.#byReference.get(footprint.reference);
      if (named) named.add(live);
      else this.#byReference.set(footprint.reference, new Set([live]));
      this.#countPads(footprint, 1);
    }
    this.#note(live, touched);
  }

  /** Answers the place that the record had in its list. */
  #leave(list: CheckedList, id: string, touched: Touched): number {
    const live = this.#records.get(list)?.get(id);
    if (!live) throw new Error(`the checked board holds no ${id} in its ${list}`);
    this.#records.get(list)?.delete(id);
    touched.records.delete(live);
    this.#store.drop(live);
    this.#store.drop(live.alone);
    for (const item of live.items) {
      this.connections.leave(item);
      this.#copper.leave(item);
      touched.items.delete(item);
      for (const owner of [item, item.alone, item.ends]) this.#store.drop(owner);
    }
    for (const island of live.islands) {
      this.connections.leave(island);
      this.#islands.delete(island);
      touched.islands.delete(island);
    }
    if (live.list === "footprints") {
      const footprint = live.record as Footprint;
      this.#parts.leave(live);
      this.#byReference.get(footprint.reference)?.delete(live);
      this.#countPads(footprint, -1);
    }
    this.#note(live, touched);
    return live.sequence;
  }

  #copperOf(list: CheckedList, record: CheckedRecord): readonly CopperItem[] {
    const { collector } = this.#copper;
    switch (list) {
      case "footprints":
        return collector.ofFootprint(record as Footprint);
      case "graphics":
        return collector.ofDrawings([record as Board["graphics"][number]]);
      case "texts":
        return collector.ofTexts([record as Board["texts"][number]]);
      case "dimensions":
        return collector.ofDimensions([record as Board["dimensions"][number]]);
      case "tracks":
        return [collector.ofTrack(record as Track)];
      case "vias":
        return [collector.ofVia(record as Board["vias"][number])];
      case "zones":
        return [];
    }
  }

  #countPads(footprint: Footprint, by: 1 | -1): void {
    for (const { net } of footprint.pads)
      if (net !== undefined) this.#padCounts.set(net, (this.#padCounts.get(net) ?? 0) + by);
  }

  /** What it means for others that a record comes or goes. */
  #note({ list, record, items, pours, keepouts }: LiveRecord, touched: Touched): void {
    touched.places.push(...items.map(({ full }) => full.box));
    touched.areas.push(...pours.map(({ zone, box }) => growBox(box, zone.pour.clearance)));
    touched.areas.push(...keepouts.map(({ box }) => box));
    if (keepouts.length > 0) touched.keepouts = true;
    if (keepouts.some(({ zone }) => zone.keepout?.footprints)) touched.partKeepouts = true;
    if (zonesOf(list, record).some(({ keepout }) => !keepout)) touched.concerns.add("pours");
    if (list === "footprints" || list === "zones") touched.concerns.add("zone nets");
    if (list === "footprints") touched.references.add((record as Footprint).reference);
    if (drawsEdges(list, record)) touched.concerns.add("edges");
    if (list === "footprints" || list === "graphics" || list === "texts" || list === "dimensions")
      touched.concerns.add("ink");
    if (items.length > 0) touched.concerns.add("copper");
    if (list !== "tracks" || items.length > 0) touched.concerns.add("mask");
  }

  #settle(board: Board, touched: Touched): void {
    this.#context = {
      ...this.#context,
      now: board,
      farthest: this.#copper.farthest,
      ...(touched.concerns.has("pours") && { zones: [...this.#all()].flatMap(({ pours }) => pours) }),
      ...(touched.keepouts && { keepouts: [...this.#all()].flatMap(({ keepouts }) => keepouts) }),
      ...(touched.concerns.has("edges") && { edges: new BoardEdges(board) }),
    };
    for (const rule of BOARD)
      if (touched.concerns.has(rule.after)) this.#anew(rule, () => rule.judge(this.#context, this.#sink));
    this.#settleRings(touched);
    const { farthest } = this.#context;
    const reach = Math.max(farthest, farthestHoles(this.#context));
    for (const item of touched.items) this.#judgeNeighbours(item, reach, touched);
    for (const island of touched.islands) this.#joinIsland(island, touched);
    const alone = new Set(touched.concerns.has("edges") ? this.#copper.all : touched.items);
    for (const area of touched.areas) for (const item of this.#copper.near(area, farthest)) alone.add(item);
    for (const item of alone) this.#judgeAlone(item);
    for (const record of touched.partKeepouts ? this.#all() : touched.records) this.#judgeRecord(record);
    for (const reference of touched.references) this.#settleReference(reference);
    const outlet = { sink: this.#sink, store: this.#store };
    this.#parts.settle(this.#context, outlet);
    this.steps += alone.size + this.connections.settle(this.#context, outlet, (id) => this.#copper.padOf(id));
  }

  /** Everything that one owner has, judged again. */
  #anew(owner: object | string, judge: () => void): void {
    this.#store.drop(owner);
    judge();
    this.#store.add(this.#sink.take(), owner);
  }

  *#all(): Generator<LiveRecord> {
    for (const records of this.#records.values()) yield* records.values();
  }

  #settleReference(reference: string): void {
    const named = [...(this.#byReference.get(reference) ?? [])].sort((a, b) => a.sequence - b.sequence);
    if (named.length === 0) this.#byReference.delete(reference);
    const parts = named.map(({ record }) => record as Footprint);
    this.#anew(`reference ${reference}`, () => {
      for (const judge of REFERENCES) judge(reference, parts, this.#sink);
    });
  }

  /** Rings come and go with the copper beside them; what has changed its rings is touched itself. */
  #settleRings(touched: Touched): void {
    if (this.#copper.ringed.size === 0) return;
    const asked = new Set<LiveItem>();
    for (const box of [...touched.places, ...touched.areas])
      for (const item of this.#copper.near(box)) if (item.full.optionalRings) asked.add(item);
    for (const item of asked) {
      const near = this.#copper.near(item.full.box).map(({ full }) => full);
      const judged = withUsedRings(item.full, near, this.#context.zones);
      if (judged.layers === item.item.layers) continue;
      item.item = judged;
      if (touched.items.has(item)) continue;
      touched.items.add(item);
      this.#store.drop(item);
      this.connections.part(item);
    }
  }

  #judgeNeighbours(item: LiveItem, reach: number, touched: Touched): void {
    for (const other of this.#copper.near(item.full.box, reach)) {
      const isBefore = other.rank < item.rank;
      // Of two that came both one judges the pair.
      if (other === item || (isBefore && touched.items.has(other))) continue;
      const [first, second] = isBefore ? [other, item] : [item, other];
      this.steps += 1;
      if ((first.item.reach & second.item.reach) !== 0) {
        for (const judge of COPPER_PAIRS) judge(this.#context, first.item, second.item, this.#sink);
        if (boxesTouch(first.full.box, second.full.box)) this.connections.joinItems(first, second);
      }
      for (const judge of HOLE_PAIRS) judge(this.#context, first.item, second.item, this.#sink);
      this.#store.add(this.#sink.take(), first, second);
    }
    for (const island of this.#islands)
      if (boxesTouch(item.full.box, island.island.box)) this.connections.joinIsland(item, island);
  }

  #joinIsland(island: LiveIsland, touched: Touched): void {
    for (const item of this.#copper.near(island.island.box))
      if (!touched.items.has(item)) this.connections.joinIsland(item, island);
    for (const other of this.#islands)
      if (other !== island && (!touched.islands.has(other) || other.rank < island.rank))
        this.connections.joinIslands(other, island);
  }

  #judgeAlone({ item, alone }: LiveItem): void {
    this.#anew(alone, () => {
      for (const judge of COPPER) judge(this.#context, item, this.#sink);
    });
  }

  #judgeRecord({ list, record, alone }: LiveRecord): void {
    if (list !== "footprints" && list !== "tracks" && list !== "zones") return;
    this.#anew(alone, () => {
      for (const judge of RECORDS) judge(this.#context, record as Footprint | Track | Zone, this.#sink);
      if (list !== "footprints") return;
      for (const judge of PARTS) judge(this.#context, record as Footprint, this.#sink);
    });
  }
}

function isChecked(list: string): list is CheckedList {
  return (CHECKED_LISTS as readonly string[]).includes(list);
}

function zonesOf(list: CheckedList, record: CheckedRecord): readonly Zone[] {
  if (list === "zones") return [record as Zone];
  return list === "footprints" ? (record as Footprint).zones : [];
}

function drawsEdges(list: CheckedList, record: CheckedRecord): boolean {
  const isEdge = ({ layer }: Graphic) => layer === "Edge.Cuts" || layer === "Margin";
  if (list === "graphics") return isEdge(record as Graphic);
  return list === "footprints" && (record as Footprint).graphics.some(isEdge);
}
