import { Checkbox, Modal, Table, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type CombinedError, useMutation, useQuery } from "urql";
import {
  type MailOccasion,
  MailPreferencesDocument,
  UpdateMailPreferencesDocument,
} from "../graphql/generated/documents.ts";
import { useErrorText } from "../graphql/use-error-text.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { LoadingSkeleton } from "../shell/loading-skeleton.tsx";
import { RetryButton } from "../shell/retry-button.tsx";
import { useProfile } from "../shell/signed-in.tsx";

const TASKS = ["PLACEMENT", "ROUTING"] as const;
const OCCASIONS = ["STARTED", "COMPLETE", "FAIL"] as const;

/** Which mails are sent about runs: each tick counts at once. */
export default function MailPreferencesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { email } = useProfile();
  const [{ data, error }, reload] = useQuery({ query: MailPreferencesDocument, requestPolicy: "network-only" });
  const [, update] = useMutation(UpdateMailPreferencesDocument);
  const [changed, setChanged] = useState<Partial<Record<MailOccasion, boolean>>>({});
  const [failure, setFailure] = useState<CombinedError>();

  const isOn = (kind: MailOccasion) =>
    changed[kind] ?? data?.mailPreferences.find((preference) => preference.kind === kind)?.email ?? true;
  const change = async (kind: MailOccasion, wanted: boolean) => {
    setChanged((before) => ({ ...before, [kind]: wanted }));
    const { error } = await update({ input: { preferences: [{ kind, email: wanted }] } });
    setFailure(error);
    if (error) setChanged((before) => ({ ...before, [kind]: !wanted }));
  };
  const shown = failure ?? error;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("notifications.mail.title")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Text size="sm" c="dimmed" mb="md">
        {t("notifications.mail.lead", { email })}
      </Text>
      {shown && (
        <ErrorNote
          error={errorText(shown)}
          action={!data && <RetryButton onClick={() => reload({ requestPolicy: "network-only" })} />}
        />
      )}
      {!data && !error && <LoadingSkeleton height={120} />}
      {data && (
        <Table borderColor="var(--tw-line)">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>
                <span className="tw-visually-hidden">{t("notifications.mail.task")}</span>
              </Table.Th>
              {OCCASIONS.map((occasion) => (
                <Table.Th key={occasion} ta="center">
                  {t(`notifications.mail.${occasion}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {TASKS.map((task) => (
              <Table.Tr key={task}>
                <Table.Th scope="row" fw={400}>
                  {t(`task.${task}`)}
                </Table.Th>
                {OCCASIONS.map((occasion) => (
                  <Table.Td key={occasion}>
                    <Checkbox
                      display="flex"
                      style={{ justifyContent: "center" }}
                      checked={isOn(`${task}_${occasion}`)}
                      aria-label={`${t(`task.${task}`)}: ${t(`notifications.mail.${occasion}`)}`}
                      onChange={(event) => change(`${task}_${occasion}`, event.currentTarget.checked)}
                    />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Text size="xs" c="dimmed" mt="md">
        {t("notifications.mail.always")}
      </Text>
    </Modal>
  );
}
