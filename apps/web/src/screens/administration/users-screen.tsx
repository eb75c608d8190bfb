import { Badge, Button, Group, Menu, Table, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation, useQuery } from "urql";
import { formatBytes } from "../../format/format-bytes.ts";
import { formatDate } from "../../format/format-date.ts";
import {
  ChangeUserRoleDocument,
  RestoreUserDocument,
  SignOutUserDocument,
  StaffUserListDocument,
  type StaffUserListQuery,
  SuspendUserDocument,
} from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ListPages } from "../../shell/list-pages.tsx";
import { useProfile } from "../../shell/signed-in.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";
import { ReasonDialog } from "./reason-dialog.tsx";
import { TableScroll } from "./table-scroll.tsx";

const PAGE_SIZE = 10;
const STAYS = { handlesFaults: true };

type User = StaffUserListQuery["staffUserConnection"]["nodes"][number];

/** For administrators: accounts, and what can be done with them. */
export default function UsersScreen() {
  const { t, i18n } = useTranslation();
  const [page, setPage] = useState(1);
  const [text, setText] = useState("");
  const [keyword] = useDebouncedValue(text.trim(), 250);
  const [suspending, setSuspending] = useState<User>();
  const [suspension, suspend] = useMutation(SuspendUserDocument);
  const [{ data, error }, reload] = useQuery({
    query: StaffUserListDocument,
    variables: { input: { page, size: PAGE_SIZE, keyword } },
    requestPolicy: "cache-and-network",
  });
  const list = data?.staffUserConnection;
  const refresh = () => reload({ requestPolicy: "network-only" });
  return (
    <AdminPage title={t("admin.users.title")} error={error} isLoading={!list} onRetry={refresh}>
      <div className={classes.controls}>
        <TextInput
          type="search"
          miw={260}
          aria-label={t("admin.users.search")}
          placeholder={t("admin.users.search")}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setPage(1);
          }}
        />
      </div>
      {list?.totalCount === 0 && <p className={classes.empty}>{t("admin.users.noHits", { keyword })}</p>}
      {list && list.nodes.length > 0 && (
        <TableScroll label={t("admin.users.title")}>
          <Table borderColor="var(--tw-line)" verticalSpacing="sm" miw={860}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("admin.users.account")}</Table.Th>
                <Table.Th>{t("admin.users.state")}</Table.Th>
                <Table.Th>{t("admin.users.projects")}</Table.Th>
                <Table.Th>{t("admin.users.stored")}</Table.Th>
                <Table.Th>{t("admin.users.sessions")}</Table.Th>
                <Table.Th>{t("admin.users.since")}</Table.Th>
                <Table.Th>
                  <span className="tw-visually-hidden">{t("manageNotices.actions")}</span>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {list.nodes.map((user) => (
                <Table.Tr key={user.id}>
                  <Table.Td className={classes.wrap}>
                    {user.name}
                    <br />
                    {user.email}
                  </Table.Td>
                  <Table.Td>
                    <Group gap={4}>
                      {user.role === "ADMIN" && <Badge variant="light">{t("admin.users.administrator")}</Badge>}
                      {user.suspendedAt !== null && (
                        <Badge variant="light" color="danger" title={user.suspendedReason ?? ""}>
                          {t("admin.users.suspended")}
                        </Badge>
                      )}
                    </Group>
                    {user.suspendedReason}
                  </Table.Td>
                  <Table.Td>{user.projectCount}</Table.Td>
                  <Table.Td className={classes.muted}>{formatBytes(user.storedBytes, i18n.language)}</Table.Td>
                  <Table.Td>{user.sessionCount}</Table.Td>
                  <Table.Td className={classes.muted}>{formatDate(user.createdAt, i18n.language)}</Table.Td>
                  <Table.Td ta="right">
                    <UserMenu user={user} onSuspend={() => setSuspending(user)} onChanged={refresh} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </TableScroll>
      )}
      <ListPages total={list?.pagination.totalPage ?? 0} page={page} onPage={setPage} />
      {suspending && (
        <ReasonDialog
          title={t("admin.users.suspendTitle")}
          body={t("admin.users.suspendBody", { email: suspending.email })}
          action={t("admin.users.suspend")}
          error={suspension.error}
          isBusy={suspension.fetching}
          onClose={() => setSuspending(undefined)}
          onConfirm={async (reason) => {
            const { error } = await suspend({ input: { id: suspending.id, reason } }, STAYS);
            if (error) return;
            setSuspending(undefined);
            showToast(t("admin.users.suspendedNow", { email: suspending.email }));
            refresh();
          }}
        />
      )}
    </AdminPage>
  );
}

function UserMenu({ user, onSuspend, onChanged }: { user: User; onSuspend: () => void; onChanged: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { userId } = useProfile();
  const [, restore] = useMutation(RestoreUserDocument);
  const [, signOut] = useMutation(SignOutUserDocument);
  const [, changeRole] = useMutation(ChangeUserRoleDocument);
  const isAdministrator = user.role === "ADMIN";
  // Nobody locks themselves out; whom the configuration names is changed there.
  const isFixed = user.id === userId || user.isConfigured;

  const run = async (done: Promise<{ error?: Parameters<typeof errorText>[0] | undefined }>, said: string) => {
    const { error } = await done;
    showToast(error ? errorText(error).sentence : said, error ? "danger" : undefined);
    onChanged();
  };

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-label={t("admin.users.actionsOf", { email: user.email })}
        >
          {t("manageNotices.actions")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          onClick={() =>
            void run(signOut({ input: { id: user.id } }, STAYS), t("admin.users.signedOut", { email: user.email }))
          }
        >
          {t("admin.users.signOut")}
        </Menu.Item>
        <Menu.Item
          disabled={isFixed}
          onClick={() =>
            void run(
              changeRole({ input: { id: user.id, role: isAdministrator ? "USER" : "ADMIN" } }, STAYS),
              t(isAdministrator ? "admin.users.nowUser" : "admin.users.nowAdministrator", { email: user.email }),
            )
          }
        >
          {t(isAdministrator ? "admin.users.makeUser" : "admin.users.makeAdministrator")}
        </Menu.Item>
        {user.suspendedAt === null ? (
          <Menu.Item color="danger" disabled={isFixed} onClick={onSuspend}>
            {t("admin.users.suspend")} …
          </Menu.Item>
        ) : (
          <Menu.Item
            onClick={() =>
              void run(restore({ input: { id: user.id } }, STAYS), t("admin.users.restored", { email: user.email }))
            }
          >
            {t("admin.users.restore")}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
