import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from "../../wire/graphql.ts";

/** A page's size where none is asked for, as `readPage` takes it. */
const USUAL_SIZE = 10;

type NamedType = NonNullable<ReturnType<typeof getNamedType>>;

/**
 * How many fields the answer to an operation may hold: those of a list that is asked for by pages count as often as a page has
 * entries. What else is a list is as long as the design is, which nobody chooses in a query, and counts once.
 */
export function countAnswerFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): number {
  const root = schema.getRootType(operation.operation);
  return root ? new AnswerCount(schema, document, valuesOf(operation, given)).of(operation.selectionSet, root, 1) : 0;
}

/** The variables, with those that have a default. */
function valuesOf({ variableDefinitions }: OperationDefinitionNode, given: Readonly<Record<string, unknown>>) {
  const defaults = (variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...given };
}

class AnswerCount {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #values: Readonly<Record<string, unknown>>;
  /** By fragment and page size: spread again it counts the same, and is not gone through again. */
  readonly #counted = new Map<string, number>();

  constructor(schema: GraphQLSchema, document: DocumentNode, values: Readonly<Record<string, unknown>>) {
    this.#schema = schema;
    this.#values = values;
    this.#fragments = new Map(
      document.definitions.flatMap((definition) =>
        definition.kind === "FragmentDefinition" ? [[definition.name.value, definition] as const] : [],
      ),
    );
  }

  /** `size`: how many entries a list among these fields has, where the field around them was asked for a page. */
  of({ selections }: SelectionSetNode, type: NamedType, size: number): number {
    let sum = 0;
    for (const selection of selections) {
      if (selection.kind === "Field") sum += this.#ofField(selection, type, size);
      else if (selection.kind === "FragmentSpread") sum += this.#ofFragment(selection.name.value, size);
      else {
        const on = selection.typeCondition && this.#schema.getType(selection.typeCondition.name.value);
        sum += this.of(selection.selectionSet, on ?? type, size);
      }
    }
    return sum;
  }

  #ofFragment(name: string, size: number): number {
    const key = `${name} ${size}`;
    const known = this.#counted.get(key);
    if (known !== undefined) return known;
    // One that spreads itself is refused by validation, before anything counts.
    this.#counted.set(key, 0);
    const fragment = this.#fragments.get(name);
    const type = fragment && this.#schema.getType(fragment.typeCondition.name.value);
    const count = type ? this.of(fragment.selectionSet, type, size) : 0;
    this.#counted.set(key, count);
    return count;
  }

  #ofField(field: FieldNode, parent: NamedType, size: number): number {
    const definition = "getFields" in parent ? parent.getFields()[field.name.value] : undefined;
    // The type's name, and what describes the schema.
    if (!definition || !("args" in definition)) return 1;
    const own = this.#sizeAskedOf(field, definition.args);
    const isList = isListOf(definition.type);
    const type = getNamedType(definition.type);
    const below = field.selectionSet && isCompositeType(type) ? field.selectionSet : undefined;
    const each = 1 + (below ? this.of(below, type, isList ? 1 : (own ?? 1)) : 0);
    return isList ? each * (own ?? size) : each;
  }

  /** Undefined of a field that has no pages. */
  #sizeAskedOf(
    { arguments: given = [] }: FieldNode,
    args: readonly { readonly name: string; readonly type: Parameters<typeof getNamedType>[0] }[],
  ): number | undefined {
    for (const { name, type } of args) {
      const named = getNamedType(type);
      const holdsSize = isInputObjectType(named) && "size" in named.getFields();
      if (!holdsSize && name !== "size") continue;
      const node = given.find((argument) => argument.name.value === name)?.value;
      const value: unknown = node && valueFromASTUntyped(node, { ...this.#values });
      const size: unknown =
        holdsSize && typeof value === "object" && value !== null && "size" in value ? value.size : value;
      return typeof size === "number" ? Math.max(1, size) : USUAL_SIZE;
    }
    return undefined;
  }
}

function isListOf(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}
