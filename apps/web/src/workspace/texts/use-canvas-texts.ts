import { useTranslation } from "react-i18next";
import { type CanvasTexts, en } from "./texts.en.ts";
import { ko } from "./texts.ko.ts";

/** The canvas's own texts in the language of the page. */
export function useCanvasTexts(): CanvasTexts {
  const { i18n } = useTranslation();
  return i18n.language?.startsWith("ko") ? ko : en;
}

/** Puts a value in its place: `fill("Show {{layer}}", { layer: "F.Cu" })`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
