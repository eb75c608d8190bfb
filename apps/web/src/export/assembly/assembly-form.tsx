import { Button, Checkbox, Group, NativeSelect, NumberInput, Radio, Stack } from "@mantine/core";
import { MAX_BOARDS } from "@tracewright/assembly";
import { useTranslation } from "react-i18next";
import type { AssemblyChoiceFieldsFragment } from "../../graphql/generated/documents.ts";
import type { ExportRequest } from "../export-entries.ts";
import classes from "./assembly.module.css";

const ASSEMBLERS = ["X2", "JLC"] as const;

export interface RequestedAssemblyOptions {
  readonly assembler: (typeof ASSEMBLERS)[number];
  /** NaN while the field is empty. */
  readonly boards: number;
  readonly isWithFab: boolean;
  /** The name of a variant; empty: as drawn. */
  readonly variant: string;
}

export const FIRST_ASSEMBLY: RequestedAssemblyOptions = { assembler: "X2", boards: 1, isWithFab: false, variant: "" };

/** Who assembles how many boards of which variant, and whether the fab's files go along. */
export function AssemblyForm({
  hasBoard,
  choice,
  requested,
  onRequested,
  onEdit,
  onExport,
  onClose,
}: {
  hasBoard: boolean;
  /** Undefined until it is read; the files go by it all the same. */
  choice: AssemblyChoiceFieldsFragment | undefined;
  requested: RequestedAssemblyOptions;
  onRequested: (requested: RequestedAssemblyOptions) => void;
  onEdit: (what: "reels" | "variants") => void;
  onExport: (wish: ExportRequest) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { assembler, boards, isWithFab } = requested;
  const change = (changes: Partial<RequestedAssemblyOptions>) => onRequested({ ...requested, ...changes });
  const isCounted = assembler === "JLC" || (Number.isInteger(boards) && boards >= 1 && boards <= MAX_BOARDS);
  const variants = choice?.variants ?? [];
  // It may have been removed since it was chosen.
  const variant = variants.find(({ name }) => name === requested.variant)?.name;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onExport({
          outputFormat: isWithFab ? "PRODUCTION_EXPORT" : "ASSEMBLY_EXPORT",
          preset: assembler,
          boards: assembler === "X2" ? boards : 1,
          ...(variant !== undefined && { variant }),
        });
        onClose();
      }}
    >
      <Stack gap="lg">
        <Radio.Group
          label={t("assembly.for")}
          value={assembler}
          onChange={(value) => change({ assembler: ASSEMBLERS.find((known) => known === value) ?? assembler })}
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
            styles={{ wrapper: { maxWidth: 220 } }}
            value={Number.isNaN(boards) ? "" : boards}
            onChange={(value) => change({ boards: typeof value === "number" ? value : Number.NaN })}
          />
        )}
        {variants.length > 0 && (
          <NativeSelect
            label={t("assembly.variant")}
            data={[{ value: "", label: t("assembly.asDrawn") }, ...variants.map(({ name }) => name)]}
            value={variant ?? ""}
            onChange={({ currentTarget }) => change({ variant: currentTarget.value })}
          />
        )}
        <Checkbox
          label={t("assembly.withFab")}
          description={hasBoard ? t("assembly.withFabHint") : t("assembly.withFabNoBoard")}
          disabled={!hasBoard}
          checked={isWithFab}
          onChange={({ currentTarget }) => change({ isWithFab: currentTarget.checked })}
        />
        <ul className={classes.decided}>
          {hasBoard && (
            <li>
              <span>
                {t("assembly.reelsSaid", { count: choice?.reels.filter(({ rotation }) => rotation !== 0).length ?? 0 })}
              </span>
              <Button variant="default" size="compact-sm" onClick={() => onEdit("reels")}>
                {t("assembly.editReels")}
              </Button>
            </li>
          )}
          <li>
            <span>{t("assembly.variantsSaid", { count: variants.length })}</span>
            <Button variant="default" size="compact-sm" onClick={() => onEdit("variants")}>
              {t("assembly.editVariants")}
            </Button>
          </li>
        </ul>
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
  );
}
