import { Anchor, Button, Stack, Text, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { ResetPasswordDocument } from "../../graphql/generated/visitor-documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { useVisitorCall } from "../../session/use-visitor-call.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import classes from "../../shell/member-page.module.css";
import { usePageTitle } from "../../shell/page-title.ts";
import { showToast } from "../../toasts/show-toast.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { isAcceptablePassword } from "./sign-up-rules.ts";
import { VerifiedEmail } from "./verified-email.tsx";

/** For who has forgotten the password: prove the address, choose another one. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation();
  usePageTitle(t("resetPassword.title"));
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [email, setEmail] = useState("");
  const [authCode, setAuthCode] = useState<string>();
  const [password, setPassword] = useState("");
  const [repeated, setRepeated] = useState("");
  const [{ fetching, error }, reset] = useVisitorCall(ResetPasswordDocument);

  const complete = authCode !== undefined && isAcceptablePassword(password) && repeated === password;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (authCode === undefined || !complete) return;
    const { error } = await reset({ input: { email, authCode, newPassword: password } });
    if (error) return;
    showToast(t("resetPassword.done"));
    navigate("/member/signin/");
  };

  return (
    <>
      {fetching && <LoadingOverlay />}
      <section className={classes.card}>
        <Title order={1}>{t("resetPassword.title")}</Title>
        <Text c="dimmed" mb="xl">
          {t("resetPassword.lead")}
        </Text>
        <form onSubmit={submit}>
          <Stack gap="lg">
            {error && <ErrorNote error={errorText(error)} />}
            <VerifiedEmail
              authType="RESET_PASSWORD"
              email={email}
              onEmail={setEmail}
              verified={authCode !== undefined}
              onVerified={setAuthCode}
            />
            <NewPasswordFields
              label={t("resetPassword.newPassword")}
              password={password}
              onPassword={setPassword}
              repeated={repeated}
              onRepeated={setRepeated}
            />
            <Button type="submit" fullWidth loading={fetching} disabled={!complete}>
              {t("resetPassword.submit")}
            </Button>
          </Stack>
        </form>
      </section>
      <p className={classes.aside}>
        {t("resetPassword.remembered")}{" "}
        <Anchor component={Link} to="/member/signin/">
          {t("signIn.title")}
        </Anchor>{" "}
        · {t("signIn.noAccount")}{" "}
        <Anchor component={Link} to="/member/signup/">
          {t("signIn.signUp")}
        </Anchor>
      </p>
    </>
  );
}
