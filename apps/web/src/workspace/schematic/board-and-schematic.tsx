import type { Board, Circuit, ComponentId } from "@tracewright/board";
import { useMemo, useState } from "react";
import { BoardStage } from "../board-stage.tsx";
import type { WantedParts } from "../canvas/use-list-requests.ts";
import { useCanvasReports } from "../controller/canvas-reports.ts";
import { useWorkspaceSheets } from "../controller/sheets.ts";
import { useActions } from "../input/actions/use-actions.ts";
import { componentsOf, footprintsOf } from "../linked-parts.ts";
import classes from "./board-and-schematic.module.css";
import { SchematicPane } from "./schematic-pane.tsx";
import { ViewSplitter } from "./view-splitter.tsx";

const NO_COMPONENTS: ReadonlySet<ComponentId> = new Set();

/** The board, its schematic, or both beside each other: what is chosen in one is chosen in the other. */
export function BoardAndSchematic({ board }: { board: Board }) {
  const { loaded, place, views, setViews, canSwitch, inFront } = useWorkspaceSheets();
  const { chosen } = useCanvasReports();
  const shown = canSwitch ? views.shown : "board";
  const { circuit } = loaded;
  const [wanted, setWanted] = useState<WantedParts>();
  const components = useMemo(
    () => (circuit && shown !== "board" ? componentsOf(board, circuit, chosen) : NO_COMPONENTS),
    [board, circuit, chosen, shown],
  );
  const choose = (component: ComponentId, on: Circuit) => {
    const parts = footprintsOf(board, on, component);
    setWanted({ parts, isFollowed: views.isFollowing });
  };
  useActions([
    {
      id: "selectInSchematic",
      isEnabled: () => canSwitch && chosen.length > 0,
      run: () => setViews({ shown: "both", isFollowing: true }),
    },
  ]);
  return (
    <div className={classes.views} data-shown={shown} inert={inFront !== undefined}>
      {shown !== "board" && (
        <div className={classes.schematic} style={{ flexBasis: shown === "both" ? `${views.share * 100}%` : "100%" }}>
          <SchematicPane
            loaded={loaded}
            place={place}
            chosen={components}
            onChoose={choose}
            isFollowing={views.isFollowing}
            onFollowing={(isFollowing) => setViews({ isFollowing })}
          />
        </div>
      )}
      {shown === "both" && <ViewSplitter share={views.share} onShare={(share) => setViews({ share })} />}
      {/* Kept where only the schematic is shown: what is selected and in view stays so. */}
      <div className={classes.board} hidden={shown === "schematic"}>
        <BoardStage board={board} wanted={wanted} />
      </div>
    </div>
  );
}
