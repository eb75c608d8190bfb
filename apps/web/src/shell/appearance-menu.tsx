import { Menu, useMantineColorScheme } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { chooseLanguage, LANGUAGES } from "../i18n/set-up-translations.ts";

const SCHEMES = ["light", "dark", "auto"] as const;
const LANGUAGE_NAMES = { en: "English", ko: "한국어" };

/** Colour scheme and language, as entries of whichever menu they stand in. */
export function AppearanceMenuItems() {
  const { t, i18n } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>{t("appearance.theme")}</Menu.Label>
      <Menu.RadioGroup
        value={colorScheme}
        onChange={(value) => setColorScheme(SCHEMES.find((scheme) => scheme === value) ?? "auto")}
      >
        {SCHEMES.map((scheme) => (
          <Menu.RadioItem key={scheme} value={scheme} closeMenuOnClick>
            {t(`appearance.${scheme}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Label>{t("appearance.language")}</Menu.Label>
      <Menu.RadioGroup
        value={i18n.language}
        onChange={(value) => void chooseLanguage(LANGUAGES.find((language) => language === value) ?? "en")}
      >
        {LANGUAGES.map((language) => (
          <Menu.RadioItem key={language} value={language} lang={language} closeMenuOnClick>
            {LANGUAGE_NAMES[language]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
