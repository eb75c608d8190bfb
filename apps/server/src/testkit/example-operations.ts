import {
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "../wire/graphql.ts";

export interface ExampleOperation {
  readonly name: string;
  readonly kind: "query" | "mutation" | "subscription";
  /** The operation with an input made from the schema; `values` gives those of fields by their names. */
  write(values: Readonly<Record<string, string>>): { readonly query: string; readonly input: unknown };
}

/** One call of every operation of a schema: all its required inputs, and as little of its answer as GraphQL allows. */
export function exampleOperations(schema: GraphQLSchema): readonly ExampleOperation[] {
  const roots = [
    ["query", schema.getQueryType()],
    ["mutation", schema.getMutationType()],
    ["subscription", schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).map((field) => ({
      name: field.name,
      kind,
      write: (values: Readonly<Record<string, string>>) => {
        const argument = field.args.find(({ name }) => name === "input");
        const [declared, passed] = argument ? [`($input: ${argument.type})`, "(input: $input)"] : ["", ""];
        return {
          query: `${kind} ${declared} { ${field.name}${passed}${selectionOf(field.type)} }`,
          input: argument && exampleOf(argument.type, "input", values),
        };
      },
    })),
  );
}

function exampleOf(type: GraphQLInputType, name: string, values: Readonly<Record<string, string>>): unknown {
  if (isNonNullType(type)) return exampleOf(type.ofType, name, values);
  if (isListType(type)) return [exampleOf(type.ofType, name, values)];
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) || values[field.name] !== undefined)
        .map((field) => [field.name, exampleOf(field.type, field.name, values)]),
    );
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (type.name === "Boolean") return true;
  if (type.name === "Int" || type.name === "Float") return 0;
  if (type.name === "DateTime") return "2026-01-01T00:00:00.000Z";
  return values[name] ?? "x";
}

/** One field of each object on the way to a value. */
function selectionOf(type: GraphQLOutputType): string {
  if (isNonNullType(type) || isListType(type)) return selectionOf(type.ofType);
  if (isLeafType(type)) return "";
  if (isAbstractType(type) || !isObjectType(type)) return " { __typename }";
  const fields = Object.values(type.getFields()).filter(({ args }) => args.length === 0);
  const leaf = fields.find((field) => selectionOf(field.type) === "");
  return ` { ${leaf?.name ?? "__typename"} }`;
}
