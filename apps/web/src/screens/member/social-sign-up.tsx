import { Anchor, Button, Stack, Text, TextInput, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { SignUpWithProviderDocument, SocialSignUpDocument } from "../../graphql/generated/visitor-documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { RESTART_AFTER_SIGN_IN_MS } from "../../live/live-connection.ts";
import { recallPath } from "../../session/previous-path.ts";
import { useSession } from "../../session/session.ts";
import { useVisitorCall } from "../../session/use-visitor-call.ts";
import { NO_VARIABLES, useVisitorQuery } from "../../session/use-visitor-query.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import classes from "../../shell/member-page.module.css";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import { Consents, hasNeededConsents, NO_CONSENTS } from "./consents.tsx";
import { PROVIDER_NAMES } from "./social-logins.tsx";

/** The last step for somebody whom Google or Kakao vouches for: the terms. There is no account before. */
export function SocialSignUp() {
  const { t } = useTranslation();
  usePageTitle(t("signUp.title"));
  const navigate = useNavigate();
  const { live } = useSession();
  const errorText = useErrorText();
  const [consents, setConsents] = useState(NO_CONSENTS);
  const { data, error: loadError, reload } = useVisitorQuery(SocialSignUpDocument, NO_VARIABLES);
  const [{ fetching, error }, signUp] = useVisitorCall(SignUpWithProviderDocument);
  const person = data?.socialSignUp;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!hasNeededConsents(consents)) return;
    const { error } = await signUp({ input: consents });
    if (error) return;
    showToast(t("social.signUpDone"));
    live.start(RESTART_AFTER_SIGN_IN_MS);
    navigate(recallPath(), { replace: true });
  };

  if (!data && !loadError) return <LoadingOverlay />;
  return (
    <section className={classes.card}>
      <Title order={1}>{t("signUp.title")}</Title>
      {loadError && <ErrorNote error={errorText(loadError)} action={<RetryButton onClick={reload} />} />}
      {data && !person && (
        <>
          <Text c="dimmed" mb="lg">
            {t("social.signUpExpired")}
          </Text>
          <Anchor component={Link} to="/member/signin/">
            {t("signIn.title")}
          </Anchor>
        </>
      )}
      {person && (
        <form onSubmit={submit}>
          <Stack gap="lg">
            <Text c="dimmed">{t("social.signUpLead", { provider: PROVIDER_NAMES[person.provider] })}</Text>
            {error && <ErrorNote error={errorText(error)} />}
            <TextInput label={t("member.email")} value={person.email} variant="unstyled" readOnly />
            <Consents value={consents} onChange={setConsents} />
            <Button type="submit" fullWidth loading={fetching} disabled={!hasNeededConsents(consents)}>
              {t("signUp.submit")}
            </Button>
          </Stack>
        </form>
      )}
    </section>
  );
}
