import type { Language, MailAttachment } from "../../database/tables.ts";
import { english } from "./english.ts";
import { korean } from "./korean.ts";
import type { MailKind, MailTemplates, MailValues, MailWords } from "./mail-values.ts";

/** A mail that is ready to go: its subject in one line, its text, and the same as HTML. */
export interface MailContent {
  readonly kind: MailKind;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
}

export const TEMPLATES: Readonly<Record<Language, MailTemplates>> = { en: english, ko: korean };

/** Mail programs cut longer subjects anyway. */
const MAX_SUBJECT_LETTERS = 200;

export function writeMail<Kind extends MailKind>(
  kind: Kind,
  language: Language,
  values: MailValues[Kind],
): MailContent {
  const words = TEMPLATES[language][kind](values);
  return { kind, subject: oneLine(words.subject), text: layOutText(words), html: layOutHtml(words, language) };
}

/** A line break in a subject would begin another header. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_SUBJECT_LETTERS);
}

function layOutText({ paragraphs, code, link, footer }: MailWords): string {
  const parts = [...(code === undefined ? [] : [code]), ...paragraphs, ...(link ? [`${link.words}: ${link.url}`] : [])];
  return `${[...parts, "-- ", footer].join("\n\n").replace("-- \n\n", "-- \n")}\n`;
}

/** Nothing but text, a code and a link: no picture, no style sheet, nothing that is fetched from anywhere. */
function layOutHtml({ subject, paragraphs, code, link, footer }: MailWords, language: Language): string {
  const body = [
    ...(code === undefined ? [] : [`<p style="font-size:28px;letter-spacing:4px">${escapeHtml(code)}</p>`]),
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`),
    ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.words)}</a></p>`] : []),
    `<p style="color:#566166;font-size:13px">${escapeHtml(footer)}</p>`,
  ];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(oneLine(subject))}</title></head>
<body style="font-family:sans-serif;font-size:15px;line-height:1.6;max-width:600px">
${body.join("\n")}
</body></html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
