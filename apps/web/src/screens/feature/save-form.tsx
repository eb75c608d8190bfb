import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useMutation } from "urql";
import { CreateBlockProjectDocument, UpdateProjectBlocksDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { useHolder } from "../../holder/holder.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import { blockInputs, type ChosenBlock, type ProjectOfBlocks } from "./chosen-blocks.ts";
import classes from "./feature.module.css";

const MAX_NAME = 100;

/** Makes the project, or gives it the chosen blocks; then its workspace opens. */
export function SaveForm({
  chosen,
  project,
  onSaving,
}: {
  chosen: readonly ChosenBlock[];
  project: ProjectOfBlocks | undefined;
  /** True: what was chosen is on its way and leaving the page loses nothing. */
  onSaving: (isSaving: boolean) => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { team } = useHolder();
  const [name, setName] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const [{ fetching: isCreating, error: createError }, create] = useMutation(CreateBlockProjectDocument);
  const [{ fetching: isUpdating, error: updateError }, update] = useMutation(UpdateProjectBlocksDocument);
  const isNameless = project === undefined && name.trim() === "";
  const error = createError ?? updateError;
  const save = async () => {
    setIsAsked(true);
    if (isNameless || chosen.length === 0) return;
    const blocks = blockInputs(chosen);
    onSaving(true);
    const id = project
      ? (
          await update({
            input: {
              id: project.id,
              majorVersion: project.majorVersion,
              revisionVersion: project.revisionVersion,
              blocks,
            },
          })
        ).data?.updateEdaProjectBlocks.id
      : (await create({ input: { name: name.trim(), blocks, teamId: team?.id ?? null } })).data?.createEdaProject.id;
    if (id === undefined) return onSaving(false);
    if (project) showToast(t("feature.saved", { name: project.name }));
    navigate(`/layout/${encodeURIComponent(id)}`);
  };
  return (
    <form
      className={classes.save}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {!project && (
        <TextInput
          label={t("feature.name")}
          value={name}
          maxLength={MAX_NAME}
          error={isAsked && isNameless ? t("feature.nameMissing") : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
      {error && <ErrorNote error={errorText(error)} />}
      <Button type="submit" loading={isCreating || isUpdating} disabled={chosen.length === 0}>
        {project ? t("feature.save") : t("feature.create")}
      </Button>
    </form>
  );
}
