import { Button, Checkbox, Group, Modal, NumberInput, Radio, Stack } from "@mantine/core";
import { MAX_BOARDS } from "@tracewright/board";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ExportWish } from "../export-entries.ts";

const ASSEMBLERS = ["X2", "JLC"] as const;
type Assembler = (typeof ASSEMBLERS)[number];

/** Who assembles how many boards, and whether the fab's files go along. */
export default function AssemblyDialog({
  hasBoard,
  onExport,
  onClose,
}: {
  hasBoard: boolean;
  onExport: (wish: ExportWish) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [assembler, setAssembler] = useState<Assembler>("X2");
  const [boards, setBoards] = useState(1);
  const [isWithFab, setWithFab] = useState(false);
  const isCounted = assembler === "JLC" || (Number.isInteger(boards) && boards >= 1 && boards <= MAX_BOARDS);
  return (
    <Modal opened onClose={onClose} title={t("assembly.title")} closeButtonProps={{ "aria-label": t("common.close") }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onExport({
            outputFormat: isWithFab ? "PRODUCTION_EXPORT" : "ASSEMBLY_EXPORT",
            preset: assembler,
            boards: assembler === "X2" ? boards : 1,
          });
          onClose();
        }}
      >
        <Stack gap="lg">
          <Radio.Group
            label={t("assembly.for")}
            value={assembler}
            onChange={(value) => setAssembler(ASSEMBLERS.find((known) => known === value) ?? assembler)}
          >
            <Stack gap="sm" mt="xs">
              {ASSEMBLERS.map((known) => (
                <Radio
                  key={known}
                  value={known}
                  label={t(`assembly.assembler.${known}`)}
                  description={t(`assembly.assembler.${known}Hint`)}
                />
              ))}
            </Stack>
          </Radio.Group>
          {/* The columns that JLCPCB takes have no quantities: it asks for the number of boards itself. */}
          {assembler === "X2" && (
            <NumberInput
              label={t("assembly.boards")}
              description={t("assembly.boardsHint")}
              min={1}
              max={MAX_BOARDS}
              allowDecimal={false}
              allowNegative={false}
              thousandSeparator=","
              maw={220}
              value={Number.isNaN(boards) ? "" : boards}
              onChange={(value) => setBoards(typeof value === "number" ? value : Number.NaN)}
            />
          )}
          <Checkbox
            label={t("assembly.withFab")}
            description={hasBoard ? t("assembly.withFabHint") : t("assembly.withFabNoBoard")}
            disabled={!hasBoard}
            checked={isWithFab}
            onChange={({ currentTarget }) => setWithFab(currentTarget.checked)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t("common.cancel")}
            </Button>
            <Button type="submit" disabled={!isCounted}>
              {t("assembly.download")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
