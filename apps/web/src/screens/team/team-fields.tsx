import { Stack, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ImageField } from "../../images/image-field.tsx";
import { MAX_DESCRIPTION_CHARACTERS, MAX_NAME_CHARACTERS, type TeamDraft } from "./team-draft.ts";

export interface TeamProblems {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
}

/** What a team is called, what it is for, and its picture: for a new one and for one that exists. */
export function TeamFields({
  draft,
  problems,
  onChange,
}: {
  draft: TeamDraft;
  problems: TeamProblems;
  onChange: (change: Partial<TeamDraft>) => void;
}) {
  const { t } = useTranslation();
  return (
    <Stack gap="lg">
      <TextInput
        label={t("teams.name")}
        description={t("teams.nameHint")}
        name="team-name"
        autoComplete="off"
        required
        withAsterisk={false}
        data-autofocus
        maxLength={MAX_NAME_CHARACTERS * 2}
        value={draft.name}
        error={problems.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Textarea
        label={t("teams.description")}
        description={t("teams.descriptionHint", { most: MAX_DESCRIPTION_CHARACTERS })}
        name="team-description"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_DESCRIPTION_CHARACTERS}
        value={draft.description}
        error={problems.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <ImageField
        label={t("teams.image")}
        name={draft.name}
        url={draft.thumbnailUrl}
        onUrl={(thumbnailUrl) => onChange({ thumbnailUrl })}
      />
    </Stack>
  );
}
