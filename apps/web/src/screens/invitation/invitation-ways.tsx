import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { rememberPath } from "../../session/previous-path.ts";
import { useSession } from "../../session/session.ts";

/** Both ways lead back here. */
export function SignInFirst({ email }: { email: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const comeBack = () => rememberPath(pathname + search);
  return (
    <>
      <Text>{t("invitation.signInFirst", { email })}</Text>
      <Group gap="sm">
        <Button component={Link} to="/member/signin/" onClick={comeBack}>
          {t("signIn.title")}
        </Button>
        <Button component={Link} to="/member/signup/" variant="default" onClick={comeBack}>
          {t("signUp.title")}
        </Button>
      </Group>
    </>
  );
}

/** Signed in with another address than the invited one: the link works again after logging out. */
export function OtherAccount({ email, own }: { email: string; own: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { signOut } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut();
    // Signing out forgets where one was.
    rememberPath(pathname + search);
    setLeaving(false);
  };
  return (
    <>
      <Text>{t("invitation.otherAccount", { email, own })}</Text>
      <Group gap="sm">
        <Button loading={isLeaving} onClick={() => void leave()}>
          {t("invitation.signOut")}
        </Button>
        <Button component={Link} to="/home" variant="default">
          {t("messages.toHome")}
        </Button>
      </Group>
    </>
  );
}
