import { TextInput } from "@mantine/core";
import { type LengthUnit, type ParsedLength, parseLength } from "@tracewright/editor";
import { useTranslation } from "react-i18next";

/** A length as people type it, `10mm+5mil`; empty counts as nothing. */
export function LengthField({
  label,
  unit,
  text,
  onText,
}: {
  label: string;
  /** Of numbers without one. */
  unit: LengthUnit;
  text: string;
  onText: (text: string) => void;
}) {
  const { t } = useTranslation();
  const isWrong = readLength(text, unit) === undefined;
  return (
    <TextInput
      label={label}
      rightSection={<span aria-hidden>{unit}</span>}
      rightSectionPointerEvents="none"
      autoComplete="off"
      value={text}
      error={isWrong && t("workspace.exact.notLength")}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}

/** Nanometres; 0 of an empty text, undefined of one that is no length. */
export function readLength(text: string, unit: LengthUnit): number | undefined {
  if (text.trim() === "") return 0;
  const parsed: ParsedLength = parseLength(text, unit);
  return parsed.kind === "length" ? parsed.value : undefined;
}
