import {
  applyEdit,
  type Board,
  canonicalJson,
  type Graphic,
  itemId,
  netId,
  padPosition,
  type Text,
} from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import { checkBoard } from "@tracewright/checks";
import { fromMm, type Point, rotatePoint } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Channel, channelBoard, mm } from "../testing/channel-board.ts";
import { replicateLayout } from "./replicate-layout.ts";
import type { ReplicateRequest } from "./replicate-request.ts";

const MODEL = ["U1", "R11", "R12", "C1"].map(itemId);
const first: Channel = { at: mm(0, 0) };

function replicate(board: Board, request: Partial<ReplicateRequest> = {}) {
  const outcome = replicateLayout(board, { ids: MODEL, ...request });
  return { ...outcome, after: outcome.edit ? applyEdit(board, outcome.edit) : board };
}

/** Where the pads of a channel are about its amplifier, turned and turned over as that is. */
function padsAbout(board: Board, n: number, pinsOf: (reference: string) => readonly number[] = () => []) {
  const anchor = board.footprints.find(({ reference }) => reference === `U${n}`)!;
  return [`U${n}`, `R${n}1`, `R${n}2`, `C${n}`].flatMap((reference) => {
    const part = board.footprints.find((one) => one.reference === reference)!;
    const order = pinsOf(reference);
    const pads = order.length > 0 ? order.map((index) => part.pads[index]!) : part.pads;
    return pads.map((pad) => {
      const { x, y } = padPosition(part, pad);
      const local = rotatePoint({ x: x - anchor.position.x, y: y - anchor.position.y }, -anchor.rotation);
      return anchor.side === "back" ? { x: local.x, y: -local.y + 0 } : local;
    });
  });
}

function furthest(one: readonly { x: number; y: number }[], other: readonly { x: number; y: number }[]): number {
  return Math.max(...one.map(({ x, y }, index) => Math.hypot(x - other[index]!.x, y - other[index]!.y)));
}

const errors = (board: Board) =>
  checkBoard(board).findings.filter(({ severity, rule }) => severity === "error" && rule !== "unconnected_items");

describe("replicate layout", () => {
  it("begins with a channel that has no errors, or the tests say nothing", () => {
    expect(errors(channelBoard([first]))).toEqual([]);
  });

  it("gives every copy the layout of the first, whatever its turn: exactly at quarter turns, within 1 µm else", () => {
    const board = channelBoard([
      first,
      { at: mm(30, 0) },
      { at: mm(0, 30), rotation: 90 },
      { at: mm(30, 30), rotation: 37 },
    ]);
    const { copies, after } = replicate(board);
    expect(copies.map(({ anchor, status, by }) => [anchor, status, by])).toEqual([
      ["U2", "made", "circuit"],
      ["U3", "made", "circuit"],
      ["U4", "made", "circuit"],
    ]);
    expect(furthest(padsAbout(after, 1), padsAbout(after, 2))).toBe(0);
    expect(furthest(padsAbout(after, 1), padsAbout(after, 3))).toBe(0);
    expect(furthest(padsAbout(after, 1), padsAbout(after, 4))).toBeLessThan(1_000);
    expect(errors(after)).toEqual([]);
  });

  it("brings the copper along, on the nets of the copy", () => {
    const board = channelBoard([first, { at: mm(30, 0), rotation: 180 }]);
    const { after, openBefore, openAfter } = replicate(board);
    expect(after.tracks).toHaveLength(2 * board.tracks.length);
    expect(after.vias).toHaveLength(2 * board.vias.length);
    const nets = (of: Board) => of.tracks.map(({ net }) => net).sort();
    expect(nets(after)).toEqual([...nets(board), "GND", "fb2", "fb2", "out2"].sort());
    expect(openBefore - openAfter).toBe(3);
  });

  it("turns a copy over where its anchor is on the other side", () => {
    const { copies, after } = replicate(channelBoard([first, { at: mm(30, 0), rotation: 90, isBack: true }]));
    expect(copies.map(({ status }) => status)).toEqual(["made"]);
    expect(after.footprints.slice(4).map(({ side }) => side)).toEqual(["back", "back", "back", "back"]);
    expect(after.tracks.slice(4).map(({ layer }) => layer)).toEqual(["B.Cu", "B.Cu", "B.Cu", "B.Cu"]);
    expect(furthest(padsAbout(after, 1), padsAbout(after, 2))).toBe(0);
    expect(errors(after)).toEqual([]);
  });

  it("turns a resistor whose pins are joined the other way round by half a turn", () => {
    const { after, openBefore, openAfter } = replicate(channelBoard([first, { at: mm(30, 0), isSwapped: true }]));
    const swapped = padsAbout(after, 2, (reference) => (reference === "R21" ? [1, 0] : []));
    expect(furthest(padsAbout(after, 1), swapped)).toBe(0);
    expect(errors(after)).toEqual([]);
    expect(openBefore - openAfter).toBe(3);
  });

  it("finds a copy whose address pin is tied elsewhere, and copies the copper that does not lead to that pin", () => {
    const { copies, after } = replicate(channelBoard([first, { at: mm(30, 0), strap: "VCC" }]));
    expect(copies).toMatchObject([{ status: "made", missing: [], leftOut: [] }]);
    expect(furthest(padsAbout(after, 1), padsAbout(after, 2))).toBe(0);
    expect(after.tracks.filter(({ net }) => net === "GND")).toHaveLength(2);
    expect(errors(after)).toEqual([]);
  });

  it("leaves out copper that joins the address pin with others, and names its net", () => {
    const plain = channelBoard([first, { at: mm(30, 0), strap: "VCC" }]);
    const [u1] = plain.footprints;
    const strap = padPosition(u1!, u1!.pads[4]!);
    const corner = { x: strap.x, y: strap.y - 800_000 };
    const via = plain.vias[0]!.position;
    const wire = (id: string, start: typeof strap, end: typeof strap) => ({
      ...plain.tracks[0]!,
      id: itemId(id),
      start,
      end,
      net: netId("GND"),
    });
    const bend = { x: via.x, y: corner.y };
    const board = {
      ...plain,
      tracks: [
        ...plain.tracks,
        wire("strap 1", strap, corner),
        wire("strap 2", corner, bend),
        wire("strap 3", bend, via),
      ],
    };
    const { copies, after } = replicate(board);
    expect(copies).toMatchObject([{ status: "made", leftOut: ["GND"] }]);
    expect(after.tracks.filter(({ net }) => net === "GND")).toHaveLength(4);
    expect(errors(after)).toEqual([]);
  });

  it("takes parts of another value only on request", () => {
    const board = channelBoard([first, { at: mm(30, 0), value: "22k" }]);
    expect(replicate(board).copies).toMatchObject([
      { status: "made", missing: ["R11"], parts: ["U2", "", "R22", "C2"] },
    ]);
    const { copies, after } = replicate(board, { values: "any" });
    expect(copies).toMatchObject([{ status: "made", missing: [] }]);
    expect(after.footprints.find(({ reference }) => reference === "R21")?.value).toBe("22k");
  });

  it("is done at once the second time: nothing changes", () => {
    const { after } = replicate(channelBoard([first, { at: mm(30, 0), rotation: 270 }]));
    const again = replicate(after);
    expect(again.copies.map(({ status }) => status)).toEqual(["unchanged"]);
    expect(again.edit).toBeUndefined();
  });

  it("makes only the copies that are asked for", () => {
    const board = channelBoard([first, { at: mm(30, 0) }, { at: mm(0, 30) }]);
    const { copies, after } = replicate(board, { only: new Set([itemId("C3")]) });
    expect(copies.map(({ anchor }) => anchor)).toEqual(["U3"]);
    expect(after.footprints.slice(0, 8)).toEqual(board.footprints.slice(0, 8));
    const others = replicate(board, { except: new Set([itemId("R31")]) });
    expect(others.copies.map(({ anchor }) => anchor)).toEqual(["U2"]);
  });
});

describe("a copy that does not fit", () => {
  const channels: Channel[] = [first, { at: mm(30, 0) }, { at: mm(0, 30) }];

  it("is refused whole, with what is in its way; the others are made", () => {
    const plain = channelBoard(channels);
    const stranger = { ...plain.footprints[3]!, id: itemId("C9"), reference: "C9", value: "1u", position: mm(30.5, 2) };
    const board: Board = {
      ...plain,
      footprints: [
        ...plain.footprints,
        { ...stranger, pads: stranger.pads.map((pad) => ({ ...pad, id: itemId(`C9 ${pad.id}`) })) },
      ],
    };
    const { copies, after } = replicate(board);
    expect(copies.map(({ status }) => status)).toEqual(["refused", "made"]);
    expect(copies[0]?.refusal).toMatchObject({ reason: "collides" });
    expect(copies[0]?.refusal?.reason === "collides" && copies[0].refusal.subjects).toEqual(["C9"]);
    const own = (of: Board) => of.footprints.filter(({ reference }) => /^[URC]2/.test(reference));
    expect(own(after)).toEqual(own(board));
    expect(after.tracks.filter(({ net }) => net === "fb2" || net === "out2")).toEqual([]);
  });

  it("because a part of it is locked is refused with the part", () => {
    const plain = channelBoard(channels);
    const board = {
      ...plain,
      footprints: plain.footprints.map((part) => (part.reference === "R22" ? { ...part, locked: true } : part)),
    };
    expect(replicate(board).copies).toMatchObject([
      { status: "refused", refusal: { reason: "locked", parts: ["R22"] } },
      { status: "made" },
    ]);
  });

  it("because its footprint has other pads under the same name is refused with the part", () => {
    const plain = channelBoard(channels);
    const wide = (board: Board) =>
      board.footprints.map((part) =>
        part.reference === "C2"
          ? { ...part, pads: part.pads.map((pad) => ({ ...pad, position: { x: pad.position.x * 2, y: 0 } })) }
          : part,
      );
    expect(replicate({ ...plain, footprints: wide(plain) }).copies).toMatchObject([
      { status: "refused", refusal: { reason: "other-pads", parts: ["C2"] } },
      { status: "made" },
    ]);
  });
});

describe("where the copies are put", () => {
  const at = (board: Board, reference: string) =>
    board.footprints.find((part) => part.reference === reference)!.position;

  it("in a row or grid with a pitch from the model on, turned as the model is", () => {
    const board = channelBoard([first, { at: mm(60, 0), rotation: 90 }, { at: mm(60, 40) }, { at: mm(90, 80) }]);
    const { after, copies } = replicate(board, {
      arrangement: { kind: "grid", columns: 2, pitch: { x: fromMm(12), y: fromMm(15) } },
    });
    expect(copies.map(({ status }) => status)).toEqual(["made", "made", "made"]);
    expect(["U1", "U2", "U3", "U4"].map((reference) => at(after, reference))).toEqual([
      mm(0, 0),
      mm(12, 0),
      mm(0, 15),
      mm(12, 15),
    ]);
    for (const n of [2, 3, 4]) expect(furthest(padsAbout(after, 1), padsAbout(after, n))).toBe(0);
    expect(errors(after)).toEqual([]);
  });

  it("parts of copies that are to move are in nobody's way", () => {
    // Parts of the second channel are where the third will have its own, and the other way round.
    const plain = channelBoard([first, { at: mm(30, 0) }, { at: mm(30, 30) }]);
    const spots = new Map([
      ["R21", mm(29, 32)],
      ["R31", mm(29, 2)],
    ]);
    const board = {
      ...plain,
      footprints: plain.footprints.map((part) => ({ ...part, position: spots.get(part.reference) ?? part.position })),
    };
    const { copies, after } = replicate(board);
    expect(copies.map(({ status }) => status)).toEqual(["made", "made"]);
    expect(errors(after)).toEqual([]);
  });

  /** A part of another circuit over the place of R21. */
  const withStranger = (board: Board, reference: string, position = mm(30.5, 2)): Board => ({
    ...board,
    footprints: [
      ...board.footprints,
      { ...board.footprints[3]!, id: itemId(reference), reference, value: "1u", position },
    ],
  });

  it("that collides: at the nearest free place on request, and the place is named otherwise", () => {
    const board = withStranger(channelBoard([first, { at: mm(30, 0) }]), "C9");
    const named = replicate(board).copies[0]!;
    expect(named.status).toBe("refused");
    const free = named.refusal?.reason === "collides" ? named.refusal.freeShift : undefined;
    const { copies, after } = replicate(board, { maxShift: fromMm(5) });
    expect(copies).toMatchObject([{ status: "made", shift: free }]);
    expect(Math.hypot(free!.x, free!.y)).toBeLessThanOrEqual(fromMm(2));
    expect(at(after, "U2")).toEqual({ x: fromMm(30) + free!.x, y: free!.y });
    expect(furthest(padsAbout(after, 1), padsAbout(after, 2))).toBe(0);
    expect(errors(after)).toEqual([]);
  });

  it("but not farther than was asked for", () => {
    const board = withStranger(channelBoard([first, { at: mm(30, 0) }]), "C9");
    expect(replicate(board, { maxShift: fromMm(0.25) }).copies).toMatchObject([{ status: "refused" }]);
  });

  it("a refused copy stays where it is, also for the others: what collides with it is refused, too", () => {
    const plain = withStranger(channelBoard([first, { at: mm(30, 0) }, { at: mm(30, 30) }]), "C9");
    const footprints = plain.footprints.map((part) =>
      part.reference === "R21" ? { ...part, position: mm(29, 32) } : part,
    );
    const board = { ...plain, footprints };
    const { copies, after, edit } = replicate(board);
    expect(copies.map(({ anchor, status }) => [anchor, status])).toEqual([
      ["U2", "refused"],
      ["U3", "refused"],
    ]);
    expect(edit).toBeUndefined();
    expect(after).toBe(board);
  });

  it("never beside the board where the model is on it, unless the copy's parts wait there", () => {
    const plain = channelBoard([first, { at: mm(30, 0) }]);
    const cut = replicate({ ...plain, graphics: outlineOf(mm(-6, -6), mm(30.2, 6)) });
    expect(cut.copies).toMatchObject([{ status: "refused", refusal: { reason: "off-board", parts: ["R22", "C2"] } }]);
    expect(replicate({ ...plain, graphics: outlineOf(mm(-6, -6), mm(6, 6)) }).copies).toMatchObject([
      { status: "made" },
    ]);
  });
});

function outlineOf(start: Point, end: Point): Graphic[] {
  const corners = [start, { x: end.x, y: start.y }, end, { x: start.x, y: end.y }];
  return corners.map((corner, index) => ({
    id: itemId(`edge ${index}`),
    layer: "Edge.Cuts",
    shape: { kind: "line", start: corner, end: corners[(index + 1) % 4]! },
    stroke: { width: fromMm(0.1), style: "solid" },
    filled: false,
  }));
}

describe("what is copied", () => {
  const own: Channel[] = [first, { at: mm(30, 0) }];
  /** A track of the copy's own net within its place, and one that leads away from it to a part far off. */
  const wired = () => {
    const plain = channelBoard(own);
    const u2 = plain.footprints.find(({ reference }) => reference === "U2")!;
    const r22 = plain.footprints.find(({ reference }) => reference === "R22")!;
    const inner = aTrack({
      id: itemId("own fb2"),
      start: padPosition(u2, u2.pads[2]!),
      end: padPosition(r22, r22.pads[0]!),
      net: netId("fb2"),
    });
    const gnd = padPosition(r22, r22.pads[1]!);
    const away = [gnd, { x: gnd.x, y: gnd.y + fromMm(8) }, { x: gnd.x - fromMm(40), y: gnd.y + fromMm(8) }];
    const leads = [0, 1].map((index) =>
      aTrack({ id: itemId(`away ${index}`), start: away[index]!, end: away[index + 1]!, net: netId("GND") }),
    );
    const far = { ...plain.footprints[3]!, id: itemId("C9"), reference: "C9", value: "1u", position: mm(0, 0) };
    const [vcc, ground] = far.pads;
    const c9 = {
      ...far,
      position: { x: away[2]!.x - ground!.position.x, y: away[2]!.y },
      pads: [
        { ...vcc!, id: itemId("C9 1") },
        { ...ground!, id: itemId("C9 2") },
      ],
    };
    return { ...plain, footprints: [...plain.footprints, c9], tracks: [...plain.tracks, inner, ...leads] };
  };

  it("the parts alone on request; the copy's own copper goes or stays", () => {
    const gone = replicate(wired(), { copper: "none" });
    expect(gone.copies).toMatchObject([{ status: "made", added: 0 }]);
    expect(gone.after.tracks.filter(({ id }) => id === "own fb2" || String(id).startsWith("copy"))).toEqual([]);
    expect(furthest(padsAbout(gone.after, 1), padsAbout(gone.after, 2))).toBe(0);
    const kept = replicate(wired(), { copper: "none", targetCopper: "keep" });
    expect(kept.after.tracks).toEqual(wired().tracks);
  });

  it("what led to the copy and leads nowhere now is removed, and the ends are listed", () => {
    const { after, looseEnds } = replicate(wired());
    const left = after.tracks.map(({ id }) => String(id)).filter((id) => id.startsWith("away"));
    // The piece at the part goes; what was next to it is the board's, and its end is listed.
    expect(left).toEqual(["away 1"]);
    const r22 = wired().footprints.find(({ reference }) => reference === "R22")!;
    const corner = padPosition(r22, r22.pads[1]!);
    expect(looseEnds).toContainEqual({ net: "GND", at: { x: corner.x, y: corner.y + fromMm(8) }, layer: "F.Cu" });
  });

  it("references and values take the places of the model's, or keep their own", () => {
    const plain = channelBoard(own);
    const reference: Text = {
      ...{ id: itemId("R11 text"), role: "reference", text: "R11", layer: "F.SilkS", position: mm(0, -3), rotation: 0 },
      style: {
        size: { width: fromMm(1), height: fromMm(1) },
        ...{ thickness: fromMm(0.15), horizontal: "center", vertical: "middle", mirrored: false },
      },
      hidden: false,
    };
    const twin = { ...reference, id: itemId("R21 text"), text: "R21", position: mm(0, 3) };
    const texts = new Map([
      ["R11", reference],
      ["R21", twin],
    ]);
    const board = {
      ...plain,
      footprints: plain.footprints.map((part) => {
        const text = texts.get(part.reference);
        return text ? { ...part, texts: [text] } : part;
      }),
    };
    const textOf = (of: Board) => of.footprints.find((part) => part.reference === "R21")!.texts[0]!;
    expect(textOf(replicate(board).after)).toEqual({ ...twin, position: mm(0, -3) });
    expect(textOf(replicate(board, { hasSilkscreen: false }).after)).toEqual(twin);
  });

  it("tracks of others in the way refuse a copy, or are removed with what leads nowhere then", () => {
    const plain = channelBoard(own);
    const across = aTrack({ id: itemId("across"), start: mm(24, 1.2), end: mm(36, 1.2), net: netId("VCC") });
    const board = { ...plain, tracks: [...plain.tracks, across] };
    expect(replicate(board).copies).toMatchObject([{ status: "refused", refusal: { reason: "collides" } }]);
    const { copies, after, clearedNets } = replicate(board, { clearsTracks: true });
    expect(copies).toMatchObject([{ status: "made" }]);
    expect(clearedNets).toEqual(["VCC"]);
    expect(after.tracks.some(({ id }) => id === "across")).toBe(false);
    const locked = { ...board, tracks: [...plain.tracks, { ...across, locked: true }] };
    expect(replicate(locked, { clearsTracks: true }).copies).toMatchObject([{ status: "refused" }]);
  });
});

it("copies come by their sheets where the parts know them: values and wiring need not agree, missing parts are named", () => {
  const plain = channelBoard([first, { at: mm(30, 0), value: "22k" }]);
  const footprints = plain.footprints
    .filter(({ reference }) => reference !== "C2")
    .map((part) => ({ ...part, symbolPath: `/sheet-${part.reference.charAt(1)}/${part.reference.replace(/\d/, "")}` }));
  expect(replicate({ ...plain, footprints }).copies).toMatchObject([
    { anchor: "U2", by: "sheet", status: "made", missing: ["C1"], parts: ["U2", "R21", "R22", ""] },
  ]);
});

it("whatever the places, turns, sides and names of the copies: all are found right, equal the first, and bring no error", () => {
  const channel = fc.record({
    rotation: fc.constantFrom(0, 90, 180, 270, 45, 200.5),
    isBack: fc.boolean(),
    strap: fc.constantFrom("GND", "VCC"),
    isSwapped: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(channel, { minLength: 1, maxLength: 6 }), fc.nat(), (given, seed) => {
      const channels = given.map((one, index) => ({
        ...one,
        at: mm(30 * ((index % 3) + 1), 30 * Math.floor(index / 3)),
      }));
      const plain = channelBoard([first, ...channels]);
      // The order of the parts must not matter: neither that of the list nor that of their numbers.
      const shuffled = [...plain.footprints].sort((a, b) => ((hash(a.id) ^ seed) % 97) - ((hash(b.id) ^ seed) % 97));
      const board = { ...plain, footprints: shuffled };
      const { copies, after, openBefore, openAfter } = replicate(board);
      expect(copies).toHaveLength(channels.length);
      expect(openBefore - openAfter).toBe(3 * channels.length);
      for (const { anchor, parts, status } of copies) {
        expect(status).toBe("made");
        const n = anchor.slice(1);
        expect([...parts].sort()).toEqual([`C${n}`, `R${n}1`, `R${n}2`, `U${n}`]);
      }
      for (const [index, { isSwapped }] of channels.entries()) {
        const order = (reference: string) => (isSwapped && reference === `R${index + 2}1` ? [1, 0] : []);
        expect(furthest(padsAbout(after, 1), padsAbout(after, index + 2, order))).toBeLessThan(1_000);
      }
      expect(errors(after)).toEqual([]);
      const touched = new Set(copies.flatMap(({ parts }) => parts));
      const beside = (of: Board) =>
        of.footprints.filter(({ reference }) => !touched.has(reference)).map((part) => canonicalJson(part));
      expect(beside(after)).toEqual(beside(board));
    }),
    { numRuns: 60 },
  );
});

function hash(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
}
