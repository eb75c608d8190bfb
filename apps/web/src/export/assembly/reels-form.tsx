import { Button, Group, NumberInput, Stack, Text } from "@mantine/core";
import type { AssemblyPart } from "@tracewright/assembly";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reelRows, withRotations } from "../../assembly/reel-rows.ts";
import type { AssemblyChoiceState } from "../../assembly/use-assembly-choice.ts";
import type { AssemblyChoiceFieldsFragment } from "../../graphql/generated/documents.ts";
import classes from "./assembly.module.css";

/** References that are named in a row. */
const SHOWN = 8;

/** How far each supplier's part lies turned on its reel. */
export function ReelsForm({
  choice,
  parts,
  state,
  onDone,
}: {
  choice: AssemblyChoiceFieldsFragment;
  parts: readonly AssemblyPart[];
  state: AssemblyChoiceState;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const rows = reelRows(parts);
  const [typed, setTyped] = useState<ReadonlyMap<string, number>>(new Map());
  const known = new Map(choice.reels.map(({ partNumber, rotation }) => [partNumber, rotation]));
  const rotationOf = (partNumber: string) => typed.get(partNumber) ?? known.get(partNumber) ?? 0;
  const isWhole = [...typed.values()].every((rotation) => Math.abs(rotation) <= 360);
  if (rows.length === 0)
    return (
      <Stack gap="md">
        <Text size="sm">{t("assembly.noReels")}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone} data-autofocus>
            {t("assembly.back")}
          </Button>
        </Group>
      </Stack>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void state.save({ reels: withRotations(choice.reels, typed) }).then((isKept) => isKept && onDone());
      }}
    >
      <Text size="sm" c="dimmed" mb="sm">
        {t("assembly.reelsHint")}
      </Text>
      <ul className={classes.rows}>
        {rows.map(({ partNumber, supplier, references, footprints }) => (
          <li key={partNumber}>
            <div className={classes.part}>
              <span className="tw-number">{partNumber}</span> {supplier}
              <div className={classes.about}>
                {references.slice(0, SHOWN).join(", ")}
                {references.length > SHOWN && ` +${references.length - SHOWN}`} · {footprints.join(", ")}
              </div>
            </div>
            <NumberInput
              aria-label={t("assembly.rotationOf", { part: partNumber })}
              suffix="°"
              step={90}
              min={-360}
              max={360}
              clampBehavior="blur"
              decimalScale={2}
              value={Number.isNaN(rotationOf(partNumber)) ? "" : rotationOf(partNumber)}
              onChange={(value) =>
                setTyped(new Map(typed).set(partNumber, typeof value === "number" ? value : Number.NaN))
              }
            />
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onDone}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" loading={state.isBusy} disabled={typed.size === 0 || !isWhole}>
          {t("assembly.save")}
        </Button>
      </Group>
    </form>
  );
}
