import { Button, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useMutation } from "urql";
import { OpenConsentedProjectDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { ProjectDetails } from "../contacts/project-details.tsx";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";

/** For administrators: what support may see of a project, found by its id, while an inquiry gives consent. */
export default function ProjectScreen() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [id, setId] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [{ data, error, fetching }, open] = useMutation(OpenConsentedProjectDocument);
  const isMissing = id.trim() === "";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isMissing) await open({ input: { projectId: id.trim() } }, { handlesFaults: true });
  };
  const found = data?.openConsentedProject;
  return (
    <AdminPage title={t("admin.project.title")} error={undefined} isLoading={false} onRetry={() => {}}>
      <div className={classes.detail}>
        <Text size="sm" c="dimmed">
          {t("admin.project.hint")}
        </Text>
        <form onSubmit={submit} noValidate className={classes.form}>
          <Stack gap="sm" align="flex-start">
            <TextInput
              label={t("admin.project.id")}
              w="100%"
              maw={420}
              value={id}
              error={isChecked && isMissing ? t("admin.project.missing") : undefined}
              onChange={(event) => setId(event.currentTarget.value)}
            />
            <Button type="submit" loading={fetching}>
              {t("admin.project.open")}
            </Button>
          </Stack>
        </form>
        {error && <ErrorNote error={errorText(error)} />}
        {found && (
          <>
            <ProjectDetails project={found.project} />
            <Link to={`/admin/contacts/${found.contactId}`} className={classes.link}>
              {t("admin.project.inquiry")}
            </Link>
          </>
        )}
      </div>
    </AdminPage>
  );
}
