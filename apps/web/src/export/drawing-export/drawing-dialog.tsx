import {
  Button,
  Checkbox,
  Group,
  Modal,
  MultiSelect,
  NativeSelect,
  NumberInput,
  SegmentedControl,
  SimpleGrid,
  Stack,
} from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useBoard } from "../../open-project/use-board.ts";
import type { Project } from "../../open-project/use-project.ts";
import type { ExportRequest } from "../export-entries.ts";
import {
  CONTENTS,
  DPI,
  DRILL_CHOICES,
  exportRequestOf,
  FILE_TYPES,
  hasPixels,
  paperChoices,
  type RequestedDrawingOptions,
  sideChoices,
  usualPaper,
} from "./requested-drawing-options.ts";

/** What is drawn, on which paper, as which file. */
export default function DrawingDialog({
  project,
  requested: chosen,
  onRequested,
  onExport,
  onClose,
}: {
  project: Project;
  requested: RequestedDrawingOptions;
  onRequested: (requested: RequestedDrawingOptions) => void;
  onExport: (wish: ExportRequest) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { board } = useBoard(project.boardDocumentUrl);
  const hasBoard = project.boardDocumentUrl !== null;
  const contents = CONTENTS.map((value) => ({
    value,
    label: t(`drawing.content.${value}`),
    disabled: value === "SCHEMATIC" ? project.circuitDocumentUrl === null : !hasBoard,
  }));
  // A schematic alone has no layout to begin with.
  const requested = hasBoard ? chosen : { ...chosen, content: "SCHEMATIC" as const };
  const sides = sideChoices(requested);
  const papers = paperChoices(requested);
  const paperLabel = (paper: string) =>
    paper === "OWN" ? t(`drawing.ownPaper.${requested.content === "SCHEMATIC" ? "sheet" : "board"}`) : paper;
  const change = (changes: Partial<RequestedDrawingOptions>) => onRequested({ ...requested, ...changes });
  const pick = <Value extends string>(values: readonly Value[], picked: string, to: (value: Value) => void) => {
    const value = values.find((known) => known === picked);
    if (value !== undefined) to(value);
  };
  return (
    <Modal opened onClose={onClose} title={t("drawing.title")} closeButtonProps={{ "aria-label": t("common.close") }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          onExport(exportRequestOf(requested));
        }}
      >
        <Stack gap="sm">
          <SegmentedControl
            fullWidth
            aria-label={t("drawing.title")}
            data={contents}
            value={requested.content}
            onChange={(value) => pick(CONTENTS, value, (content) => change({ content }))}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
            <NativeSelect
              label={t("drawing.file")}
              data={FILE_TYPES.map((value) => ({ value, label: t(`drawing.fileType.${value}`) }))}
              value={requested.fileType}
              onChange={({ currentTarget }) =>
                pick(FILE_TYPES, currentTarget.value, (fileType) => change({ fileType }))
              }
            />
            <NativeSelect
              label={t("drawing.paper")}
              data={papers.map((value) => ({
                value,
                label: paperLabel(value === "usual" ? usualPaper(requested) : value),
              }))}
              value={papers.includes(requested.paper) ? requested.paper : "usual"}
              onChange={({ currentTarget }) => pick(papers, currentTarget.value, (paper) => change({ paper }))}
            />
          </SimpleGrid>
          {requested.content !== "SCHEMATIC" && (
            <SimpleGrid
              cols={{ base: 1, xs: requested.content === "LAYOUT" ? 2 : 1 }}
              spacing="md"
              verticalSpacing="sm"
            >
              <NativeSelect
                label={t("drawing.side")}
                data={sides.map((value) => ({
                  value,
                  label: t(`drawing.sideChoice.${value === "usual" ? sideWhenUnsaid(requested) : value}`),
                }))}
                value={sides.includes(requested.side) ? requested.side : sides[0]}
                onChange={({ currentTarget }) => pick(sides, currentTarget.value, (side) => change({ side }))}
              />
              {requested.content === "LAYOUT" && (
                <NativeSelect
                  label={t("drawing.drills")}
                  data={DRILL_CHOICES.map((value) => ({ value, label: t(`drawing.drillChoice.${value}`) }))}
                  value={requested.drills}
                  onChange={({ currentTarget }) =>
                    pick(DRILL_CHOICES, currentTarget.value, (drills) => change({ drills }))
                  }
                />
              )}
            </SimpleGrid>
          )}
          {requested.content === "LAYOUT" && (
            <>
              <MultiSelect
                label={t("drawing.layers")}
                placeholder={requested.layers.length === 0 ? t("drawing.usualLayers") : ""}
                data={(board?.layers ?? []).map(({ id, userName }) => ({ value: id, label: userName ?? id }))}
                value={[...requested.layers]}
                onChange={(layers) => change({ layers })}
                searchable
                clearable
                clearButtonProps={{ "aria-label": t("drawing.clearLayers") }}
                comboboxProps={{ withinPortal: true }}
              />
              <Checkbox
                label={t("drawing.eachLayer")}
                checked={requested.eachLayer}
                onChange={({ currentTarget }) => change({ eachLayer: currentTarget.checked })}
              />
            </>
          )}
          <Checkbox
            label={t("drawing.blackAndWhite")}
            checked={requested.blackAndWhite}
            onChange={({ currentTarget }) => change({ blackAndWhite: currentTarget.checked })}
          />
          {hasPixels(requested) && (
            <NumberInput
              label={t("drawing.dpi")}
              description={t("drawing.dpiHint", DPI)}
              min={DPI.min}
              max={DPI.max}
              allowDecimal={false}
              value={requested.dpi ?? ""}
              onChange={(value) => change({ dpi: typeof value === "number" ? value : undefined })}
            />
          )}
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={onClose}>
              {t("common.cancel")}
            </Button>
            <Button type="submit">{t("drawing.export")}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** From where a board is drawn when no side is chosen, where that is no single one. */
function sideWhenUnsaid({ content }: RequestedDrawingOptions): "both" | "own" {
  return content === "ASSEMBLY" ? "both" : "own";
}
