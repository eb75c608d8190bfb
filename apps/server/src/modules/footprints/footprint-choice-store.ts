import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { footprintChoices } from "../../platform/database/tables.ts";
import type { RememberedFootprint } from "../../threads/messages/import-messages.ts";
import { type Holder, holderId } from "../access/holder.ts";

/** So many are remembered of one account or team, the newest; of footprints that are kept whole so many bytes. */
const MAX_CHOICES = 500;
const MAX_TEMPLATE_BYTES = 4_194_304;

/** What somebody chose before, the newest first. */
export async function readFootprintChoices(db: Database, holder: Holder): Promise<RememberedFootprint[]> {
  const { wanted, pins, footprint, template } = footprintChoices;
  return db
    .select({ wanted, pins, footprint, template })
    .from(footprintChoices)
    .where(and(eq(footprintChoices.holderId, holderId(holder)), isNull(footprintChoices.forgottenAt)))
    .orderBy(desc(footprintChoices.chosenAt))
    .limit(MAX_CHOICES);
}

/** Each takes the place of what was chosen for the same name and number of pins before. */
export async function rememberFootprints(
  db: Pick<Database, "insert" | "execute">,
  holder: Holder,
  chosen: readonly RememberedFootprint[],
  chosenAt: Date,
): Promise<void> {
  for (const { wanted, pins, footprint, template } of chosen.slice(0, MAX_CHOICES)) {
    const templateBytes = template ? Buffer.byteLength(JSON.stringify(template)) : 0;
    const choice = { footprint, template, templateBytes, chosenAt, forgottenAt: null };
    await db
      .insert(footprintChoices)
      .values({ ...holder, wanted, pins, ...choice })
      .onConflictDoUpdate({
        target: [footprintChoices.holderId, footprintChoices.wanted, footprintChoices.pins],
        set: choice,
      });
  }
  if (chosen.length === 0) return;
  await db.execute(sql`
    delete from footprint_choices old using (
      select wanted, pins, row_number() over newest as place, sum(template_bytes) over newest as bytes
      from footprint_choices where holder_id = ${holderId(holder)}
      window newest as (order by chosen_at desc, wanted, pins)
    ) kept
    where old.holder_id = ${holderId(holder)} and old.wanted = kept.wanted and old.pins = kept.pins
      and (kept.place > ${MAX_CHOICES} or kept.bytes > ${MAX_TEMPLATE_BYTES})`);
}
