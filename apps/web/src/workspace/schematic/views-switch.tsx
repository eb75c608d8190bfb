import { SegmentedControl } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ShownViews } from "../controller/sheets.ts";
import { useActions } from "../input/actions/use-actions.ts";
import { SHOWN_VIEWS } from "./use-views.ts";

/** Schematic, board, or one beside the other. */
export function ViewsSwitch({
  className,
  shown,
  onShown,
}: {
  className: string | undefined;
  shown: ShownViews;
  onShown: (shown: ShownViews) => void;
}) {
  const { t } = useTranslation();
  useActions([
    { id: "schematicView", isOn: () => shown === "schematic", run: () => onShown("schematic") },
    { id: "boardView", isOn: () => shown === "board", run: () => onShown("board") },
    { id: "bothViews", isOn: () => shown === "both", run: () => onShown("both") },
  ]);
  return (
    <SegmentedControl
      size="xs"
      className={className ?? ""}
      aria-label={t("workspace.views")}
      value={shown}
      onChange={(value) => onShown(SHOWN_VIEWS.find((known) => known === value) ?? shown)}
      data={SHOWN_VIEWS.map((value) => ({ value, label: t(`workspace.view.${value}`) }))}
    />
  );
}
