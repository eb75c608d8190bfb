import { PasswordInput } from "@mantine/core";
import { IconCheck, IconPoint } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "../../shell/member-page.module.css";
import { PASSWORD_RULES } from "./sign-up-rules.ts";

/** A new password with its rules, each marked when met, and its repetition. */
export function NewPasswordFields({
  label,
  password,
  onPassword,
  repeated,
  onRepeated,
}: {
  label: string;
  password: string;
  onPassword: (password: string) => void;
  repeated: string;
  onRepeated: (repeated: string) => void;
}) {
  const { t } = useTranslation();
  const differs = repeated.length > 0 && repeated !== password;
  return (
    <>
      <div>
        <PasswordInput
          label={label}
          name="new-password"
          autoComplete="new-password"
          required
          withAsterisk={false}
          aria-describedby="password-rules"
          value={password}
          onChange={(event) => onPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ "aria-label": t("member.showPassword"), tabIndex: 0 }}
        />
        <PasswordRules password={password} />
      </div>
      <PasswordInput
        label={t("signUp.repeat")}
        name="password-repeat"
        autoComplete="new-password"
        required
        withAsterisk={false}
        error={differs ? t("signUp.differs") : undefined}
        value={repeated}
        onChange={(event) => onRepeated(event.currentTarget.value)}
        visibilityToggleButtonProps={{ "aria-label": t("member.showPassword"), tabIndex: 0 }}
      />
    </>
  );
}

function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation();
  return (
    <ul id="password-rules" className={classes.rules}>
      {PASSWORD_RULES.map(({ key, isMet }) => {
        const met = isMet(password);
        return (
          <li key={key} data-met={met}>
            {met ? <IconCheck size={14} aria-hidden /> : <IconPoint size={14} aria-hidden />}
            {t(`signUp.rule.${key}`)}
            <span className="tw-visually-hidden">{met ? t("signUp.ruleMet") : t("signUp.ruleOpen")}</span>
          </li>
        );
      })}
      <li data-met={false} data-wide>
        <IconPoint size={14} aria-hidden />
        {t("signUp.uncommon")}
      </li>
    </ul>
  );
}
