import { Button, Divider, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type SignUpType, SocialLoginsDocument } from "../../graphql/generated/visitor-documents.ts";
import { NO_VARIABLES, useVisitorQuery } from "../../session/use-visitor-query.ts";

/** As they call themselves. */
export const PROVIDER_NAMES: Readonly<Record<SignUpType, string>> = { EMAIL: "", GOOGLE: "Google", KAKAO: "Kakao" };

/** Ways in without a password, where this server is configured for them; nothing otherwise. */
export function SocialLogins() {
  const { t } = useTranslation();
  const { data } = useVisitorQuery(SocialLoginsDocument, NO_VARIABLES);
  if (!data || data.socialLogins.length === 0) return null;
  return (
    <Stack gap="sm" mt="lg">
      <Divider label={t("social.or")} styles={{ label: { color: "var(--tw-muted)" } }} />
      {data.socialLogins.map((provider) => (
        <Button key={provider} component="a" href={`/login/${provider.toLowerCase()}`} variant="default" fullWidth>
          {t("social.continue", { provider: PROVIDER_NAMES[provider] })}
        </Button>
      ))}
    </Stack>
  );
}
