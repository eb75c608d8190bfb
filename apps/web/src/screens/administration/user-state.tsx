import { Badge, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { StaffUserFactsFragment } from "../../graphql/generated/documents.ts";

/** Whether an account is an administrator's, and whether and why it is suspended. */
export function UserState({ user }: { user: StaffUserFactsFragment }) {
  const { t } = useTranslation();
  const isAdministrator = user.role === "ADMIN";
  const isSuspended = user.suspendedAt !== null;
  return (
    <>
      <Group gap={4}>
        {isAdministrator && <Badge variant="light">{t("admin.users.administrator")}</Badge>}
        {isSuspended && (
          <Badge variant="light" color="danger">
            {t("admin.users.suspended")}
          </Badge>
        )}
        {!isAdministrator && !isSuspended && t("admin.users.active")}
      </Group>
      {user.suspendedReason && (
        <Text size="xs" c="dimmed">
          {user.suspendedReason}
        </Text>
      )}
    </>
  );
}
