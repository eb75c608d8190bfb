import { Switch } from "@mantine/core";
import type { Circuit, ComponentId, PlaceOnSheet } from "@tracewright/board";
import { useTranslation } from "react-i18next";
import type { LoadedCircuit } from "../../open-project/use-circuit.ts";
import { useSheetComments } from "../comments/use-sheet-comments.ts";
import classes from "../schematic-view.module.css";
import { SheetViewer } from "./sheet-viewer.tsx";

/** The schematic beside the board, or in its place: what is chosen in one is marked in the other. */
export function SchematicPane({
  loaded,
  place,
  chosen,
  onChoose,
  isFollowing,
  onFollowing,
}: {
  loaded: LoadedCircuit;
  place: PlaceOnSheet | undefined;
  chosen: ReadonlySet<ComponentId>;
  onChoose: (component: ComponentId, circuit: Circuit) => void;
  /** Each view goes to what is chosen in the other. */
  isFollowing: boolean;
  onFollowing: (isFollowing: boolean) => void;
}) {
  const { t } = useTranslation();
  const { circuit } = loaded;
  return (
    <section className={classes.view} aria-label={t("workspace.schematic")} data-pane="schematic">
      <header className={classes.bar}>
        <h2>{t("workspace.schematic")}</h2>
        <Switch
          size="xs"
          label={t("workspace.follow")}
          checked={isFollowing}
          onChange={(event) => onFollowing(event.currentTarget.checked)}
        />
      </header>
      <SheetViewer
        loaded={loaded}
        place={place}
        comments={useSheetComments()}
        parts={{ chosen, isFollowing, onChoose: (component) => circuit && onChoose(component, circuit) }}
      />
    </section>
  );
}
