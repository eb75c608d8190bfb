import type { Parameter, Port } from "@tracewright/blocks";
import { parameterOf } from "../../../blocks/block-parameter.ts";
import type {
  BlockFactsFragment,
  BlockParameterFragment,
  CreateBlockInput,
  UpdateBlockInput,
} from "../../../graphql/generated/documents.ts";

/** What is typed on the page of a block. Texts of numbers stay texts until they are sent. */
export interface BlockDraft {
  readonly name: string;
  readonly categoryId: string;
  readonly blockType: string;
  readonly accessType: "PRIVATE" | "TEAM" | "PUBLIC";
  readonly memo: string;
  readonly thumbnailUrl: string;
  readonly note: string;
  readonly ports: readonly PortDraft[];
  readonly materials: readonly MaterialDraft[];
  readonly parameters: readonly ParameterDraft[];
  readonly needs: readonly NeedDraft[];
  readonly certificationTypes: readonly string[];
  readonly parameterTags: readonly string[];
}

export interface PortDraft {
  readonly key: string;
  readonly name: string;
  readonly net: string;
  readonly ioType: string;
  readonly direction: "" | "IN" | "OUT" | "BIDIRECTIONAL" | "PASSIVE";
  readonly netType: "GND" | "VCC" | "SIGNAL" | null;
  readonly minVoltage: string;
  readonly maxVoltage: string;
}

export interface MaterialDraft {
  readonly prefix: string;
  readonly name: string;
  readonly footprint: string;
  readonly option: string;
  readonly manufacturer: string;
  readonly manufacturerPartNumber: string;
  readonly isDefault: boolean;
  readonly references: readonly string[];
}

/** A block that this one does not work without. */
export interface NeedDraft {
  readonly blockId: string;
  readonly name: string;
  readonly count: string;
  /** By keys of ports; "" is not chosen yet. */
  readonly joins: readonly { readonly port: string; readonly neededPort: string }[];
}

/** "" is absent. `options` are separated by commas; `tolerance` is in percent. */
export interface ParameterDraft {
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  readonly value: string;
  readonly minValue: string;
  readonly maxValue: string;
  readonly searchType: Parameter["searchType"];
  readonly viewType: Parameter["viewType"];
  readonly valueType: Parameter["valueType"];
  readonly requiredType: Parameter["requiredType"];
  readonly options: string;
  readonly expression: string;
  readonly series: "" | NonNullable<Parameter["series"]>;
  readonly tolerance: string;
}

export function emptyDraft(teamId: string | null): BlockDraft {
  return {
    name: "",
    categoryId: "",
    blockType: "MAIN",
    accessType: teamId === null ? "PRIVATE" : "TEAM",
    memo: "",
    thumbnailUrl: "",
    note: "",
    ports: [],
    materials: [],
    parameters: [],
    needs: [],
    certificationTypes: [],
    parameterTags: [],
  };
}

export function draftOfBlock(block: BlockFactsFragment): BlockDraft {
  return {
    name: block.name,
    categoryId: block.category?.id ?? "",
    blockType: block.blockType,
    accessType: block.accessType,
    memo: block.memo ?? "",
    thumbnailUrl: block.thumbnailUrl ?? "",
    note: "",
    ports: block.ioPorts.map(portDraft),
    materials: block.materials.map(materialDraft),
    parameters: block.parameters.map(parameterDraft),
    needs: block.needs.flatMap(({ blockId, name, count, joins }) =>
      blockId === null
        ? []
        : [
            {
              blockId,
              name: name ?? "",
              count: String(count),
              joins: joins.map(({ port, neededPort }) => ({ port, neededPort })),
            },
          ],
    ),
    certificationTypes: block.certificationTypes,
    parameterTags: block.parameterTags,
  };
}

function portDraft(port: BlockFactsFragment["ioPorts"][number]): PortDraft {
  const { key, name, net, ioType, direction, netType, minVoltage, maxVoltage } = port;
  return {
    key,
    name,
    net: net ?? "",
    ioType: ioType ?? "",
    direction: direction ?? "",
    netType,
    minVoltage: textOf(minVoltage),
    maxVoltage: textOf(maxVoltage),
  };
}

/** A port that the server suggests for a file. */
export function portOfFile({ key, name, net, ioType, direction, netType, voltage }: Port): PortDraft {
  return {
    key,
    name,
    net,
    ioType,
    direction: ({ in: "IN", out: "OUT", bidirectional: "BIDIRECTIONAL", passive: "PASSIVE" } as const)[direction],
    netType,
    minVoltage: textOf(voltage?.min ?? null),
    maxVoltage: textOf(voltage?.max ?? null),
  };
}

function materialDraft(material: BlockFactsFragment["materials"][number]): MaterialDraft {
  const { prefix, name, footprint, option, manufacturer, manufacturerPartNumber, isDefault, references } = material;
  return {
    prefix,
    name,
    footprint: footprint ?? "",
    option: option ?? "",
    manufacturer: manufacturer ?? "",
    manufacturerPartNumber: manufacturerPartNumber ?? "",
    isDefault,
    references,
  };
}

export function parameterDraft(parameter: BlockParameterFragment): ParameterDraft {
  const { key, name, unit, value, minValue, maxValue, optionValues, expression, series, tolerance } = parameter;
  return {
    key,
    name,
    unit: unit ?? "",
    value: value ?? "",
    minValue: textOf(minValue),
    maxValue: textOf(maxValue),
    searchType: parameter.searchType ?? "EQUAL",
    viewType: parameter.viewType ?? "NORMAL",
    valueType: parameter.valueType,
    requiredType: parameter.requiredType ?? "OPTIONAL",
    options: optionValues.join(", "),
    expression: expression ?? "",
    series: series ?? "",
    tolerance: tolerance === null ? "" : String(Math.round(tolerance * 1e8) / 1e6),
  };
}

const textOf = (number: number | null) => (number === null ? "" : String(number));

/** Null: nothing is typed. Undefined: it is no number. */
export function readNumber(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const number = Number(text.trim().replace(",", "."));
  return Number.isFinite(number) ? number : undefined;
}

export function readOptions(text: string): string[] {
  return text
    .split(",")
    .map((option) => option.trim())
    .filter((option) => option !== "");
}

/** A typed parameter as the engine computes with it; limits that are no numbers count as absent. */
export function computedParameter(draft: ParameterDraft): Parameter {
  return parameterOf(parameterInput(draft));
}

function parameterInput(draft: ParameterDraft) {
  const { minValue, maxValue, options, tolerance, unit, value, expression, series, ...kept } = draft;
  const percent = readNumber(tolerance) ?? null;
  return {
    ...kept,
    unit: unit.trim() || null,
    // A computed value is not stored.
    value: expression === "" ? value.trim() || null : null,
    minValue: readNumber(minValue) ?? null,
    maxValue: readNumber(maxValue) ?? null,
    optionValues: readOptions(options),
    expression: expression.trim() || null,
    series: series || null,
    tolerance: percent === null ? null : percent / 100,
  };
}

export interface GivenFiles {
  readonly schematicFileUrl?: string;
  readonly footprintFileUrl?: string;
  readonly fileUrls?: string[];
}

/** What is sent of a draft: of lists only those that were changed, so that the others stay as the files have them. */
export function inputOf(draft: BlockDraft, before: BlockDraft, files: GivenFiles): CommonInput {
  const isChanged = (list: "ports" | "materials" | "parameters" | "needs" | "certificationTypes" | "parameterTags") =>
    JSON.stringify(draft[list]) !== JSON.stringify(before[list]);
  return {
    name: draft.name.trim(),
    categoryId: draft.categoryId || null,
    blockType: draft.blockType,
    accessType: draft.accessType,
    memo: draft.memo,
    thumbnailUrl: draft.thumbnailUrl,
    ...(draft.note.trim() !== "" && { note: draft.note.trim() }),
    ...files,
    ...(isChanged("ports") && { ioPorts: draft.ports.map(portInput) }),
    ...(isChanged("materials") && {
      materials: draft.materials.map((material) => ({ ...material, references: [...material.references] })),
    }),
    ...(isChanged("parameters") && { parameters: draft.parameters.map(parameterInput) }),
    ...(isChanged("needs") && { needs: draft.needs.map(needInput) }),
    ...(isChanged("certificationTypes") && { certificationTypes: [...draft.certificationTypes] }),
    ...(isChanged("parameterTags") && { parameterTags: [...draft.parameterTags] }),
  };
}

/** Whether what is sent makes another version: everything but name, category, type, access, memo and picture does. */
export function opensVersion(input: CommonInput): boolean {
  const { ioPorts, materials, parameters, needs, certificationTypes, parameterTags } = input;
  const { schematicFileUrl, footprintFileUrl, fileUrls } = input;
  const content = [ioPorts, materials, parameters, needs, certificationTypes, parameterTags];
  return [...content, schematicFileUrl, footprintFileUrl, fileUrls].some((given) => given != null);
}

function needInput({ blockId, count, joins }: NeedDraft) {
  return {
    blockId,
    count: readNumber(count) ?? 1,
    joins: joins.filter(({ port, neededPort }) => port !== "" && neededPort !== ""),
  };
}

type CommonInput = Omit<CreateBlockInput, "teamId" | "draft"> & Omit<UpdateBlockInput, "id" | "revision" | "draft">;

function portInput({ key, name, net, ioType, direction, netType, minVoltage, maxVoltage }: PortDraft) {
  return {
    key,
    name: name.trim(),
    net: net || null,
    ioType: ioType || null,
    direction: direction || null,
    netType,
    minVoltage: readNumber(minVoltage) ?? null,
    maxVoltage: readNumber(maxVoltage) ?? null,
  };
}
