import type { DocumentNode, FieldNode, OperationDefinitionNode, SelectionSetNode } from "../../wire/graphql.ts";

/** The schema's fields that an operation asks for at its top, whatever aliases and fragments they come in. */
export function rootFieldsOf(document: DocumentNode, operation: OperationDefinitionNode): readonly string[] {
  return [...new Set(rootSelections(document, operation).map(({ name }) => name.value))];
}

/** Whole designs, taken apart: each counts as so many answers. */
export const DESIGN_WEIGHT = 5;
const DESIGNS: ReadonlySet<string> = new Set(["edaProjectLayout", "edaProjectLayoutV2", "edaProjectLogic"]);

/** How many answers an operation asks for at its top: each alias has its own. */
export function countRootFields(document: DocumentNode, operation: OperationDefinitionNode): number {
  const names = new Map(
    rootSelections(document, operation).map(({ alias, name }) => [(alias ?? name).value, name.value]),
  );
  return [...names.values()].reduce((sum, name) => sum + (DESIGNS.has(name) ? DESIGN_WEIGHT : 1), 0);
}

/** Each fragment is gone through once: spread again it asks for the same. */
function rootSelections(document: DocumentNode, operation: OperationDefinitionNode): readonly FieldNode[] {
  const fields: FieldNode[] = [];
  const seen = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === "Field") fields.push(selection);
      else if (selection.kind === "InlineFragment") collect(selection.selectionSet);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        for (const definition of document.definitions)
          if (definition.kind === "FragmentDefinition" && definition.name.value === selection.name.value)
            collect(definition.selectionSet);
      }
    }
  };
  collect(operation.selectionSet);
  return fields;
}
