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
    async follow(project, board, versions) {
      if (project.logicHash === null) return undefined;
      const logic = await readProjectLogic(application, project.logicHash);
      const others = versions.filter(({ id, hash }) =>
        logic.uses.some(({ block }) => block.id === id && block.hash !== hash),
      );
      if (others.length === 0) return undefined;
      const hashes = [...logic.uses.map(({ block }) => block), ...others].map(({ hash }) => hash);
      const blocks = await readBlocks(application, hashes);
      const { dataDir, kicadLibraries } = configuration;
      const remembered = await readFootprintChoices(db, holderOf(project));
      const made = await expandLogic(application, async () => ({
        kind: "expand",
        wanted: { kind: "board", logic, versions: others },
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
