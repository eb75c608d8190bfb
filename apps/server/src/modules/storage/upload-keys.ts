import type { files } from "../../platform/database/tables.ts";

export function uploadKey(id: string): string {
  return `uploads/${id}`;
}

/** Where a part lies until the file is whole. */
export function partKey(id: string, part: number): string {
  return `uploads/${id}-${part}`;
}

/** Everything that the storage may hold of an upload; a part that was never finished, too. */
export function uploadKeys({ id, parts }: Pick<typeof files.$inferSelect, "id" | "parts">): string[] {
  return [uploadKey(id), ...Array.from({ length: parts + 1 }, (_, part) => partKey(id, part))];
}
