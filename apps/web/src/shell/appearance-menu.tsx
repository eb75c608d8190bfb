import { Menu, useMantineColorScheme } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CURRENCIES, type Currency, chooseCurrency, useCurrency } from "../i18n/currency.ts";
import { chooseLanguage, LANGUAGES, type Language } from "../i18n/set-up-translations.ts";

const SCHEMES = ["light", "dark", "auto"] as const;
const LANGUAGE_NAMES = { en: "English", ko: "한국어" };

/** Colour scheme, language and currency, as entries of whichever menu they stand in. */
export function AppearanceMenuItems({
  onLanguage,
  onCurrency,
}: {
  /** Further to what this browser keeps. */
  onLanguage?: (language: Language) => void;
  onCurrency?: (currency: Currency) => void;
}) {
  const { t, i18n } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const currency = useCurrency();
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
        onChange={(value) => {
          const language = LANGUAGES.find((language) => language === value) ?? "en";
          void chooseLanguage(language);
          onLanguage?.(language);
        }}
      >
        {LANGUAGES.map((language) => (
          <Menu.RadioItem key={language} value={language} lang={language} closeMenuOnClick>
            {LANGUAGE_NAMES[language]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Label>{t("appearance.currency")}</Menu.Label>
      <Menu.RadioGroup
        value={currency}
        onChange={(value) => {
          const currency = CURRENCIES.find((currency) => currency === value) ?? "USD";
          chooseCurrency(currency);
          onCurrency?.(currency);
        }}
      >
        {CURRENCIES.map((currency) => (
          <Menu.RadioItem key={currency} value={currency} closeMenuOnClick>
            {t(`appearance.${currency}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
