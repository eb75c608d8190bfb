import type { Application } from "../../application.ts";
import { listPartMatches } from "../matching/match-store.ts";

/** What the matching takes the parts of a project for, by their references: "resistor". Parts it does not know are absent. */
export async function categoriesOf({ db }: Application, projectId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await listPartMatches(db, projectId);
  return new Map(
    rows.flatMap(({ parts, match }) =>
      match?.category ? parts.map(({ reference }) => [reference, match.category] as const) : [],
    ),
  );
}
