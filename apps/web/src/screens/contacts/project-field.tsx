import { Checkbox, NativeSelect, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import {
  ContactProjectDetailsDocument,
  type ContactProjectFragment,
  ContactProjectListDocument,
} from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { ProjectDetails } from "./project-details.tsx";

const MAX_PROJECTS = 50;

export interface ProjectChoice {
  /** Empty: none. */
  readonly id: string;
  readonly consent: boolean;
}

/** The project that an inquiry is about. What would be sent of it is shown first, and only with consent it is sent. */
export function ProjectField({
  choice,
  attached,
  problem,
  onChoice,
}: {
  choice: ProjectChoice;
  /** What was sent of it before. */
  attached: ContactProjectFragment | undefined;
  problem: string | undefined;
  onChoice: (choice: ProjectChoice) => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [{ data }] = useQuery({
    query: ContactProjectListDocument,
    variables: { input: { page: 1, size: MAX_PROJECTS, sortKey: "UPDATED_AT", order: "DESC" } },
  });
  const [{ data: details, error, fetching }] = useQuery({
    query: ContactProjectDetailsDocument,
    variables: { input: { projectId: choice.id } },
    pause: choice.id === "" || attached !== undefined,
    requestPolicy: "network-only",
  });
  const projects = data?.edaProjectConnectionV2.nodes ?? [];
  const shown = attached ?? (fetching ? undefined : details?.contactProject);
  const isListed = choice.id === "" || projects.some(({ id }) => id === choice.id);
  return (
    <Stack gap="sm">
      <NativeSelect
        label={t("contact.project.label")}
        description={t("contact.project.hint")}
        maw={420}
        value={choice.id}
        onChange={(event) => onChoice({ id: event.currentTarget.value, consent: false })}
        data={[
          { value: "", label: t("contact.project.none") },
          ...projects.map(({ id, name }) => ({ value: id, label: name })),
          ...(isListed ? [] : [{ value: choice.id, label: shown?.name ?? t("common.loading") }]),
        ]}
      />
      {choice.id !== "" && (
        <>
          {error && !attached && <ErrorNote error={errorText(error)} />}
          {!shown && !error && <LoadingSkeleton height={120} />}
          {shown && (
            <>
              <Text size="sm">{t("contact.project.lead")}</Text>
              <ProjectDetails project={shown} />
              <Checkbox
                size="xs"
                label={t("contact.project.consent")}
                description={t("contact.project.consentHint")}
                checked={choice.consent}
                disabled={attached !== undefined}
                error={problem}
                onChange={(event) => onChoice({ ...choice, consent: event.currentTarget.checked })}
              />
            </>
          )}
        </>
      )}
    </Stack>
  );
}
