import type { TFunction } from "i18next";
import type { PlainFragment } from "../graphql/generated/documents.ts";

export interface NamedPart {
  readonly name: string;
  /** What the name says, where no maker and no person gave it. */
  readonly plain?: PlainFragment | null | undefined;
}

/** What a part is taken for: a plain one in the page's language, any other by its name. */
export function sayPart(t: TFunction, { name, plain }: NamedPart): string {
  if (!plain) return name;
  const kind = t(`parts.plain.kind.${plain.kind}`);
  if (plain.value !== null) return t("parts.plain.valued", { kind, value: plain.value });
  return plain.pins === null ? kind : t("parts.plain.ofPins", { kind, count: plain.pins });
}

/** What is known of it: of a plain part what it is and its size, of a maker's what the catalogue or a datasheet says. */
export function sayDescription(
  t: TFunction,
  { plain, description, package: size }: NamedPart & { readonly description: string; readonly package: string },
): string {
  if (!plain) return description;
  return [sayPart(t, { name: "", plain: { ...plain, value: null } }), size].filter(Boolean).join(", ");
}
