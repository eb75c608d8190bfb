import type { OpenedFile } from "../opened-file.ts";
import type { SniffedFile } from "../sniffed-file.ts";

export type FileOfKind<Kind extends SniffedFile["kind"]> = OpenedFile & {
  readonly sniffed: SniffedFile & { readonly kind: Kind };
};

/** The files of one kind, in the order in which they came. */
export function filesOfKind<Kind extends SniffedFile["kind"]>(
  files: readonly OpenedFile[],
  kind: Kind,
): FileOfKind<Kind>[] {
  return files.filter((entry): entry is FileOfKind<Kind> => entry.sniffed.kind === kind);
}

/** Name and text of each. */
export function textsOf<Text>(
  entries: readonly { readonly file: { readonly name: string }; readonly sniffed: { readonly text: Text } }[],
): { readonly fileName: string; readonly text: Text }[] {
  return entries.map(({ file, sniffed }) => ({ fileName: file.name, text: sniffed.text }));
}

export function stemOf(name: string): string {
  return name.replace(/\.[^./]*$/, "");
}
