import { Text, Title } from "@mantine/core";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUnsavedChanges } from "../../shell/unsaved-guard.tsx";
import { BlockShelf } from "./block-shelf.tsx";
import { addBlock, type ChosenBlock, type ProjectOfBlocks } from "./chosen-blocks.ts";
import { ChosenList } from "./chosen-list.tsx";
import classes from "./feature.module.css";
import { SaveForm } from "./save-form.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useBlockValidation } from "./use-block-validation.ts";
import { ValidationSummary } from "./validation-summary.tsx";

/** Blocks to choose on the left; what was chosen, what it costs and whether it fits on the right. */
export function FeatureForm({
  initial,
  project,
}: {
  initial: readonly ChosenBlock[];
  project: ProjectOfBlocks | undefined;
}) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(initial);
  const [isSaved, setIsSaved] = useState(false);
  const validation = useBlockValidation(chosen, project?.id);
  useUnsavedChanges(chosen !== initial && chosen.length > 0 && !isSaved);
  const add = useCallback(
    (block: { readonly id: string; readonly name: string }) => setChosen((before) => addBlock(before, block)),
    [],
  );
  const addAll = useCallback(
    (blocks: readonly { readonly id: string; readonly name: string; readonly count: number }[]) =>
      setChosen((before) => blocks.reduce(addBlock, before)),
    [],
  );
  return (
    <>
      <Title order={1} fz={20}>
        {project ? t("feature.titleOf", { name: project.name }) : t("feature.title")}
      </Title>
      <Text c="dimmed" size="sm" mb="lg" maw={720}>
        {t("feature.intro")}
      </Text>
      <div className={classes.columns}>
        <div>
          <Suggestions chosen={chosen} onAdd={addAll} />
          <BlockShelf chosen={chosen} onAdd={add} />
        </div>
        <section className={classes.chosen} aria-label={t("feature.chosen")}>
          <ChosenList chosen={chosen} onChange={setChosen} />
          {chosen.length > 0 && <ValidationSummary {...validation} />}
          <SaveForm chosen={chosen} project={project} onSaving={setIsSaved} />
        </section>
      </div>
    </>
  );
}
