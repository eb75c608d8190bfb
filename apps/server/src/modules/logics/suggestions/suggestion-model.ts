import type { SuggestionKeys } from "../../../platform/configuration/read-suggestions.ts";
import { Allowance } from "../../../platform/metering/allowance.ts";
import { serviceKey } from "../../../platform/services.ts";
import { createSuggestionProvider, type ProposedBlock, type ProviderQuestion } from "./suggestion-provider.ts";

const PER_MINUTE = 2;

/** OFF: none is configured. READY: it was not asked. BUSY: the person asked too often. FAILED: no answer of the form. */
export type ModelState = "OFF" | "READY" | "ANSWERED" | "BUSY" | "FAILED";

export interface ModelAnswer {
  readonly state: ModelState;
  readonly proposed: readonly ProposedBlock[];
}

export interface SuggestionModel {
  readonly isConfigured: boolean;
  ask(userId: string, now: Date, question: () => Promise<ProviderQuestion>): Promise<ModelAnswer>;
}

/** The language model, two questions a minute and person. */
export const SUGGESTION_MODEL = serviceKey<SuggestionModel>("suggestion model");

export function createSuggestionModel(keys: SuggestionKeys | undefined): SuggestionModel {
  const provider = keys && createSuggestionProvider(keys);
  const allowance = new Allowance(PER_MINUTE);
  return {
    isConfigured: provider !== undefined,
    async ask(userId, now, question) {
      if (!provider) return { state: "OFF", proposed: [] };
      if (!allowance.take(userId, now).granted) return { state: "BUSY", proposed: [] };
      const proposed = await provider.propose(await question());
      return proposed ? { state: "ANSWERED", proposed } : { state: "FAILED", proposed: [] };
    },
  };
}
