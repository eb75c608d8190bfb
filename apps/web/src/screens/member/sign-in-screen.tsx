import { Anchor, Button, PasswordInput, Stack, Text, TextInput, Title } from "@mantine/core";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { CallFailure } from "../../graphql/call-failure.ts";
import { errorCode } from "../../graphql/error-signs.ts";
import { SignInDocument } from "../../graphql/generated/visitor-documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { RESTART_AFTER_SIGN_IN_MS } from "../../live/live-connection.ts";
import { recallPath } from "../../session/previous-path.ts";
import { useSession } from "../../session/session.ts";
import { useVisitorCall } from "../../session/use-visitor-call.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import classes from "../../shell/member-page.module.css";
import { usePageTitle } from "../../shell/page-title.ts";
import { site } from "../../site.ts";
import { readSocialFailure } from "./social-failure.ts";
import { SocialLogins } from "./social-logins.tsx";

/** Unknown address and wrong password get one answer, so that nobody learns who has an account. */
const WRONG_CREDENTIALS: ReadonlySet<number | undefined> = new Set([400, 401, 404, 10001, 10007]);

const TOO_MANY = 10002;

export default function SignInScreen() {
  const { t } = useTranslation();
  usePageTitle(t("signIn.title"));
  const navigate = useNavigate();
  const { live } = useSession();
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const demo = query.has("demo") ? site.demo : null;
  const [email, setEmail] = useState(demo?.email ?? "");
  const [password, setPassword] = useState(demo?.password ?? "");
  const [{ fetching, error }, signIn] = useVisitorCall(SignInDocument);

  const failure = readSocialFailure(query.get("failed"));
  const isDone = query.has("done");
  // Back from Google or Kakao with a session: on to where one was going.
  useEffect(() => {
    if (isDone) navigate(recallPath(), { replace: true });
  }, [isDone, navigate]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await signIn({ input: { email: email.trim(), password } });
    if (error) return;
    live.start(RESTART_AFTER_SIGN_IN_MS);
    navigate(recallPath(), { replace: true });
  };

  const explain = (failure: CallFailure) => {
    const code = errorCode(failure);
    if (!failure.networkError && WRONG_CREDENTIALS.has(code)) return { sentence: t("signIn.wrong"), code: undefined };
    return code === TOO_MANY ? { sentence: t("signIn.tooMany"), code } : errorText(failure);
  };

  return (
    <>
      {fetching && <LoadingOverlay />}
      <section className={classes.card}>
        <Title order={1}>{t("signIn.title")}</Title>
        <Text c="dimmed" mb="xl">
          {demo ? t("signIn.demoLead") : t("signIn.lead")}
        </Text>
        <form onSubmit={submit}>
          <Stack gap="lg">
            {error && <ErrorNote error={explain(error)} />}
            {!error && failure && <ErrorNote error={{ sentence: t(`social.failed.${failure}`), code: undefined }} />}
            <TextInput
              label={t("member.email")}
              type="email"
              name="email"
              autoComplete="username"
              required
              withAsterisk={false}
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <PasswordInput
              label={t("member.password")}
              name="password"
              autoComplete="current-password"
              required
              withAsterisk={false}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              visibilityToggleButtonProps={{ "aria-label": t("member.showPassword"), tabIndex: 0 }}
            />
            <Button type="submit" fullWidth loading={fetching}>
              {t("signIn.submit")}
            </Button>
            <Anchor component={Link} to="/member/reset-password/" size="sm" ta="center">
              {t("signIn.forgot")}
            </Anchor>
          </Stack>
        </form>
        <SocialLogins />
      </section>
      <p className={classes.aside}>
        {t("signIn.noAccount")}{" "}
        <Anchor component={Link} to="/member/signup/">
          {t("signIn.signUp")}
        </Anchor>
      </p>
    </>
  );
}
