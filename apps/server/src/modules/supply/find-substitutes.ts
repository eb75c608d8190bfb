import type { Application } from "../../application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { atVersion, type VersionInput } from "../projects/project-history.ts";
import { findOwnProject } from "../projects/project-policy.ts";
import { readBill } from "../result/read-bill.ts";
import { askedWords, MOST_ITEMS } from "./search-supply.ts";
import { numberKey, type SupplyFinding } from "./supply-provider.ts";

interface SubstitutesRequest extends VersionInput {
  readonly id: string;
  readonly lineId: string;
  readonly keyword?: string | null | undefined;
}

/** What else may stand on the footprint of a line: sisters with its pinout first, then what its value and ratings find. */
export async function findSubstitutes(
  application: Application,
  userId: string,
  request: SubstitutesRequest,
): Promise<readonly SupplyFinding[]> {
  const { db, supply } = application;
  const project = await atVersion(db, await findOwnProject(db, userId, request.id), request);
  const { lines } = await readBill(application, project);
  const line = lines.find(({ id }) => id === request.lineId);
  if (line === undefined)
    throw new ApplicationError("PART_NOT_FOUND", "The bill of materials of this project has no such line.");
  const { manufacturer, manufacturerPart, footprintName, value, ratings } = line;
  const number = manufacturerPart || value;
  const words = request.keyword ?? [value, ratings].filter(Boolean).join(" ");
  const found = await Promise.all(
    supply.flatMap((provider) => [
      number === "" ? [] : provider.findSisters({ manufacturer, partNumber: number }, footprintName),
      words.trim() === "" ? [] : provider.suggest(askedWords(words), footprintName),
    ]),
  );
  const own = numberKey(manufacturerPart);
  return found
    .flat()
    .filter(({ item }) => numberKey(item.partNumber) !== own)
    .slice(0, MOST_ITEMS);
}
