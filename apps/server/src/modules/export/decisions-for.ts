import { assemblyVariantOf, reelCorrectionsOf } from "@tracewright/assembly";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { ExportWords } from "../../platform/database/export-records.ts";
import type { OutputFormat } from "../../platform/database/output-format.ts";
import { refusal } from "../../platform/refusal.ts";
import type { ExportInput } from "../../threads/messages/export-messages.ts";
import { readAssemblyChoice } from "../assembly/assembly-choice-store.ts";
import { readElectricalChoice } from "../electrical/electrical-choice-store.ts";
import { statedHeights } from "../intents/intent-choice-store.ts";
import { readPartChoices } from "../supply/part-choice-store.ts";

interface Asked {
  readonly format: OutputFormat;
  readonly options: { readonly variant?: string | null | undefined };
}

/** What people decided about a project beyond what its files say, as far as the format goes by it. */
export async function decisionsFor(
  { db }: Application,
  projectId: string,
  { format, options }: Asked,
): Promise<Pick<ExportInput, "heights" | "assembly" | "electrical">> {
  if (format === "MODEL_EXPORT") return { heights: await statedHeights(db, projectId) };
  if (format === "KICAD_EXPORT") return { electrical: (await readElectricalChoice(db, projectId)).settings };
  if (format !== "ASSEMBLY_EXPORT" && format !== "PRODUCTION_EXPORT") return {};
  const choice = await readAssemblyChoice(db, projectId);
  const reels = reelCorrectionsOf(choice);
  const { choices } = await readPartChoices(db, projectId);
  const asked = options.variant;
  if (asked == null) return { assembly: { reels, choices } };
  const variant = choice.variants.find(({ name }) => name === asked);
  if (!variant) {
    const shown = asked.slice(0, 100);
    throw new ApplicationError("BAD_REQUEST", refusal("no-such-variant", { name: shown }), {
      field: "variant",
      words: { code: "no-variant", facts: { variant: shown } } satisfies ExportWords,
    });
  }
  return { assembly: { reels, choices, variant: assemblyVariantOf(variant) } };
}
