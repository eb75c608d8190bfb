import { expect } from "vitest";
import type { Client } from "./client.ts";
import { lowPassSchematic } from "./kicad-files.ts";

export const CREATE_BLOCK = "mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }";
export const UPDATE_BLOCK = "mutation ($input: UpdateBlockInput!) { updateBlock(input: $input) { id } }";
export const DUPLICATE_BLOCK = "mutation ($input: DuplicateBlockInput!) { duplicateBlock(input: $input) { id } }";
export const DELETE_BLOCK =
  "mutation ($input: DeleteBlockInput!) { deleteBlock(input: $input) { success usedInProjects } }";
export const BLOCK = `query ($input: BlockInput!) { block(input: $input) {
  id name blockType accessType memo status revision versionNumber isNew isBuiltIn teamId allowed failedStep certificationTypes parameterTags
  category { id name } schematic { svgUrl jsonUrl } footprint { svgUrl jsonUrl modelUrl } creatorAuthor { name }
  currentVersion { id number } reasons { kind isError message } partCount copperLayers widthMm heightMm prices { currency price } unknownPrices usedInProjects
  materials { prefix name footprint integrationStatus isDefault references supplyItem { supplier } }
  parameters { key name unit value minValue maxValue viewType searchType requiredType valueType optionValues }
  ioPorts { key name ioType pinType minVoltage maxVoltage net direction netType pins } } }`;
export const BLOCK_LIST = `query ($input: BlockListInput!) { blockList(input: $input) {
  totalCount isTotalExact correctedKeyword nodes { id name status } } }`;
export const BLOCK_VERSIONS =
  "query ($input: BlockVersionsInput!) { blockVersions(input: $input) { number status note } }";

/** The low-pass of the test's files as a block; its id. */
export async function createLowPass(client: Client, input: object = {}): Promise<string> {
  const [schematicFileUrl] = await client.upload([lowPassSchematic()]);
  const given = { name: "Low-pass", blockType: "MAIN", schematicFileUrl, ...input };
  return (await client.get(CREATE_BLOCK, given)).createBlock.id;
}

/** The block once its validation has ended. */
export async function validated(client: Client, id: string) {
  const status = async () => (await client.get(BLOCK, { id })).block.status;
  await expect.poll(status).toMatch(/^(COMPLETE|FAIL|READY)$/);
  return (await client.get(BLOCK, { id })).block;
}
