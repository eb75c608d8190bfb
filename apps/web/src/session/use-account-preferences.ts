import { useCallback, useEffect } from "react";
import { useMutation } from "urql";
import { type ProfileQuery, UpdatePreferencesDocument } from "../graphql/generated/documents.ts";
import { useErrorText } from "../graphql/use-error-text.ts";
import { type Currency, chooseCurrency } from "../i18n/currency.ts";
import { chooseLanguage, type Language } from "../i18n/set-up-translations.ts";
import { showToast } from "../toasts/show-toast.ts";

/** Shows this browser what the person has chosen in any other. */
export function useAccountPreferences(profile: ProfileQuery["profile"] | undefined): void {
  const { language, currency } = profile ?? {};
  useEffect(() => {
    if (language === "EN" || language === "KO") void chooseLanguage(language === "KO" ? "ko" : "en");
  }, [language]);
  useEffect(() => {
    if (currency) chooseCurrency(currency);
  }, [currency]);
}

/** Keeps choices with the account. This browser has them already: where the call fails, only the others miss them. */
export function useKeepPreferences(): {
  readonly keepLanguage: (language: Language) => void;
  readonly keepCurrency: (currency: Currency) => void;
} {
  const [, update] = useMutation(UpdatePreferencesDocument);
  const errorText = useErrorText();
  const keep = useCallback(
    async (input: { language?: "EN" | "KO"; currency?: Currency }) => {
      const { error } = await update({ input });
      if (error) showToast(errorText(error).sentence, "danger");
    },
    [update, errorText],
  );
  return {
    keepLanguage: (language) => void keep({ language: language === "ko" ? "KO" : "EN" }),
    keepCurrency: (currency) => void keep({ currency }),
  };
}
