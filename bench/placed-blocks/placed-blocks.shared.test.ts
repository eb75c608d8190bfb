import { describe, expect, it } from "vitest";
import { sharedFolder } from "../suite/shared-folder.ts";
import { listSuite, readSuiteBoard } from "../suite/suite-boards.ts";
import { judgePlaced, placeAll } from "./judge-placed.ts";
import { withTenBlocks } from "./ten-blocks.ts";

const BOARDS = ["glasgow-revc", "pslab", "buspirate6"];
/** A tenth of the usual work: that what comes is legal must not depend on how long it is improved. */
const EFFORT = 0.1;
const shared = sharedFolder();
const boards = shared === undefined ? [] : listSuite("boards", shared).filter(({ name }) => BOARDS.includes(name));

describe.skipIf(shared === undefined)(
  "ten rigid blocks placed with all other parts (needs the shared test data)",
  () => {
    it("has three boards", () => {
      expect(boards.map(({ name }) => name).sort()).toEqual([...BOARDS].sort());
    });

    it.each(boards)("$name: all candidates are legal, and nothing within a block changes", ({ path }) => {
      const board = withTenBlocks(readSuiteBoard({ path }));
      expect(board.groups).toHaveLength(10);
      const judged = judgePlaced(board, placeAll(board, EFFORT));
      expect(judged).toHaveLength(3);
      for (const { areWhole, errors, unplaced, moved } of judged) {
        expect({ areWhole, errors, unplaced }).toEqual({ areWhole: true, errors: [], unplaced: 0 });
        expect(moved).toBeGreaterThan(5);
      }
    });
  },
);
