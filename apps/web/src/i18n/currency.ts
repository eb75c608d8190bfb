import i18next from "i18next";
import { useSyncExternalStore } from "react";
import { STORAGE_KEYS } from "../storage-keys.ts";

export const CURRENCIES = ["KRW", "USD"] as const;
export type Currency = (typeof CURRENCIES)[number];

const STORAGE_KEY = STORAGE_KEYS.currency;
const listeners = new Set<() => void>();

/** The chosen currency, else the one of the language: won for Korean, dollars for all others. */
function preferredCurrency(): Currency {
  const chosen = localStorage.getItem(STORAGE_KEY);
  return CURRENCIES.find((currency) => currency === chosen) ?? (i18next.language === "ko" ? "KRW" : "USD");
}

export function chooseCurrency(currency: Currency): void {
  localStorage.setItem(STORAGE_KEY, currency);
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  i18next.on("languageChanged", listener);
  return () => {
    listeners.delete(listener);
    i18next.off("languageChanged", listener);
  };
}

/** The currency that prices are shown in. */
export function useCurrency(): Currency {
  return useSyncExternalStore(onChange, preferredCurrency);
}
