import { expect, test } from "vitest";
import { type PointerFact, PointerReader } from "./pointer-reader.ts";

const fact = (x: number, more: Partial<PointerFact> = {}): PointerFact => ({
  id: 1,
  at: { x, y: 0 },
  button: 0,
  type: "mouse",
  time: 0,
  isMore: false,
  isFree: false,
  ...more,
});
const FREE = { isViewWanted: false, hasGrip: () => false };
const GRIP = { isViewWanted: false, hasGrip: () => true };

test("a press that hardly moves is a click, and one that moves four pixels is a drag from there on", () => {
  const reader = new PointerReader();
  expect(reader.press(fact(10), FREE)).toEqual([
    { kind: "press", at: { x: 10, y: 0 }, isMore: false, isSecond: false },
  ]);
  expect(reader.move(fact(13))).toEqual([]);
  expect(reader.move(fact(14))).toEqual([{ kind: "move", at: { x: 14, y: 0 }, isFree: false }]);
  expect(reader.move(fact(12, { isFree: true }))).toEqual([{ kind: "move", at: { x: 12, y: 0 }, isFree: true }]);
  expect(reader.release(fact(12))).toEqual([{ kind: "release", at: { x: 12, y: 0 } }]);
  reader.press(fact(50, { time: 5_000 }), FREE);
  // A hand that trembles lets go where it pressed.
  expect(reader.release(fact(52))).toEqual([{ kind: "release", at: { x: 50, y: 0 } }]);
});

test("the pointer of a mouse is followed between presses, a finger has none", () => {
  const reader = new PointerReader();
  expect(reader.move(fact(3))).toEqual([{ kind: "move", at: { x: 3, y: 0 }, isFree: false }]);
  expect(reader.move(fact(3, { type: "touch" }))).toEqual([]);
});

test("the other buttons move the view, and Space gives it the main one", () => {
  for (const [button, wanted] of [
    [1, FREE],
    [2, FREE],
    [0, { ...FREE, isViewWanted: true }],
  ] as const) {
    const reader = new PointerReader();
    expect(reader.press(fact(0, { button }), wanted)).toEqual([]);
    expect(reader.move(fact(3))).toEqual([]);
    expect(reader.move(fact(10))).toEqual([{ kind: "pan", dx: 10, dy: 0 }]);
    expect(reader.move(fact(12))).toEqual([{ kind: "pan", dx: 2, dy: 0 }]);
    expect(reader.release(fact(12, { button }))).toEqual([]);
  }
});

test("the right button that does not drag asks for a menu when it is let go", () => {
  const reader = new PointerReader();
  reader.press(fact(7, { button: 2 }), FREE);
  expect(reader.release(fact(8, { button: 2 }))).toEqual([{ kind: "menu", at: { x: 7, y: 0 } }]);
});

test("two presses on one place within a moment belong together, and a third is a first one again", () => {
  const reader = new PointerReader();
  const press = (x: number, time: number) => {
    const [gesture] = reader.press(fact(x, { time }), FREE);
    reader.release(fact(x));
    return gesture?.kind === "press" && gesture.isSecond;
  };
  expect([press(10, 0), press(11, 300), press(11, 500)]).toEqual([false, true, false]);
  expect([press(11, 2_000), press(11, 2_500), press(90, 2_600)]).toEqual([false, false, false]);
});

test("a finger moves the view, taps, and takes hold of what it can", () => {
  const touch = (x: number) => fact(x, { type: "touch" });
  const reader = new PointerReader();
  expect(reader.press(touch(10), FREE)).toEqual([]);
  expect(reader.move(touch(30))).toEqual([{ kind: "pan", dx: 20, dy: 0 }]);
  expect(reader.release(touch(30))).toEqual([]);
  reader.press(touch(10), FREE);
  expect(reader.release(touch(11)).map(({ kind }) => kind)).toEqual(["press", "release"]);
  expect(reader.press(touch(10), GRIP)[0]?.kind).toBe("press");
  expect(reader.move(touch(40))[0]?.kind).toBe("move");
});

test("a second finger gives up what the first began, and both zoom about their middle", () => {
  const reader = new PointerReader();
  const first = fact(0, { type: "touch" });
  reader.press(first, GRIP);
  reader.move({ ...first, at: { x: 10, y: 0 } });
  const second = fact(110, { type: "touch", id: 2 });
  expect(reader.press(second, GRIP)).toEqual([{ kind: "cancel" }]);
  expect(reader.move({ ...second, at: { x: 210, y: 0 } })).toEqual([
    { kind: "pinch", at: { x: 110, y: 0 }, factor: 2 },
  ]);
  expect(reader.release({ ...second, at: { x: 210, y: 0 } })).toEqual([]);
  expect(reader.release(first)).toEqual([]);
});

test("what the browser takes away is given up", () => {
  const reader = new PointerReader();
  reader.press(fact(0), FREE);
  expect(reader.cancel({ id: 1 })).toEqual([{ kind: "cancel" }]);
  expect(reader.release(fact(0))).toEqual([]);
});
