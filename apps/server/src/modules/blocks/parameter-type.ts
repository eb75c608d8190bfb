import {
  type Parameter as ParameterRecord,
  REQUIRED_TYPES,
  SEARCH_TYPES,
  SERIES_NAMES,
  VALUE_TYPES,
  VIEW_TYPES,
} from "@tracewright/blocks";
import { builder } from "../../wire/builder.ts";

export const SearchType = builder.enumType("SearchType", {
  description: "EQUAL: one value. OPTION_RANGE: one of the options. VALUE_RANGE: anything between the limits.",
  values: SEARCH_TYPES,
});
export const ViewType = builder.enumType("ViewType", { values: VIEW_TYPES });
export const RequiredType = builder.enumType("RequiredType", { values: REQUIRED_TYPES });
export const ValueType = builder.enumType("ValueType", { values: VALUE_TYPES });
export const Series = builder.enumType("BlockValueSeries", {
  description: "A computed value is replaced by the nearest of this series of IEC 60063.",
  values: SERIES_NAMES,
});

export const Parameter = builder.objectRef<ParameterRecord>("Parameter").implement({
  description: "A figure of a block that a project may choose, or that follows from others.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Its name in expressions." }),
    name: t.string({
      resolve: ({ name, koreanName }, _args, { language }) => (language === "ko" && koreanName) || name,
    }),
    unit: t.string({ nullable: true, resolve: ({ unit }) => unit ?? null }),
    value: t.string({
      nullable: true,
      description: "With its unit: 4.7 kΩ.",
      resolve: ({ value }) => value ?? null,
    }),
    minValue: t.float({ nullable: true, description: "In the base unit.", resolve: ({ min }) => min ?? null }),
    maxValue: t.float({ nullable: true, resolve: ({ max }) => max ?? null }),
    viewType: t.field({ type: ViewType, nullable: true, resolve: ({ viewType }) => viewType }),
    searchType: t.field({ type: SearchType, nullable: true, resolve: ({ searchType }) => searchType }),
    requiredType: t.field({ type: RequiredType, nullable: true, resolve: ({ requiredType }) => requiredType }),
    valueType: t.field({ type: ValueType, resolve: ({ valueType }) => valueType }),
    optionValues: t.stringList({ resolve: ({ options }) => [...(options ?? [])] }),
    expression: t.string({ nullable: true, resolve: ({ formula }) => formula ?? null }),
    series: t.field({ type: Series, nullable: true, resolve: ({ series }) => series ?? null }),
    tolerance: t.float({
      nullable: true,
      description: "0.01 is ±1 %; null: unknown.",
      resolve: ({ tolerance }) => tolerance ?? null,
    }),
  }),
});
