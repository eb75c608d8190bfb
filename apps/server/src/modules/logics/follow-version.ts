import type { Application } from "../../platform/application.ts";
import { holderOf } from "../access/holder.ts";
import type { LogicFollower } from "../blocks/taking/logic-follower.ts";
import { readFootprintChoices } from "../footprints/footprint-choice-store.ts";
import { expandLogic } from "./ask-logic-thread.ts";
import { readBlocks } from "./find-blocks.ts";
import { linkLogic, readProjectLogic } from "./logic-documents.ts";

/** Where uses on the board took another version of their block, the logic and the schematic take it too. */
export function createLogicFollower(application: Application): LogicFollower {
  const { db, configuration } = application;
  return {
    async follow(project, board, version) {
      const logic = await readProjectLogic(application, project.logicHash);
      const blocks = await readBlocks(application, [...logic.uses.map(({ block }) => block.hash), version.hash]);
      const { dataDir, kicadLibraries } = configuration;
      const remembered = await readFootprintChoices(db, holderOf(project));
      const made = await expandLogic(application, async () => ({
        kind: "expand",
        wanted: { kind: "board", logic, versions: [version] },
        blocks,
        title: project.name,
        before: { logic, board: board.gzip },
        libraries: { dataDir, kicadLibraries },
        remembered,
      }));
      return {
        logic: made.logic,
        circuit: made.circuit,
        board: made.board,
        link: (transaction) => linkLogic(application, transaction, project.id, { made, blocks }),
      };
    },
  };
}
