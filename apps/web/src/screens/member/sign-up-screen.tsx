import { Anchor, Button, Stack, Text, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import { SignUpDocument } from "../../graphql/generated/visitor-documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { useVisitorCall } from "../../session/use-visitor-call.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import classes from "../../shell/member-page.module.css";
import { usePageTitle } from "../../shell/page-title.ts";
import { showToast } from "../../toasts/show-toast.ts";
import { Consents, hasNeededConsents, NO_CONSENTS } from "./consents.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { isAcceptablePassword } from "./sign-up-rules.ts";
import { SocialLogins } from "./social-logins.tsx";
import { SocialSignUp } from "./social-sign-up.tsx";
import { VerifiedEmail } from "./verified-email.tsx";

export default function SignUpScreen() {
  const [query] = useSearchParams();
  return query.has("with") ? <SocialSignUp /> : <PasswordSignUp />;
}

function PasswordSignUp() {
  const { t } = useTranslation();
  usePageTitle(t("signUp.title"));
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [email, setEmail] = useState("");
  const [verified, setVerified] = useState(false);
  const [password, setPassword] = useState("");
  const [repeated, setRepeated] = useState("");
  const [consents, setConsents] = useState(NO_CONSENTS);
  const [{ fetching, error }, signUp] = useVisitorCall(SignUpDocument);

  const complete = verified && isAcceptablePassword(password) && repeated === password && hasNeededConsents(consents);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!complete) return;
    const { error } = await signUp({
      input: { email, password, ...consents },
    });
    if (error) return;
    showToast(t("signUp.done"));
    navigate("/member/signin/");
  };

  return (
    <>
      {fetching && <LoadingOverlay />}
      <section className={classes.card}>
        <Title order={1}>{t("signUp.title")}</Title>
        <Text c="dimmed" mb="xl">
          {t("signUp.lead")}
        </Text>
        <form onSubmit={submit}>
          <Stack gap="lg">
            {error && <ErrorNote error={errorText(error)} />}
            <VerifiedEmail
              authType="SIGN_UP"
              email={email}
              onEmail={setEmail}
              verified={verified}
              onVerified={(code) => setVerified(code !== undefined)}
            />
            <NewPasswordFields
              label={t("member.password")}
              password={password}
              onPassword={setPassword}
              repeated={repeated}
              onRepeated={setRepeated}
            />
            <Consents value={consents} onChange={setConsents} />
            <Button type="submit" fullWidth loading={fetching} disabled={!complete}>
              {t("signUp.submit")}
            </Button>
          </Stack>
        </form>
        <SocialLogins />
      </section>
      <p className={classes.aside}>
        {t("signUp.haveAccount")}{" "}
        <Anchor component={Link} to="/member/signin/">
          {t("signIn.title")}
        </Anchor>
      </p>
    </>
  );
}
