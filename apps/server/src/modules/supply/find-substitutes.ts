import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import { atVersion } from "../projects/project-history.ts";
import { requireProject } from "../projects/project-policy.ts";
import type { VersionInput } from "../projects/version-input.ts";
import { SUPPLY } from "./create-supply.ts";
import { readBill } from "./read-bill.ts";
import { askedWords, countSearch, MAX_ITEMS, MAX_WORD_LETTERS } from "./search-supply.ts";
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
  const { db, services } = application;
  const project = await atVersion(db, await requireProject(db, userId, request.id, "READ"), request);
  const { lines } = await readBill(application, project);
  const line = lines.find(({ id }) => id === request.lineId);
  if (line === undefined) throw new ApplicationError("PART_NOT_FOUND", refusal("no-such-bill-line", {}));
  const { manufacturer, manufacturerPart, footprintName, value, ratings } = line;
  const number = manufacturerPart || value;
  const words = request.keyword == null ? usualWords([value, ratings]) : askedWords(request.keyword);
  if (words !== "") await countSearch(application, userId);
  const found = await Promise.all(
    services
      .get(SUPPLY)
      .flatMap((provider) => [
        number === "" ? [] : provider.findSisters({ manufacturer, partNumber: number }, footprintName),
        words === "" ? [] : provider.suggest(words, footprintName),
      ]),
  );
  const own = numberKey(manufacturerPart);
  return found
    .flat()
    .filter(({ item }) => numberKey(item.partNumber) !== own)
    .slice(0, MAX_ITEMS);
}

/** What the design says of the part; a value as long as a sentence is cut, and one letter finds nothing. */
function usualWords(texts: readonly string[]): string {
  const words = texts.filter(Boolean).join(" ").slice(0, MAX_WORD_LETTERS).trim();
  return words.length < 2 ? "" : words;
}
