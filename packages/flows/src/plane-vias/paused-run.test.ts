import { proposedPlaneId } from "@tracewright/board";
import { expect, it } from "vitest";
import { type RoutedBoard, routeBoard } from "../route-board.ts";
import { randomPouredBoard } from "../testing/poured-board.ts";

const STEP = 2_000;

it("a run on proposed planes that is put aside ends as one that is not", async () => {
  const random = randomPouredBoard(7, "plane");
  const board = { ...random, zones: random.zones.map((zone) => ({ ...zone, id: proposedPlaneId(zone.layers) })) };
  const route = async (pauses: boolean): Promise<RoutedBoard> => {
    for (let checkpoint: Uint8Array | undefined, left = pauses ? 1 : 0; ; left -= 1) {
      const routed = await routeBoard(board, {
        strip: true,
        pours: "keep",
        seed: 1,
        control: { effort: "draft" },
        ...(checkpoint && { checkpoint }),
        drive: (run) => {
          for (let steps = 0; run.step(STEP) === "running"; steps += 1)
            if (left > 0 && steps === 5) {
              checkpoint = run.checkpoint();
              return "stopped";
            }
          return "finished";
        },
      });
      if (routed !== "stopped") return routed;
    }
  };
  const whole = await route(false);
  expect(whole.planeVias.drops).toBeGreaterThan(0);
  expect(whole.planeVias.stitching).toBe(0);
  expect((await route(true)).board).toEqual(whole.board);
});
