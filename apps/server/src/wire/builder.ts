import SchemaBuilder from "@pothos/core";
import { GraphQLError } from "./graphql.ts";
import type { RequestContext } from "./request-context.ts";

/** The one GraphQL builder; each module adds its part and `schema.ts` lists them. */
export const builder = new SchemaBuilder<{
  Context: RequestContext;
  DefaultFieldNullability: false;
  Scalars: {
    DateTime: { Input: Date; Output: Date };
    Upload: { Input: File; Output: never };
    JSON: { Input: unknown; Output: unknown };
    ID: { Input: string; Output: string };
  };
}>({ defaultFieldNullability: false });

builder.queryType();
builder.mutationType();
builder.subscriptionType();

builder.scalarType("DateTime", {
  description: "A moment, ISO 8601 in UTC.",
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const date = new Date(String(value));
    if (Number.isNaN(date.getTime())) throw new GraphQLError(`"${value}" is not a date`);
    return date;
  },
});

builder.scalarType("JSON", {
  description: "Any JSON value.",
  serialize: (value) => value,
  parseValue: (value) => value,
});
