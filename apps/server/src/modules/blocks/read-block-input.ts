import {
  BLOCK_LIMITS,
  blockSentence,
  evaluateParameters,
  IO_TYPES,
  type Parameter,
  type Port,
} from "@tracewright/blocks";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import {
  BLOCK_TYPES,
  type BlockAccessType,
  type BlockContent,
  type BlockType,
  type GivenMaterial,
  type GivenNeed,
  type GivenPort,
} from "../../platform/database/block-records.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireLine } from "../../platform/require-text.ts";
import type { Holder } from "../access/holder.ts";
import { MAX_MEMO_CHARACTERS, MAX_NAME_CHARACTERS, MAX_TAG_CHARACTERS, MAX_TAGS } from "./block-limits.ts";
import { findCategory } from "./categories/categories.ts";

/** What clients may leave out. */
type Given<T> = { readonly [K in keyof T]?: T[K] | null | undefined };

export type IoPortInput = { readonly key: string; readonly name: string } & Given<{
  ioType: string;
  pinType: NonNullable<GivenPort["pinType"]>;
  minVoltage: number;
  maxVoltage: number;
  net: string;
  direction: Port["direction"];
  netType: Port["netType"];
}>;

export type MaterialInput = { readonly prefix: string; readonly name: string; readonly isDefault: boolean } & Given<{
  footprint: string;
  option: string;
  manufacturer: string;
  manufacturerPartNumber: string;
  references: readonly string[];
}>;

export type ParameterInput = { readonly name: string } & Given<{
  key: string;
  unit: string;
  value: string;
  minValue: number;
  maxValue: number;
  viewType: Parameter["viewType"];
  searchType: Parameter["searchType"];
  requiredType: Parameter["requiredType"];
  valueType: Parameter["valueType"];
  optionValues: readonly string[];
  expression: string;
  series: NonNullable<Parameter["series"]>;
  tolerance: number;
}>;

export interface NeedInput {
  readonly blockId: string;
  readonly count?: number | null | undefined;
  readonly joins?: readonly { readonly port: string; readonly neededPort: string }[] | null | undefined;
}

export type ContentInput = Given<{
  needs: readonly NeedInput[];
  ioPorts: readonly IoPortInput[];
  parameters: readonly ParameterInput[];
  materials: readonly MaterialInput[];
  certificationTypes: readonly string[];
  parameterTags: readonly string[];
}>;

export type MetadataInput = { readonly name: string; readonly blockType: string } & Given<{
  categoryId: string;
  accessType: BlockAccessType;
  memo: string;
}>;

export interface BlockMetadata {
  readonly name: string;
  readonly blockType: BlockType;
  readonly categoryKey: string | null;
  readonly accessType: BlockAccessType;
  readonly memo: string;
}

/** What a holder claims; it is shown as a claim. */
export const CERTIFICATIONS = ["KC", "CE", "FCC", "UL", "ROHS", "REACH", "AEC_Q100", "PRE_CERTIFIED_RADIO"] as const;

export const EMPTY_CONTENT: BlockContent = {
  ports: null,
  parameters: null,
  materials: null,
  needs: null,
  certificationTypes: [],
  parameterTags: [],
};

/** What is absent is as it was. */
export function readMetadata(
  { name, blockType, categoryId, accessType, memo }: MetadataInput,
  holder: Pick<Holder, "teamId">,
  before?: BlockMetadata,
): BlockMetadata {
  if (categoryId != null && findCategory(categoryId) === undefined)
    refuseField("categoryId", refusal("no-such-category", {}));
  const text = memo?.normalize("NFC").trim() ?? before?.memo ?? "";
  if ([...text].length > MAX_MEMO_CHARACTERS)
    refuseField("memo", refusal("block-memo-too-long", { most: MAX_MEMO_CHARACTERS }));
  return {
    name: requireLine("name", name, MAX_NAME_CHARACTERS),
    blockType: readBlockType(blockType),
    categoryKey: categoryId ?? before?.categoryKey ?? null,
    accessType: readAccess(accessType ?? before?.accessType, holder),
    memo: text,
  };
}

function readAccess(given: BlockAccessType | undefined, { teamId }: Pick<Holder, "teamId">): BlockAccessType {
  if (given === undefined) return teamId === null ? "PRIVATE" : "TEAM";
  if (given === "TEAM" && teamId === null) refuseField("accessType", refusal("block-access-of-user", {}));
  if (given === "PRIVATE" && teamId !== null) refuseField("accessType", refusal("block-access-of-team", {}));
  return given;
}

/** What is absent is as it was; undefined: nothing was given. */
export function readContent(input: ContentInput, before: BlockContent): BlockContent | undefined {
  const { ioPorts, parameters, materials, needs, certificationTypes, parameterTags } = input;
  if ([ioPorts, parameters, materials, needs, certificationTypes, parameterTags].every((given) => given == null))
    return undefined;
  return {
    ports: ioPorts ? readPorts(ioPorts) : before.ports,
    parameters: parameters ? readParameters(parameters) : before.parameters,
    materials: materials ? readMaterials(materials) : before.materials,
    needs: needs ? readNeeds(needs) : (before.needs ?? null),
    certificationTypes: certificationTypes ? readCertifications(certificationTypes) : before.certificationTypes,
    parameterTags: parameterTags ? readTags(parameterTags) : before.parameterTags,
  };
}

function readPorts(given: readonly IoPortInput[]): GivenPort[] {
  limit("ioPorts", given.length, BLOCK_LIMITS.ports);
  return given.map((port, index) => {
    const at = `ioPorts.${index}`;
    const ioType = readIoType(port.ioType, `${at}.ioType`);
    const { pinType, net, direction, netType, minVoltage, maxVoltage } = port;
    requireRange(at, "Voltage", minVoltage, maxVoltage);
    return {
      key: requireLine(`${at}.key`, port.key, 200),
      name: requireLine(`${at}.name`, port.name, 200),
      ...(net != null && { net: requireLine(`${at}.net`, net, 200) }),
      ...(ioType !== undefined && { ioType }),
      ...(pinType != null && { pinType }),
      ...(direction != null && { direction }),
      ...(netType != null && { netType }),
      ...(minVoltage != null && { minVoltage }),
      ...(maxVoltage != null && { maxVoltage }),
    };
  });
}

function readParameters(given: readonly ParameterInput[]): Parameter[] {
  limit("parameters", given.length, BLOCK_LIMITS.parameters);
  const parameters = given.map(readParameter);
  const impossible = evaluateParameters(parameters).findings.find(({ kind }) => kind === "PARAMETER_KIND");
  if (impossible) {
    const index = parameters.findIndex(({ key }) => key === impossible.facts.name);
    throw new ApplicationError("INVALID_EDA_BLOCK", blockSentence(impossible), { field: `parameters.${index}` });
  }
  return parameters;
}

function readParameter(parameter: ParameterInput, index: number): Parameter {
  const at = `parameters.${index}`;
  const { unit, value, minValue: min, maxValue: max, optionValues, expression, series, tolerance } = parameter;
  requireRange(at, "Value", min, max);
  const name = requireLine(`${at}.name`, parameter.name, 200);
  const options = optionValues?.map((option) => requireLine(`${at}.optionValues`, option, 200));
  if (options) limit(`${at}.optionValues`, options.length, 200);
  return {
    // A name in formulas: what it may be is said by the validation.
    key: requireLine(`${at}.key`, parameter.key ?? name.replaceAll(/[^\p{L}\p{N}]+/gu, "_").slice(0, 40), 200),
    name,
    searchType:
      parameter.searchType ?? (options?.length ? "OPTION_RANGE" : min == null && max == null ? "EQUAL" : "VALUE_RANGE"),
    viewType: parameter.viewType ?? (options?.length ? "SELECT" : "NORMAL"),
    valueType: parameter.valueType ?? (unit || min != null || max != null || expression ? "NUMBER" : "STRING"),
    requiredType: parameter.requiredType ?? "OPTIONAL",
    ...(unit && { unit: requireLine(`${at}.unit`, unit, 20) }),
    ...(value && { value: requireLine(`${at}.value`, value, 200) }),
    ...(options?.length && { options }),
    ...(min != null && { min }),
    ...(max != null && { max }),
    ...(expression && { formula: requireLine(`${at}.expression`, expression, BLOCK_LIMITS.formulaLetters) }),
    ...(series && { series }),
    ...(tolerance != null && { tolerance }),
  };
}

function readMaterials(given: readonly MaterialInput[]): GivenMaterial[] {
  limit("materials", given.length, BLOCK_LIMITS.materials);
  const text = (at: string, value: string | null | undefined) => (value?.trim() ? requireLine(at, value, 200) : "");
  return given.map((material, index) => {
    const at = `materials.${index}`;
    return {
      prefix: requireLine(`${at}.prefix`, material.prefix, 20),
      name: requireLine(`${at}.name`, material.name, 200),
      footprint: text(`${at}.footprint`, material.footprint),
      option: text(`${at}.option`, material.option),
      manufacturer: text(`${at}.manufacturer`, material.manufacturer),
      mpn: text(`${at}.manufacturerPartNumber`, material.manufacturerPartNumber),
      isDefault: material.isDefault,
      references: (material.references ?? []).slice(0, BLOCK_LIMITS.parts).map((one) => requireLine(at, one, 200)),
    };
  });
}

/** More than any circuit is made of that is one block. */
const MAX_NEEDS = 20;
const MAX_NEEDED = 100;

function readNeeds(given: readonly NeedInput[]): GivenNeed[] {
  limit("needs", given.length, MAX_NEEDS);
  return given.map(({ blockId, count, joins }, index) => {
    const at = `needs.${index}`;
    const whole = count ?? 1;
    if (!Number.isInteger(whole) || whole < 1 || whole > MAX_NEEDED)
      refuseField(`${at}.count`, refusal("needed-block-count", { most: MAX_NEEDED }));
    limit(`${at}.joins`, joins?.length ?? 0, BLOCK_LIMITS.ports);
    return {
      blockId,
      count: whole,
      joins: Object.fromEntries(
        (joins ?? []).map(({ port, neededPort }) => [
          requireLine(`${at}.joins`, port, 200),
          requireLine(`${at}.joins`, neededPort, 200),
        ]),
      ),
    };
  });
}

function readCertifications(given: readonly string[]): string[] {
  for (const one of given)
    if (!(CERTIFICATIONS as readonly string[]).includes(one))
      refuseField("certificationTypes", refusal("unknown-certification", { choices: CERTIFICATIONS.join(", ") }));
  return [...new Set(given)];
}

function readTags(given: readonly string[]): string[] {
  limit("parameterTags", given.length, MAX_TAGS);
  return [...new Set(given.map((tag) => requireLine("parameterTags", tag, MAX_TAG_CHARACTERS).toLowerCase()))];
}

function limit(field: string, count: number, most: number): void {
  if (count > most) refuseField(field, refusal("too-many-block-entries", { most }));
}

function requireRange(field: string, what: string, min: number | null | undefined, max: number | null | undefined) {
  if (min != null && max != null && min > max)
    throw new ApplicationError("INVALID_EDA_BLOCK", refusal("minimum-above-maximum", { what, min, max }), {
      field,
    });
}

function readBlockType(given: string): BlockType {
  const type = BLOCK_TYPES.find((one) => one === given);
  if (type === undefined) refuseField("blockType", refusal("unknown-block-type", { choices: BLOCK_TYPES.join(", ") }));
  return type;
}

function readIoType(given: string | null | undefined, field: string): Port["ioType"] | undefined {
  if (given == null || given === "") return undefined;
  const type = IO_TYPES.find((one) => one === given);
  if (type === undefined) refuseField(field, refusal("unknown-port-kind", { choices: IO_TYPES.join(", ") }));
  return type;
}
