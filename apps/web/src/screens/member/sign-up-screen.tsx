import { Anchor, Button, Checkbox, Stack, Text, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { useMutation } from "urql";
import { SignUpDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import classes from "../../shell/member-page.module.css";
import { usePageTitle } from "../../shell/page-title.ts";
import { showToast } from "../../shell/show-toast.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { isAcceptablePassword } from "./sign-up-rules.ts";
import { VerifiedEmail } from "./verified-email.tsx";

export default function SignUpScreen() {
  const { t } = useTranslation();
  usePageTitle(t("signUp.title"));
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [email, setEmail] = useState("");
  const [verified, setVerified] = useState(false);
  const [password, setPassword] = useState("");
  const [repeated, setRepeated] = useState("");
  const [terms, setTerms] = useState(false);
  const [privacy, setPrivacy] = useState(false);
  const [marketing, setMarketing] = useState(false);
  const [{ fetching, error }, signUp] = useMutation(SignUpDocument);

  const complete = verified && isAcceptablePassword(password) && repeated === password && terms && privacy;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!complete) return;
    const { error } = await signUp({
      input: {
        email,
        password,
        termsOfServiceConsent: terms,
        privacyPolicyConsent: privacy,
        emailMarketingConsent: marketing,
      },
    });
    if (error) return;
    showToast(t("signUp.done"));
    navigate("/member/signin/");
  };

  return (
    <>
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
            <Stack gap="sm">
              <Consent checked={terms} onChange={setTerms} label="signUp.terms" to="/member/terms/" />
              <Consent checked={privacy} onChange={setPrivacy} label="signUp.privacy" to="/member/privacy/" />
              <Checkbox
                size="xs"
                styles={{ label: { fontSize: 13 } }}
                checked={marketing}
                onChange={(event) => setMarketing(event.currentTarget.checked)}
                label={t("signUp.marketing")}
              />
            </Stack>
            <Button type="submit" fullWidth loading={fetching} disabled={!complete}>
              {t("signUp.submit")}
            </Button>
          </Stack>
        </form>
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

function Consent({
  checked,
  onChange,
  label,
  to,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: "signUp.terms" | "signUp.privacy";
  to: string;
}) {
  return (
    <Checkbox
      size="xs"
      styles={{ label: { fontSize: 13 } }}
      required
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={<Trans i18nKey={label} components={{ document: <Anchor component={Link} to={to} target="_blank" /> }} />}
    />
  );
}
