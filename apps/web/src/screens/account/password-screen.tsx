import { Button, Group, PasswordInput, Stack, Text, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { errorCode } from "../../graphql/error-signs.ts";
import { ChangePasswordDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { useProfile } from "../../shell/signed-in.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import { NewPasswordFields } from "../member/new-password-fields.tsx";
import { isAcceptablePassword } from "../member/sign-up-rules.ts";
import { PROVIDER_NAMES } from "../member/social-logins.tsx";
import classes from "./account.module.css";

const WRONG_PASSWORD = 10007;

export default function PasswordScreen() {
  const { t } = useTranslation();
  usePageTitle(t("changePassword.title"));
  const { user } = useProfile();
  return (
    <div className={classes.page}>
      <div>
        <Title order={1} fz={20}>
          {t("changePassword.title")}
        </Title>
        <Text c="dimmed">
          {user.signUpType === "EMAIL"
            ? t("changePassword.lead")
            : t("changePassword.social", { provider: PROVIDER_NAMES[user.signUpType] })}
        </Text>
      </div>
      {user.signUpType === "EMAIL" && <PasswordForm />}
    </div>
  );
}

function PasswordForm() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [repeated, setRepeated] = useState("");
  const [{ fetching, error }, change] = useMutation(ChangePasswordDocument);
  const complete = current !== "" && isAcceptablePassword(password) && repeated === password;
  const wrong = errorCode(error) === WRONG_PASSWORD;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!complete) return;
    const { error } = await change({ input: { currentPassword: current, newPassword: password } });
    if (error) return;
    showToast(t("changePassword.done"));
    setCurrent("");
    setPassword("");
    setRepeated("");
  };

  return (
    <form onSubmit={submit} className={classes.card}>
      {fetching && <LoadingOverlay />}
      <Stack gap="lg">
        {error && !wrong && <ErrorNote error={errorText(error)} />}
        <PasswordInput
          label={t("changePassword.current")}
          name="current-password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          value={current}
          error={error && wrong ? errorText(error).sentence : undefined}
          onChange={(event) => setCurrent(event.currentTarget.value)}
          visibilityToggleButtonProps={{ "aria-label": t("member.showPassword"), tabIndex: 0 }}
        />
        <NewPasswordFields
          label={t("resetPassword.newPassword")}
          password={password}
          onPassword={setPassword}
          repeated={repeated}
          onRepeated={setRepeated}
        />
        <Group>
          <Button type="submit" loading={fetching} disabled={!complete}>
            {t("changePassword.submit")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
