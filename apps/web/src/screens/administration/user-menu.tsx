import { Button, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import {
  ChangeUserRoleDocument,
  RestoreUserDocument,
  SignOutUserDocument,
  type StaffUserFactsFragment,
  SuspendUserDocument,
} from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { useProfile } from "../../shell/signed-in.tsx";
import { site } from "../../site.ts";
import { showToast } from "../../toasts/show-toast.ts";
import { GrantCreditDialog } from "./grant-credit-dialog.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

const STAYS = { handlesFaults: true };

/** What an administrator can do with an account. */
export function UserMenu({ user, onChanged }: { user: StaffUserFactsFragment; onChanged: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { userId } = useProfile();
  const [isSuspending, setSuspending] = useState(false);
  const [isGranting, setGranting] = useState(false);
  const [suspension, suspend] = useMutation(SuspendUserDocument);
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
    <>
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
          {site.credits !== "off" && (
            <Menu.Item onClick={() => setGranting(true)}>{t("admin.users.grant")} …</Menu.Item>
          )}
          {user.suspendedAt === null ? (
            <Menu.Item color="danger" disabled={isFixed} onClick={() => setSuspending(true)}>
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
      {isGranting && (
        <GrantCreditDialog
          user={user}
          onClose={() => setGranting(false)}
          onGranted={() => {
            setGranting(false);
            showToast(t("admin.users.granted", { email: user.email }));
            onChanged();
          }}
        />
      )}
      {isSuspending && (
        <ReasonDialog
          title={t("admin.users.suspendTitle")}
          body={t("admin.users.suspendBody", { email: user.email })}
          action={t("admin.users.suspend")}
          error={suspension.error}
          isBusy={suspension.fetching}
          onClose={() => setSuspending(false)}
          onConfirm={async (reason) => {
            const { error } = await suspend({ input: { id: user.id, reason } }, STAYS);
            if (error) return;
            setSuspending(false);
            showToast(t("admin.users.suspendedNow", { email: user.email }));
            onChanged();
          }}
        />
      )}
    </>
  );
}
