import { Menu, useMantineColorScheme } from "@mantine/core";
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { chooseLanguage, LANGUAGES } from "../i18n/set-up-translations.ts";

const SCHEMES = [
  { value: "light", icon: IconSun },
  { value: "dark", icon: IconMoon },
  { value: "auto", icon: IconDeviceDesktop },
] as const;

const LANGUAGE_NAMES = { en: "English", ko: "한국어" };

/** Colour scheme and language, as entries of whichever menu they stand in. */
export function AppearanceMenuItems() {
  const { t, i18n } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>{t("appearance.theme")}</Menu.Label>
      {SCHEMES.map(({ value, icon: Icon }) => (
        <Menu.Item
          key={value}
          role="menuitemradio"
          aria-checked={colorScheme === value}
          leftSection={<Icon size={16} aria-hidden />}
          rightSection={colorScheme === value ? <IconCheck size={16} aria-hidden /> : null}
          onClick={() => setColorScheme(value)}
        >
          {t(`appearance.${value}`)}
        </Menu.Item>
      ))}
      <Menu.Label>{t("appearance.language")}</Menu.Label>
      {LANGUAGES.map((language) => (
        <Menu.Item
          key={language}
          lang={language}
          role="menuitemradio"
          aria-checked={i18n.language === language}
          rightSection={i18n.language === language ? <IconCheck size={16} aria-hidden /> : null}
          onClick={() => void chooseLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </Menu.Item>
      ))}
    </>
  );
}
