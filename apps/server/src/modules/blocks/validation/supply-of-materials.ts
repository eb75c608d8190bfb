import { parseAmount } from "@tracewright/assembly";
import type { Application } from "../../../platform/application.ts";
import type { BlockPrice, ResolvedBlock, ResolvedMaterial } from "../../../platform/database/block-records.ts";
import { SUPPLY } from "../../supply/create-supply.ts";
import type { SupplyFinding } from "../../supply/supply-provider.ts";
import { findKnown } from "../material-supply.ts";

const SUPPLY_MS = 30_000;

/**
 * What can be bought for the parts of a block, and at what price. No answer of a supplier fails a block: what nobody knows is
 * still to be found. `askerId`: in whose share live suppliers are asked; null: they are not.
 */
export async function withSupply(
  { services, log, now }: Pick<Application, "services" | "log" | "now">,
  resolved: ResolvedBlock,
  askerId: string | null,
): Promise<{ readonly resolved: ResolvedBlock; readonly price: BlockPrice }> {
  const wanted = resolved.materials.filter(isWanted);
  const providers = services.get(SUPPLY);
  let found = await findKnown(providers, wanted);
  const open = wanted.filter((_, at) => found[at] === undefined);
  if (open.length > 0 && askerId !== null) {
    const by = { userId: askerId, until: new Date(now().getTime() + SUPPLY_MS) };
    const questions = open.map(({ manufacturer, mpn: partNumber }) => ({ manufacturer, partNumber }));
    for (const provider of providers)
      if (provider.isLive)
        await provider
          .ask(questions, by)
          .catch((error: unknown) => log.warning("suppliers not reached for a block", { message: String(error) }));
    found = await findKnown(providers, wanted);
  }
  const findings = new Map(wanted.map((material, at) => [material, found[at]] as const));
  return {
    resolved: { ...resolved, materials: resolved.materials.map((one) => withStatus(one, findings.get(one))) },
    price: priceOf(resolved.materials, findings),
  };
}

function isWanted({ mpn, integrationStatus }: ResolvedMaterial): boolean {
  return mpn !== "" && integrationStatus !== "NONE";
}

function withStatus(material: ResolvedMaterial, finding: SupplyFinding | undefined): ResolvedMaterial {
  if (material.integrationStatus === "NONE") return material;
  return { ...material, integrationStatus: finding === undefined ? "REQUIRED" : "COMPLETED" };
}

/** Of the default materials; a part of unknown price is counted, never guessed. */
function priceOf(
  materials: readonly ResolvedMaterial[],
  findings: ReadonlyMap<ResolvedMaterial, SupplyFinding | undefined>,
): BlockPrice {
  const sums = new Map<string, number>();
  let unknownPrices = 0;
  for (const material of materials) {
    if (!material.isDefault || material.integrationStatus === "NONE") continue;
    const pieces = material.references.length;
    const breaks = findings.get(material)?.item.priceBreaks ?? [];
    const fitting = breaks.filter(({ quantity }) => quantity <= pieces).at(-1) ?? breaks[0];
    if (fitting === undefined || parseAmount(fitting.price) === undefined) unknownPrices += pieces;
    else sums.set(fitting.currency, (sums.get(fitting.currency) ?? 0) + Number(fitting.price) * pieces);
  }
  return {
    prices: [...sums].map(([currency, price]) => ({ currency, price: Math.round(price * 1e4) / 1e4 })),
    unknownPrices,
  };
}
