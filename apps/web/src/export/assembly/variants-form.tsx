import { Button, Group, MultiSelect, Stack, Text, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { type AssemblyPart, findAssemblyChoiceProblem } from "@tracewright/assembly";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AssemblyChoiceState } from "../../assembly/use-assembly-choice.ts";
import type { AssemblyChoiceFieldsFragment } from "../../graphql/generated/documents.ts";
import classes from "./assembly.module.css";

interface Draft {
  /** For React alone: names change while they are typed. */
  readonly key: number;
  readonly name: string;
  readonly notPopulated: readonly string[];
  readonly populated: readonly string[];
}

/** Ways to assemble the board: what is left out of each, and what is put on though it is drawn as not populated. */
export function VariantsForm({
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
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => choice.variants.map((of, key) => ({ ...of, key })));
  const referencesOf = (of: readonly AssemblyPart[], chosen: readonly string[]) => [
    ...new Set([...of.map(({ reference }) => reference), ...chosen]),
  ];
  const bought = parts.filter(({ leftOut, isPlaced }) => leftOut === undefined || isPlaced);
  const unpopulated = parts.filter(({ leftOut }) => leftOut === "not-populated");
  const change = (key: number, changes: Partial<Draft>) =>
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...changes } : draft)));
  const nameProblem = ({ name, key }: Draft): string | undefined => {
    if (name.trim() === "") return t("assembly.nameMissing");
    return drafts.some((other) => other.key !== key && other.name === name) ? t("assembly.nameTwice") : undefined;
  };
  const variants = drafts.map(({ key: _, ...variant }) => variant);
  const isFine = findAssemblyChoiceProblem({ reels: [], variants }) === undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void state.save({ variants }).then((isKept) => isKept && onDone());
      }}
    >
      <Text size="sm" c="dimmed" mb="sm">
        {t("assembly.variantsHint")}
      </Text>
      {drafts.map((draft) => (
        <fieldset key={draft.key} className={classes.variant} aria-label={draft.name || t("assembly.variant")}>
          <Stack gap="xs">
            <Group align="flex-end" gap="xs" wrap="nowrap">
              <TextInput
                flex={1}
                label={t("assembly.variantName")}
                maxLength={100}
                value={draft.name}
                error={draft.name === "" ? undefined : nameProblem(draft)}
                data-autofocus={draft.name === "" || undefined}
                onChange={({ currentTarget }) => change(draft.key, { name: currentTarget.value })}
              />
              <Button
                variant="default"
                aria-label={t("assembly.removeVariant", { name: draft.name })}
                onClick={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
              >
                <IconTrash size={16} aria-hidden />
              </Button>
            </Group>
            <MultiSelect
              label={t("assembly.notPopulated")}
              data={referencesOf(bought, draft.notPopulated)}
              value={[...draft.notPopulated]}
              onChange={(notPopulated) => change(draft.key, { notPopulated })}
              searchable
              comboboxProps={{ withinPortal: true }}
            />
            {(unpopulated.length > 0 || draft.populated.length > 0) && (
              <MultiSelect
                label={t("assembly.populated")}
                data={referencesOf(unpopulated, draft.populated)}
                value={[...draft.populated]}
                onChange={(populated) => change(draft.key, { populated })}
                searchable
                comboboxProps={{ withinPortal: true }}
              />
            )}
          </Stack>
        </fieldset>
      ))}
      <Button
        variant="default"
        size="compact-sm"
        mt="xs"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() =>
          setDrafts([
            ...drafts,
            { key: 1 + Math.max(-1, ...drafts.map(({ key }) => key)), name: "", notPopulated: [], populated: [] },
          ])
        }
      >
        {t("assembly.addVariant")}
      </Button>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onDone}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" loading={state.isBusy} disabled={!isFine}>
          {t("assembly.save")}
        </Button>
      </Group>
    </form>
  );
}
