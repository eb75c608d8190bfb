import { Button, Group, Text, TextInput } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

const SHOWN_MS = 2_000;

/** The link of an invitation, where the server sends no mail: the inviter hands it to the invited person. */
export function CopiedLink({ path, email }: { path: string; email: string | undefined }) {
  const { t } = useTranslation();
  const { copy, copied, error } = useClipboard({ timeout: SHOWN_MS });
  const url = new URL(path, location.origin).href;
  return (
    <div role="status">
      <Text size="sm" mb={4} style={{ overflowWrap: "anywhere" }}>
        {email === undefined ? t("teams.link.forPerson") : t("teams.link.forAddress", { email })}
      </Text>
      <Group gap="sm" wrap="nowrap" align="flex-end">
        <TextInput
          flex="1 1 0"
          miw={0}
          aria-label={t("teams.link.label")}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          flex="none"
          variant="default"
          leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          onClick={() => copy(url)}
        >
          {t(copied ? "teams.link.copied" : "teams.link.copy")}
        </Button>
      </Group>
      {error && (
        <Text size="sm" c="var(--tw-danger)" mt={4} role="alert">
          {t("teams.link.failed")}
        </Text>
      )}
    </div>
  );
}
