import DataLoader from "dataloader";
import type { GivenMaterial } from "../../platform/database/block-records.ts";
import type { Loaders } from "../../platform/loaders.ts";
import type { RequestContext } from "../../wire/request-context.ts";
import { SUPPLY, type SupplyProviders } from "../supply/create-supply.ts";
import type { SupplyFinding } from "../supply/supply-provider.ts";

type Numbered = Pick<GivenMaterial, "manufacturer" | "mpn">;

const made = new WeakMap<Loaders, DataLoader<Numbered, SupplyFinding | undefined, string>>();

/** What can be bought for a material; the materials of a request are looked up together. */
export async function findSupply(
  { application, loaders }: Pick<RequestContext, "application" | "loaders">,
  { manufacturer, mpn }: Numbered,
): Promise<SupplyFinding | undefined> {
  if (mpn === "") return undefined;
  const providers = application.services.get(SUPPLY);
  const loader =
    made.get(loaders) ??
    new DataLoader((materials: readonly Numbered[]) => findKnown(providers, materials), {
      cacheKeyFn: (of: Numbered) => `${of.manufacturer}\n${of.mpn}`,
    });
  made.set(loaders, loader);
  return loader.load({ manufacturer, mpn });
}

/** What is known without asking anybody, the surest first: of the part itself, not of one that resembles it. */
export async function findKnown(
  providers: SupplyProviders,
  materials: readonly Numbered[],
): Promise<(SupplyFinding | undefined)[]> {
  const questions = materials.map(({ manufacturer, mpn: partNumber }) => ({ manufacturer, partNumber }));
  const known = await Promise.all(providers.map((provider) => provider.findKnown(questions)));
  return questions.map((_, index) => known.flatMap((answers) => answers[index] ?? []).find(isOfPart));
}

function isOfPart({ match }: SupplyFinding): boolean {
  return match === "exact" || match === "number" || match === "begins-with";
}
