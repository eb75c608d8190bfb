import {
  applyEdit,
  type Board,
  type BoardEdit,
  type EditPatch,
  editBetween,
  emptyBoard,
  hashBoard,
  itemId,
  readPatch,
  rebaseEdit,
  type Track,
  type Zone,
} from "@tracewright/board";
import { aTrack, aZone, BARE_POUR } from "@tracewright/board/testing";
import type { Point } from "@tracewright/geometry";
import { expect, test } from "vitest";
import { Autosave } from "./autosave.ts";
import { keepEdits } from "./kept-edits.ts";
import type { EditedVersion, SaveOutcome } from "./save-outcome.ts";
import type { SaveState } from "./save-state.ts";
import { LATEST_MS, QUIET_MS } from "./save-timers.ts";

const track = (id: string, y = 0): Track =>
  aTrack({
    id: itemId(id),
    start: { x: 0, y },
    end: { x: 1000, y },
    width: 200,
  });
const FIRST: Board = { ...emptyBoard(), tracks: [track("a"), track("b"), track("c")] };

const POUR: Zone = aZone({
  id: itemId("pour"),
  outline: [ringOf(4)],
  pour: BARE_POUR,
  filled: true,
});

function ringOf(corners: number): Point[] {
  return Array.from({ length: corners }, (_, corner) => ({
    x: Math.round(1e6 * Math.cos((2 * Math.PI * corner) / corners)),
    y: Math.round(1e6 * Math.sin((2 * Math.PI * corner) / corners)),
  }));
}

/** As the server does it: patches on their base, merged with what is newest, or refused. */
class Server {
  boards: Board[] = [FIRST];
  isReachable = true;
  full: "accountFull" | "diskFull" | undefined;
  /** The next answer does not arrive, though the save does. */
  losesAnswer = false;
  isRunning = false;
  requests = 0;

  get newest(): Board {
    return this.boards.at(-1) ?? FIRST;
  }

  get version(): EditedVersion {
    return { majorVersion: 1, revisionVersion: this.boards.length - 1, boardHash: hashBoard(this.newest) };
  }

  /** Somebody else saves. */
  change(board: (now: Board) => Board): void {
    this.boards.push(board(this.newest));
  }

  async send({ base, patches }: { base: EditedVersion; patches: readonly EditPatch[] }): Promise<SaveOutcome> {
    this.requests++;
    if (!this.isReachable) return { kind: "unreachable" };
    if (this.full) return { kind: this.full };
    if (this.isRunning) return { kind: "busy" };
    const edited = this.boards.find((board) => hashBoard(board) === base.boardHash);
    if (!edited) return { kind: "conflict", conflicts: [], reasons: [] };
    let board = edited;
    for (const patch of JSON.parse(JSON.stringify(patches)) as EditPatch[]) {
      const read = readPatch(board, patch);
      if (read.status === "refused")
        return { kind: "refused", reasons: read.problems.map(({ message }) => ({ message, words: null })) };
      board = applyEdit(board, read.edit);
    }
    const rebased = rebaseEdit(editBetween(edited, board), editBetween(edited, this.newest));
    if (rebased.status === "conflict") return { kind: "conflict", conflicts: rebased.conflicts, reasons: [] };
    const isMerged = edited !== this.newest;
    if (rebased.edit.lists.length > 0) this.boards.push(applyEdit(this.newest, rebased.edit));
    if (this.losesAnswer) {
      this.losesAnswer = false;
      return { kind: "unreachable" };
    }
    return { kind: "saved", version: this.version, isMerged };
  }
}

function open(server: Server, storage = new Map<string, string>(), room = Number.POSITIVE_INFINITY) {
  const timers = new Map<number, { at: number; ring: () => void }>();
  let now = 0;
  let count = 0;
  let written = 0;
  const states: SaveState[] = [];
  const boards: Board[] = [];
  const kept = keepEdits(
    {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, text) => {
        if (text.length > room) throw new Error("QuotaExceededError");
        written++;
        storage.set(key, text);
      },
      removeItem: (key) => void storage.delete(key),
    },
    { userId: "u", projectId: "p" },
  );
  const autosave = new Autosave({
    version: server.version,
    board: server.newest,
    send: (edits) => server.send(edits),
    loadNewest: async () => ({ version: server.version, board: server.newest }),
    kept,
    onBoard: (board) => boards.push(board),
    onState: (state) => states.push(state),
    startTimer: (milliseconds, ring) => {
      const id = count++;
      timers.set(id, { at: now + milliseconds, ring });
      return () => void timers.delete(id);
    },
  });
  /** Lets time pass, and what was begun meanwhile come to its end. */
  const pass = async (milliseconds: number) => {
    now += milliseconds;
    for (const [id, { at, ring }] of [...timers].sort(([, a], [, b]) => a.at - b.at))
      if (at <= now && timers.delete(id)) ring();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const move = (id: string, y: number): BoardEdit =>
    editBetween(autosave.board, {
      ...autosave.board,
      tracks: autosave.board.tracks.map((piece) => (piece.id === id ? track(id, y) : piece)),
    });
  return { autosave, states, boards, storage, pass, move, now: () => states.at(-1), writes: () => written };
}

const yOf = (board: Board, id: string) => board.tracks.find((piece) => piece.id === id)?.start.y;

test("what is edited within two seconds is one save, and it is called saved when the server has it", async () => {
  const server = new Server();
  const { autosave, states, pass, move, storage } = open(server);
  autosave.add([move("a", 1)]);
  await pass(QUIET_MS - 1);
  autosave.add([move("a", 2)]);
  await pass(QUIET_MS - 1);
  expect([server.requests, autosave.state.kind, storage.size]).toEqual([0, "waiting", 1]);
  await pass(1);
  expect(states.map(({ kind }) => kind)).toEqual(["waiting", "waiting", "saving", "saved"]);
  expect([server.boards.length, yOf(server.newest, "a"), storage.size]).toEqual([2, 2, 0]);
});

test("who never stops editing is saved every fifteen seconds all the same", async () => {
  const server = new Server();
  const { autosave, pass, move } = open(server);
  for (let at = 0; at < LATEST_MS; at += 1000) {
    autosave.add([move("a", at + 1)]);
    await pass(1000);
  }
  expect(server.boards.length).toBe(2);
});

test("without the server edits wait and are kept, the indicator says so, and they follow when it is back", async () => {
  const server = new Server();
  const { autosave, pass, move, storage, now } = open(server);
  server.isReachable = false;
  autosave.add([move("a", 1)]);
  await pass(QUIET_MS);
  expect(now()).toMatchObject({ kind: "unreachable", unsaved: 1, kept: "all" });
  for (let tries = 0; tries < 8; tries++) await pass(30_000);
  expect(server.requests).toBe(9);
  expect(storage.size).toBe(1);
  server.isReachable = true;
  autosave.add([move("b", 5)]);
  await autosave.flush();
  expect(now()).toMatchObject({ kind: "saved", unsaved: 0 });
  expect([yOf(server.newest, "a"), yOf(server.newest, "b")]).toEqual([1, 5]);
});

test("while there is no room edits wait and are kept, the indicator says what is full, and they follow by themselves", async () => {
  const server = new Server();
  const { autosave, pass, move, storage, now } = open(server);
  for (const full of ["accountFull", "diskFull"] as const) {
    server.full = full;
    autosave.add([move("a", 1)]);
    await pass(QUIET_MS);
    expect(now()).toMatchObject({ kind: full, unsaved: 1, kept: "all" });
    expect(storage.size).toBe(1);
    server.full = undefined;
    await pass(30_000);
    expect(now()).toMatchObject({ kind: "saved", unsaved: 0 });
  }
});

test("a window that was closed before it could save goes on where it was", async () => {
  const server = new Server();
  const first = open(server);
  server.isReachable = false;
  first.autosave.add([first.move("a", 1)]);
  first.autosave.add([first.move("b", 2)]);
  await first.pass(QUIET_MS);
  first.autosave.close();
  server.isReachable = true;
  const second = open(server, first.storage);
  expect(second.autosave.restore()).toBe("restored");
  expect(yOf(second.boards.at(-1) ?? FIRST, "b")).toBe(2);
  await second.pass(QUIET_MS);
  expect([yOf(server.newest, "a"), yOf(server.newest, "b"), first.storage.size]).toEqual([1, 2, 0]);
  // Kept edits of another version are not put on this one.
  first.storage.set(
    "tracewright-edits u p ",
    JSON.stringify({ base: { ...server.version, boardHash: "x" }, patches: [] }),
  );
  expect(open(server, first.storage).autosave.restore()).toBe("misfit");
});

test("where the browser has no room for them, the state says that closing would lose the edits", async () => {
  const { autosave, move, now } = open(new Server(), new Map(), 10);
  autosave.add([move("a", 1)]);
  expect(now()).toMatchObject({ kind: "waiting", kept: "nothing" });
});

test("where there is room for all but the copper of zones, the rest is kept and comes back unfilled", async () => {
  const server = new Server();
  server.boards = [{ ...FIRST, zones: [POUR] }];
  server.isReachable = false;
  const first = open(server, new Map(), 2_000);
  const fills = [{ layer: "F.Cu" as const, polygons: [{ outer: ringOf(400), holes: [] }] }];
  first.autosave.add([first.move("a", 1)]);
  expect(first.now()?.kept).toBe("all");
  first.autosave.add([editBetween(first.autosave.board, { ...first.autosave.board, zones: [{ ...POUR, fills }] })]);
  first.autosave.add([first.move("b", 2)]);
  expect(first.now()).toMatchObject({ kind: "waiting", unsaved: 3, kept: "without-fills" });
  first.autosave.close();
  server.isReachable = true;
  const second = open(server, first.storage, 2_000);
  expect(second.autosave.restore()).toBe("restored-without-fills");
  const { board } = second.autosave;
  expect([yOf(board, "a"), yOf(board, "b"), board.zones[0]?.fills]).toEqual([1, 2, []]);
});

test("what is kept already is not written again while nothing but the state changes", async () => {
  const server = new Server();
  const { autosave, move, pass, writes } = open(server);
  server.isReachable = false;
  autosave.add([move("a", 1)]);
  await pass(QUIET_MS);
  for (let tries = 0; tries < 3; tries++) await pass(30_000);
  expect([server.requests, writes()]).toEqual([4, 1]);
  autosave.add([move("b", 1)]);
  expect(writes()).toBe(2);
});

test("a save whose answer was lost is sent again and saved once", async () => {
  const server = new Server();
  const { autosave, pass, move, now } = open(server);
  server.losesAnswer = true;
  autosave.add([move("a", 1)]);
  await pass(QUIET_MS);
  expect(now()?.kind).toBe("unreachable");
  await pass(QUIET_MS);
  expect(now()?.kind).toBe("saved");
  expect(server.boards.length).toBe(2);
});

test("what others saved meanwhile is merged and shown, with what is edited while the answer is on its way", async () => {
  const server = new Server();
  const { autosave, boards, move, now } = open(server);
  server.change((board) => ({ ...board, tracks: [track("a", 7), track("b"), track("c")] }));
  autosave.add([move("b", 1)]);
  const saving = autosave.flush();
  autosave.add([move("c", 3)]);
  await saving;
  expect(now()).toMatchObject({ kind: "saved", unsaved: 0 });
  for (const board of [server.newest, autosave.board, boards.at(-1) ?? FIRST])
    expect(["a", "b", "c"].map((id) => yOf(board, id))).toEqual([7, 1, 3]);
});

test("what others saved while nothing is unsaved here is shown, and what one saved oneself is not fetched again", async () => {
  const server = new Server();
  const { autosave, boards, pass, move } = open(server);
  server.change((board) => ({ ...board, tracks: [track("a", 7), track("b"), track("c")] }));
  expect(await autosave.follow(server.version)).toBe(true);
  expect([yOf(autosave.board, "a"), boards.length]).toEqual([7, 1]);
  autosave.add([move("b", 1)]);
  const saving = autosave.flush();
  // Word of the save comes before its answer.
  expect(await autosave.follow({ ...server.version, boardHash: hashBoard(autosave.board) })).toBe(false);
  await saving;
  await pass(0);
  expect([yOf(server.newest, "b"), boards.length, autosave.state.kind]).toEqual([1, 1, "saved"]);
});

test("word that came while a save was on its way is followed after it", async () => {
  const server = new Server();
  const { autosave, move } = open(server);
  autosave.add([move("b", 1)]);
  const { send } = server;
  server.send = async (edits) => {
    const outcome = await send.call(server, edits);
    server.change((board) => ({ ...board, tracks: [track("a", 9), track("b", 1), track("c")] }));
    await autosave.follow(server.version);
    return outcome;
  };
  await autosave.flush();
  expect([yOf(autosave.board, "a"), yOf(autosave.board, "b"), autosave.version]).toEqual([9, 1, server.version]);
});

test("where both changed the same nothing is decided until somebody says whose counts", async () => {
  const conflict = async () => {
    const server = new Server();
    const window = open(server);
    server.change((board) => ({ ...board, tracks: [track("a", 7), track("b", 8), track("c")] }));
    window.autosave.add([window.move("a", 1)]);
    window.autosave.add([window.move("c", 3)]);
    await window.autosave.flush();
    expect(window.now()).toMatchObject({ kind: "conflict", unsaved: 2, conflicts: [{ list: "tracks", id: "a" }] });
    window.autosave.add([window.move("c", 4)]);
    await window.pass(60_000);
    expect([server.requests, server.boards.length, window.storage.size]).toEqual([1, 2, 1]);
    return { server, ...window };
  };
  const ys = (board: Board) => ["a", "b", "c"].map((id) => yOf(board, id));
  const ours = await conflict();
  await ours.autosave.keepOurs();
  expect([ys(ours.server.newest), ys(ours.autosave.board), ours.now()?.kind]).toEqual([[1, 8, 4], [1, 8, 4], "saved"]);
  const theirs = await conflict();
  await theirs.autosave.takeTheirs();
  expect([ys(theirs.server.newest), ys(theirs.autosave.board)]).toEqual([
    [7, 8, 0],
    [7, 8, 0],
  ]);
  expect([theirs.now()?.kind, theirs.storage.size]).toEqual(["saved", 0]);
});

test("while a run goes on edits wait for its end", async () => {
  const server = new Server();
  const { autosave, pass, move, now } = open(server);
  server.isRunning = true;
  autosave.add([move("a", 1)]);
  await pass(QUIET_MS);
  expect(now()).toMatchObject({ kind: "busy", unsaved: 1 });
  server.isRunning = false;
  await pass(30_000);
  expect(now()?.kind).toBe("saved");
});

const LOCKED = { message: "Edit 1: via v1 is locked.", words: null };

test("edits that the server does not take are told with its reasons and not sent over and over", async () => {
  const server = new Server();
  const { autosave, pass, move, now } = open(server);
  server.send = async () => {
    server.requests++;
    return { kind: "refused", reasons: [LOCKED] };
  };
  autosave.add([move("a", 1)]);
  await pass(QUIET_MS);
  await pass(60_000);
  expect(now()).toMatchObject({ kind: "refused", reasons: [LOCKED], unsaved: 1 });
  expect(server.requests).toBe(1);
});
